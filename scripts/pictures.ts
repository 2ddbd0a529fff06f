/** Makes the pictures of the README from real runs: a failing verification, and the console of the sandbox. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand, UsageError } from '../src/command.ts'
import { ensureFolder, writeFileAtomic } from '../src/files.ts'
import { serveSandbox } from '../src/sandbox/node/serve.ts'
import { createSandbox } from '../src/sandbox/sandbox.ts'
import { launchChromium, missing } from '../src/testing/chromium.ts'
import { root, runScript } from '../src/testing/run-script.ts'
import { withTemporaryFolder } from './ending.ts'
import { type Mode, terminalPicture } from './pictures/terminal.ts'

const FOLDER = fileURLToPath(new URL('docs/pictures/', import.meta.url))
const MODES: Mode[] = ['light', 'dark']

/** The address that the pictures show, whatever port the sandbox has. */
const SHOWN = 'http://127.0.0.1:4010'
const NOW = '2026-03-10T09:30:00Z'
/** Lines of the report that the picture shows: the verdict and the first cause. */
const LINES = 17

const HELP = `Usage: npm run pictures

Makes the pictures of the README from real runs, for light and dark mode: a failing verification of the sandbox as SVG, and the
sandbox's console as WebP. Writes them to scripts/docs/pictures. Needs Chromium: /usr/bin/chromium unless CHROMIUM names another.

  --help   show this help

Exit code: 0 if the pictures are written, 2 for bad usage or if they cannot be made.`

await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return console.log(HELP)
  if (missing) throw new UsageError(missing)
  await ensureFolder(FOLDER)
  const sandbox = createSandbox({ now: NOW })
  const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
  try {
    await writeConsole(url)
    sandbox.faults.add({ operation: 'getProjectCost', status: 500, times: 'always' })
    await writeVerification(url)
  } finally {
    await close()
  }
})

async function writeVerification(url: string): Promise<void> {
  const command = ['verify', '--url', url, '--project', 'p-sandbox']
  const { code, stdout, stderr } = await withTemporaryFolder('pictures', (folder) =>
    runScript(join(root, 'scripts/cli.ts'), [...command, '--rate', '200'], {
      // Receives the reports.
      cwd: folder,
      env: { API_TOKEN: 'sandbox-owner-token', NO_COLOR: undefined, FORCE_COLOR: '1' },
    }),
  )
  if (code !== 1)
    throw new UsageError(`The verification should fail with exit code 1; it ended with ${code}: ${stderr}`)
  const report = stdout.replaceAll(url, SHOWN).split('\n').slice(0, LINES)
  const lines = [`$ npx project-resources ${command.join(' ').replace(url, SHOWN)}`, ...report]
  const title = 'Terminal with a failing verification'
  for (const mode of MODES) await write(`verification-${mode}.svg`, terminalPicture(title, lines, mode))
}

async function writeConsole(url: string): Promise<void> {
  const browser = await launchChromium()
  try {
    for (const mode of MODES) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 520 }, colorScheme: mode })
      await page.goto(url)
      await page.getByRole('table').first().waitFor()
      const session = await page.context().newCDPSession(page)
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
      await write(`console-${mode}.webp`, Buffer.from(data, 'base64'))
    }
  } finally {
    await browser.close()
  }
}

async function write(name: string, content: string | Uint8Array): Promise<void> {
  await writeFileAtomic(join(FOLDER, name), content)
  console.log(`Written: scripts/docs/pictures/${name}, ${Math.ceil(content.length / 1024)} kB`)
}
