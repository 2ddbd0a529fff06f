import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { root } from '../../src/testing/run-script.ts'
import { type JsonObject, parseSource } from './document.ts'
import { judge } from './judge.ts'
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

test('REVISION reads openapi.yaml from a git revision, REVISION:path reads that file', async () => {
  inRepository()
  expect(await readDocument('v9')).toEqual({ label: 'v9', text: 'openapi: 3.1.1\n' })
  expect(await readDocument('trunk~1')).toMatchObject({ text: 'openapi: 3.1.1\n' })
  expect(await readDocument('v9:other.yaml')).toMatchObject({ text: 'other\n' })
})

test('a full commit hash is a revision, even if there is a file of that name', () => {
  const commit = execFileSync('git', ['rev-parse', 'v9'], { cwd: folder, encoding: 'utf8' }).trim()
  writeFileSync(at(commit), 'taken\n')
  const env = { ...process.env, GIT_DIR: at('.git') }
  const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/cli.ts'), 'diff', commit], { cwd: folder, env })
  // The error is about the document of the commit, not about the file.
  expect(String(stderr)).toContain(`${commit} cannot be compared: its "paths" must map each path to an object.`)
})

test('reading an endless device fails after 64 MiB', async () => {
  await expect(readDocument('/dev/zero')).rejects.toThrow(
    new UsageError('/dev/zero cannot be read (it is longer than 64 MiB).'),
  )
})

test('a folder that git rejects as unsafe is reported in one line', async () => {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'git'), '#!/bin/sh\nprintf "fatal: dubious ownership\\n\\tgit config\\n" >&2\nexit 128\n', {
    mode: 0o755,
  })
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  await expect(readDocument('trunk')).rejects.toThrow('Git rejects the folder: fatal: dubious ownership git config')
})

test.each([
  ['no-such-name', 'no-such-name is not a readable file. Nor is it a git revision: check the name, '],
  ['trunk', 'The revision trunk has no file openapi.yaml; name one that it has, as in trunk:PATH.'],
  ['v9:none.yaml', 'The revision v9 has no file none.yaml; '],
  [folder, 'is a folder'],
  ['--output=stolen', '"--output=stolen" is neither a file nor a git revision.'],
  ['-h:openapi.yaml', 'is neither a file nor a git revision'],
  [':openapi.yaml', 'is neither a file nor a git revision'],
])('readDocument rejects %s: %s', async (name, message) => {
  inRepository()
  await expect(readDocument(name)).rejects.toThrow(message)
})

test('a missing git repository and a missing git program are reported', async () => {
  vi.stubEnv('GIT_DIR', at('none'))
  await expect(readDocument('trunk')).rejects.toThrow('this folder is not a git repository')
  vi.stubEnv('PATH', at('none'))
  await expect(readDocument('trunk')).rejects.toThrow('not a readable file. To read it as a git revision, install git.')
})

test.each([
  ['a: [', 'x is not valid YAML: '],
  ['a: 1\na: 2', 'x is not valid YAML: Map keys must be unique at line 2, column 1.'],
  ['', 'x is not an OpenAPI document'],
  ['[]', 'x is not an OpenAPI document'],
  ['swagger: "2.0"\npaths: {}', 'x is not an OpenAPI document'],
  ['openapi: 3.9.0\npaths: {}', 'x is not an OpenAPI document of version 3.0, 3.1 or 3.2'],
  ['openapi: 3.1.1', 'its "paths" must map each path to an object'],
  ['openapi: 3.1.1\npaths: {/a: 1}', 'its "paths" must map each path to an object'],
  ['openapi: 3.1.1\npaths: *none', 'x cannot be read: '],
])('parseSource rejects %j: %s', (text, message) => {
  expect(() => parseSource({ label: 'x', text })).toThrow(message)
})

test('lineOf finds the line of a node, of a numeric key, and of the nearest ancestor of a missing node', () => {
  const text =
    'openapi: 3.1.1\npaths:\n  /a/{b}:\n    get:\n      responses:\n        200: {}\n      tags:\n        - x\n        - y\n'
  const { lineOf } = parseSource({ label: 'x', text })
  const get = '#/paths/~1a~1{b}/get'
  expect([`${get}/responses/200`, `${get}/tags/1`, `${get}/none`, '#'].map(lineOf)).toEqual([6, 9, 4, 1])
})

const documentWith = (schema: object, more: object = {}): JsonObject => ({
  openapi: '3.1.1',
  paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } }, ...more },
})
const readJson = (document: object) => parseSource({ label: 'x', text: JSON.stringify(document, null, 1) })

test.each<[string, object]>([
  ['a schema', documentWith({ $ref: 'LEAD' })],
  ['a path', documentWith({}, { '/b': { $ref: 'LEAD' } })],
  ['a property named example', documentWith({ properties: { example: { $ref: 'LEAD' } } })],
])('a reference in %s must point to a node of the document', (_, document) => {
  for (const lead of ['http://127.0.0.1/map.json', '/etc/passwd', 'map.yaml', '#/none', '#/%69nfo', '#//openapi']) {
    const broken = readJson(JSON.parse(JSON.stringify(document).replace('LEAD', lead)))
    const reading = () => judge(broken, broken)
    expect(reading).toThrow(new RegExp(`^x:\\d+ refers to ${lead}, which cannot be followed; `))
  }
})

test.each<[string, object, message: string]>([
  ['a number as an operation', { get: 1 }, 'x:5 cannot be compared: expected an object, got 1 (#/paths/~1a/get).'],
  ['a list of responses', { get: { responses: [1] } }, 'expected an object, got 1 (#/paths/~1a/get/responses/0).'],
  ['a string as a schema', { get: { parameters: [{ name: 'b', in: 'query', schema: 'c' }] } }, 'got "c" '],
  [
    'a path that refers to itself',
    { $ref: '#/paths/~1a' },
    'x:4 cannot be compared: it refers to itself (#/paths/~1a).',
  ],
])('judge rejects %s', (_, item, message) => {
  const broken = readJson({ openapi: '3.1.1', paths: { '/a': item } })
  expect(() => judge(broken, broken)).toThrow(message)
})

test.each<[string, object]>([
  ['an example', { example: { $ref: 'a.yaml' } }],
  ['a default', { default: { $ref: 'a.yaml' } }],
  ['an enum', { enum: [{ $ref: 'a.yaml' }] }],
  ['an extension', { 'x-a': { discriminator: { mapping: { a: 'a.yaml' } } } }],
])('in %s, what looks like a reference is read as data', (_, schema) => {
  const [plain, data] = [readJson(documentWith({})), readJson(documentWith(schema))]
  expect(judge(plain, data).changes.map(({ after }) => after)).toEqual(Object.values(schema))
})

test('an extension may have any value', () => {
  const extended = readJson({ openapi: '3.1.1', paths: { '/a': { get: { responses: { 'x-note': 'text' } } } } })
  expect(judge(extended, extended).changes).toEqual([])
})

test.each([{}, { responses: null }])('removing all responses, which leaves %j, breaks readers', (operation) => {
  const none = readJson({ openapi: '3.1.1', paths: { '/a': { get: operation } } })
  expect(judge(readJson(documentWith({})), none).changes.map(({ verdicts }) => verdicts)).toEqual([
    { callers: 'holds', readers: 'breaks' },
  ])
})
