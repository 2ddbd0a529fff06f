import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { onTestFinished } from 'vitest'

export const respondEmpty: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
}

/** Lets a server listen on a free port until the test ends, or until `cleanUp` says. Returns its URL. */
export async function listen(server: Server, cleanUp: (close: () => void) => unknown = onTestFinished) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanUp(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
