/** Serves openapi.yaml as a Prism mock. */
import { parseArgs } from 'node:util'
import { startPrism } from '../contract-tests/prism.ts'
import { parsePort, runCommand, UsageError } from '../src/command.ts'

const HELP = `Usage: npm run mock [-- --port 4010]

Serves openapi.yaml as a Prism mock on this machine: returns the document's examples and keeps no state.

  --port N   TCP port; 0 for a free one (default 4010)
  --help     show this help

Stop it with Ctrl-C. Exit code: 0 if you stop it, 2 for bad usage or if Prism fails.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(HELP)

  let ready = false
  // Prism restarts when openapi.yaml changes; with --port 0, it then listens on a new port.
  const prism = await startPrism({
    port: parsePort(values.port),
    onReady: (url) => {
      ready = true
      console.log(`Mock ready at ${url} (any bearer token is accepted). Stop it with Ctrl-C.`)
    },
    onLine: (line) => ready && console.log(line),
  })

  let stopping = false
  const stop = () => {
    stopping = true
    void prism.stop()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const code = await prism.ended
  if (stopping) return
  const how = code === null ? 'by a signal' : `with exit code ${code}`
  throw new UsageError(`Prism ended ${how}. Check that openapi.yaml is still valid, then start the mock again.`)
})
