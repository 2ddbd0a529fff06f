import { parseArgs, styleText } from 'node:util'
import { InvalidArgumentError } from '../../../client/checks.ts'
import { oneOf, parsePort, UsageError } from '../../../command.ts'
import { printable } from '../../../printable.ts'
import { stopSignal } from '../../../stop-signal.ts'
import { InvalidSeed } from '../../kit/errors.ts'
import { MAX_DELAY } from '../../kit/faults/delay.ts'
import type { RequestSummary } from '../../kit/journal/exchange.ts'
import { ACCESS_HELP, ACCESS_OPTIONS, accessOptions, exposureWarning } from '../../kit/node/control-access.ts'
import { damaged } from '../../kit/node/data-file.ts'
import { readTls, serveSandbox } from '../../kit/node/serve.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { SCENARIOS, scenarioNames } from '../scenarios.ts'
import { SCHEMA } from '../tables.ts'
import type { SeedFile } from './seed-file.ts'
import { openStateFile } from './state-file.ts'

const help = (command: string) => `Usage: ${command} [options]
       ${command} --init [FILE]
       ${command} --export [FILE] [--data FILE | --seed FILE]

Runs a local version of the service: all operations, with state, without an account or network.

  --port N         TCP port; 0 chooses a free one (default 4010)
  --host ADDRESS   address to listen on (default localhost, which is this machine only: 127.0.0.1 and, if possible, ::1)
  --seed FILE      starts with your own data in this file, YAML or JSON; with --data, only if the data file is new;
                   reset always restores the seed
  --init [FILE]    writes a commented seed to start from, and exits (default sandbox.yaml; - is stdout)
  --export [FILE]  writes the state in --data, or that of a new sandbox, as a seed, and exits (default -, which is
                   stdout; JSON if FILE ends with .json); of a running sandbox: curl URL/_sandbox/snapshot
  --data FILE      stores the state in a file, a SQLite database, and continues from it (default: the state is lost at
                   exit). To back up, copy it while nothing is written; to restore, stop the sandbox first. Clock,
                   faults, scenarios, switches, journal and named snapshots are not stored
  --now MOMENT     stops the clock at a moment such as 2026-03-10T09:30:00Z (default: the clock runs)
  --live           lets containers, runs, builds, domains and the cost of the day change with the clock (default: only
                   calls change resources)
  --latency MS     delay of every operation in milliseconds, such as 100 or, chosen for each call, 50-200
  --scenario NAME  starts with a scenario; can be repeated:
${scenarioNames.map((name) => `                   ${name.padEnd(18)}${SCENARIOS[name].description}`).join('\n')}
  --codehost NAME  path segment of the code-hosting provider (default codehost)
  --docs FOLDER    serves the API docs in this folder at /docs (in a checkout: dist/docs, the output of npm run docs)
${ACCESS_HELP}
  --tls-cert FILE, --tls-key FILE
                   serves HTTPS with this certificate and its private key, both in PEM (default: HTTP)
  --help           show this help

Exit code: 0 if you stop it (npm is terminated by SIGINT), 2 for bad usage, a port in use, or an unusable file.`

/**
 * Runs the sandbox until it is stopped. Prints what is wrong in an invalid seed.
 *
 * @throws UsageError or a `parseArgs` error
 */
export async function runSandbox(args: string[], options: RunSandboxOptions = {}): Promise<void> {
  await run(args, options).catch(async (error) => {
    if (error instanceof (await seedFiles()).SeedFileError) console.error(error.lines.join('\n'))
    throw error
  })
}

// What few users need is loaded only then, so that the sandbox starts fast.
const seedFiles = () => import('./seed-file.ts')

interface RunSandboxOptions extends Pick<SandboxOptions, 'page'> {
  /** The command as the user calls it. */
  command?: string
}

