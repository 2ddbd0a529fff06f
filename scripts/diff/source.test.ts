import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { root } from '../../src/testing/run-script.ts'
import { parseSource } from './document.ts'
import { readOptions } from './options.ts'
import { readDocument } from './source.ts'

const folder = mkdtempSync(join(tmpdir(), 'diff-source-'))
const at = (name: string) => join(folder, name)

beforeAll(() => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: folder })
  git('init', '--quiet', '--initial-branch', 'trunk')
  writeFileSync(at('openapi.yaml'), 'openapi: 3.1.1\n')
  writeFileSync(at('other.yaml'), 'other\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'One')
  git('tag', 'v9')
  git('rm', '--quiet', 'openapi.yaml')
  git('commit', '--quiet', '--message', 'Two')
})

afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const inRepository = () => vi.stubEnv('GIT_DIR', at('.git'))

test('a revision gives its openapi.yaml, and with a path that file', async () => {
  inRepository()
  expect(await readDocument('v9')).toEqual({ label: 'v9', text: 'openapi: 3.1.1\n' })
  expect(await readDocument('trunk~1')).toMatchObject({ text: 'openapi: 3.1.1\n' })
  expect(await readDocument('v9:other.yaml')).toMatchObject({ text: 'other\n' })
})

test('a file comes before a revision of its name', async () => {
  inRepository()
  expect(await readDocument(at('other.yaml'))).toMatchObject({ text: 'other\n' })
})

test('a commit that is named in full is no file, even where there is one', () => {
  const commit = execFileSync('git', ['rev-parse', 'v9'], { cwd: folder, encoding: 'utf8' }).trim()
  writeFileSync(at(commit), 'taken\n')
  const env = { ...process.env, GIT_DIR: at('.git') }
  const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/diff.ts'), commit], { cwd: folder, env })
  // So it is with the document of that commit; the file is not even one.
  expect(String(stderr)).toContain(`${commit} is no OpenAPI document that can be compared: it has no paths.`)
})

test('a device that has no end is given up', async () => {
  await expect(readDocument('/dev/zero')).rejects.toThrow(
    new UsageError('/dev/zero cannot be read (it is longer than 64 MiB).'),
  )
})

test('what git says of a folder that it refuses stands in one line', async () => {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'git'), '#!/bin/sh\nprintf "fatal: dubious ownership\\n\\tgit config\\n" >&2\nexit 128\n', {
    mode: 0o755,
  })
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  await expect(readDocument('trunk')).rejects.toThrow('refuses the folder: fatal: dubious ownership git config')
})

test.each([
  ['nothing', 'There is no file nothing, and no such git revision; in a shallow clone, fetch it first'],
  ['trunk', 'The revision trunk has no file openapi.yaml.'],
  ['v9:none.yaml', 'The revision v9 has no file none.yaml.'],
  [folder, 'is a folder'],
  ['--output=stolen', '"--output=stolen" is neither a file nor a git revision.'],
  ['-h:openapi.yaml', 'is neither a file nor a git revision'],
  [':openapi.yaml', 'is neither a file nor a git revision'],
])('%s: %s', async (name, message) => {
  inRepository()
  const reading = readDocument(name)
  await expect(reading).rejects.toThrow(UsageError)
  await expect(reading).rejects.toThrow(message)
})

test('without a repository or without git it says so', async () => {
  vi.stubEnv('GIT_DIR', at('none'))
  await expect(readDocument('trunk')).rejects.toThrow('this folder is no git repository')
  vi.stubEnv('PATH', at('none'))
  await expect(readDocument('trunk')).rejects.toThrow('git, which could take it from a revision, is not installed')
})

test.each([
  ['a: [', 'x is not valid YAML: '],
  ['a: 1\na: 2', 'x is not valid YAML: Map keys must be unique at line 2, column 1.'],
  ['', 'x is no OpenAPI 3 document'],
  ['[]', 'x is no OpenAPI 3 document'],
  ['swagger: "2.0"\npaths: {}', 'x is no OpenAPI 3 document'],
  ['openapi: 3.1.1', 'it has no paths'],
  ['openapi: 3.1.1\npaths: {/a: 1}', 'it has no paths'],
  ['openapi: 3.1.1\npaths: *none', 'x cannot be read: '],
])('%j: %s', (text, message) => {
  expect(() => parseSource({ label: 'x', text })).toThrow(UsageError)
  expect(() => parseSource({ label: 'x', text })).toThrow(message)
})

test('the line of a node, of a key that is a number, and of the nearest node of one that is not there', () => {
  const text =
    'openapi: 3.1.1\npaths:\n  /a/{b}:\n    get:\n      responses:\n        200: {}\n      tags:\n        - x\n        - y\n'
  const { lineOf } = parseSource({ label: 'x', text })
  const get = '#/paths/~1a~1{b}/get'
  expect([`${get}/responses/200`, `${get}/tags/1`, `${get}/none`, '#'].map(lineOf)).toEqual([6, 9, 4, 1])
})

test.each([
  [[], 'OLD is missing'],
  [[''], 'OLD is missing'],
  [['a', 'b', 'c'], 'Two documents are compared; 3 came.'],
  [['a', '--output', ''], '--output needs the name of a file.'],
  [['a', '--format', 'html'], '--format must be one of text, markdown, json; it is "html".'],
])('npm run diff -- %s: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
