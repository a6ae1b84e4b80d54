import Driver
import Files

exitProcess(Driver.main(Array(CommandLine.arguments.dropFirst())))
