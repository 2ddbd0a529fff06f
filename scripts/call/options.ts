import { readFile } from 'node:fs/promises'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { checkBaseUrl, checkPathSegment, checkToken } from '../../src/client/checks.ts'
import { serialize, withService } from '../../src/client/serialize.ts'
import { milliseconds, UsageError, wholeNumber, withUsageErrors } from '../../src/command.ts'
import { follow, listOperations, type Operation, type Parameter, type Schema } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { nearest } from '../../src/nearest.ts'
import { oneLine } from '../../src/printable.ts'
import { called } from '../called.ts'

/** Options that say what to call and how. */
export const CONNECTION = {
  url: { type: 'string' },
  project: { type: 'string' },
  codehost: { type: 'string' },
  timeout: { type: 'string' },
  retries: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const CONNECTION_HELP = `  --url URL         base URL of the service (default: API_URL)
  --project ID      ID of the project (default: PROJECT_ID)
  --codehost NAME   path segment of the code-hosting provider (default codehost)
  --timeout TIME    time limit, including retries, such as 5s or 500ms (default 30s)
  --retries N       maximum number of retries, if repeating the operation is safe (default 2)`

/** Options of every operation. */
export const SHARED = {
  ...CONNECTION,
  include: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

/** The client's options. */
export interface Connection {
  baseUrl: string
  token: string
  projectId: string
  codehost?: string
  timeoutMs?: number
  retries?: number
}

/** A call of an operation. */
export interface OperationCall {
  operation: Operation
  connection: Connection
  /** Parameters by name, without the project, and `body`. */
  request: Record<string, unknown>
}

/** A call of an operation, as given by the user. */
export interface GivenCall extends OperationCall {
  include: boolean
  yes: boolean
}

/** The user's command: help on all operations or on one, or a call. */
export type Command = { help: true; operation?: Operation } | GivenCall

/** Sources of values other than the arguments. */
export interface Sources {
  env: NodeJS.ProcessEnv
  readStdin: () => Promise<Uint8Array>
}

/** Reads the command line. @throws {@link UsageError}, InvalidArgument, or an error of `parseArgs`, for bad usage */
export async function readCommand(args: string[], sources: Sources): Promise<Command> {
  const { tokens } = parseArgs({ args, options: SHARED, strict: false, allowPositionals: true, tokens: true })
  const first = tokens.find(({ kind }) => kind === 'positional')
  if (!first) {
    if (readOptions(args, SHARED, called('call')).help) return { help: true }
    throw new UsageError(`Name an operation, as in ${called('call')} listApiKeys. See --help.`)
  }
  const operation = operationNamed(args[first.index] ?? '')
  const parameters = operation.parameters.filter(({ name }) => name !== 'project_id')
  const options = {
    ...SHARED,
    ...(operation.requestBody && { body: { type: 'string' } as const }),
    // Parameters are lists, so that a repeated one is noticed.
    ...Object.fromEntries(parameters.map(({ name }) => [name, { type: 'string', multiple: true } as const])),
  }
  const values = readOptions(args.toSpliced(first.index, 1), options, `${called('call')} ${operation.id}`)
  if (values.help) return { help: true, operation }
  const given = values as Record<string, string[] | undefined>
  const request = Object.fromEntries(
    parameters.flatMap((parameter) => {
      const texts = given[parameter.name]
      if (texts) return [[parameter.name, argumentOf(parameter, texts)]]
      if (!parameter.required) return []
      throw missing(operation, parameter.name)
    }),
  )
  const body = values.body as string | undefined
  if (body !== undefined) request.body = await readBody(body, sources)
  else if (operation.requestBody?.required) throw missing(operation, 'body')
  return {
    operation,
    connection: readConnection(values, sources.env),
    request,
    include: values.include ?? false,
    yes: values.yes ?? false,
  }
}

function operationNamed(name: string): Operation {
  const operations = listOperations(document)
  const found = operations.find(({ id }) => id === name)
  if (found) return found
  const likely = nearest(
    name,
    operations.map(({ id }) => id),
  )
  const advice = likely ? ` Did you mean ${likely}?` : ''
  throw new UsageError(`"${name}" is not an operation.${advice} See ${called('call')} --help.`)
}

/** The URL of the request. */
export function urlOf({ operation, connection, request }: OperationCall): string {
  const { baseUrl, projectId, codehost = 'codehost' } = connection
  const template = withService(operation.path, encodeURIComponent(projectId), encodeURIComponent(codehost))
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  return baseUrl + serialize(template, [...inQuery, 'body'], request).url
}

/** Parses options. Accepts `-` for each `_` in a name. @param command for the advice on help */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  given: string[],
  options: Options,
  command: string,
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
    if (advice) throw new UsageError(`Unknown option '${rawName}'${advice} See ${command} --help.`)
  }
  return parseArgs({ args, options }).values
}

