import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { CANARY_PREFIX, guardCheckout } from './checkout-guard.ts'

let folder: string
const at = (name: string) => join(folder, name)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    // Without the hooks and signatures of the person who runs the tests.
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  })

beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  writeFileSync(at('.gitignore'), 'dist/\ntoken.txt\n')
  writeFileSync(at('tracked.txt'), 'a\n')
  writeFileSync(at('edited.txt'), 'a\n')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'One')
  appendFileSync(at('edited.txt'), 'by hand\n')
  writeFileSync(at('notes.txt'), 'a')
})

const canaries = () => readdirSync(folder).filter((name) => name.startsWith(CANARY_PREFIX))

test('passes with earlier edits, a new dist/ and a concurrent run, and leaves no canary', () => {
  const check = guardCheckout(folder)
  const checkOther = guardCheckout(folder)
  mkdirSync(at('dist'))
  writeFileSync(at('dist/index.html'), 'built')
  check()
  checkOther()
  expect(canaries()).toEqual([])
})

test.each<[string, () => void, string]>([
  ['a tracked file is edited', () => appendFileSync(at('tracked.txt'), 'b\n'), 'after:  M tracked.txt'],
  ['an edited file is edited again', () => appendFileSync(at('edited.txt'), 'by a test\n'), 'after: +by a test'],
  ['a file is added', () => writeFileSync(at('new.txt'), ''), 'after: ?? new.txt'],
  ['an ignored file is added', () => writeFileSync(at('token.txt'), ''), 'after: !! token.txt'],
  ['an untracked file is deleted', () => rmSync(at('notes.txt')), 'before: ?? notes.txt'],
  ['a commit is made', () => git('commit', '--quiet', '--allow-empty', '--message', 'Two'), 'before: HEAD '],
  ['the canary is deleted', () => rmSync(at(canaries()[0] ?? '')), 'was changed or deleted: it is gone'],
  ['the repository is deleted', () => rmSync(at('.git'), { recursive: true }), 'before: HEAD '],
])('fails when %s', (_, change, told) => {
  const check = guardCheckout(folder)
  change()
  expect(check).toThrow(told)
})

test('outside a clone, only the canary is checked', () => {
  rmSync(at('.git'), { recursive: true })
  const check = guardCheckout(folder)
  appendFileSync(at('tracked.txt'), 'b\n')
  check()
})
