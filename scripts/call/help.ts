import { listOperations, type Operation, unknownsOf } from '../../src/document/document.ts'
import { readFacts } from '../../src/document/facts.ts'
import { document } from '../../src/document/openapi.ts'
import type { Place } from '../../src/document/schemas.ts'
import { foldSpace, wrapTo } from '../../src/printable.ts'
import { PROJECT, TOKENS } from '../../src/sandbox/api/seed/default.ts'
import { shellQuoted } from '../../src/shell.ts'
import { called } from '../called.ts'
import { CONNECTION_HELP } from '../connection.ts'
import { type Field, fieldsOf } from '../docs/fields.ts'
import { type ExampleCall, exampleCalls } from '../example-calls.ts'

const COMMAND = called('call')
const WIDTH = 100

const SHARED_HELP = `${CONNECTION_HELP}
  --include         also print the status and headers of each response, to stderr
  --yes             do not ask for confirmation of a deletion
  --help            show this help

The token is read from API_TOKEN.`

const EXIT_CODES = `Exit code: 0 if the call succeeds; 1 if the service returns an error or cannot be reached; 2 for bad
usage, or if you do not confirm a deletion.`

/** Help on the command, with all operations by tag. */
export function commandHelp(): string {
  const operations = listOperations(document)
  const width = Math.max(...operations.map(({ id }) => id.length)) + 2
  const groups = document.tags.map(({ name }) => [
    `${name}:`,
    ...operations.filter(({ tag }) => tag === name).map(({ id, summary }) => `  ${id.padEnd(width)}${summary}`),
  ])
  return `Usage: ${COMMAND} OPERATION [options]

Calls an operation of the service. Prints the result to stdout as JSON, indented on a terminal, otherwise
on one line; prints nothing if the response has no body.

${groups.map((lines) => lines.join('\n')).join('\n\n')}

${COMMAND} OPERATION --help shows the parameters of an operation. Each is an option:

  --NAME VALUE      a parameter by its documented name, such as --app_id or --app-id; separate the
                    items of a list by commas, or repeat the option
  --body JSON       the request body: JSON, @FILE, or - for standard input
${SHARED_HELP}

${EXIT_CODES}`
}

/** Help on an operation, generated from the document. */
export function operationHelp(operation: Operation): string {
  const { id, method, path, summary, description, requestBody } = operation
  const facts = readFacts(document).filter(({ operationId }) => operationId === id)
  const fieldsIn = (...places: Place['in'][]) => fieldsOf(document, facts, (place) => places.includes(place.in))
  const parameters = fieldsIn('path', 'query').filter(({ name }) => name !== 'project_id' && !name.endsWith('[]'))
  const options = parameters.map((field) => ({ ...field, name: `--${field.name}` }))
  if (requestBody) {
    const { required = false, description } = requestBody
    const type = 'JSON, @FILE or -'
    options.push({
      at: { in: 'body', path: [] },
      name: '--body',
      type,
      required,
      limits: [],
      description: foldSpace(description),
      unknowns: [],
    })
  }
  const inBody = fieldsIn('body')
  const fields = inBody.filter(({ name }) => name !== '')
  const named = [
    operation.unknowns,
    unknownsOf(requestBody),
    ...[...parameters, ...inBody].map((each) => each.unknowns),
  ]
  const example = exampleCalls(document).find((call) => call.operationId === id) as ExampleCall
  return [
    `Usage: ${[COMMAND, id, ...options.filter((each) => each.required).map((each) => `${each.name} …`)].join(' ')} [options]`,
    `${summary}: ${method} ${path}`,
    wrapTo(WIDTH)(foldSpace(description), '', '').join('\n'),
    ...(options.length > 0 ? [fieldList(options)] : []),
    SHARED_HELP,
    ...(fields.length > 0 ? [`Fields of the body:\n\n${fieldList(fields)}`] : []),
    `Example, with the sandbox (${called('sandbox').replace(/ --$/, '')}) running:\n\n  ${exampleOf(example)}`,
    ...questions([...new Set(named.flat())]),
    EXIT_CODES,
  ].join('\n\n')
}

function fieldList(fields: Field[]): string {
  const heads = fields.map(({ name, type }) => `  ${name} ${type}`)
  const width = Math.max(...heads.map(({ length }) => length)) + 2
  return fields
    .flatMap(({ description, required, limits }, index) => {
      const limited = limits.join('; ').replace(/^.+$/, (text) => `${text[0]?.toUpperCase()}${text.slice(1)}.`)
      const words = [description, required ? 'Required.' : '', limited].filter(Boolean).join(' ')
      return wrapTo(WIDTH)(words, heads[index]?.padEnd(width), ' '.repeat(width))
    })
    .join('\n')
}

function questions(ids: string[]): string[] {
  if (ids.length === 0) return []
  const lines = ids.flatMap((id) => {
    const { question = '', meanwhile = '' } = document['x-unknowns'][id] ?? {}
    return wrapTo(WIDTH)(`${id}: ${foldSpace(question)} Meanwhile: ${foldSpace(meanwhile)}`, '  ', '    ')
  })
  return [`Open questions about the operation and its parameters:\n\n${lines.join('\n')}`]
}

/** The command line of an example call to the sandbox, for a shell. */
function exampleOf({ operationId, path, query, body }: ExampleCall): string {
  const { project_id: _, ...own } = path
  const [{ url }] = document.servers
  const args = [
    operationId,
    '--url',
    url,
    '--project',
    PROJECT,
    ...Object.entries({ ...own, ...query }).flatMap(([name, value]) => [`--${name}`, [value].flat().join(',')]),
    ...(body === undefined ? [] : ['--body', JSON.stringify(body)]),
  ]
  return `API_TOKEN=${TOKENS.owner} ${COMMAND} ${args.map(quoted).join(' ')}`
}

const quoted = (text: string) => (/^[\w./:,-]+$/.test(text) ? text : shellQuoted(text))
