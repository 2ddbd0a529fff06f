/** Serves openapi.yaml as a Prism mock until it is stopped. */
import { parseArgs } from 'node:util'
import { PrismError, startPrism } from '../contract-tests/prism.ts'
import { parsePort, runCommand, UsageError } from '../src/command.ts'

const HELP = `Usage: npm run mock [-- --port 4010]

Serves openapi.yaml as a Prism mock on this machine: it answers the examples of the document and keeps nothing.

  --port N   TCP port; 0 takes a free one (default 4010)
  --help     show this text

Stop it with Ctrl-C.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(HELP)

  let ready = false
  // Prism starts anew whenever openapi.yaml changes, and with --port 0 then takes another port.
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
  if (!stopping)
    throw new UsageError(
      `The mock ended by itself ${code === null ? 'on a signal' : `with exit code ${code}`}. Is openapi.yaml still valid?`,
    )
}, PrismError)
