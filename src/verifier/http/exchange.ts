import { isJsonType } from '../../document/document.ts'
import { parseJson } from '../../json.ts'

/** A request and its response, without the token that was sent. The bodies may contain secrets. */
export interface Exchange {
  operationId: string
  method: string
  url: string
  requestBody: string | undefined
  /** Name of the fixture with the token, or of another credential in {@link badCredentials}. */
  credential: string
  /** Whether the document describes the method on this path. If not, the response says nothing about the operation. */
  isDocumented: boolean
  /** The Range header, for a download from a presigned URL. */
  range?: string
  /** The URL that was sent, if it differs from `url`, which has the documented names of the query parameters. */
  sentUrl?: string
  status: number
  /** Where a redirect leads, without its query, and the likely cause, in words; missing for other statuses. */
  redirect?: string
  /** Number of attempts that led to this response, if there was more than one. */
  attempts?: number
  /** Media type without its parameters; empty if the response has none. */
  contentType: string
  text: string
  /** Why the body could not be decoded, such as `not valid UTF-8`. `text` is empty then. */
  unreadable?: string
}

/** Whether a response is JSON, according to its media type or, failing that, its body. */
export function hasJson({ contentType, text }: Pick<Exchange, 'contentType' | 'text'>): boolean {
  return isJsonType(contentType) || parseJson(text) !== undefined
}

/** A request as plain data, without a credential. */
export type PlainRequest = Pick<Exchange, 'method' | 'url' | 'requestBody'>

/** Says how often a request was sent, such as ` after 4 attempts`; empty if once. */
export const afterAttempts = (attempts = 1): string => (attempts > 1 ? ` after ${attempts} attempts` : '')

/** The status of a response as a phrase, such as `503 after 4 attempts` or `302 (a redirect to https://…)`. */
export const statusInWords = ({
  status,
  redirect,
  attempts,
}: Pick<Exchange, 'status' | 'redirect' | 'attempts'>): string =>
  `${status}${afterAttempts(attempts)}${redirect === undefined ? '' : ` (a redirect ${redirect})`}`
