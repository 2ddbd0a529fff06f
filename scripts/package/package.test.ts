import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { OLDEST_NODE } from '../../src/check-node.ts'
import { root, startSandboxProcess } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { bundleForBrowser } from '../browser-bundle.ts'
import { NO_EVAL, run } from '../testing/processes.ts'
import { installApp, pinned } from './install.ts'

const app = inject('app')
const tarball = inject('tarball')
const nodeOf = (name: string) => join(inject('runtimes'), 'node_modules', name, 'bin/node')
const NODES = [
  ['22', nodeOf('node-22')],
  ['24', process.execPath],
] as const
const COMPILERS = [
  ['5', join(root, 'node_modules/typescript/bin/tsc')],
  ['6', join(inject('tools'), 'node_modules/typescript-6/bin/tsc')],
  ['7', join(root, 'node_modules/typescript-7/bin/tsc')],
] as const

const COMMAND = 'node_modules/.bin/project-resources'

/** The folder of the installed package. */
const installed = join(app, 'node_modules/project-resources')

/** Lists all files below a folder of the installed package, as paths relative to the package. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(installed, folder), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(installed, join(parentPath, name)))
}

/** The entry points that are modules, as apps import them. */
const entries = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([entry]) => entry.replace('.', 'project-resources'))
const requireAll = `${JSON.stringify(entries)}.forEach((entry) => require(entry))`

test('the package contains only what it exports, the command, types and texts', async () => {
  const files = (await filesIn('')).filter(
    (file) => !/^scripts\/docs\/guides\/([\w-]+\.md|Dockerfile|compose\.yaml)$/.test(file),
  )
  const isBuilt = /^dist\/lib\/(types\/(src|generated|contract-tests)\/[\w/-]+\.d\.ts|chunks\/[\w-]+\.js)$/
  const exported = Object.values(manifest.exports).map((target) =>
    typeof target === 'string' ? target : target.default,
  )
  const others = ['CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'package.json']
  const command = ['dist/lib/cli.js', 'dist/lib/THIRD-PARTY-LICENSES.txt']
  const expected = [...exported.map((file) => file.replace('./', '')), ...command, ...others]
  expect(files.filter((file) => !isBuilt.test(file)).sort()).toEqual(expected.sort())
})

test('the README and the guides of the package link to files that it contains', async () => {
  const files = await filesIn('')
  const pages = files.filter((file) => /^(README|CHANGELOG|scripts\/.*)\.?(md)?$/.test(file))
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages) {
    const links = [...(await readFile(join(installed, page), 'utf8')).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
    const targets = links.map(([, link = '']) => join(dirname(page), link))
    expect(
      targets.filter((target) => !files.includes(target)),
      page,
    ).toEqual([])
  }
})

test.each([
  ['openapi', '3.1.1'],
  ['openapi.compat', '3.1.0'],
  ['openapi.compat-3.0', '3.0.3'],
])('the package exports %s as YAML and JSON', async (name, version) => {
  const { resolve } = createRequire(join(app, 'app.js'))
  const read = (type: string) => readFile(resolve(`project-resources/${name}.${type}`), 'utf8')
  expect(await read('yaml')).toMatch(new RegExp(`^openapi: ${version}$`, 'm'))
  expect(JSON.parse(await read('json')).openapi).toBe(version)
})

test('the package passes publint', async () => {
  const { buffer } = new Uint8Array(await readFile(tarball))
  expect((await publint({ pack: { tarball: buffer } })).messages).toEqual([])
})

test('the package passes "Are the types wrong?"', async () => {
  // Exclude the YAML files, which cannot be imported.
  const files = ['openapi.yaml', 'openapi.compat.yaml', 'openapi.compat-3.0.yaml']
  const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...files]
  const attw = join(root, 'node_modules/.bin/attw')
  expect(await run(process.execPath, [attw, tarball, ...options], app)).toContain(`${manifest.name}/sandbox`)
})

test.each(entries)(
  'a bundle keeps an unused import of %s only if the import checks the version of Node',
  async (entry) => {
    const stdin = { contents: `import '${entry}'`, resolveDir: app }
    const { outputFiles } = await build({ stdin, bundle: true, platform: 'node', write: false, logLevel: 'error' })
    const [{ text } = { text: '' }] = outputFiles
    expect(text.includes('needs Node')).toBe(/\/(sandbox|sandbox\/node|verifier)$/.test(entry))
  },
)

