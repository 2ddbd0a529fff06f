/** Serves openapi.yaml as a mock. */
import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parsePort, runCommand, withUsageErrors } from '../src/command.ts'
import { createMock, type Mock } from '../src/mock/mock.ts'
import { serveHttp } from '../src/sandbox/kit/node/http-server.ts'
import { stopSignal } from '../src/stop-signal.ts'

const HELP = `Usage: npm run mock [-- --port 4010]

Serves openapi.yaml as a mock on this machine, with Prism: checks requests, returns the document's
examples, and keeps no state. Prints each request, and why it was rejected. Loads openapi.yaml again
when it changes.

  --port N   TCP port; 0 for a free one (default 4010)
  --help     show this help

Stop it with Ctrl-C. Exit code: 0 if you stop it, 2 for bad usage, a port in use, or a broken openapi.yaml.`

const DOCUMENT = fileURLToPath(new URL('../openapi.yaml', import.meta.url))

/** How long to wait after a change, because editors write a file in several steps. */
const SETTLE_MS = 100

await runCommand(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(HELP)
  const port = parsePort(values.port)
  const mock = await createMock({ file: DOCUMENT, log: console.log })
  const { url, close } = await withUsageErrors(
    () => serveHttp(mock.respond, { port, host: 'localhost' }),
    (code) =>
      `Port ${port} ${code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`}; choose another one with --port.`,
  )
  // Handle signals before printing: a program that reads the output may stop the mock at once.
  const stopped = stopSignal()
  const ending = new AbortController()
  loadOnChange(mock, ending.signal)
  console.log(`Mock ready at ${url} (any bearer token is accepted). Press Ctrl-C to stop.`)
  await stopped
  ending.abort()
  await close()
})

/** Loads the document again after each change of its file, until `signal` is aborted. */
function loadOnChange(mock: Mock, signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined
  let loading = Promise.resolve()
  const load = () =>
    mock.load().then(
      () => console.log('openapi.yaml has changed; its new version is served.'),
      ({ message }) => console.error(`${message}\nThe previous version is still served.`),
    )
  const onError = ({ code }: NodeJS.ErrnoException) =>
    console.error(`Cannot watch openapi.yaml for changes (${code}); restart the mock after each change.`)
  signal.addEventListener('abort', () => clearTimeout(timer))
  try {
    // The folder is watched, because many editors replace the file.
    const watcher = watch(dirname(DOCUMENT), { signal }, (_, name) => {
      if (name !== basename(DOCUMENT)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        loading = loading.then(load)
      }, SETTLE_MS)
    })
    watcher.on('error', onError)
  } catch (error) {
    onError(error as NodeJS.ErrnoException)
  }
}
