import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Origin {
  url: string
  close(): Promise<void>
}

/** Serves scripts on a free port as `/name.js`, with a page at `/name` that runs the script. */
export async function serveScripts(scripts: Record<string, string>): Promise<Origin> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://page.test')
    const name = pathname.slice(1).replace(/\.js$/, '')
    const isPage = pathname === `/${name}`
    response.writeHead(name in scripts ? 200 : 404, { 'Content-Type': isPage ? 'text/html' : 'text/javascript' })
    // The icon avoids a request for one.
    response.end(
      isPage
        ? `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/${name}.js"></script>`
        : scripts[name],
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
