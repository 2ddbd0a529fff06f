import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/testing/run-script.ts'

const GUIDES = 'scripts/docs/guides'

/** README and guides, and the file that each of their TypeScript snippets is tried as, in order. */
const SNIPPETS: Record<string, string[]> = {
  'README.md': ['client.ts', 'domain.test.ts'],
  [`${GUIDES}/call-the-api.md`]: ['files.ts'],
  [`${GUIDES}/handle-tokens.md`]: ['tokens.ts', 'server.ts', 'page.ts'],
  [`${GUIDES}/test-with-the-sandbox.md`]: ['sandbox.test.ts', 'msw.ts'],
  [`${GUIDES}/verify-a-service.md`]: [],
  [`${GUIDES}/change-the-document.md`]: [],
  [`${GUIDES}/publish-the-docs.md`]: [],
  [`${GUIDES}/release.md`]: [],
  [`${GUIDES}/figures.md`]: [],
}

const texts = await Promise.all(Object.keys(SNIPPETS).map((file) => readFile(join(root, file), 'utf8')))

/** The text of README and guides. */
export const readme = texts.join('\n')

/** The snippets, by file name. */
export const examples: ReadonlyMap<string, string> = new Map(
  Object.entries(SNIPPETS).flatMap(([file, names], at) => {
    const codes = [...(texts[at] ?? '').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
    if (codes.length === names.length) return names.map((name, index) => [name, codes[index] ?? ''] as const)
    throw new Error(`${file} has ${codes.length} TypeScript snippets, but ${names.length} names in testing/readme.ts.`)
  }),
)
