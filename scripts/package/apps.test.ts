/** Installs the package in apps that differ in their other packages and in the tool that installs them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { root } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { run } from '../testing/processes.ts'
import { readme } from '../testing/readme.ts'
import { installApp, pinned } from './install.ts'

const tarball = `project-resources@file:${inject('tarball')}`
const tool = (path: string) => join(inject('tools'), 'node_modules', path)

/** Checks the types of a file, and of the declarations that it imports, with the compiler that is fastest. */
const compile = (folder: string, file: string) =>
  run(
    process.execPath,
    [
      join(root, 'node_modules/typescript-7/bin/tsc'),
      '--ignoreConfig',
      '--noEmit',
      '--pretty',
      'false',
      '--strict',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom,dom.iterable',
      '--skipDefaultLibCheck',
      '--module',
      'nodenext',
      file,
    ],
    folder,
  )

const CREATE = `import { createClient } from 'project-resources'
import { createQueries } from 'project-resources/query'
const queries = createQueries(createClient({ baseUrl: 'http://a.test', token: 't', projectId: 'p' }))
`

test.concurrent('alone, the package adds no other, and the keys of queries carry no type', async ({
  onTestFinished,
}) => {
  const folder = temporaryFolder(onTestFinished)
  await installApp(folder, tarball)
  // npm lists there what it has installed, at any depth.
  const { packages } = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  expect(Object.keys(packages)).toEqual(['node_modules/project-resources'])
  const code = `${CREATE}export const untyped: number = queries.listApiKeys().queryKey
console.log(queries.listApiKeys().queryFn.name)`
  await writeFile(join(folder, 'app.ts'), code)
  await compile(folder, 'app.ts')
  expect(await run(process.execPath, ['app.ts'], folder)).toBe('queryFn\n')
})

const WITH_QUERY = [tarball, ...(['@tanstack/react-query', 'react', '@types/react'] as const).map(pinned)]
test.concurrent.for<[string, (folder: string) => Promise<unknown>]>([
  ['npm', (folder) => installApp(folder, ...WITH_QUERY)],
  [
    'pnpm',
    async (folder) => {
      await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }')
      const registry = (await run('npm', ['config', 'get', 'registry'], folder)).trim()
      const add = ['add', `--config.registry=${registry}`, ...WITH_QUERY]
      await run(process.execPath, [tool('pnpm/bin/pnpm.cjs'), ...add], folder)
    },
  ],
])(
  'with TanStack Query installed by %s, the keys of queries carry the type of their data',
  async ([, install], { onTestFinished }) => {
    const folder = temporaryFolder(onTestFinished)
    await install(folder)
    const code = `${CREATE}import { QueryClient } from '@tanstack/react-query'
const keys = new QueryClient().getQueryData(queries.listApiKeys().queryKey)
export const id: string | undefined = keys?.[0]?.id
// @ts-expect-error a field that keys do not have
export const wrong = keys?.[0]?.nope`
    await writeFile(join(folder, 'app.ts'), code)
    await compile(folder, 'app.ts')
  },
)

test('the command of the guide "Test with the sandbox" lets Jest import and require the package', async () => {
  const option = readme.match(/^NODE_OPTIONS=(\S+) npx jest$/m)?.[1] ?? ''
  const folder = join(inject('app'), 'jest')
  await mkdir(folder)
  const test = `test('lists keys', async () => {
    const { fetch } = createSandbox()
    const options = { baseUrl: 'http://sandbox.test', token: 'sandbox-owner-token', projectId: 'p-sandbox', fetch }
    expect(await createClient(options).listApiKeys()).not.toEqual([])
  })`
  const names = { createClient: 'project-resources', createSandbox: 'project-resources/sandbox' }
  const load = (write: (name: string, from: string) => string) =>
    Object.entries(names)
      .map((entry) => write(...entry))
      .join('\n')
  await writeFile(join(folder, 'a.test.mjs'), `${load((name, from) => `import { ${name} } from '${from}'`)}\n${test}`)
  await writeFile(
    join(folder, 'b.test.cjs'),
    `${load((name, from) => `const { ${name} } = require('${from}')`)}\n${test}`,
  )
  const withoutFetch = `test('names what is missing, and reads the responses of a given fetch', async () => {
    const options = { baseUrl: 'http://sandbox.test', token: 'sandbox-owner-token', projectId: 'p-sandbox' }
    const failing = createClient(options).listApiKeys()
    await expect(failing).rejects.toThrow('There is no global fetch here (Jest with jsdom has none): pass one')
    const fetch = async () => ({ ok: true, status: 200, headers: new Headers(), text: async () => '[]' })
    expect(await createClient({ ...options, fetch }).listApiKeys()).toEqual([])
  })`
  const environment = `/** @jest-environment ${tool('jest-environment-jsdom/build/index.js')} */`
  const client = "const { createClient } = require('project-resources')"
  await writeFile(join(folder, 'c.test.cjs'), [environment, client, withoutFetch].join('\n'))
  await run(process.execPath, [option, tool('jest/bin/jest.js'), '--rootDir', folder, '--ci'], folder)
})
