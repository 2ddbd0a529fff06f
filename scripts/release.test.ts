import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { root, runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'

const CHANGELOG = '# Changelog\n\nWords.\n\n## 1.2.3\n\n- One.\n- Two.\n\n## 1.2.2\n\n- Before.\n'
/** A repository with its own tags. */
const copy = temporaryFolder(afterAll)
cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true })
cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy })
git('init', '--quiet')
git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--allow-empty', '--message', 'One')
for (const tag of ['v1.2.3', 'v1.2.2', 'v0.10.9', 'v9', 'docs-2.0.0']) git('tag', tag)

const plant = (file: string, content: string) => writeFileSync(join(copy, file), content)
beforeEach(() => {
  for (const file of ['package.json', 'package-lock.json']) plant(file, '{"type": "module", "version": "1.2.3"}')
  plant('CHANGELOG.md', CHANGELOG)
})
const release = async (...args: string[]) => {
  const { code, stdout, stderr } = await runScript('scripts/release.ts', args, { cwd: copy })
  return [code, stdout, stderr.trimEnd()]
}

test('--check passes if everything matches', async () => {
  expect(await release('--check', 'v1.2.3')).toEqual([0, 'v1.2.3: tag, version and changelog match.\n', ''])
})

test.each<[arrange: () => unknown, problems: string[], tag?: string]>([
  [
    () => plant('package-lock.json', '{"version": "1.2.2"}'),
    [
      'The tag is "1.2.3", package.json has version 1.2.3.',
      'package-lock.json has version 1.2.2, package.json 1.2.3: run `npm install`.',
    ],
    '1.2.3',
  ],
  [
    () => plant('CHANGELOG.md', '## Unreleased\n\n## 1.10.0\n\n## 1.2.2\n\n## 1.2.2\n'),
    [
      'CHANGELOG.md has no section "## 1.2.3".',
      '"## Unreleased" is not a version.',
      'CHANGELOG.md has a later version, 1.10.0.',
      'CHANGELOG.md has "## 1.2.2" twice.',
    ],
  ],
  [() => plant('CHANGELOG.md', '## 1.2.3\n\n## 1.2.2\n'), ['The section "## 1.2.3" of CHANGELOG.md is empty.']],
  [
    () => plant('package.json', '{"type": "module", "version": "1.2.3-rc.1"}'),
    ['package.json has version "1.2.3-rc.1"; it must be like 1.2.3.'],
  ],
  [() => git('tag', 'v1.10.0'), ['A later tag exists, v1.10.0.']],
])('--check: problems %#', async (arrange, problems, tag = 'v1.2.3') => {
  arrange()
  expect(await release('--check', tag)).toEqual([1, '', [`${tag} cannot be released:`, ...problems].join('\n- ')])
})

test('--notes prints the section', async () => {
  expect(await release('--notes')).toEqual([0, '- One.\n- Two.\n', ''])
  expect(await release('--notes', 'v1.2.2')).toEqual([0, '- Before.\n', ''])
  expect(await release('--notes', 'v9.0.0')).toEqual([1, '', 'CHANGELOG.md has no section for v9.0.0.'])
})

test('the current version has notes', async () => {
  expect(await runScript('scripts/release.ts', ['--notes'])).toMatchObject({ code: 0, stderr: '' })
})

interface Locked {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

describe('the lockfile', () => {
  // npm omits optional packages that a registry lacks; `npm ci` then fails with another registry.
  const packages: Record<string, Locked> = readJson('package-lock.json').packages

  test('has the packages of every platform', () => {
    const locked = Object.keys(packages)
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))
    expect(missing).toEqual([])
  })

  test('names no registry', () => {
    expect(Object.keys(packages).filter((path) => packages[path]?.resolved !== undefined)).toEqual([])
  })

  test('versions are pinned exactly', () => {
    const { dependencies, devDependencies } = readJson('package.json')
    const versions = Object.values({ ...dependencies, ...devDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })
})
