/** A request of an operation and what came back. The credential is left out; the bodies may hold secrets. */
export interface Exchange {
  operationId: string
  method: string
  url: string
  requestBody: string | undefined
  /** Which token went along, in words. */
  credential: string
  /** Whether the document has the method for the path; what is answered otherwise says nothing of the operation. */
  isDocumented: boolean
  status: number
  /** Media type without its parameters; empty when the answer has none. */
  contentType: string
  text: string
  /** Why `text` is not the whole body, where it is not. */
  unreadable?: string
}

/** What a body says, where it is JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
