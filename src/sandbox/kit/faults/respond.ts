import { BODILESS_STATUSES } from '../../../bodiless.ts'
import { isInteger } from '../values.ts'
import { integer, text } from './field.ts'
import type { FaultKind } from './kind.ts'

export interface Respond {
  /** Error status; the call then has no effect. Without `status` and `drop`, the call proceeds after the delay. */
  status?: number | undefined
  /** Value of `Retry-After` in the error response, in seconds. Requires `status`. */
  retryAfter?: number | undefined
  /** JSON body of the response, instead of `{ message }`; allows any `status` from 200 that has a body. Requires `status`. */
  body?: unknown
  /** Like `body`, but sent as it is, such as the HTML page of a proxy. Excludes `body`. */
  text?: string | undefined
  /** Content type of `text`. Default: `text/html; charset=utf-8`. */
  contentType?: string | undefined
}

const MAX_BODY_CHARACTERS = 65_536

const hasContent = ({ body, text }: Respond) => body !== undefined || text !== undefined

/** Length of a value as JSON; NaN if it has none, such as a function or a cyclic object. */
function jsonLength(value: unknown): number {
  try {
    return Number(JSON.stringify(value)?.length)
  } catch {
    return Number.NaN
  }
}

export const respond: FaultKind<Respond> = {
  main: 'status',
  fields: {
    status: {
      means: 'status of the response; the call then has no effect',
      expected:
        'an integer from 400 to 599, or, if the fault has body or text, from 200 to 599 except those without a body, such as 204',
      isValid: (value, fault) =>
        isInteger(value, hasContent(fault) ? 200 : 400, 599) && !BODILESS_STATUSES.includes(Number(value)),
      form: { label: 'Status', type: 'number', placeholder: '503', attributes: { max: 599 }, read: Number },
    },
    retryAfter: {
      means: 'its `Retry-After` in seconds',
      ...integer(0, 86_400),
      form: { label: 'Retry-After, s', type: 'number', read: Number },
    },
    body: {
      means: 'its body as JSON; then `status` can also be a success',
      expected: `JSON of at most ${MAX_BODY_CHARACTERS} characters`,
      isValid: (value) => jsonLength(value) <= MAX_BODY_CHARACTERS,
      form: { label: 'JSON body', placeholder: '{"message": "…"}', attributes: { rows: 3 }, read: JSON.parse },
      isLong: true,
    },
    text: {
      means: 'its body as it is, such as the HTML page of a proxy',
      expected: `text of at most ${MAX_BODY_CHARACTERS} characters`,
      isValid: (value) => typeof value === 'string' && value.length <= MAX_BODY_CHARACTERS,
      form: { label: 'Text body', placeholder: '<h1>Bad Gateway</h1>', attributes: { rows: 3 } },
      isLong: true,
    },
    contentType: {
      means: 'content type of `text`, by default HTML',
      ...text('a content type, such as text/plain', /^[\w.+-]+\/[\w.+-]+[\x20-\x7e]*$/),
      form: { label: 'Content type of the text', placeholder: 'text/html' },
    },
  },
  example: { status: 503 },
  proceeds: false,
  words({ status, retryAfter, body, text }) {
    const parts = [
      ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
      ...(body === undefined ? [] : ['a JSON body']),
      ...(text === undefined ? [] : ['text']),
    ]
    return `returns ${status}${parts.length > 0 ? ` with ${parts.join(' and ')}` : ''}`
  },
  problem(fault) {
    const { status, retryAfter, body, text, contentType } = fault
    if (retryAfter !== undefined && status === undefined) return 'retryAfter requires status.'
    if (hasContent(fault) && status === undefined) return 'body and text require status.'
    if (body !== undefined && text !== undefined) return 'A fault takes either body or text, not both.'
    if (contentType !== undefined && text === undefined) return 'contentType requires text.'
    return undefined
  },
  act({ status = 500, retryAfter, body, text, contentType = 'text/html; charset=utf-8' }, call) {
    const message = `The sandbox returned ${status} because of the fault ${call.id}.`
    const headers = {
      'Content-Type': text === undefined ? 'application/json' : contentType,
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    }
    const content = text ?? JSON.stringify(body === undefined ? { message } : body)
    return call.respond(status, headers, content, status >= 400 ? message : undefined)
  },
}
