/** Runs the checks that `npm test` makes before its tests, at the same time, and prints the output of each as it ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const CHECKS = [['typecheck'], ['build'], ['lint'], ['generate', '--', '--check']]
const cwd = fileURLToPath(new URL('../', import.meta.url))

await Promise.all(
  CHECKS.map(async (args) => {
    const child = spawn('npm', ['run', '--silent', ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    console.log(`${code === 0 ? 'passed' : 'FAILED'}: npm run ${args.join(' ')}\n${stdout}${stderr}`.trimEnd())
    if (code !== 0) process.exitCode = 1
  }),
)
