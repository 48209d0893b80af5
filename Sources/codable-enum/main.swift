import CodableEnumCLI

CommandLineTool.main()
