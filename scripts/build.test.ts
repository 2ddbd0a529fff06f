import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../src/testing/project-copy.ts'
import { runScript } from '../src/testing/run-script.ts'

let copy: string
beforeAll(async () => {
  copy = await copyProject()
})
afterAll(() => rm(copy, { recursive: true }))

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'a file named dist',
    () => writeFile(join(copy, 'dist'), 'a file'),
    /^npm run build cannot write to \S+dist\/lib \(ENOTDIR\); .*\n$/,
  ],
  [
    'files of others',
    async () => {
      await mkdir(join(copy, 'dist/lib'), { recursive: true })
      await writeFile(join(copy, 'dist/lib/thesis.txt'), 'years of work')
    },
    /^\S+dist\/lib is not empty and has no valid \.manifest of npm run build, .*\n$/,
  ],
])('%s: one line and exit code 2', async (_, arrange, message) => {
  await arrange()
  const before = await readdir(join(copy, 'dist')).catch(() => 'a file')
  const { code, stdout, stderr } = await runScript('scripts/build.ts', [], { cwd: copy })
  expect(stderr).toMatch(message)
  expect([code, stdout]).toEqual([2, ''])
  expect(await readdir(join(copy, 'dist')).catch(() => 'a file')).toEqual(before)
  await rm(join(copy, 'dist'), { recursive: true })
})
