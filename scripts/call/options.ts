import { readFile } from 'node:fs/promises'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type OperationId, operationTable } from '../../generated/operation-table.ts'
import { checkPathSegment } from '../../src/client/checks.ts'
import { serialize } from '../../src/client/serialize.ts'
import { inPackage, UsageError, withUsageErrors } from '../../src/command.ts'
import { follow, listOperations, type Operation, type Parameter, type Schema } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { nearest } from '../../src/nearest.ts'
import { oneLine } from '../../src/printable.ts'
import { called } from '../called.ts'
import { type ClientConnection, CONNECTION_OPTIONS, readConnection, readOptions } from '../connection.ts'

/** Options of every operation. */
export const SHARED = {
  ...CONNECTION_OPTIONS,
  include: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

/** A call of an operation. */
export interface OperationCall {
  operation: Operation
  connection: ClientConnection
  /** Parameters by name, without the project, and `body`. */
  request: Record<string, unknown>
}

/** A call of an operation, as given by the user: whether to print the status and headers, and to delete without asking. */
export interface GivenCall extends OperationCall {
  include: boolean
  yes: boolean
}

/** The user's command: help on all operations or on one, or a call. */
export type Command = { help: true; operation?: Operation } | GivenCall

/** Sources of values other than the arguments. */
export interface ValueSources {
  env: NodeJS.ProcessEnv
  readStdin: () => Promise<Uint8Array>
}

/** Reads the command line. @throws UsageError, InvalidArgumentError, or an error of `parseArgs`, for bad usage */
export async function readCommand(args: string[], sources: ValueSources): Promise<Command> {
  const { tokens } = parseArgs({ args, options: SHARED, strict: false, allowPositionals: true, tokens: true })
  const first = tokens.find(({ kind }) => kind === 'positional')
  if (!first) {
    if (readOptions(args, SHARED, called('call')).values.help) return { help: true }
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
  const { values } = readOptions(args.toSpliced(first.index, 1), options, `${called('call')} ${operation.id}`)
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
  const { projectId, ...connection } = readConnection(values, sources.env)
  if (projectId === undefined) throw new UsageError('No project: give --project, or set PROJECT_ID. See --help.')
  return {
    operation,
    connection: { ...connection, projectId },
    request,
    include: values.include ?? false,
    yes: values.yes ?? false,
  }
}

function operationNamed(name: string): Operation {
  const found = listOperations(document).find(({ id }) => id === name)
  if (found) return found
  const likely = nearest(name, Object.keys(operationTable))
  const orGenerate = inPackage ? '' : ' If openapi.yaml has it, run `npm run generate`.'
  const advice = likely ? ` Did you mean ${likely}?` : orGenerate
  throw new UsageError(`"${name}" is not an operation.${advice} See ${called('call')} --help.`)
}

/** The URL of the request. */
export function urlOf({ operation, connection, request }: OperationCall): string {
  const { baseUrl, projectId, codehost = 'codehost' } = connection
  const service = { projectId: encodeURIComponent(projectId), codehost: encodeURIComponent(codehost) }
  return baseUrl + serialize(operationTable[operation.id as OperationId], service, request).url
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

async function readBody(given: string, { readStdin }: ValueSources): Promise<unknown> {
  if (given === '-') return parseBody(await readStdin(), 'standard input')
  if (!given.startsWith('@')) return parseBody(Buffer.from(given), '--body')
  const file = given.slice(1)
  const body = await withUsageErrors(
    () => readFile(file),
    (code) => `--body: cannot read the file ${file} (${code}).`,
  )
  return parseBody(body, file)
}

/** @param from where the body comes from, for the message */
function parseBody(body: Uint8Array, from: string): unknown {
  try {
    // Without `fatal`, a body in another encoding would be sent with replacement characters.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw new UsageError(
      `--body must be JSON, @FILE, or - for standard input; ${from} is not JSON: ${oneLine((error as Error).message)}.`,
    )
  }
}