function missing({ id, parameters, requestBody }: Operation, name: string): UsageError {
  const required = parameters.filter((parameter) => parameter.required && parameter.name !== 'project_id')
  const names = [...required.map((parameter) => parameter.name), ...(requestBody?.required ? ['body'] : [])]
  const all = names.map((each) => `--${each}`).join(', ')
  return new UsageError(`--${name} is missing; ${id} needs ${all}. See ${called('call')} ${id} --help.`)
}

/** Converts the texts of an option to the type of its parameter. */
function argumentOf({ name, in: place, schema }: Parameter, texts: string[]): unknown {
  const { type, items = {} } = follow<Schema>(document, schema)
  if (type === 'array') return texts.flatMap((text) => text.split(',')).map((text) => converted(name, items, text))
  const [text = '', ...more] = texts
  if (more.length > 0) throw new UsageError(`--${name} takes one value, but was given ${texts.length} times.`)
  return place === 'path' ? checkPathSegment(`--${name}`, text) : converted(name, schema, text)
}

/** By type of a parameter, except strings: the expected values in words and as a pattern, and the conversion. */
const TYPES: Record<string, { expected: string; pattern: RegExp; convert: (text: string) => unknown }> = {
  integer: { expected: 'a whole number', pattern: /^-?\d{1,15}$/, convert: Number },
  number: { expected: 'a number', pattern: /^-?\d+(\.\d+)?$/, convert: Number },
  boolean: { expected: 'true or false', pattern: /^(true|false)$/, convert: (text) => text === 'true' },
}

/** Converts the type. Does not check limits, because the service does. */
function converted(name: string, schema: Schema, text: string): unknown {
  const row = TYPES[follow<Schema>(document, schema).type ?? '']
  if (!row) return text
  if (row.pattern.test(text)) return row.convert(text)
  throw new UsageError(`--${name} must be ${row.expected}; it is "${text}".`)
}

async function readBody(given: string, { readStdin }: Sources): Promise<unknown> {
  const isFile = given.startsWith('@')
  const from = given === '-' ? 'standard input' : isFile ? given.slice(1) : '--body'
  const body =
    given === '-'
      ? await readStdin()
      : isFile
        ? await withUsageErrors(
            () => readFile(from),
            (code) => `--body: cannot read the file ${from} (${code}).`,
          )
        : Buffer.from(given)
  try {
    // Without `fatal`, a body in another encoding would be sent with replacement characters.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw new UsageError(
      `--body must be JSON, @FILE, or - for standard input; ${from} is not JSON: ${oneLine((error as Error).message)}.`,
    )
  }
}

function readConnection(values: Values, env: NodeJS.ProcessEnv): Connection {
  const { projectId, ...service } = readService(values, env)
  if (projectId === undefined) throw new UsageError('No project: give --project, or set PROJECT_ID. See --help.')
  return { ...service, projectId }
}

type Values = Partial<Record<keyof typeof CONNECTION, string>>

/** Reads a connection whose project may be missing. @throws {@link UsageError} or InvalidArgument for bad usage */
export function readService(
  values: Values,
  env: NodeJS.ProcessEnv,
): Omit<Connection, 'projectId'> & { projectId?: string } {
  const { API_URL, API_TOKEN, PROJECT_ID } = env
  const url = values.url ?? (API_URL || undefined)
  const project = values.project ?? (PROJECT_ID || undefined)
  if (url === undefined) throw new UsageError('No URL: give --url, or set API_URL. See --help.')
  if (!API_TOKEN) throw new UsageError('No token: set API_TOKEN to a service account token. See --help.')
  const projectName = values.project === undefined ? 'PROJECT_ID' : '--project'
  return {
    baseUrl: checkBaseUrl(values.url === undefined ? 'API_URL' : '--url', url),
    token: checkToken('API_TOKEN', API_TOKEN),
    ...(project !== undefined && { projectId: checkPathSegment(projectName, project) }),
    ...readLimits(values),
    ...(values.codehost !== undefined && { codehost: checkPathSegment('--codehost', values.codehost) }),
  }
}

/** Reads the limits of calls. @throws {@link UsageError} for bad usage */
export function readLimits({ timeout, retries }: Values): Pick<Connection, 'timeoutMs' | 'retries'> {
  return {
    ...(timeout !== undefined && { timeoutMs: milliseconds('--timeout', timeout) }),
    ...(retries !== undefined && { retries: wholeNumber('--retries', retries, 0, 10) }),
  }
}
