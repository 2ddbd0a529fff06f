import { Agent, request } from 'node:http'
import { BenchFailed } from './failed.ts'
import type { BenchRequest } from './requests.ts'

const ANSWERED_WITHIN_MS = 10_000

/** Sends requests over connections that stay open. */
export interface Load {
  /** Sends one request. @returns the status @throws {@link BenchFailed} when no whole answer comes within 10 seconds */
  send(request: BenchRequest): Promise<number>
  /**
   * Sends requests in turn, as many at a time as there are connections, as long as `more` says so.
   *
   * @param more is given the number of requests sent so far
   * @returns how many were sent, and answered with success
   * @throws {@link BenchFailed} on the first answer that is no success, or does not come
   */
  run(requests: readonly BenchRequest[], more: (sent: number) => boolean): Promise<number>
  close(): void
}

export function createLoad({ url, token, connections }: { url: string; token: string; connections: number }): Load {
  const { hostname: host, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function send({ method, path, body }: BenchRequest): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const fail = (what: string) => reject(new BenchFailed(`${method} ${url}${path}: ${what}.`))
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    }
    const sent = request({ agent, host, port, method, path, headers, timeout: ANSWERED_WITHIN_MS }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', (error) => fail(`the answer broke off (${error.message})`))
      answer.resume()
    })
    sent.on('timeout', () => {
      fail(`no answer within ${ANSWERED_WITHIN_MS / 1000} seconds`)
      sent.destroy()
    })
    sent.on('error', (error) => fail(`no answer (${error.message})`))
    sent.end(body)
    return promise
  }

  return {
    send,
    async run(requests, more) {
      let sent = 0
      let failed = false
      const work = async () => {
        while (!failed && more(sent)) {
          const next = requests[sent++ % requests.length]
          if (!next) throw new BenchFailed('There is nothing to send.')
          const status = await send(next)
          if (status >= 200 && status < 300) continue
          throw new BenchFailed(`${next.method} ${url}${next.path}: status ${status}, where success was expected.`)
        }
      }
      const workers = Array.from({ length: connections }, () =>
        work().catch((error) => {
          failed = true
          throw error
        }),
      )
      await Promise.all(workers)
      return sent
    },
    close: () => agent.destroy(),
  }
}
