import CodableEnumCLI
import CodableEnumContractCLI

CommandLineTool.main(AllContractCommands())
