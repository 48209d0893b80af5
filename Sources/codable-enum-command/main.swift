// The program of the command plugins: the tool without the commands that need the contract.
import CodableEnumCLI

CommandLineTool.main()
