import { type OperationId, operationTable, type Operation as Row } from '../../../generated/operation-table.ts'
import type { Fault } from '../../sandbox/api/controls.ts'

/** Who calls: one of the sandbox's tokens, or none. */
export type CallerRole = 'owner' | 'member' | 'expired' | 'no_access' | 'none'

/** A call of an operation that shows one of its responses. */
export interface ResponseCase {
  /** Unique within the operation, such as `not-found`. */
  id: string
  /** What is special about the call, such as `Without a token`. */
  title: string
  role: CallerRole
  path: Record<string, string>
  query: Record<string, unknown>
  body?: unknown
  /** A fault to inject before the call. */
  fault?: Fault
}

/** A case that the form offers. */
export interface TryCase extends ResponseCase {
  /** The status of the response on a new sandbox. */
  status?: number
  /** The response that the document has for the status: a key of `responses`, such as `2XX` or `default`. */
  documented?: string
}

/** A parameter of an operation, as the form needs it. */
export interface TryParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  /** JSON type; a value of any other type than string is converted before it is sent. */
  type: string
  /** The allowed values, if the document lists them. */
  values: string[]
}

/** What the form needs to know about an operation. */
export interface TryData {
  id: OperationId
  method: string
  path: string
  parameters: TryParameter[]
  takesBody: boolean
  /** Descriptions of the documented responses by status code, range or `default`. */
  responses: Record<string, string>
  /** The first succeeds. */
  cases: [TryCase, ...TryCase[]]
}

/** A call of an operation with values that succeed. */
export interface ConsoleCall {
  operation: OperationId
  /** The path parameters; others are left out. */
  path: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: unknown
}

/** Returns the form's data for a call, without what only the document contains. */
export function dataOf({ operation, path, query = {}, body }: ConsoleCall, codehost: string): TryData {
  const { method, path: template, query: names = [], body: takesBody }: Row = operationTable[operation]
  const parameter = { type: 'unknown', values: [] }
  return {
    id: operation,
    method,
    path: withCodehost(template, codehost),
    parameters: [
      ...namesIn(template).map((name) => ({ ...parameter, name, in: 'path' as const, required: true })),
      ...names.map((name) => ({ ...parameter, name, in: 'query' as const, required: false })),
    ],
    takesBody: takesBody === true,
    responses: {},
    cases: [{ id: 'success', title: 'Success', role: 'owner', path, query, ...(body !== undefined && { body }) }],
  }
}

/** Replaces the segment that stands for the code-hosting provider (`codehost-segment`). */
export const withCodehost = (template: string, codehost: string) =>
  template.replace('/codehost/', `/${encodeURIComponent(codehost)}/`)

const namesIn = (template: string) => Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
