import { connect } from 'node:net'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type ScriptOptions, startSandboxProcess } from '../../testing/run-script.ts'
import type { Sandbox } from '../api/sandbox.ts'
import type { Served } from '../kit/node/http-server.ts'
import { type ServeOptions, serveSandbox } from '../kit/node/serve.ts'

interface RawResponse {
  status: number
  /** Header lines. */
  head: string
  /** Parsed JSON; `''` for an empty body. */
  body: unknown
}

/** Returns an HTTP/1.1 request as text. */
export function write(method: string, target: string, headers: Record<string, string> = {}, body = ''): string {
  const all = { Host: '127.0.0.1', Authorization: 'Bearer sandbox-owner-token', ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${target} HTTP/1.1`, ...head, '', body].join('\r\n')
}

/** Writes text to a socket and returns the responses: at least `enough`, or fewer if the connection ends early. */
export async function converse(url: string, text: string, enough = 1): Promise<RawResponse[]> {
  let received = ''
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  socket.on('data', (data) => {
    received += data
    if (parseResponses(received).length >= enough) socket.destroy()
  })
  // If the server closes the connection early, a pending write fails.
  socket.on('error', () => undefined).write(text, 'latin1')
  await new Promise((resolve) => socket.on('close', resolve))
  return parseResponses(received)
}

/** Parses consecutive HTTP/1.1 responses, and ignores an incomplete response at the end. */
function parseResponses(text: string): RawResponse[] {
  const [, status, head = '', rest = ''] = /^HTTP\/1\.1 (\d+)[^\r]*\r\n(.*?)\r\n\r\n(.*)$/s.exec(text) ?? []
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const body = rest.slice(0, length)
  if (status === undefined || body.length < length) return []
  return [{ status: Number(status), head, body: body && JSON.parse(body) }, ...parseResponses(rest.slice(length))]
}

/** Serves a sandbox on a free port until the test ends. */
export async function serve(sandbox: Sandbox, options: Partial<ServeOptions> = {}): Promise<Served> {
  const served = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1', ...options })
  onTestFinished(served.close)
  return served
}

/** Starts the sandbox in its own process for the tests of a file or group, and kills it after them. */
export function withSandbox(...args: Parameters<typeof startSandboxProcess>) {
  const sandbox = {} as Awaited<ReturnType<typeof startSandboxProcess>>
  beforeAll(async () => void Object.assign(sandbox, await startSandboxProcess(...args)))
  afterAll(async () => {
    sandbox.process?.child.kill()
    await sandbox.process?.finished
  })
  return sandbox
}

/** Starts the sandbox in its own process, and kills it after the test. The result can be passed to `call`. */
export async function startSandbox(args: string[], options?: ScriptOptions) {
  const { process, url } = await startSandboxProcess(options, undefined, ...args)
  onTestFinished(async () => {
    process.child.kill('SIGKILL')
    await process.finished
  })
  const fetchThere = (input: Request | URL | string, init?: RequestInit) =>
    fetch(String(input).replace('http://sandbox.test', url), init)
  return { ...process, url, fetch: fetchThere }
}
