#!/usr/bin/env node
/** The command `project-resources`, and `npm run` with each of its verbs in a checkout. Loads only the code of the verb. */
import module from 'node:module'
import manifest from '../package.json' with { type: 'json' }
import { oldNodeMessage } from '../src/check-node.ts'
import { InvalidArgumentError } from '../src/client/checks.ts'
import { runCommand, UsageError } from '../src/command.ts'
import { called } from './called.ts'

// Node keeps compiled code in the folder for temporary files, so that later starts are faster; NODE_DISABLE_COMPILE_CACHE=1
// turns this off. Versions of Node that are too old lack the function.
module.enableCompileCache?.()

interface Verb {
  does: string
  example: string
  run: (args: string[]) => Promise<void>
}

const VERBS: Record<string, Verb> = {
  sandbox: {
    does: 'run a local version of the service, without an account or network',
    example: '--port 4010',
    run: async (args) => {
      const page = async () => (await import('../src/sandbox/api/node/bundle-console.ts')).bundleConsole()
      await (await import('../src/sandbox/api/node/main.ts')).runSandbox(args, { command: called('sandbox'), page })
    },
  },
  verify: {
    does: 'verify, fact by fact, that a service conforms to openapi.yaml',
    example: '--url https://api.example.com --project ID',
    run: async (args) => (await import('./verify.ts')).runVerify(args),
  },
  judge: {
    does: 'judge recorded traffic of a service instead of sending requests',
    example: 'recorded.har',
    run: async (args) => (await import('./judge.ts')).runJudge(args),
  },
  'clean-up': {
    does: 'remove what a run of verify left behind',
    example: 'ledger.json --url https://api.example.com --project ID',
    run: async (args) => (await import('./clean-up.ts')).runCleanUp(args),
  },
  diff: {
    does: 'compare two versions of openapi.yaml, and say whom each change breaks',
    example: 'old.yaml new.yaml',
    run: async (args) => (await import('./diff.ts')).runDiff(args),
  },
  call: {
    does: 'call an operation of the service, and print its result as JSON',
    example: 'getProjectCost --url https://api.example.com --project ID',
    run: async (args) => (await import('./call.ts')).runCall(args),
  },
  mcp: {
    does: 'give AI assistants the docs, and the operations as tools',
    example: '--sandbox',
    run: async (args) => (await import('./mcp.ts')).runMcp(args),
  },
}

const HELP = `Usage: project-resources VERB [options]

${Object.entries(VERBS)
  .map(([name, { does, example }]) => `  ${name.padEnd(10)}${does}\n            ${called(name)} ${example}\n`)
  .join('\n')}
  --version   show the package version
  --help      show this help; after a verb, show its options

Next: run the sandbox, and in another terminal verify it as if it were your service:
  API_TOKEN=sandbox-owner-token ${called('verify')} --url http://127.0.0.1:4010 --project p-sandbox`

await runCommand(async () => {
  const tooOld = oldNodeMessage()
  if (tooOld) throw new UsageError(tooOld)
  const [name, ...args] = process.argv.slice(2)
  if (name === '--version') return console.log(manifest.version)
  if (name === '--help' || name === 'help') return console.log(HELP)
  const known = Object.keys(VERBS).join(', ')
  if (name === undefined) throw new UsageError(`Give a verb: ${known}. See project-resources --help.`)
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (!verb) throw new UsageError(`"${name}" is not a verb; the verbs are ${known}. See project-resources --help.`)
  await verb.run(args)
}, InvalidArgumentError)
