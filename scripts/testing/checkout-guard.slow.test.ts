import { execFileSync } from 'node:child_process'
import { appendFile, cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { git } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { guardCheckout } from './checkout-guard.ts'

const prepared = temporaryFolder(afterAll)
let folder: string
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  await writeFile(join(prepared, '.gitignore'), 'dist/\ntoken.txt\n')
  await writeFile(join(prepared, 'tracked.txt'), 'a\n')
  await writeFile(join(prepared, 'edited.txt'), 'a\n')
  git(prepared, 'init', '--quiet')
  git(prepared, 'add', '.')
  git(prepared, 'commit', '--quiet', '--message', 'One')
  await appendFile(join(prepared, 'edited.txt'), 'by hand\n')
  await writeFile(join(prepared, 'notes.txt'), 'a')
})
beforeEach(async () => {
  folder = temporaryFolder(onTestFinished)
  await cp(prepared, folder, { recursive: true })
})

test('guardCheckout passes with earlier edits and a new dist/', async () => {
  const check = await guardCheckout(folder)
  execFileSync('sh', ['-c', 'mkdir dist && echo built > dist/index.html'], { cwd: folder })
  await check()
})

test.each<[string, () => unknown, string]>([
  ['a tracked file is edited', () => appendFile(at('tracked.txt'), 'b\n'), 'after:  M tracked.txt'],
  ['a tracked file is deleted', () => rm(at('tracked.txt')), 'after:  D tracked.txt'],
  ['an edited file is edited again', () => appendFile(at('edited.txt'), 'by a test\n'), 'after: +by a test'],
  ['a file is added', () => writeFile(at('new.txt'), ''), 'after: ?? new.txt'],
  ['an ignored file is added', () => writeFile(at('token.txt'), ''), 'after: token.txt, 0 bytes'],
  ['an untracked file is changed', () => appendFile(at('notes.txt'), 'b'), 'after: notes.txt, 2 bytes'],
  ['a commit is made', () => git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Two'), 'before: HEAD '],
  ['the repository is deleted', () => rm(at('.git'), { recursive: true }), 'before: HEAD '],
  ['everything is deleted', () => rm(folder, { recursive: true }), 'before: HEAD '],
])('guardCheckout fails when %s', async (_, change, message) => {
  const check = await guardCheckout(folder)
  await change()
  await expect(check()).rejects.toThrow(message)
})
