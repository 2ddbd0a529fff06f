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
  ['an ignored file is added', () => writeFileSync(at('token.txt'), ''), 'after: !! token.txt'],
  ['a commit is made', () => git('commit', '--quiet', '--allow-empty', '--message', 'Two'), 'before: HEAD '],
  ['the canary is deleted', () => rmSync(at(canaries()[0] ?? '')), ' is gone'],
])('fails when %s', (_, change, line) => {
  const check = guardCheckout(folder)
  change()
  expect(check).toThrow(line)
})

test('outside a clone, only the canary is checked', () => {
  rmSync(at('.git'), { recursive: true })
  const check = guardCheckout(folder)
  appendFileSync(at('tracked.txt'), 'b\n')
  check()
})
