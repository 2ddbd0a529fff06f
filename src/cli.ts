#!/usr/bin/env node
/** The command that the package brings, `project-resources`. */
import manifest from '../package.json' with { type: 'json' }
import { runCommand, UsageError } from './command.ts'
import { DataFileError } from './sandbox/node/data-file.ts'
import { runSandbox } from './sandbox/node/main.ts'

const HELP = `Usage: project-resources sandbox [options]

  sandbox     runs the service on this machine; see project-resources sandbox --help
  --version   shows the version of the package`

/** Older ones lack parts of the language that the sandbox uses. */
const OLDEST_NODE = 22

await runCommand(async () => {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new UsageError(
      `This needs Node ${OLDEST_NODE} or later and runs on ${process.versions.node}; install a newer one.`,
    )
  }
  const [command, ...args] = process.argv.slice(2)
  if (command === 'sandbox') return runSandbox(args)
  if (command === '--version') return console.log(manifest.version)
  if (command === undefined || command === '--help') return console.log(HELP)
  throw new UsageError(`There is no command "${command}"; there is sandbox. See --help.`)
}, DataFileError)
