import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { secretFields } from '../../generated/operation-table.ts'
import { requests } from '../../generated/validators/requests.js'
import { checkPathSegment, InvalidArgumentError } from '../../src/client/checks.ts'
import { type Client, createClient, type Fetch, type OperationId } from '../../src/client/index.ts'
import type { Operation } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { cut, printable } from '../../src/printable.ts'
import { createRedaction } from '../../src/sandbox/kit/journal/redaction.ts'
import { problemOf } from '../../src/sandbox/kit/values.ts'
import { failureInWords } from '../call/failure.ts'
import type { ClientConnection } from '../connection.ts'
import { pageOf } from './resources.ts'
import { withTypes } from './schemas.ts'
import { argumentsOf, parametersOf } from './tools.ts'

/** Where calls go. Without a project, each call names one. */
export type McpTarget = Omit<ClientConnection, 'projectId'> & { projectId?: string; fetch?: Fetch }

/** Maximum number of characters of a result. Assistants cut longer ones, often without saying so. */
const MAX_LENGTH = 60_000

/** Message for a RangeError of JSON.stringify. */
const TOO_DEEP = 'The arguments or the response are nested too deeply.'

type Arguments = Record<string, unknown>

/** Creates a function that calls an operation. It returns the status and body as JSON, or a failure in words. */
export function createCalls(target: McpTarget) {
  const { body: redact } = createRedaction({ findCaller: () => undefined, secretFields })(`Bearer ${target.token}`)

  return async (operation: Operation, written: Arguments, signal: AbortSignal): Promise<CallToolResult> => {
    const schema = argumentsOf(operation, target.projectId === undefined)
    const given = withTypes(document, schema, written) as Arguments
    const { project_id, ...own } = given
    const request = target.projectId === undefined ? own : given
    const call = { operation, request, connection: { ...target, projectId: target.projectId ?? String(project_id) } }
    try {
      checkArguments(operation, given, target.projectId === undefined)
      const api = createClient(call.connection)
      const send = api[operation.id as OperationId] as (...args: unknown[]) => ReturnType<Client['listApiKeys']>
      const { data, response } = await send(request, { signal }).withResponse()
      return result(redact(JSON.stringify({ status: response.status, body: data })) ?? '')
    } catch (error) {
      signal.throwIfAborted()
      const advice = `${pageOf(operation)} has types, limits and rules.`
      const problem =
        error instanceof InvalidArgumentError
          ? printable(error.message)
          : error instanceof RangeError
            ? TOO_DEEP
            : undefined
      return { ...result(problem ? `${problem} ${advice}` : failureInWords(error, call, advice)), isError: true }
    }
  }
}

/** Checks what the client does not. @throws InvalidArgumentError */
function checkArguments(operation: Operation, given: Arguments, takesProject: boolean): void {
  const { id, requestBody } = operation
  const { query, body } = requests[id as OperationId]
  const required = parametersOf(operation, takesProject).filter((parameter) => parameter.required)
  const names = [...required.map(({ name }) => name), ...(requestBody?.required ? ['body'] : [])]
  const missing = names.find((name) => given[name] === undefined)
  if (missing !== undefined) {
    throw new InvalidArgumentError(missing, undefined, `${missing} is missing; ${id} requires ${names.join(', ')}.`)
  }
  if (takesProject) checkPathSegment('project_id', given.project_id)
  for (const [name, { validate }] of Object.entries({ ...query, ...(body && { body }) })) {
    const problem = given[name] === undefined ? undefined : problemOf(validate, given[name], name)
    if (problem) throw new InvalidArgumentError(name, given[name], problem)
  }
}

function result(text: string): CallToolResult {
  const start = cut(text, MAX_LENGTH)
  const content = [start]
  if (start !== text) {
    content.push(`Only the first ${start.length} of ${text.length} characters. Use parameters to ask for less.`)
  }
  return { content: content.map((each) => ({ type: 'text', text: each })) }
}
