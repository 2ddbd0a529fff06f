import type { PrismOkResult, ProblemJson } from '@stoplight/prism-http'
import { BODILESS_STATUSES } from '../bodiless.ts'
import { JSON_TYPE } from '../document/document.ts'
import { jsonEscape } from '../printable.ts'
import { toResponse } from '../sandbox/kit/http/responses.ts'

/** A response, and why the request was rejected; no reasons if it was not. */
export interface Answer {
  response: Response
  reasons: string[]
}

type Output = PrismOkResult['response']

/** Converts what Prism found in the document for a request. */
export function fromOutput({ output, validations }: Output): Answer {
  const { statusCode: status, body } = output
  const headers = new Headers(output.headers)
  const violations = [
    ...validations.input.map((violation) => ({ place: 'request', ...violation })),
    ...validations.output.map((violation) => ({ place: 'response', ...violation })),
  ]
  if (violations.length > 0) headers.set('sl-violations', violationsText(violations))
  const isText = typeof body === 'string' && !headers.get('Content-Type')?.startsWith(JSON_TYPE)
  const text = isText ? body : JSON.stringify(body)
  const response = new Response(BODILESS_STATUSES.includes(status) ? null : text, { status, headers })
  return { response, reasons: violations.map(({ message }) => message) }
}

/** Names of Prism's severities, which are numbers. */
const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint']

/** Maximum length of a header; clients such as Node accept 16 KiB for all headers of a response. */
const MAX_HEADER_LENGTH = 8 * 1024 - 100

type RequestViolation = Output['validations']['input'][number] & { place: string }

/** Returns the header with the violations as Prism's own server writes it, but in ASCII, because a header cannot have more. */
function violationsText(violations: RequestViolation[]): string {
  const listed = violations.map(({ place, path = [], severity, code, message }) => {
    return { location: [place, ...path], severity: SEVERITIES[severity], code, message }
  })
  const text = JSON.stringify(listed).replace(/[^\x20-\x7e]/g, jsonEscape)
  return text.length > MAX_HEADER_LENGTH ? `Too many violations! ${text.slice(0, MAX_HEADER_LENGTH)}` : text
}

/** Converts an error of Prism, such as an unknown path. */
export function fromProblem(problem: ProblemJson): Answer {
  const headers = { 'Content-Type': 'application/problem+json' }
  return { response: toResponse({ status: problem.status, body: problem }, headers), reasons: [problem.detail] }
}

/** Whether a browser asks if a page of another origin may send a request. */
export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('Origin') && headers.has('Access-Control-Request-Method')
}

/** Lets pages of all origins read a response, with all of its headers. */
export function addCors(response: Response, { headers }: Request): void {
  response.headers.set('Access-Control-Allow-Origin', headers.get('Origin') || '*')
  response.headers.set('Access-Control-Allow-Headers', headers.get('Access-Control-Request-Headers') || '*')
  response.headers.set('Access-Control-Allow-Credentials', 'true')
  response.headers.set('Access-Control-Expose-Headers', '*')
}

/** Creates the response to a preflight request, which allows everything. */
export function preflightResponse({ headers }: Request): Response {
  const allowed = headers.get('Access-Control-Request-Method') ?? ''
  return new Response(null, { status: 204, headers: { 'Access-Control-Allow-Methods': allowed, Vary: 'Origin' } })
}
