// The tool as the build-tool plugin runs it.
import CodableEnumCLI

CommandLineTool.main(.building)
