/** A request and its response. The credential is left out; the bodies may contain secrets. */
export interface Exchange {
  operationId: string
  method: string
  url: string
  requestBody: string | undefined
  /** Which token was sent, by name. */
  credential: string
  /** Whether the document has the method for the path. If not, the response says nothing about the operation. */
  isDocumented: boolean
  status: number
  /** Media type without its parameters; empty if the response has none. */
  contentType: string
  text: string
  /** Why `text` is not the whole body. */
  unreadable?: string
}

/** Parses a body as JSON; `undefined` if it is not JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
