import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, runScript } from '../src/testing/run-script.ts'
import { readChangelog } from './release/changelog.ts'
import { findProblems, type Release } from './release/problems.ts'

const CHANGELOG = '# Changelog\n\nWords.\n\n## 1.2.3\n\n- One.\n- Two.\n\n## 1.2.2\n\n- Before.\n'
const good: Release = {
  tag: 'v1.2.3',
  version: '1.2.3',
  lockedVersion: '1.2.3',
  changelog: CHANGELOG,
  tags: ['v1.2.3', 'v1.2.2', 'v0.10.9', 'v9', 'docs-2.0.0'],
}

test('a release in which everything fits may go out', () => {
  expect(findProblems(good)).toEqual([])
})

const broken: [what: string, change: Partial<Release>, problem: string][] = [
  ['another tag', { tag: 'v1.2.4' }, 'The tag is "v1.2.4" and package.json has 1.2.3, of which the tag is v1.2.3.'],
  ['a tag without v', { tag: '1.2.3' }, 'The tag is "1.2.3" and package.json has 1.2.3, of which the tag is v1.2.3.'],
  [
    'another lockfile',
    { lockedVersion: '1.2.2' },
    'package-lock.json has the version 1.2.2 and package.json 1.2.3: run `npm install`.',
  ],
  ['no section', { changelog: '## 1.2.2\n\n- Before.\n' }, 'CHANGELOG.md has no section "## 1.2.3".'],
  [
    'an empty section',
    { changelog: '## 1.2.3\n\n## 1.2.2\n\n- Before.\n' },
    'The section "## 1.2.3" of CHANGELOG.md is empty.',
  ],
  [
    'a later section',
    { changelog: `## 1.10.0\n\n- After.\n\n${CHANGELOG}` },
    'CHANGELOG.md has a later version, 1.10.0.',
  ],
  [
    'a section twice',
    { changelog: `${CHANGELOG}\n## 1.2.2\n\n- Before.\n` },
    'CHANGELOG.md has the section "## 1.2.2" twice.',
  ],
  [
    'a section of no version',
    { changelog: `## Unreleased\n\n${CHANGELOG}` },
    'The section "## Unreleased" of CHANGELOG.md is no version.',
  ],
  ['a later tag', { tags: ['v1.2.3', 'v1.10.0'] }, 'There is a tag of a later version, v1.10.0.'],
]
test.each(broken)('%s is in the way', (_, change, problem) => {
  expect(findProblems({ ...good, ...change })).toEqual([problem])
})

test.each(['1.2', '1.2.3.4', '01.2.3', '1.2.3-rc.1', '1.2.3+build', 'v1.2.3', ''])(
  'version "%s" is none',
  (version) => {
    expect(findProblems({ ...good, version, tag: `v${version}` })).toEqual([
      `package.json has the version "${version}"; a release has three numbers, as in 1.2.3.`,
    ])
  },
)

test('the notes of a version are its section', () => {
  expect(readChangelog(CHANGELOG)).toEqual([
    { title: '1.2.3', notes: '- One.\n- Two.' },
    { title: '1.2.2', notes: '- Before.' },
  ])
})

describe('npm run release', () => {
  /** A repository of its own: in this one, later tags may exist than the version that is checked out. */
  let copy: string
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'release-'))
    for (const part of ['scripts', 'src']) await cp(join(root, part), join(copy, part), { recursive: true })
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    const manifest = { type: 'module', version: '1.2.3', devDependencies: { node: process.versions.node } }
    for (const file of ['package.json', 'package-lock.json'])
      await writeFile(join(copy, file), JSON.stringify(manifest))
    await writeFile(join(copy, 'CHANGELOG.md'), CHANGELOG)
    git('init', '--quiet')
    const author = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com']
    git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'One')
    git('tag', 'v1.2.3')
  })
  afterAll(() => rm(copy, { recursive: true }))

  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy })
  const release = (...args: string[]) => runScript('scripts/release.ts', args, { cwd: copy })

  test('this version of the project has its section in CHANGELOG.md', async () => {
    expect(await runScript('scripts/release.ts', ['--notes'])).toMatchObject({ code: 0, stderr: '' })
  })

  test('--check: a release in which everything fits', async () => {
    const passed = { code: 0, stderr: '', stdout: 'v1.2.3: tag, version and changelog fit.\n' }
    expect(await release('--check')).toEqual(passed)
    expect(await release('--check', 'v1.2.3')).toEqual(passed)
  })

  test('--check: what is in the way is said, with exit code 1', async () => {
    git('tag', 'v1.3.0')
    const { code, stderr } = await release('--check', 'v1.2.4')
    git('tag', '--delete', 'v1.3.0')
    expect(stderr.split('\n- ')).toEqual([
      'v1.2.4 may not be released:',
      'The tag is "v1.2.4" and package.json has 1.2.3, of which the tag is v1.2.3.',
      'There is a tag of a later version, v1.3.0.\n',
    ])
    expect(code).toBe(1)
  })

  test('--notes prints the section', async () => {
    expect(await release('--notes')).toEqual({ code: 0, stderr: '', stdout: '- One.\n- Two.\n' })
    expect(await release('--notes', 'v1.2.2')).toMatchObject({ code: 0, stdout: '- Before.\n' })
    expect(await release('--notes', 'v9.0.0')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'CHANGELOG.md has nothing to say of v9.0.0.\n',
    })
  })

  const usage: [args: string[], message: string][] = [
    [[], 'Give one of --check and --notes. See --help.\n'],
    [['--check', '--notes'], 'Give one of --check and --notes. See --help.\n'],
    [['--check', 'v1.0.0', 'v1.0.1'], 'Give one tag; these are 2.\n'],
    [['--chek'], expect.stringMatching(/^Unknown option '--chek'\. .*See --help\.\n$/)],
  ]
  test.each(usage)('%j is bad usage', async (args, message) => {
    const { code, stderr } = await release(...args)
    expect(stderr).toEqual(message)
    expect(code).toBe(2)
  })
})
