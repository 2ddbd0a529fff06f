/** First step of `npm test`: runs typecheck, build, lint and generate --check in parallel. If any fails, exits with 1. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const CHECKS = [['typecheck'], ['build'], ['lint'], ['generate', '--', '--check']]
const cwd = fileURLToPath(new URL('../', import.meta.url))

const failed: string[] = []
await Promise.all(
  CHECKS.map(async (args) => {
    const check = args.join(' ')
    const child = spawn('npm', ['run', '--silent', ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    if (code !== 0) failed.push(`npm run ${check}`)
    console.log(`${code === 0 ? 'passed' : 'FAILED'}: npm run ${check}\n${stdout}${stderr}`.trimEnd())
  }),
)
// Print the names of failed checks last, since their output may be far above.
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}; see above.`)
  process.exitCode = 1
}
