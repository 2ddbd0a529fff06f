#!/usr/bin/env node
/** The package's command, `project-resources`. */
import manifest from '../package.json' with { type: 'json' }
import { runCommand, UsageError } from './command.ts'
import { DataFileError } from './sandbox/node/data-file.ts'
import { runSandbox } from './sandbox/node/main.ts'

const HELP = `Usage: project-resources sandbox [options]

  sandbox     run the service on this machine; see project-resources sandbox --help
  --version   show the version of the package
  --help      show this help`

/** Older versions lack language features that the sandbox uses. */
const OLDEST_NODE = 22

await runCommand(async () => {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new UsageError(`This needs Node ${OLDEST_NODE} or later, not ${process.versions.node}; install a newer one.`)
  }
  const [command, ...args] = process.argv.slice(2)
  if (command === 'sandbox') return runSandbox(args)
  if (command === '--version') return console.log(manifest.version)
  if (command === undefined || command === '--help') return console.log(HELP)
  throw new UsageError(`Unknown command "${command}". See --help.`)
}, DataFileError)
