import CodableEnumCLI
import CodableEnumContractCLI

CommandLineTool.main(contract: WireCommands.self)
