import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { readTaggedVersions, releasesOf } from './releases.ts'

const folder = temporaryFolder(afterAll)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-23T12:00:00Z' },
  })
const commit = (content: string, ...tags: string[]) => {
  writeFileSync(join(folder, 'openapi.yaml'), content)
  git('add', '.')
  git('commit', '--quiet', '--message', content)
  for (const tag of tags) git('tag', tag)
}

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main')
  git('commit', '--quiet', '--allow-empty', '--message', 'Without a document')
  git('tag', 'v0.0.1')
  commit('one', 'v0.9.0')
  commit('two', 'v0.10.0', 'v1', 'v0.10.0-rc.1', 'other')
  git('switch', '--quiet', '--create', 'elsewhere')
  commit('three', 'v0.11.0')
  git('switch', '--quiet', 'main')
})

test('readTaggedVersions reads the versions before HEAD that have a document, newest first', async () => {
  vi.stubEnv('GIT_DIR', join(folder, '.git'))
  const version = (version: string, text: string) => {
    return { version, date: '2026-11-23', source: { label: `v${version}`, text } }
  }
  expect(await readTaggedVersions()).toEqual([version('0.10.0', 'two'), version('0.9.0', 'one')])
})

test.each<[where: string, environment: () => Record<string, string>, message: string]>([
  [
    'a shallow clone',
    () => ({ GIT_DIR: join(shallow(), '.git') }),
    'this clone is shallow; run `git fetch --unshallow',
  ],
  ['a folder without git', () => ({ GIT_DIR: join(folder, 'none') }), 'git says: fatal: not a git repository'],
  ['a machine without git', () => ({ PATH: join(folder, 'none') }), 'git is not installed.'],
])('readTaggedVersions fails in %s', async (_, environment, message) => {
  for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value)
  await expect(readTaggedVersions()).rejects.toThrow(message)
})

function shallow(): string {
  const clone = join(temporaryFolder(onTestFinished), 'clone')
  git('clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, clone)
  return clone
}

const source = (label: string, title: string) => ({ label, text: `openapi: 3.1.1\ninfo: {title: ${title}}\npaths: {}` })
const tagged = (version: string, title: string) => ({
  version,
  date: '2026-11-23',
  source: source(`v${version}`, title),
})
const changesOf = (changelog: string, own: string, ...tags: ReturnType<typeof tagged>[]) =>
  releasesOf(changelog, source('openapi.yaml', own), tags).map(({ title, changes }) => {
    return `${title}: ${changes instanceof Object ? `${changes.old} to ${changes.now}, ${changes.changes.length}` : changes}`
  })

test('releasesOf compares each version with the tagged one before', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- A\n\n## 0.3.0\n\n- B\n\n## 0.2.0\n\n## 0.1.0\n'
  expect(changesOf(changelog, 'c', tagged('0.3.0', 'b'), tagged('0.1.0', 'b'))).toEqual([
    'Unreleased: v0.3.0 to openapi.yaml, 1',
    '0.3.0: v0.1.0 to v0.3.0, 0',
    '0.2.0: This version has no tag, so its document cannot be compared.',
    '0.1.0: This is the first version with a tag, so there is no document to compare it with.',
  ])
  expect(changesOf(changelog, 'c')).toEqual(
    ['Unreleased', '0.3.0', '0.2.0', '0.1.0'].map((title) => `${title}: undefined`),
  )
})

test('releasesOf says why documents cannot be compared', () => {
  const broken = { ...tagged('0.1.0', ''), source: { label: 'v0.1.0', text: 'a: [' } }
  expect(changesOf('## 0.2.0\n', 'c', broken)).toEqual([
    expect.stringContaining('0.2.0: The documents cannot be compared: v0.1.0 is not valid YAML: '),
  ])
})
