import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { missing } from '../src/testing/browser.ts'
import { runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'

const folder = temporaryFolder(afterAll)

test.skipIf(missing)('npm run pictures writes three pictures in two modes', async () => {
  const [docs, output] = [join(folder, 'docs'), join(folder, 'new/pictures')]
  await mkdir(docs)
  await writeFile(join(docs, 'index.html'), '<style>html { color-scheme: light dark }</style>')
  const { code, stderr } = await runScript('scripts/pictures.ts', ['--docs', docs, '--output', output])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const names = await readdir(output)
  expect(names.sort()).toEqual(
    ['console', 'docs', 'verify'].flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`]),
  )
  const pictures = await Promise.all(names.map((name) => readFile(join(output, name))))
  for (const picture of pictures) expect(picture.toString('latin1', 0, 12)).toMatch(/^RIFF.{4}WEBP$/s)
  // No two are the same.
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(names.length)
})
