import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NOW } from '../contract-tests/targets.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { serve } from '../src/sandbox/testing/server.ts'
import { launchChromium, missing } from '../src/testing/browser.ts'
import { runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { ledgerIn } from './testing/run-here.ts'

const TOKEN = 'sandbox-owner-token'
const KEYS = '/v2/projects/p-sandbox/api-keys'

test.skipIf(missing)('a HAR that Playwright records in Chromium is judged, and no report has its token', async () => {
  const { url } = await serve(createSandbox({ now: NOW }))
  const folder = temporaryFolder(onTestFinished)
  const file = join(folder, 'recorded.har')
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ recordHar: { path: file } })
    const page = await context.newPage()
    await page.goto(url)
    await page.evaluate(
      async ([path, token]) => {
        for (const headers of [{ Authorization: `Bearer ${token}` }, {}] as HeadersInit[])
          await (await fetch(path, { headers })).text()
      },
      [KEYS, TOKEN] as const,
    )
    await context.close()
  } finally {
    await browser.close()
  }
  const args = ['judge', '--reports', join(folder, 'reports'), file]
  const { code, stderr, stdout } = await runScript('scripts/cli.ts', args)
  const { path, ledger } = ledgerIn(join(folder, 'reports'))
  expect(stderr).toMatch(/^Judged 2 exchanges; skipped \d+ \(no operation of the document\)\.$/m)
  expect(stdout).toMatch(/Nothing documented is contradicted/)
  const verified = ledger.facts.filter(({ verdict }) => verdict === 'verified')
  expect(verified.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['listApiKeys/operation', 'listApiKeys/auth/none', 'listApiKeys/2XX[].id/type']),
  )
  expect(readFileSync(file, 'utf8')).toContain(TOKEN)
  expect(readFileSync(path, 'utf8')).not.toContain(TOKEN)
  expect(code).toBe(0)
})
