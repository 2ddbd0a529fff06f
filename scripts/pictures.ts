/** Makes the pictures of the README, in light and dark mode: the docs, the console of the sandbox, and a run of verify. */
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { runCommand, UsageError, withUsageErrors } from '../src/command.ts'
import { ensureFolder } from '../src/files.ts'
import { bundleConsole } from '../src/sandbox/api/node/bundle-console.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { createDocs } from '../src/sandbox/kit/node/docs.ts'
import { serveSandbox } from '../src/sandbox/kit/node/serve.ts'
import { launchChromium, missing } from '../src/testing/chromium.ts'
import { root, runScript } from '../src/testing/run-script.ts'
import { withTemporaryFolder } from './ending.ts'
import { terminalPage } from './pictures/terminal.ts'

const OUTPUT = 'scripts/docs/pictures'
const NOW = '2026-03-10T09:30:00Z'
const MODES = ['light', 'dark'] as const
/** The window of docs and console, in CSS pixels. */
const WINDOW = { x: 0, y: 0, width: 1280, height: 800 }
/** Pixels of a picture per CSS pixel, in each direction. */
const SCALE = 2
/** Number of lines of the output of verify, so that its picture has the shape of the others. */
const LINES = 19
/** From 0 to 100. At this scale, higher values look the same, and take up to five times as many bytes. */
const QUALITY = 20

const HELP = `Usage: npm run pictures [-- options]

Makes the pictures of the README, in light and dark mode, as WebP: the start page of the docs, the console of the sandbox, and
the start of the output of npm run verify. Needs Chromium and built docs.

  --docs FOLDER    the output of npm run docs (default dist/docs)
  --output FOLDER  folder in which the pictures are written or replaced (default ${OUTPUT})
  --help           show this help

Exit code: 0 if the pictures are written; 2 for bad usage, if Chromium or the docs are missing, or if npm run verify fails.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      docs: { type: 'string', default: 'dist/docs' },
      output: { type: 'string', default: OUTPUT },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const docs = createDocs(values.docs)
  if (!docs.isBuilt()) throw new UsageError(`${values.docs} has no index.html; run npm run docs first.`)
  if (missing) throw new UsageError(missing)
  if (values.output === '') throw new UsageError('--output must name a folder; it is empty.')
  const folder = resolve(values.output)
  await withUsageErrors(
    () => ensureFolder(folder),
    (code, path) => `The folder ${path} cannot be created (${code}).`,
  )
  const sandbox = createSandbox({ now: NOW, page: bundleConsole })
  const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1', docs })
  try {
    await takePictures(folder, {
      docs: async (page) => {
        await page.goto(`${url}/docs/`)
        return WINDOW
      },
      console: async (page) => {
        await page.goto(url)
        await page.getByRole('table').first().waitFor()
        return WINDOW
      },
      verify: await showVerification(),
    })
  } finally {
    await close()
  }
})

/** Shows something in a page, and returns the part of the page to take a picture of. */
type Show = (page: Page) => Promise<typeof WINDOW>

/** Takes a picture in each mode of what each function shows. */
async function takePictures(folder: string, shown: Record<string, Show>): Promise<void> {
  const browser = await launchChromium().catch((cause: Error) => {
    throw new UsageError(`Chromium cannot be started: ${cause.message.split('\n')[0]}`, { cause })
  })
  try {
    for (const [name, show] of Object.entries(shown)) {
      for (const colorScheme of MODES) {
        const page = await browser.newPage({ viewport: WINDOW, colorScheme, reducedMotion: 'reduce' })
        const clip = { ...(await show(page)), scale: SCALE }
        // Playwright itself makes no WebP.
        const session = await page.context().newCDPSession(page)
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
        const picture = Buffer.from(data, 'base64')
        const file = join(folder, `${name}-${colorScheme}.webp`)
        await withUsageErrors(
          () => writeFile(file, picture),
          (code, path) => `${path} cannot be written (${code}).`,
        )
        console.log(`${file}: ${Math.ceil(picture.length / 1000)} kB`)
        await page.close()
      }
    }
  } finally {
    await browser.close()
  }
}

/** Runs verify, and returns a function that shows its output. */
async function showVerification(): Promise<Show> {
  const env = { NO_COLOR: undefined, FORCE_COLOR: '1' }
  const { code, stdout, stderr } = await withTemporaryFolder('pictures', (reports) =>
    runScript(join(root, 'scripts/cli.ts'), ['verify'], { cwd: reports, env }),
  )
  if (code !== 0) throw new UsageError(`npm run verify failed with exit code ${code}; fix it first. ${stderr}`)
  // The duration differs from run to run.
  const lines = stdout.replace(/(?<=requests) in\s+[\d.]+ s/g, '').split('\n')
  const output = lines.slice(0, LINES).join('\n')
  return async (page) => {
    await page.setContent(terminalPage('npm run verify', output))
    return (await page.locator('pre').boundingBox()) ?? WINDOW
  }
}
