/** Compares the client and the sandbox with alternatives, and the pages of the docs with their budget, in one run. */
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { oneOf, runCommand } from '../src/command.ts'
import { measureClient } from './bench/client.ts'
import { measureDocs, tableOf } from './bench/figures.ts'
import { measureEventPages, measureReads } from './bench/in-process.ts'
import { measureServers } from './bench/servers.ts'
import { CONTENDERS } from './package/install.ts'

const MEASURE = {
  client: measureClient,
  sandbox: measureServers,
  reads: measureReads,
  events: measureEventPages,
  docs: measureDocs,
}
const PARTS = Object.keys(MEASURE) as (keyof typeof MEASURE)[]

const HELP = `Usage: npm run bench [-- options]

Compares, in one run: the client with those of hey-api, orval and openapi-fetch, in size and CPU time (client); the sandbox with
Prism and a bare Hono server (sandbox), its reads in process with a bare Hono app (reads), and its pages of events among few and
many resources (events); and the pages of the docs with their budget (docs). Prints Markdown tables for scripts/docs/guides/figures.md. In parentheses is the ratio of our figure to theirs, which hardly depends on the machine.
Takes about five minutes. Needs Linux and, to install hey-api and orval in a temporary folder, the npm registry.

  --only PART  measure only this part: ${PARTS.join(', ')}
  --help       show this help

Exit code: 0 if everything is measured, 1 if measuring fails, 2 for bad usage.`

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)
  const parts = values.only === undefined ? PARTS : [oneOf('--only', values.only, PARTS)]
  console.log(versions())
  for (const part of parts) {
    console.error(`bench: measuring ${part}`)
    console.log(`\n${tableOf(await MEASURE[part]())}`)
  }
})

/** The versions of what is compared, and of what bundles and runs it. */
function versions(): string {
  const { devDependencies } = manifest
  const compared = {
    Node: process.versions.node,
    'hey-api': CONTENDERS['@hey-api/openapi-ts'],
    orval: CONTENDERS.orval,
    'openapi-fetch': devDependencies['openapi-fetch'],
    Prism: devDependencies['@stoplight/prism-cli'],
    Hono: devDependencies.hono,
    esbuild: devDependencies.esbuild,
  }
  return Object.entries(compared)
    .map((entry) => entry.join(' '))
    .join(', ')
}
