import { execFileSync } from 'node:child_process'
import { appendFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { git } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { CANARY_PREFIX, guardCheckout } from './checkout-guard.ts'

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = temporaryFolder(onTestFinished)
  await writeFile(at('.gitignore'), 'dist/\ntoken.txt\n')
  await writeFile(at('tracked.txt'), 'a\n')
  await writeFile(at('edited.txt'), 'a\n')
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'One')
  await appendFile(at('edited.txt'), 'by hand\n')
  await writeFile(at('notes.txt'), 'a')
})

const canaryIn = async () => at((await readdir(folder)).find((name) => name.startsWith(CANARY_PREFIX)) ?? '')

test('guardCheckout passes with earlier edits, a new dist/ and a concurrent run, and leaves no canary', async () => {
  const check = await guardCheckout(folder)
  const checkOther = await guardCheckout(folder)
  execFileSync('sh', ['-c', 'mkdir dist && echo built > dist/index.html'], { cwd: folder })
  await check()
  await checkOther()
  expect((await readdir(folder)).filter((name) => name.startsWith(CANARY_PREFIX))).toEqual([])
})

test.each<[string, () => unknown, string]>([
  ['a tracked file is edited', () => appendFile(at('tracked.txt'), 'b\n'), 'after:  M tracked.txt'],
  ['a tracked file is deleted', () => rm(at('tracked.txt')), 'after:  D tracked.txt'],
  ['an edited file is edited again', () => appendFile(at('edited.txt'), 'by a test\n'), 'after: +by a test'],
  ['a file is added', () => writeFile(at('new.txt'), ''), 'after: ?? new.txt'],
  ['an ignored file is added', () => writeFile(at('token.txt'), ''), 'after: token.txt, 0 bytes'],
  ['an untracked file is changed', () => appendFile(at('notes.txt'), 'b'), 'after: notes.txt, 2 bytes'],
  ['a commit is made', () => git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Two'), 'before: HEAD '],
  ['the canary is deleted', async () => rm(await canaryIn()), 'was changed or deleted: ENOENT'],
  ['the canary is overwritten', async () => writeFile(await canaryIn(), 'x'), 'was changed or deleted: x'],
  ['the repository is deleted', () => rm(at('.git'), { recursive: true }), 'before: HEAD '],
  ['everything is deleted', () => rm(folder, { recursive: true }), 'was changed or deleted: ENOENT'],
])('guardCheckout fails when %s', async (_, change, message) => {
  const check = await guardCheckout(folder)
  await change()
  await expect(check()).rejects.toThrow(message)
})

test('outside a clone, guardCheckout checks only the canary', async () => {
  await rm(at('.git'), { recursive: true })
  const check = await guardCheckout(folder)
  await appendFile(at('tracked.txt'), 'b\n')
  await check()
})
