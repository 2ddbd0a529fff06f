/** A recorded request and its response. */
export interface Recorded {
  method: string
  url: string
  /** The Authorization header of the request; `undefined` if there is none. */
  authorization: string | undefined
  /** Values of cookies in the request and the response. They are redacted in all reports. */
  cookies: string[]
  /** The body of the request; `undefined` if there is none. */
  requestBody: string | undefined
  /** Why the recording lacks the body of the request, if it does. */
  noRequestBody?: string | undefined
  status: number
  /** Media type without its parameters; empty if the response has none. */
  contentType: string
  /** The decoded body of the response, or why the recording lacks it. */
  body: Buffer | string
}
