import { isUtf8 } from 'node:buffer'
import { parseJson } from '../../json.ts'
import { MAX_BODY_BYTES } from '../http/receive.ts'
import { hasHidden, isHidden } from './hidden.ts'

/** A character that base64 does not have. Node ignores it. */
const NOT_BASE64 = /[^\w+/=\s-]/

/** A closing tag, a comment or a declaration of HTML or XML. */
const MARKUP = /<[/!?]/

const LACKED = 'the recording lacks it'

/**
 * A body as an entry of a HAR describes it; each field may be missing or have a wrong type. `size` should be the length after
 * decompression, but mitmproxy and selenium-wire write the compressed length. There, `size + compression` is the length after
 * decompression; `compression` is negative if compression made the body longer. Unknown lengths are -1.
 */
export interface RecordedBody {
  text?: unknown
  encoding?: unknown
  size?: unknown
  compression?: unknown
  bodySize?: unknown
  /** The header of the message, which has the length before decompression. */
  contentLength: string | undefined
  /** Whether the message was compressed or sent in chunks, so that no header has its length. */
  isEncoded?: boolean | undefined
}

/** Returns a body, or why the recording lacks it. */
export function bodyIn(recorded: RecordedBody): Buffer | string {
  const { text, encoding } = recorded
  if (typeof text !== 'string' || text === '') return isEmpty(recorded) ? Buffer.alloc(0) : LACKED
  if (encoding === 'base64' && NOT_BASE64.test(text)) return 'the recording has no valid base64'
  const bytes = Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8')
  if (recorded.isEncoded && !isUtf8(bytes)) return 'the recording has it compressed'
  if (bytes.length > MAX_BODY_BYTES) return `it is longer than ${MAX_BODY_BYTES} bytes`
  const decoded = String(bytes)
  const value = parseJson(decoded) ?? decoded
  // Scrubbing can also break the syntax, but an error page that mentions a word such as "redacted" is not scrubbed.
  if (isHidden(value) && !MARKUP.test(decoded)) return 'the recording hides it'
  const stated = wholeLength(recorded, { value, bytes: bytes.length, characters: text.length })
  return stated === undefined ? bytes : `the recording has only ${bytes.length} of ${stated} bytes`
}

/** Whether an entry states that a body was sent. */
export const isSent = (recorded: RecordedBody) => sentLengths(recorded).some((length) => length > 0)

/**
 * Whether a body without text was empty. A body that was never read also has the size 0 or -1: Playwright writes 0 next to a
 * Content-Length that contradicts it (https://github.com/microsoft/playwright/issues/42370).
 */
function isEmpty(recorded: RecordedBody): boolean {
  const { text, size, contentLength, isEncoded = false } = recorded
  const decoded = decodedLength(recorded)
  if (isLength(size) && size > 0) return decoded === 0
  // No length contradicts that the body was never read.
  if (isEncoded && contentLength === undefined) return false
  if (isSent(recorded) || (decoded ?? 0) > 0) return false
  // mitmproxy writes the text `null` and the size 0 for a body that it passed on without keeping it.
  return contentLength === '0' || (text === '' && size === undefined) || (text !== null && size === 0)
}

/** A text in an entry. */
interface RecordedText {
  /** The parsed text; the text itself if it is not JSON. */
  value: unknown
  bytes: number
  /** Length before decoding. Some recorders write that of the base64. */
  characters: number
}

/** The length of a body, if its text lacks a part of it. */
function wholeLength(recorded: RecordedBody, { value, bytes, characters }: RecordedText): number | undefined {
  const { size } = recorded
  const stated = [size, decodedLength(recorded), ...sentLengths(recorded)].filter(isLength)
  if (stated.includes(bytes) || stated.includes(characters)) return undefined
  // Only a complete list or object can be parsed. It is longer than `size` if the recorder measured it before decompression, or
  // before conversion to UTF-8. Tools that scrub values change the text, but not the sizes.
  const isComplete = typeof value === 'object'
  if (isComplete && (hasHidden(value) || bytes > (isLength(size) ? size : 0))) return undefined
  return stated.find((length) => length > bytes)
}

/** The length after decompression according to mitmproxy; `undefined` if unknown. */
function decodedLength({ size, compression }: RecordedBody): number | undefined {
  return isLength(size) && typeof compression === 'number' ? size + compression : undefined
}

/** The known lengths as sent. In Firefox, `bodySize` includes the headers. */
function sentLengths({ bodySize, contentLength }: RecordedBody): number[] {
  return [bodySize, /^\d+$/.test(contentLength ?? '') ? Number(contentLength) : undefined].filter(isLength)
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 0
