/** Options that say which service a command is about, and how to call it: the same for every verb. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { checkBaseUrl, checkPathSegment, checkToken } from '../src/client/checks.ts'
import { milliseconds, UsageError, wholeNumber } from '../src/command.ts'
import { nearest } from '../src/nearest.ts'

/** Options that name a project of a service. */
export const PROJECT_OPTIONS = {
  url: { type: 'string' },
  project: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

/** Options of a client that calls the project. */
export const CONNECTION_OPTIONS = {
  ...PROJECT_OPTIONS,
  codehost: { type: 'string' },
  timeout: { type: 'string' },
  retries: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const CONNECTION_HELP = `  --url URL         base URL of the service (default: API_URL)
  --project ID      ID of the project (default: PROJECT_ID)
  --codehost NAME   path segment of the code-hosting provider (default codehost)
  --timeout TIME    time limit, including retries, such as 5s or 500ms (default 30s)
  --retries N       maximum number of retries, if repeating the operation is safe (default 2)`

/** The client's options. */
export interface ClientConnection {
  baseUrl: string
  token: string
  projectId: string
  codehost?: string
  timeoutMs?: number
  retries?: number
}

type ConnectionValues = Partial<Record<keyof typeof CONNECTION_OPTIONS, string>>

/**
 * Parses options. Accepts `-` for each `_` in a name.
 *
 * @param verb as the user calls it, for the advice on help
 * @throws UsageError, or an error of `parseArgs`, for bad usage
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  given: string[],
  options: Options,
  verb: string,
  allowPositionals = false,
) {
  const args = given.map((arg) =>
    arg.replace(/^--[\w-]+/, (option) => {
      const name = option.slice(2).replaceAll('-', '_')
      return Object.hasOwn(options, name) ? `--${name}` : option
    }),
  )
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name))
  if (unknown?.kind === 'option') {
    const { name, rawName } = unknown
    const likely = nearest(name, Object.keys(options))
    const advice =
      name === 'token'
        ? '; set API_TOKEN instead, because other users of the machine may see the arguments of a process.'
        : likely && `. Did you mean --${likely}?`
    if (advice) throw new UsageError(`Unknown option '${rawName}'${advice} See ${verb} --help.`)
  }
  return parseArgs({ args, options, allowPositionals })
}

/**
 * Reads the base URL and the project: each from its option, otherwise from its environment variable.
 *
 * @throws InvalidArgumentError
 */
export function readProject(
  { url, project }: ConnectionValues,
  { API_URL, PROJECT_ID }: NodeJS.ProcessEnv = {},
): { baseUrl?: string; projectId?: string } {
  const baseUrl = url ?? (API_URL || undefined)
  const projectId = project ?? (PROJECT_ID || undefined)
  return {
    ...(baseUrl !== undefined && { baseUrl: checkBaseUrl(url === undefined ? 'API_URL' : '--url', baseUrl) }),
    ...(projectId !== undefined && {
      projectId: checkPathSegment(project === undefined ? 'PROJECT_ID' : '--project', projectId),
    }),
  }
}

/** Reads a connection whose project may be missing. @throws UsageError or InvalidArgumentError for bad usage */
export function readConnection(
  values: ConnectionValues,
  env: NodeJS.ProcessEnv,
): Omit<ClientConnection, 'projectId'> & { projectId?: string } {
  const { baseUrl, ...project } = readProject(values, env)
  if (baseUrl === undefined) throw new UsageError('No URL: give --url, or set API_URL. See --help.')
  if (!env.API_TOKEN) throw new UsageError('No token: set API_TOKEN to a service account token. See --help.')
  return {
    baseUrl,
    token: checkToken('API_TOKEN', env.API_TOKEN),
    ...project,
    ...readLimits(values),
    ...(values.codehost !== undefined && { codehost: checkPathSegment('--codehost', values.codehost) }),
  }
}

/** Reads the limits of calls. @throws UsageError for bad usage */
export function readLimits({ timeout, retries }: ConnectionValues): Pick<ClientConnection, 'timeoutMs' | 'retries'> {
  return {
    ...(timeout !== undefined && { timeoutMs: milliseconds('--timeout', timeout) }),
    ...(retries !== undefined && { retries: wholeNumber('--retries', retries, 0, 10) }),
  }
}
