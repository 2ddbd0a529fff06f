import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { UsageError } from '../../../command.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { InvalidSeed } from '../../kit/errors.ts'
import { NOW } from '../../testing/call.ts'
import { createSandbox } from '../sandbox.ts'
import { runSandbox } from './main.ts'
import { readSeedFile, SeedFileError } from './seed-file.ts'

const STARTER = readFileSync(new URL('starter.yaml', import.meta.url), 'utf8')

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  file = join(folder, 'seed.yaml')
})

/** Reads the file and starts a sandbox with it. Returns the problems, or the message if there is nothing else. */
async function problemsOf(): Promise<readonly string[]> {
  const error = await readSeedFile(file)
    .then(({ seed, explain }) => {
      try {
        createSandbox({ now: NOW, seed })
      } catch (error) {
        throw error instanceof InvalidSeed ? explain(error) : error
      }
    })
    .catch((error: unknown) => error)
  if (error === undefined) return []
  if (!(error instanceof UsageError)) throw error
  return (error instanceof SeedFileError ? error.lines : [error.message]).map((line) => line.replaceAll(file, 'FILE'))
}

test.each<[string, string | Uint8Array]>([
  ['JSON', '{ "apps": [{ "appId": "app-a" }] }'],
  ['JSON with tabs', '{\n\t"apps": [\n\t\t{ "appId": "app-a" }\n\t]\n}'],
  ['a byte order mark', '\ufeffapps: [{ appId: app-a }]'],
  ['Windows line ends', STARTER.replaceAll('\n', '\r\n')],
  [
    'anchors and aliases',
    'apps:\n  - &a { appId: app-a, entrypoint: &e [python] }\n  - { appId: app-b, entrypoint: *e }',
  ],
])('a file with %s is a seed', async (_, content) => {
  writeFileSync(file, content)
  expect(await problemsOf()).toEqual([])
})

const BOMB = [
  'a: &a [x,x,x,x,x,x,x,x]',
  ...['b', 'c', 'd'].map((name, n) => `${name}: &${name} [${`*${'abc'[n]},`.repeat(8)}]`),
]

test.each<[string, string | Uint8Array, string[]]>([
  ['nothing', ' \n', ['The seed FILE is empty; --init writes one to start from.']],
  ['only comments', '# nothing', ['FILE:1:1 must be an object; it is null']],
  ['bytes that are not UTF-8', Uint8Array.of(0x61, 0xff), ['The seed FILE is not UTF-8 text; convert it to UTF-8.']],
  ['UTF-16', Buffer.from('\ufeffapps: []', 'utf16le'), ['The seed FILE is not UTF-8 text; convert it to UTF-8.']],
  ['tabs as indentation', 'apps:\n\t- appId: a', ['FILE:2:1 Tabs are not allowed as indentation']],
  ['a duplicate key', 'apps: []\napps: []', ['FILE:2:1 Map keys must be unique']],
  ['two documents', 'apps: []\n---\napps: []', ['FILE:2:1 Source contains multiple documents']],
  ['an unknown tag', 'apps: !x []', ['FILE:1:7 Unresolved tag: !x']],
  ['an unknown alias', 'apps: *x', [expect.stringContaining('The seed FILE cannot be parsed: Unresolved alias')]],
  ['too many aliases', BOMB.join('\n'), [expect.stringContaining('cannot be parsed: Excessive alias count')]],
  ['a cycle', 'apps: &x [*x]', ['FILE:1:1 must be nested at most 64 levels deep; this is a limit of the sandbox']],
  ['deep nesting', '['.repeat(20_000), [expect.stringMatching(/^FILE:1:\d+ The file is nested too deeply$/)]],
  ['the key __proto__', 'apps: []\n__proto__: {}', ['FILE:1:1 must not contain the key "__proto__"']],
  [
    'wrong values',
    'apps:\n  - appId: app-search\n    regoin: x\n\n  - { appId: 5 }\nbuilds: [{ id: b, appId: app-search, outcome: ok }]',
    [
      'FILE:3:5 /apps/0/regoin is not a known field; did you mean "region"?',
      'FILE:5:7 /apps/1/appId must be a string; it is 5',
      'FILE:6:38 /builds/0/outcome must be one of success, failure; it is "ok"',
    ],
  ],
  [
    'a reference to nothing, through an alias',
    'apps: [{ appId: app-a }]\nbuilds:\n  - &b\n    id: b\n    appId: app-b\nruns: [{ id: r, appId: app-c }]',
    [
      'FILE:5:5 /builds/0/appId must be the ID of an app; it is "app-b"; did you mean "app-a"?',
      'FILE:6:17 /runs/0/appId must be the ID of an app; it is "app-c"; did you mean "app-a"?',
    ],
  ],
])('a file with %s is rejected', async (_, content, problems) => {
  writeFileSync(file, content)
  expect(await problemsOf()).toEqual(problems)
})

test('a large JSON file is read, and its problems are listed without lines', async () => {
  const domains = Array.from({ length: 20_000 }, (_, n) => ({
    id: `d-${n}`,
    domain: `d-${n}.example.com`,
    region: 'eu',
  }))
  writeFileSync(file, JSON.stringify({ domains }))
  expect(await problemsOf()).toEqual([])
  writeFileSync(file, JSON.stringify({ domains: [...domains, { id: 5 }] }))
  expect(await problemsOf()).toEqual(['FILE:/domains/20000/id must be a string; it is 5'])
})

test('a missing file or a folder is reported', async () => {
  expect(await problemsOf()).toEqual([expect.stringContaining('The seed FILE cannot be read (ENOENT)')])
  mkdirSync(file)
  expect(await problemsOf()).toEqual([expect.stringContaining('The seed FILE cannot be read (EISDIR)')])
})

test('a pipe is read', async () => {
  execFileSync('mkfifo', [file])
  const [problems] = await Promise.all([problemsOf(), writeFile(file, STARTER)])
  expect(problems).toEqual([])
})

test('a damaged file is read or rejected, but does not fail otherwise', async () => {
  const property = fc.asyncProperty(
    fc.nat(STARTER.length),
    fc.nat(40),
    fc.string({ maxLength: 6 }),
    async (at, length, text) => {
      writeFileSync(file, STARTER.slice(0, at) + text + STARTER.slice(at + length))
      for (const problem of await problemsOf()) expect(problem).toMatch(/^(FILE:\d+:\d+ |The seed FILE )/)
    },
  )
  await fc.assert(property, { numRuns: 150, seed: 18 })
})

test('the command lists what is wrong in a seed', async () => {
  vi.stubGlobal('Request', Request)
  vi.stubGlobal('Response', Response)
  const error = vi.spyOn(console, 'error').mockReturnValue()
  writeFileSync(file, 'apps: [{ appId: 5 }, {}]')
  await expect(runSandbox(['--seed', file])).rejects.toThrow(`The seed ${file} is invalid: 2 problems.`)
  expect(error.mock.lastCall?.[0].split('\n')).toEqual([
    `${file}:1:10 /apps/0/appId must be a string; it is 5`,
    `${file}:1:22 /apps/1 must have the required field appId; it is {}`,
  ])
})
