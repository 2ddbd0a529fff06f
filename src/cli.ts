#!/usr/bin/env node
/** Entry point of the `project-resources` command. */
import manifest from '../package.json' with { type: 'json' }
import { runCommand, UsageError } from './command.ts'
import { DataFileError } from './sandbox/node/data-file.ts'
import { runSandbox } from './sandbox/node/main.ts'

const HELP = `Usage: project-resources sandbox [options]

  sandbox     run a local version of the service; see project-resources sandbox --help
  --version   show the package version
  --help      show this help`

/** Oldest supported version of Node: earlier ones lack language features that the sandbox uses. */
const OLDEST_NODE = manifest.engines.node.replace('>=', '')

await runCommand(async () => {
  if (process.versions.node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0) {
    throw new UsageError(`project-resources needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}.`)
  }
  const [command, ...args] = process.argv.slice(2)
  if (command === 'sandbox') return runSandbox(args)
  if (command === '--version') return console.log(manifest.version)
  if (command === undefined || command === '--help') return console.log(HELP)
  throw new UsageError(`Unknown command "${command}". See --help.`)
}, DataFileError)
