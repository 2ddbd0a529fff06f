import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../src/testing/run-script.ts'
import { withPackageName } from '../docs/guides.ts'

/** Paths of the files to which tests write the TypeScript snippets of the README and of each guide, in order. */
const SNIPPETS: Record<string, string[]> = {
  'README.md': ['client.ts'],
  'scripts/docs/guides/bundle-only-what-you-use.md': ['operations.ts'],
  'scripts/docs/guides/call-the-api.md': [
    'calls.ts',
    'proxy.ts',
    'setting.ts',
    'errors.ts',
    'types.ts',
    'form.ts',
    'raw.ts',
  ],
  'scripts/docs/guides/cancel-a-call.md': ['cancel.ts', 'reasons.ts', 'effect.tsx', 'gone.ts', 'leave.ts'],
  'scripts/docs/guides/delete-a-domain-safely.md': ['delete-domain.ts'],
  'scripts/docs/guides/draw-the-billing-chart.md': ['chart.ts', 'costs.ts'],
  'scripts/docs/guides/errors-and-retries.md': ['status.ts'],
  'scripts/docs/guides/find-out-why-a-container-restarted.md': ['restarts.ts'],
  'scripts/docs/guides/find-your-apps.md': ['apps.ts'],
  'scripts/docs/guides/handle-tokens.md': [
    'expiring-keys.ts',
    'tokens.ts',
    'renewal.ts',
    'cloudflare.ts',
    'server.ts',
    'page.ts',
  ],
  'scripts/docs/guides/log-and-trace-calls.md': ['logging.ts', 'tracing.ts', 'drift.ts'],
  'scripts/docs/guides/optional-and-null-fields.md': ['optional.ts'],
  'scripts/docs/guides/read-a-file-of-a-build.md': ['build-file.ts', 'archive.ts'],
  'scripts/docs/guides/read-all-events.md': ['events.ts', 'events-page.ts'],
  'scripts/docs/guides/run-the-sandbox.md': ['watch.ts'],
  'scripts/docs/guides/scale-an-app.md': ['scale.ts'],
  'scripts/docs/guides/test-in-a-browser.md': [
    'browser/tests/keys.spec.ts',
    'browser/src/keys.ts',
    'browser/src/main.ts',
    'browser/playwright.config.ts',
    'browser/tests/sandbox.ts',
    'browser/vitest.config.ts',
    'browser/src/keys.test.ts',
  ],
  'scripts/docs/guides/test-with-the-sandbox.md': [
    'sandbox.test.ts',
    'time.test.ts',
    'faults.test.ts',
    'requests.test.ts',
    'msw.ts',
    'worker.ts',
    'listen.ts',
  ],
  'scripts/docs/guides/use-tanstack-query.md': [
    'react.tsx',
    'optimistic.tsx',
    'prefetch.ts',
    'next-route.ts',
    'next-page.tsx',
  ],
  'scripts/docs/guides/use-your-own-data.md': ['seed.test.ts'],
  'scripts/docs/guides/verify-a-service.md': ['client-certificate.ts', 'record.ts'],
  'scripts/docs/guides/verify-in-ci.md': ['service.test.ts'],
}

const files = ['README.md', ...globSync('scripts/docs/guides/*.md', { cwd: root })]
const texts = files.map((file) => withPackageName(readFileSync(join(root, file), 'utf8')))

/** The text of the README and all guides. */
export const readme = texts.join('\n')

interface Snippet {
  code: string
  /** The block of text after the snippet: all that it prints. */
  output: string | undefined
}

const snippets: ReadonlyMap<string, Snippet> = new Map(
  files.flatMap((file, at) => {
    const names = SNIPPETS[file] ?? []
    const blocks = [...(texts[at] ?? '').matchAll(/```tsx?\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)]
    if (blocks.length !== names.length)
      throw new Error(
        `SNIPPETS must name all ${blocks.length} TypeScript snippets of ${file}; it names ${names.length}.`,
      )
    return blocks.map(([, code = '', output], index) => [names[index] ?? '', { code, output }])
  }),
)

/** The TypeScript snippets of the README and the guides, by the path of their file. */
export const examples: ReadonlyMap<string, string> = new Map([...snippets].map(([name, { code }]) => [name, code]))

/** Writes all snippets to a folder. */
export async function writeExamples(folder: string): Promise<void> {
  for (const [name, code] of examples) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, code)
  }
}

/** What snippets print, by file name. Only of those that a block of text follows. */
export const outputs: ReadonlyMap<string, string> = new Map(
  [...snippets].flatMap(([name, { output }]) => (output === undefined ? [] : [[name, output] as const])),
)

/** Shell commands that a block of JSON follows, each with some of what it prints. */
export const transcripts = files.flatMap((file, at) => {
  const found = (texts[at] ?? '').matchAll(/^```sh\n([^`]*)```(?:\n\n[^`\n]+)?\n\n```json\n(.*?)```/gms)
  return [...found].map(([, commands = '', output = '']) => ({ file, commands, output }))
})
