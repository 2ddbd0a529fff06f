import { createServer } from 'node:net'
import { ok, trouble, warning } from './finding.js'

/** Whether sandbox and mock can listen where the README says. */
export async function checkPort(port) {
  const code = await listen(port)
  if (!code) return [ok(`Port ${port} is free for the sandbox or the mock.`)]
  const todo = `Give them another one: \`npm run sandbox -- --port ${port === 4010 ? 4011 : 4010}\`.`
  if (code !== 'EADDRINUSE') return [trouble(`Nothing can listen on port ${port} (${code}).`, todo)]
  if (await isSandbox(port))
    return [warning(`A sandbox is running on port ${port} already.`, `Use it, or stop it. ${todo}`)]
  return [trouble(`Another program has port ${port}.`, `Stop it (\`ss -ltnp\` names it). ${todo}`)]
}

/** The code of the error, if there is one. */
function listen(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
}

async function isSandbox(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/_sandbox/clock`, {
      redirect: 'error',
      signal: AbortSignal.timeout(1_000),
    })
    return typeof (await answer.json()).now === 'string'
  } catch {
    return false
  }
}
