import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { root, runScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'

const CHANGELOG = '# Changelog\n\nWords.\n\n## 1.2.3\n\n- One.\n- Two.\n\n## 1.2.2\n\n- Before.\n'
const copy = temporaryFolder(afterAll)
for (const folder of ['scripts', 'src']) cpSync(join(root, folder), join(copy, folder), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const plant = (file: string, content: string) => writeFileSync(join(copy, file), content)
beforeEach(() => {
  for (const file of ['package.json', 'package-lock.json']) plant(file, '{"type": "module", "version": "1.2.3"}')
  plant('CHANGELOG.md', CHANGELOG)
})
const release = async (...args: string[]) => {
  const { code, stdout, stderr } = await runScript('scripts/release.ts', args, { cwd: copy })
  return [code, stdout, stderr.trimEnd()]
}

test('--check accepts equal versions, and --notes prints the first section of CHANGELOG.md', async () => {
  expect(await release('--check', 'v1.2.3')).toEqual([0, 'v1.2.3: tag, versions and changelog match.\n', ''])
  expect(await release('--notes')).toEqual([0, '- One.\n- Two.\n', ''])
})

test.each<[file: string, content: string, problems: string[], tag?: string]>([
  [
    'package-lock.json',
    '{"version": "1.2.2"}',
    [
      'The tag is "1.2.3"; it must be "v1.2.3".',
      'package-lock.json has version 1.2.2; it must be 1.2.3. Run `npm install`.',
    ],
    '1.2.3',
  ],
  [
    'CHANGELOG.md',
    '## Unreleased\n\n## 1.2.3\n',
    [
      'The first section of CHANGELOG.md is "Unreleased"; it must be "1.2.3".',
      'The first section of CHANGELOG.md is empty.',
    ],
  ],
  [
    'package.json',
    '{"type": "module", "version": "1.2.3-rc.1"}',
    [
      'package.json has version "1.2.3-rc.1"; it must have the form 1.2.3.',
      'The tag is "v1.2.3"; it must be "v1.2.3-rc.1".',
      'package-lock.json has version 1.2.3; it must be 1.2.3-rc.1. Run `npm install`.',
      'The first section of CHANGELOG.md is "1.2.3"; it must be "1.2.3-rc.1".',
    ],
  ],
])('--check lists every problem if %s is wrong', async (file, content, problems, tag = 'v1.2.3') => {
  plant(file, content)
  expect(await release('--check', tag)).toEqual([1, '', [`${tag} cannot be released:`, ...problems].join('\n- ')])
})

test('a merge conflict in package-lock.json gives one line on stderr and exit code 2', async () => {
  plant('package-lock.json', '<<<<<<<')
  expect(await release('--check')).toEqual([
    2,
    '',
    'package-lock.json is not valid JSON; check it for merge conflicts.',
  ])
})

interface Locked {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

describe('dependencies', () => {
  // If a registry lacks an optional package, npm leaves it out of the lockfile; `npm ci` then fails with one that has it.
  const packages: Record<string, Locked> = readJson('package-lock.json').packages

  test('package-lock.json has the optional packages of every platform', () => {
    const locked = Object.keys(packages)
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))
    expect(missing).toEqual([])
  })

  test('package-lock.json contains no registry URLs', () => {
    expect(Object.keys(packages).filter((path) => packages[path]?.resolved !== undefined)).toEqual([])
  })

  test('package.json pins exact versions', () => {
    const { dependencies, devDependencies } = readJson('package.json')
    const versions = Object.values({ ...dependencies, ...devDependencies })
    expect(versions.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })
})
