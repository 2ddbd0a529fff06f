import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { document } from '../../../src/document/openapi.ts'
import { git } from '../../../src/testing/run-script.ts'
import { temporaryFolder } from '../../../src/testing/temporary-folder.ts'
import { changelogMarkdown, changelogPage, readTaggedVersions } from './changelog.ts'
import { context } from './testing/context.ts'

const folder = temporaryFolder(afterAll)
const commit = (content: string, ...tags: string[]) => {
  writeFileSync(join(folder, 'openapi.yaml'), content)
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', content)
  for (const tag of tags) git(folder, 'tag', tag)
}

beforeAll(() => {
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Without a document')
  git(folder, 'tag', 'v0.0.1')
  commit('one', 'v0.9.0')
  commit('two', 'v0.10.0', 'v1', 'v0.10.0-rc.1', 'other')
  git(folder, 'switch', '--quiet', '--create', 'elsewhere')
  commit('three', 'v0.11.0')
  git(folder, 'switch', '--quiet', 'main')
})

const tagged = (version: string, text: string) => {
  return { version, date: '2026-11-23', source: { label: `v${version}`, text } }
}

test('readTaggedVersions reads the versions before HEAD that have a document, newest first', async () => {
  vi.stubEnv('GIT_DIR', join(folder, '.git'))
  expect(await readTaggedVersions()).toEqual([tagged('0.10.0', 'two'), tagged('0.9.0', 'one')])
})

test('readTaggedVersions fails on a machine without git', async () => {
  vi.stubEnv('PATH', join(folder, 'none'))
  await expect(readTaggedVersions()).rejects.toThrow('git')
})

test('outside a repository, the docs are built without changes, and the log says why', async () => {
  vi.stubEnv('GIT_DIR', join(folder, 'none'))
  const log = vi.fn()
  const { markdown } = await changelogPage(context, log)
  expect(markdown).toContain('These pages were built without tags of earlier versions')
  expect(markdown).not.toContain('### Changes')
  const reason = /^no changes of openapi\.yaml in the changelog: git says: fatal: not a git repository/
  expect(log.mock.calls).toEqual([[expect.stringMatching(reason)]])
})

const CHANGELOG = '# Changelog\n\nVersions.\n\n## Unreleased\n\n- A\n\n## 0.2.0\n\n- B\n\n## 0.1.0\n\n- C\n'
const OLD = { get: { operationId: 'getOld', responses: { 204: { description: 'Done.' } } } }
const own = { label: 'openapi.yaml', text: stringify(document) }

test('each section has the changes since the tagged version before, breaking ones first', () => {
  const title = 'Old *title*'
  const extended = { ...document, info: { ...document.info, title }, paths: { ...document.paths, '/v2/old': OLD } }
  const old = stringify(extended)
  const markdown = changelogMarkdown(CHANGELOG, own, [tagged('0.2.0', old), tagged('0.1.0', old)])
  const [, unreleased = '', ...others] = markdown.split(/^## /m)
  expect(unreleased).toMatch(/^Unreleased\n\n- A\n\n### Changes to openapi.yaml\n\nSince v0\.2\.0, 2 changes: /)
  expect(unreleased).toMatch(
    /\n- \*\*breaks callers.*\(getOld\).*\n\nThese break nobody:\n\n- .*title Old \\\*title\\\* /,
  )
  const same = '### Changes to openapi.yaml\n\nNothing has changed since v0.1.0.\n\n'
  expect(others).toEqual([`0.2.0, 2026-11-23\n\n- B\n\n${same}`, '0.1.0, 2026-11-23\n\n- C\n'])
})

test('the page says why documents cannot be compared', () => {
  expect(changelogMarkdown(CHANGELOG, own, [tagged('0.2.0', 'a: [')])).toContain(
    'The documents cannot be compared: v0.2.0 is not valid YAML: ',
  )
})
