/** Runs every command and the sample in the README, in order, except the commands that .ci/run runs itself. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { startScript } from '../../src/testing/run-script.ts'
import { STEPS } from '../ci/steps.js'

const SAMPLE = 'dist/example.ts'

let sandboxUrl = ''
const withSandbox = (text: string) =>
  text
    .replace(/https:\/\/api\.example\.com|http:\/\/127\.0\.0\.1:4010|(?<=API_URL=)…/g, sandboxUrl)
    .replace('API_TOKEN=…', 'API_TOKEN=sandbox-owner-token')
    .replace(/(?<=PROJECT_ID=)…|(?<=--project )p-1/, 'p-sandbox')
    // The default port may be in use.
    .replace(/^npm run (sandbox|mock)$/, '$& -- --port 0')

/** Runs a command to its end. Leaves a server running once it prints that it is ready. */
async function run(command: string): Promise<void> {
  console.log(`$ ${command}`)
  const { child, finished, printed } = startScript('-c', [command], { node: 'bash', timeout: 600_000, detached: true })
  // npm would not pass a signal on to the command that it runs.
  const end = () => child.exitCode === null && process.kill(-Number(child.pid))
  process.once('exit', end)
  finished.then(() => process.off('exit', end))
  const ready = await printed(/^(\w+) ready at (\S+)\s/m).catch(() => undefined)
  if (ready?.[1] === 'Sandbox') sandboxUrl = ready[2] ?? ''
  if (ready) return
  const { code, stdout, stderr } = await finished
  if (code !== 0) throw new Error(`The README's command ${command} failed with exit code ${code}:\n${stdout}${stderr}`)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
if (existsSync(SAMPLE)) throw new Error(`Remove ${SAMPLE}, which this script writes.`)
const ran = new Set(STEPS.flat())
const parts = readFileSync('README.md', 'utf8').matchAll(/^```(\w+)\n(.*?)^```|`([^`\n]+)`/gms)
for (const [, language, block = '', inline] of parts) {
  if (language === 'ts') {
    writeFileSync(SAMPLE, withSandbox(block))
    process.once('exit', () => rmSync(SAMPLE))
  }
  const lines = language === 'sh' ? block.split('\n').map((line) => line.replace(/ +# .*/, '')) : []
  const shown = inline?.match(/^(\w+=\S+ )*np[mx] /) ? [inline] : lines
  const commands = shown.filter(Boolean).flatMap((line) => line.split(' && '))
  for (const command of commands) {
    if (ran.has(command)) continue
    // This would install or test everything a second time.
    if (/^npm (ci|test)\b/.test(command))
      throw new Error(`${command} is in the README, but is no step of scripts/ci/steps.js.`)
    await run(withSandbox(command))
    ran.add(command)
  }
}
if (!sandboxUrl || !ran.has(`npx node ${SAMPLE}`)) throw new Error('The README starts no sandbox, or runs no sample.')
process.exit()
