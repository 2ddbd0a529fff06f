import type { Readable, Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import {
  ErrorCode,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js'
import { printable } from '../../src/printable.ts'
import { quote } from '../../src/sandbox/kit/values.ts'
import { type RpcResponse, readMessage, refusal, withReadableError } from './messages.ts'

/** Maximum length of a line that is kept whole, in UTF-16 code units. */
const MAX_LINE = 10 * 1024 * 1024

/** Maximum number of messages in a batch. More could block the server, or have responses that are too long for a line. */
const MAX_BATCH = 100

/** Receives the response to a message, or undefined if it has none. */
type Respond = (response?: RpcResponse) => void

/**
 * Reads messages from the lines of a stream, and writes responses to another. Unlike the SDK's transport, it responds to batches,
 * and to lines that are not messages: the client may wait for a response.
 */
export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: (message: JSONRPCMessage) => void

  readonly #stdin: Readable
  readonly #stdout: Writable
  #stop = () => {}
  /** Requests that wait for a response, by the ID that the SDK knows: a number that is never used again. */
  readonly #waiting = new Map<number, { id: RequestId; given: unknown; respond: Respond }>()
  #requests = 0

  constructor(stdin: Readable, stdout: Writable) {
    this.#stdin = stdin
    this.#stdout = stdout
  }

  async start(): Promise<void> {
    const onLine = (line: string) => void this.#responseTo(line).then(this.#write).catch(this.#report)
    this.#stop = readLines(this.#stdin, onLine, this.#report)
  }

  async close(): Promise<void> {
    this.#stop()
    this.onclose?.()
  }

  /** Sends a message, unless it is the response to a request that has been cancelled. */
  async send(message: JSONRPCMessage): Promise<void> {
    if ('method' in message) return this.#write(message)
    const request = this.#waiting.get(Number(message.id))
    if (!request) return
    this.#waiting.delete(Number(message.id))
    request.respond(withReadableError(request.given, { ...message, id: request.id }))
  }

  readonly #report = (error: Error) => this.onerror?.(error)

  readonly #write = (given: object | undefined) => {
    if (given) this.#stdout.write(`${JSON.stringify(given)}\n`)
  }

  /** Receives a line. Resolves to its response, or to undefined if it has none. */
  async #responseTo(line: string): Promise<object | undefined> {
    // Also trims a byte order mark, which some clients on Windows write.
    const text = line.trim()
    if (text === '') return undefined
    if (line.length > MAX_LINE) return this.#refuse(`A line must have at most ${MAX_LINE} characters.`)
    let given: unknown
    try {
      given = JSON.parse(text)
    } catch (error) {
      return this.#refuse(`A line must be JSON: ${printable((error as Error).message)}.`, ErrorCode.ParseError)
    }
    return Array.isArray(given) ? this.#receiveBatch(given) : this.#receive(given)
  }

  /** Responds to a batch under every version of the protocol, also under those that no longer have batches. */
  async #receiveBatch(members: unknown[]): Promise<object | undefined> {
    if (members.length === 0 || members.length > MAX_BATCH) {
      return this.#refuse(`A batch must have 1 to ${MAX_BATCH} messages; it has ${members.length}.`)
    }
    const responses = await Promise.all(members.map((member) => this.#receive(member)))
    const batch = responses.filter((response) => response !== undefined)
    return batch.length > 0 ? batch : undefined
  }

  /** Receives a message. Resolves to its response, or to undefined if it has none. */
  #receive(given: unknown): Promise<RpcResponse | undefined> {
    const { promise, resolve } = Promise.withResolvers<RpcResponse | undefined>()
    const received = readMessage(given)
    if ('problem' in received) {
      this.#report(new Error(received.problem))
      resolve(received.response)
    } else if (!isJSONRPCRequest(received.message)) {
      this.#receiveOther(received.message)
      resolve(undefined)
    } else {
      this.#receiveRequest(received.message, given, resolve)
    }
    return promise
  }

  #receiveRequest(request: JSONRPCRequest, given: unknown, respond: Respond): void {
    if (this.#waitingFor(request.id) !== undefined) {
      respond(this.#refuse(`id must be new; request ${quote(request.id)} still waits for its response.`))
    } else {
      const id = ++this.#requests
      this.#waiting.set(id, { id: request.id, given, respond })
      this.onmessage?.({ ...request, id })
    }
  }

  #receiveOther(message: JSONRPCMessage): void {
    if (!('method' in message) || message.method !== 'notifications/cancelled') {
      this.onmessage?.(message)
      return
    }
    const id = this.#waitingFor(message.params?.requestId)
    if (id === undefined) return
    this.onmessage?.({ ...message, params: { ...message.params, requestId: id } })
    // The SDK sends nothing for a cancelled request, and a batch must not wait for it.
    this.#waiting.get(id)?.respond()
    this.#waiting.delete(id)
  }

  /** The number of the request that waits with this ID. */
  #waitingFor(id: unknown): number | undefined {
    return [...this.#waiting].find(([, request]) => request.id === id)?.[0]
  }

  /** Reports a problem, and refuses a message without an ID, or with one that belongs to another. */
  #refuse(problem: string, code = ErrorCode.InvalidRequest): RpcResponse {
    this.#report(new Error(problem))
    return refusal(code, problem)
  }
}

/**
 * Reads the lines of a stream, also the last one if it has no line feed. Those that are too long arrive without their end.
 *
 * @returns a function that stops reading
 */
function readLines(stream: Readable, onLine: (line: string) => void, onError: (error: Error) => void) {
  const decoder = new StringDecoder('utf8')
  let start = ''
  const onText = (text: string) => {
    // Only at line feeds: readline also splits at U+2028, which strings in JSON may contain.
    const [end = '', ...others] = text.split('\n')
    const lines = [start.length > MAX_LINE ? start : start + end, ...others]
    start = lines.pop() ?? ''
    lines.forEach(onLine)
  }
  const onData = (chunk: Buffer) => onText(decoder.write(chunk))
  const onEnd = () => onText(`${decoder.end()}\n`)
  stream.on('data', onData).on('end', onEnd).on('error', onError)
  return () => void stream.off('data', onData).off('end', onEnd).off('error', onError).pause()
}