test('what browsers can import uses no Node globals or modules', async () => {
  // openapi-fetch tests `typeof process`, which is harmless.
  const code = await bundleForBrowser(app, 'everywhere.ts', ['openapi-fetch'])
  expect(code).toMatch(/from\s?"openapi-fetch"/)
  // Not words in messages, nor the property of globalThis by which a Node that is too old is recognized.
  expect(
    code.match(/(?<!globalThis\.)\b(process|Buffer)\??\.|\b(require|Buffer)\(|\b__(dirname|filename)\b|["']node:/g),
  ).toBeNull()
})

test('no file of the package generates code from strings', async () => {
  const files = (await filesIn('dist/lib')).filter((file) => file.endsWith('.js'))
  const codes = await Promise.all(
    files.map(async (file) => [file, await readFile(join(installed, file), 'utf8')] as const),
  )
  expect(codes.filter(([, code]) => /\bnew Function\b|\beval\(/.test(code)).map(([file]) => file)).toEqual([])
})

describe.each(NODES)('Node %s', (_, node) => {
  test('CommonJS can require all entry points', async () => {
    await run(node, ['--eval', requireAll], app)
  })

  test('the verifier verifies a service in its own process', async () => {
    expect((await run(node, [NO_EVAL, 'verify.ts'], app)).split('\n')).toEqual([
      '1/2 listApiKeys,2/2 createDomain undefined 0 true 0',
      'true',
      'project is "p-other", but fixtures has the project_id "p-sandbox".',
      'the run was aborted',
      '',
    ])
  })

  test('a sandbox listens on a port until it is closed', async () => {
    expect(await run(node, [NO_EVAL, 'listen.ts'], app)).toBe('true NetworkError\n')
  })

  test('the command runs the sandbox', async () => {
    const { process, url } = await startSandboxProcess({ cwd: app, node, env: { NODE_OPTIONS: NO_EVAL } }, COMMAND)
    onTestFinished(() => void process.child.kill())
    expect((await fetch(`${url}/_sandbox/fixtures`)).status).toBe(200)
  })
})

test('the oldest Node imports and requires all entry points, and runs the command with a data file', async () => {
  const node = nodeOf('node-oldest')
  expect(manifest.engines.node).toBe((await run(node, ['--version'], app)).replace(/v(\d+\.\d+)\.0\n/, '>=$1'))
  await run(node, ['--input-type=module', '--eval', entries.map((entry) => `import '${entry}'`).join('\n')], app)
  await run(node, ['--eval', requireAll], app)
  const data = ['--data', join(temporaryFolder(onTestFinished), 'state.db')]
  const { process, url } = await startSandboxProcess({ cwd: app, node }, COMMAND, ...data)
  expect((await fetch(`${url}/_sandbox/reset`, { method: 'POST' })).status).toBe(204)
  process.child.kill()
  expect(await process.finished, 'Node 22 warns that SQLite is experimental').toMatchObject({ code: 0, stderr: '' })
})

describe('a Node that is too old', () => {
  const node = nodeOf('node-too-old')
  const problem = `project-resources needs Node ${OLDEST_NODE} or later; this is Node 20.20.2.`

  test.each(['sandbox', 'sandbox/node', 'verifier'])('says so when it imports project-resources/%s', async (name) => {
    await writeFile(join(app, 'old-node.js'), `import 'project-resources/${name}'`)
    const { cause } = await run(node, ['old-node.js'], app).catch((error) => error)
    expect(cause.stderr).toMatch(
      new RegExp(`^node:internal.*\\n.*\\n +\\^\\n\\n\\[Error: ${problem}\\]\\n\\nNode\\.js .*\\n$`),
    )
  })

  test('says so when it runs the command', async () => {
    const args = ['node_modules/project-resources/dist/lib/cli.js', '--version']
    await expect(run(node, args, app)).rejects.toThrow(`failed (2):\n${problem}\n`)
  })
})

/** Compiler options of an app without Node's types; declarations of the package are checked, too, but not those of the compiler. */
const COMMON = {
  noEmit: true,
  strict: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  skipDefaultLibCheck: true,
}
const RESOLUTIONS = {
  nodenext: { module: 'nodenext' },
  bundler: { module: 'preserve', moduleResolution: 'bundler' },
}
const MODULES = ['in-process.ts', 'listen.ts', 'verify.ts', 'everywhere.ts']
const PROJECTS = Object.keys(RESOLUTIONS).map((name) => `tsconfig.${name}.json`)

beforeAll(async () => {
  const code = await readFile(join(app, 'in-process.ts'), 'utf8')
  await writeFile(join(app, 'misspelt.ts'), code.replace('({ app_id })', '({ app_ide: app_id })'))
  const any = `import { createQueries } from 'project-resources/query'
export const text: string = createQueries(0 as never).listApiKeys().queryKey.without.TanStack`
  await writeFile(join(app, 'any-key.ts'), any)
  for (const [name, resolution] of Object.entries(RESOLUTIONS)) {
    const project = {
      compilerOptions: { ...COMMON, ...resolution },
      files: [...MODULES, 'any-key.ts', 'commonjs.cts', 'misspelt.ts'],
    }
    await writeFile(join(app, `tsconfig.${name}.json`), JSON.stringify(project))
  }
})

test.each(COMPILERS)(
  'TypeScript %s: correct code compiles, a misspelt key does not, with module nodenext and for bundlers',
  async (_version, tsc) => {
    // In one process, the second project takes a fraction of the time of the first.
    const failure = run(process.execPath, [tsc, '--build', '--pretty', 'false', ...PROJECTS], app)
    const { cause } = await failure.catch((error) => error)
    expect(cause.stdout.match(/^\S.*/gm)).toEqual(PROJECTS.map(() => expect.stringMatching(/^misspelt\.ts\(.*app_ide/)))
  },
)

/** The type of what a value contains or, if it is a function, returns, to a depth: without names, so that exports need those of all parts. */
const partsOf = (type: string, depth: number): string =>
  depth === 0
    ? type
    : `(${type} extends infer V${depth} ? (V${depth} extends abstract new (...args: never[]) => unknown ? never :
      V${depth} extends (...args: never[]) => infer R${depth} ? Awaited<R${depth}> : V${depth}) extends infer P${depth}
        ? { [Name${depth} in keyof P${depth}]: ${partsOf(`P${depth}[Name${depth}]`, depth - 1)} } : never : never)`

/** A module that exports what all functions of an entry return, inferred. */
const exportsOf = (entry: string) => `import * as entry from '${entry}'
type Returned<Of> = { [Name in keyof Of]: Of[Name] extends (...args: never[]) => infer Result ? Result : never }
declare function partsOf<Of>(of: Of): ${partsOf('Of', 3)}
declare const returned: Returned<typeof entry>
export const all = { ...entry }
export const results = { ...returned }
export const parts = partsOf(entry)`

/** Exports that have been errors, although the tags of keys come from an exported interface. */
const QUERIES = `import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
const queries = entry.createQueries(0 as never)
export const { queryKey } = queries.listApiKeys()
export const spread = { ...queries.listApiKeys() }
export const options = queryOptions(queries.listApiKeys())
export const infinite = infiniteQueryOptions(queries.listContainerEventsInfinite(0 as never))
export const kind = useQuery(options).error?.kind`

/** Fails to compile if an optional argument may be missing, but not undefined. */
const EXACT = `import type { Client, ClientChanges, ClientOptions, EachContainerEventRequest, OperationId } from 'project-resources'
import type { MutationCallOptions, Queries, QueryCallOptions } from 'project-resources/query'
import type { RawClientOptions } from 'project-resources/raw'
import type { Fault, RequestFilter, SandboxOptions, ScenarioOptions } from 'project-resources/sandbox'
import type { ListenOptions } from 'project-resources/sandbox/node'
import type { DriftOptions } from 'project-resources/validate'
import type { ReportOptions, VerifyOptions } from 'project-resources/verifier'

type Refused<T> = T extends object ? { [Name in keyof T & string]-?:
  | (string extends Name ? never : {} extends Pick<T, Name> ? { [Key in Name]: undefined } extends Pick<T, Name> ? never : Name : never)
  | (Name extends 'body' ? Refused<T[Name]> : never) }[keyof T & string] : never
type Arguments = Parameters<Client[OperationId]>[number] | Parameters<Queries['key']>[number]
type Options = ClientOptions | DriftOptions | EachContainerEventRequest | MutationCallOptions | QueryCallOptions | RawClientOptions
type Others = ClientChanges | Fault | ListenOptions | ReportOptions | RequestFilter | SandboxOptions | ScenarioOptions | VerifyOptions
export const refused = null as never as Refused<Arguments | Options | Others> satisfies never
declare const api: Client, missing: undefined
api.updateApp({ app_id: 'a', body: { port: missing } }, { retries: missing })`

describe('an app with declarations', () => {
  const folder = temporaryFolder(afterAll)
  const projects: Record<string, string> = {
    ...Object.fromEntries(entries.map((entry) => [entry.replaceAll('/', '-'), exportsOf(entry)])),
    'project-resources-query': `${exportsOf('project-resources/query')}\n${QUERIES}`,
    exact: EXACT,
  }

  beforeAll(async () => {
    const oldest = manifest.peerDependencies['@tanstack/query-core'].replace('^', '')
    const packages = [`project-resources@file:${tarball}`, `@tanstack/react-query@${oldest}`, pinned('openapi-fetch')]
    await installApp(folder, ...packages)
    const exact = { exactOptionalPropertyTypes: true, ...COMMON, ...RESOLUTIONS.nodenext }
    const compilerOptions = { ...exact, noEmit: false, emitDeclarationOnly: true, composite: true, skipLibCheck: true }
    for (const [name, code] of Object.entries(projects)) {
      await mkdir(join(folder, name))
      await writeFile(join(folder, name, 'index.ts'), code)
      await writeFile(join(folder, name, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['index.ts'] }))
    }
  })

  test.each(COMPILERS)(
    'TypeScript %s: can export all results, and pass undefined for what is optional',
    async (_, tsc) => {
      await run(process.execPath, [tsc, '--build', '--force', '--pretty', 'false', ...Object.keys(projects)], folder)
    },
  )
})

test('the package contains only declarations that its entry points use', async () => {
  const options = ['--ignoreConfig', '--listFilesOnly', '--noLib', '--module', 'nodenext', ...MODULES]
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
  const used = (await run(process.execPath, [tsc, ...options], app)).split('\n')
  const packed = await filesIn('dist/lib/types')
  expect(packed.filter((file) => !used.includes(join(installed, file)))).toEqual([])
})
