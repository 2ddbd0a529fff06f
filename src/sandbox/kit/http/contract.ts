import { documentedStatus } from '../../../document/document.ts'
import type { Validate } from '../../../document/validators.ts'
import { ContractViolation, Refusal } from '../errors.ts'
import { problemOf, quote } from '../values.ts'
import { parseQuery, type QueryParameter, readValue } from './read-request.ts'

/** A handler's response. */
export interface Reply {
  status: number
  /** JSON body; `undefined` if the response has none. */
  body: unknown
}

/** What an operation takes, besides path parameters: query parameters by name, and the fields of the body. */
interface RequestDefinition {
  query: Record<string, QueryParameter>
  body?: { fields: readonly string[]; validate: Validate }
}

interface ContractOptions {
  /** ID of the operation. */
  id: string
  request: RequestDefinition
  /** The validator of the body by documented status or range; null if it must be empty. */
  responses: Record<string, Validate | null>
  /** What the document leaves open. It can change at any time. */
  switches: Readonly<{ unknownKeys: 'refuse' | 'ignore'; missingBody: 'refuse' | 'accept' }>
}

export type Contract = ReturnType<typeof createContract>

/** Creates the request and response checks of an operation. */
export function createContract({ id, request, responses, switches }: ContractOptions) {
  const parameters = Object.entries(request.query)
  return {
    id,
    takesBody: request.body !== undefined,

    /** Parses and validates the query, and applies the document's defaults. @throws Refusal with 400 */
    checkQuery(search: string): Record<string, unknown> {
      const given = parseQuery(search)
      const unknown = [...given.keys()].find((name) => !Object.hasOwn(request.query, name))
      if (unknown !== undefined && switches.unknownKeys === 'refuse') {
        throw new Refusal(
          400,
          `query parameter ${quote(unknown)} is unknown; ${listed('parameters', Object.keys(request.query))}.`,
        )
      }
      const query: Record<string, unknown> = {}
      for (const [name, parameter] of parameters) {
        const text = given.get(name)
        if (text === undefined && parameter.required) throw new Refusal(400, `query parameter ${name} is missing.`)
        const value = text === undefined ? parameter.default : readValue(text, parameter)
        if (value === undefined) continue
        const problem = problemOf(parameter.validate, value, `query parameter ${name}`)
        if (problem) throw new Refusal(400, problem)
        query[name] = value
      }
      return query
    },

    /**
     * Validates a body without converting values (`request-coercion`), and returns its documented fields; `undefined` if the
     * operation takes none. @throws Refusal with 400
     */
    checkBody(body: unknown): unknown {
      if (!request.body) return undefined
      const { fields, validate } = request.body
      const given = body === undefined && switches.missingBody === 'accept' ? {} : body
      if (given === undefined) throw new Refusal(400, 'The body is missing; send a JSON object as application/json.')
      const problem = problemOf(validate, given, 'body')
      if (problem) throw new Refusal(400, problem)
      const unknown = Object.keys(given as object).find((key) => !fields.includes(key))
      if (unknown !== undefined && switches.unknownKeys === 'refuse') {
        const message = `body has the unknown field ${quote(unknown)}; ${listed('fields', fields)}.`
        throw new Refusal(400, message)
      }
      return Object.fromEntries(Object.entries(given as object).filter(([key]) => fields.includes(key)))
    },

    /** Checks a response against the document. @throws ContractViolation if its status or body does not conform */
    checkReply({ status, body }: Reply): void {
      const documented = documentedStatus({ responses }, status)
      if (documented === undefined) throw new ContractViolation(`${id} returned ${status}, which is not documented.`)
      const validate = responses[documented]
      const problem = validate ? problemOf(validate, body, 'its body') : body !== undefined && 'its body must be empty.'
      if (problem) throw new ContractViolation(`${id} returned ${status}, and ${problem}`)
    },
  }
}

function listed(kind: string, names: readonly string[]): string {
  const list = names.join(', ')
  return list === '' ? `there are no ${kind}` : `the ${kind} are ${list}`
}
