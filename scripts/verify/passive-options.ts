import { checkBaseUrl, checkPathSegment } from '../../src/client/checks.ts'
import { UsageError, wholeNumber } from '../../src/command.ts'

/** The help text of the options below, for the help of `verify`. */
export const PASSIVE_HELP = `  --har FILE         judge recorded traffic instead of sending requests: a HAR from a browser,
                     Playwright or a gateway. With --url, only traffic of that service; otherwise,
                     the file must contain traffic of only one service
  --listen PORT      judge the traffic of your own tests: forward everything to --url until Ctrl-C, or
                     until TEST-COMMAND, which gets the address in API_URL, ends; 0 is any free port
  --host HOST        address for --listen (default 127.0.0.1)
  --until-idle S     end --listen after S seconds without requests, but not before the first one`

/** The options of `verify` for recorded traffic and merging, as `parseArgs` expects them. */
export const PASSIVE_OPTIONS = {
  har: { type: 'string' },
  listen: { type: 'string' },
  host: { type: 'string' },
  'until-idle': { type: 'string' },
  project: { type: 'string' },
  merge: { type: 'boolean' },
} as const

/** Options that apply only to runs that send requests. */
const ACTIVE = [
  'target',
  'fixtures',
  'tier',
  'write-fixtures',
  'name',
  'budget',
  'rate',
  'time-limit',
  'operation',
  'seed',
  'dry-run',
  'compare',
  'settle',
  'allow-cost',
  'budget-ms',
  'clean-up',
] as const

/** What fails a run, and what its reports show. */
export interface ReportOptions {
  reports: string
  strict: boolean
  verbose: boolean
  /** Minimum share of verified facts, from 0 to 1. */
  minVerified?: number
  /** Path of the ledger of an earlier run. */
  baseline?: string
  /** Base URL of the docs. */
  docs?: string
}

export interface MergeOptions extends ReportOptions {
  files: string[]
}

/** How to listen for the traffic of a team's own tests. */
export interface Listening {
  port: number
  host: string
  untilIdleMs?: number
  /** The command to run, with its arguments. */
  command?: [string, ...string[]]
}

export interface PassiveRun extends ReportOptions {
  source: { har: string } | { listen: Listening }
  /** Base URL of the service; optional for a HAR. */
  url?: string
  project?: string
  codehost?: string
}

type Texts = Partial<Record<'url' | 'codehost' | Exclude<keyof typeof PASSIVE_OPTIONS, 'merge'>, string>>
type Values = Texts & Partial<Record<(typeof ACTIVE)[number] | 'merge', unknown>>

/** Splits off the command after `--`. */
export function splitCommand(given: string[]): { args: string[]; command: string[] | undefined } {
  const end = given.indexOf('--')
  return end < 0 ? { args: given, command: undefined } : { args: given.slice(0, end), command: given.slice(end + 1) }
}

/** Reads the options for recorded traffic and merging; `undefined` if there are none. @throws {@link UsageError} */
export function readPassiveOptions(
  values: Values,
  positionals: string[],
  command: string[] | undefined,
  report: ReportOptions,
): { passive: PassiveRun } | { merge: MergeOptions } | undefined {
  const { url, codehost, har, listen, host, project, 'until-idle': untilIdle } = values
  const modes = (['har', 'listen', 'merge'] as const).filter((name) => values[name] !== undefined)
  const [mode, ...others] = modes
  const own = { host, 'until-idle': untilIdle, 'COMMAND after --': command }
  if (mode !== 'listen') {
    const [name] = Object.entries(own).find(([, value]) => value !== undefined) ?? []
    if (name !== undefined) throw new UsageError(`${name.replace(/^[a-z]/, '--$&')} needs --listen. See --help.`)
  }
  if (mode === undefined) return undefined
  const foreign: string[] = [
    ...others,
    ...ACTIVE.filter((name) => values[name] !== undefined && values[name] !== false),
  ]
  if (mode === 'merge') foreign.push(...(['url', 'project', 'codehost'] as const).filter((name) => values[name]))
  if (foreign.length > 0) throw new UsageError(`--${mode} and --${foreign[0]} cannot be combined.`)
  if (mode === 'merge') {
    if (positionals.length < 2) throw new UsageError(`--merge needs two or more ledgers, not ${positionals.length}.`)
    return { merge: { files: positionals, ...report } }
  }
  if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'. See --help.`)
  if (har === '') throw new UsageError('--har needs a file name.')
  if (listen !== undefined && url === undefined)
    throw new UsageError('--listen needs --url URL, the service to forward requests to.')
  if (command?.length === 0) throw new UsageError('A command must follow --, such as: -- npm test')
  const [file, ...args] = command ?? []
  try {
    return {
      passive: {
        source:
          listen === undefined
            ? { har: String(har) }
            : {
                listen: {
                  port: wholeNumber('--listen', listen, 0, 65_535),
                  host: host || '127.0.0.1',
                  ...(untilIdle !== undefined && {
                    untilIdleMs: 1000 * wholeNumber('--until-idle', untilIdle.replace(/s$/, ''), 1),
                  }),
                  ...(file !== undefined && { command: [file, ...args] }),
                },
              },
        ...(url !== undefined && { url: checkBaseUrl('--url', url) }),
        ...(project !== undefined && { project: checkPathSegment('--project', project) }),
        ...(codehost !== undefined && { codehost: checkPathSegment('--codehost', codehost) }),
        ...report,
      },
    }
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}
