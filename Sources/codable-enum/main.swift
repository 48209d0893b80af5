import CodableEnumCLI
import CodableEnumContractCLI

CommandLineTool.main(.all)
