import type { OperationId } from '../../../generated/operation-table.ts'
import { follow, JSON_TYPE, type OpenApiDocument, type Operation, type Schema } from '../../document/document.ts'
import type { CompileSchema } from '../../document/validators.ts'
import { ContractViolation, Refusal } from '../errors.ts'
import type { Reply } from '../resources/handlers.ts'
import type { Switches } from '../state/switches.ts'
import { problemOf, quote } from '../values.ts'
import { parseQuery, readValue } from './read-request.ts'

export type Contract = ReturnType<typeof createContract>

/** Creates the request and response checks of one operation. @throws Error if a schema has no validator */
export function createContract(
  document: OpenApiDocument,
  operation: Operation,
  { compile, switches }: { compile: CompileSchema; switches: Readonly<Switches> },
) {
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required, schema }) => {
      return { name, required, schema: follow<Schema>(document, schema), validate: compile(schema) }
    })
  const names = new Set(parameters.map(({ name }) => name))
  const bodySchema = operation.requestBody?.content[JSON_TYPE]?.schema
  const validateBody = bodySchema && compile(bodySchema)
  const fields = bodySchema && (follow<Schema>(document, bodySchema).properties ?? {})
  const validators = new Map(
    Object.entries(operation.responses).map(([status, { content }]) => {
      const schema = content?.[JSON_TYPE]?.schema
      return [status, schema && compile(schema)]
    }),
  )

  return {
    id: operation.id as OperationId,
    takesBody: bodySchema !== undefined,

    /** Parses and validates the query, and applies the document's defaults. @throws Refusal with 400 */
    checkQuery(search: string): Record<string, unknown> {
      const given = parseQuery(search)
      const unknown = [...given.keys()].find((name) => !names.has(name))
      if (unknown !== undefined && switches.unknownKeys === 'refuse') {
        throw new Refusal(400, `query parameter ${quote(unknown)} is unknown; ${listed('parameters', names)}.`)
      }
      const query: Record<string, unknown> = {}
      for (const { name, required, schema, validate } of parameters) {
        const text = given.get(name)
        if (text === undefined && required) throw new Refusal(400, `query parameter ${name} is missing.`)
        const value = text === undefined ? schema.default : readValue(text, schema)
        if (value === undefined) continue
        const problem = problemOf(validate, value, `query parameter ${name}`)
        if (problem) throw new Refusal(400, problem)
        query[name] = value
      }
      return query
    },

    /** Validates a body without converting values (`request-coercion`), and returns its documented fields; `undefined` if the operation takes none. @throws Refusal with 400 */
    checkBody(body: unknown): unknown {
      if (!validateBody || !fields) return undefined
      if (body === undefined) {
        if (switches.missingBody === 'accept') return {}
        throw new Refusal(400, 'The body is missing; send a JSON object as application/json.')
      }
      const problem = problemOf(validateBody, body, 'body')
      if (problem) throw new Refusal(400, problem)
      const unknown = Object.keys(body as object).find((key) => !Object.hasOwn(fields, key))
      if (unknown !== undefined && switches.unknownKeys === 'refuse') {
        const message = `body has the unknown field ${quote(unknown)}; ${listed('fields', Object.keys(fields))}.`
        throw new Refusal(400, message)
      }
      return Object.fromEntries(Object.entries(body as object).filter(([key]) => Object.hasOwn(fields, key)))
    },

    /** Checks a response against the document. @throws ContractViolation if its status or body does not conform */
    checkReply({ status, body }: Reply): void {
      const keys = [String(status), `${Math.floor(status / 100)}XX`, ...(status >= 400 ? ['default'] : [])]
      const documented = keys.find((key) => validators.has(key))
      if (!documented) throw new ContractViolation(`${operation.id} returned ${status}, which is not documented.`)
      const validate = validators.get(documented)
      const problem = validate ? problemOf(validate, body, 'its body') : body !== undefined && 'its body must be empty.'
      if (problem) throw new ContractViolation(`${operation.id} returned ${status}, and ${problem}`)
    },
  }
}

function listed(kind: string, names: Iterable<string>): string {
  const list = [...names].join(', ')
  return list === '' ? `there are no ${kind}` : `the ${kind} are ${list}`
}
