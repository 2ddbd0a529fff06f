// A file of its own, because the package exports the class, and its declarations must not name Node's types.
/** No complete response arrived, for example because nothing listens, the connection broke or the service took too long. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  /** When the request failed: before it was sent, before a response arrived, or during the response. */
  readonly stage: 'connecting' | 'waiting' | 'answering'
  /** ID of the operation, if the request called one. */
  operationId: string | undefined
  /** Number of attempts that failed. */
  attempts = 1
  /** Whether another attempt would be useless, as after a timeout or with an invalid certificate. */
  readonly isFinal: boolean

  constructor(message: string, stage: NoAnswer['stage'] = 'waiting', cause?: unknown, isFinal = false) {
    super(message, cause === undefined ? {} : { cause })
    this.stage = stage
    this.isFinal = isFinal
  }
}