async function run(args: string[], { command = 'project-resources sandbox', page }: RunSandboxOptions): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: 'localhost' },
      seed: { type: 'string' },
      init: { type: 'boolean', default: false },
      export: { type: 'boolean', default: false },
      data: { type: 'string' },
      now: { type: 'string' },
      live: { type: 'boolean', default: false },
      latency: { type: 'string' },
      scenario: { type: 'string', multiple: true, default: [] },
      codehost: { type: 'string' },
      docs: { type: 'string' },
      ...ACCESS_OPTIONS,
      'tls-cert': { type: 'string' },
      'tls-key': { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(help(command))
  const [output, ...more] = positionals
  const isRunning = !values.init && !values.export
  if (more.length > 0 || (output !== undefined && isRunning)) {
    throw new UsageError(`"${more[0] ?? output}" is not an option. See --help.`)
  }
  if (values.init && values.export) throw new UsageError('Give --init or --export, not both.')
  if (values.init) return (await seedFiles()).writeStarter(output ?? 'sandbox.yaml', command)
  const port = parsePort(values.port)
  if (values.host === '') throw new UsageError('--host needs an address, such as 127.0.0.1.')
  if (values.data === '') throw new UsageError('--data needs the name of a file.')
  if (values.seed === '') throw new UsageError('--seed needs the name of a file.')
  if (values.docs === '') throw new UsageError('--docs needs the name of a folder.')
  const access = accessOptions(values, process.env)
  const scenarios = values.scenario.map((name) => oneOf('--scenario', name, scenarioNames))
  const latency = values.latency === undefined ? undefined : parseLatency(values.latency)
  const seed = values.seed ? await (await seedFiles()).readSeedFile(values.seed) : undefined
  if (values.export) {
    const { exportSeed, readState } = await seedFiles()
    const state = values.data === undefined ? undefined : await readState(values.data)
    const options = { ...(values.now !== undefined && { now: values.now }), ...(state && { snapshot: state }) }
    const sandbox = create(values.data, seed, { ...options, ...(seed && { seed: seed.seed }) })
    return exportSeed(output ?? '-', sandbox.snapshot())
  }
  const tls = await readTls(values['tls-cert'], values['tls-key'])
  const docs = values.docs ? (await import('../../kit/node/docs.ts')).createDocs(values.docs) : undefined
  const file = values.data ? await openStateFile(values.data) : undefined
  try {
    const sandbox = create(values.data, seed, {
      ...(page && { page }),
      log: createRequestLog(),
      live: values.live,
      scenarios,
      ...(latency && { latency }),
      ...(values.now !== undefined && { now: values.now }),
      ...(values.codehost !== undefined && { codehost: values.codehost }),
      ...(seed && { seed: seed.seed }),
      ...(file?.snapshot && { snapshot: file.snapshot }),
      ...(file && { save: file.save }),
    })
    if (file && !file.snapshot) {
      await file.save({ replaces: true, changes: SCHEMA.changesOf(sandbox.snapshot()) }).catch((error: Error) => {
        throw new UsageError(`The data file cannot be used: ${error.message}.`, { cause: error })
      })
    }
    const served = await serveSandbox(sandbox, {
      port,
      host: values.host,
      ...access,
      ownProcess: true,
      docs,
      tls,
    }).catch((error) => cannotListen(error, values.host, port))
    // Handle signals before printing: a program that reads the output may stop the sandbox at once.
    const stopped = stopSignal()
    const { tokens, project_id } = sandbox.fixtures()
    const url = access.publicUrl ?? served.url
    const hint = docs?.isBuilt() ? '' : `${values.docs} has no index.html; in a checkout, run npm run docs, then open `
    const lines = [
      ...(file ? [`${file.snapshot ? 'Continuing from' : 'Storing the state in the new file'} ${values.data}.`] : []),
      ...(file?.snapshot && seed ? [`${values.data} has a state, so only reset uses ${values.seed}.`] : []),
      `Sandbox ready at ${served.url}`,
      `Console: ${url}/`,
      `${tokens.owner ? `Owner token: ${tokens.owner}` : `${project_id} has no valid owner token`} (other tokens: ${url}/_sandbox/fixtures; all resources: ${url}/_sandbox)`,
      `Try: curl -H 'Authorization: Bearer ${tokens.owner ?? tokens.member ?? 'TOKEN'}' ${url}/v2/projects/${project_id}/api-keys`,
      ...(docs ? [`Docs: ${hint}${url}/docs/`] : []),
      'Press Ctrl-C to stop.',
    ]
    if (!served.isLocal) console.error(exposureWarning(served.url, access))
    if (served.isShadowed) {
      const port = served.url.split(':').at(-1)
      console.error(
        `Warning: another program is using port ${port} on ::1, so localhost may reach that program. Use ${served.url}.`,
      )
    }
    console.log(lines.join('\n'))
    await stopped
    await served.close()
  } finally {
    await file?.close()
  }
}

function create(file: string | undefined, seed: SeedFile | undefined, options: SandboxOptions): Sandbox {
  try {
    return createSandbox(options)
  } catch (error) {
    if (error instanceof InvalidSeed) {
      throw error.option === 'seed' && seed ? seed.explain(error) : damaged(String(file), error)
    }
    if (error instanceof RangeError)
      throw new UsageError(`${options.now === undefined ? '' : '--now: '}${error.message}`)
    if (error instanceof InvalidArgumentError) throw new UsageError(`--${error.message}`)
    throw error
  }
}

function parseLatency(text: string): { min: number; max: number } {
  const [, min, max = min] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  if (Number(min) <= Number(max) && Number(max) <= MAX_DELAY) return { min: Number(min), max: Number(max) }
  throw new UsageError(
    `--latency must be milliseconds, at most ${MAX_DELAY}, such as 100, or a range such as 50-200; it is "${text}".`,
  )
}

function cannotListen({ code }: NodeJS.ErrnoException, host: string, port: number): never {
  if (code === 'EADDRINUSE') throw new UsageError(`Port ${port} is in use; choose another one with --port.`)
  throw new UsageError(`The sandbox cannot listen on ${host}, port ${port} (${code}); see --host and --port.`)
}

/** Delay until lines are printed: printing each line by itself would take longer than responding. */
const BATCH_MS = 20

/** Creates a function that prints a line per request. It is coloured if stdout is a terminal and NO_COLOR is not set. */
function createRequestLog(): (request: RequestSummary) => void {
  const { stdout } = process
  const hasColours = styleText('red', 'x', { stream: stdout }) !== 'x'
  let batch = ''
  const print = () => {
    stdout.write(batch)
    batch = ''
  }
  return ({ at, method, path, status, durationMs, operation, reason }) => {
    // Not `cork`, which may write each line by itself.
    if (batch === '') setTimeout(print, BATCH_MS)
    const when = `${at.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}Z`
    const colour = status === 0 || status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green'
    const outcome = status === 0 ? 'dropped' : String(status)
    const shown = hasColours ? styleText(colour, outcome, { validateStream: false }) : outcome
    const why = printable([operation, reason].filter(Boolean).join(': '))
    const place = printable(path)
    batch += `${when} ${method} ${place} ${shown} ${durationMs.toFixed(1)} ms${why && ` ${why}`}\n`
  }
}
