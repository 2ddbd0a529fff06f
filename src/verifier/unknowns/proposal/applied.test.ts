import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../../testing/project-copy.ts'
import { root } from '../../../testing/run-script.ts'
import { proposePatch } from '../proposal.ts'
import { withMore } from '../testing/more-answers.ts'
import { type SandboxRun, verifySandbox } from '../testing/verify-sandbox.ts'

const run = promisify(execFile)

/** Verifies the sandbox of the copy by the document of the copy. */
const VERIFY = `
import { verifySandbox } from './src/verifier/unknowns/testing/verify-sandbox.ts'
const { facts } = await verifySandbox()
console.log(JSON.stringify(facts.filter(({ verdict }) => verdict === 'contradicted')))
`

let copy: string
beforeAll(async () => {
  copy = await copyProject()
  await writeFile(join(copy, 'verify-copy.ts'), VERIFY)
})
afterAll(() => rm(copy, { recursive: true }))

const inCopy = (file: string, ...args: string[]) => run(file, args, { cwd: copy })
const node = (...args: string[]) => inCopy(process.execPath, ...args)
const bin = (name: string, ...args: string[]) => inCopy(join(root, 'node_modules/.bin', name), ...args)

/** The documents with what each run proposes, for one start of each linter to take them all. */
const applied: string[] = []

test.each<[string, string, SandboxRun]>([
  [
    'a service that answers more, and otherwise',
    'more.yaml',
    { through: withMore, switches: { createDomainStatus: 201, notFoundStatus: 403, domainInUseStatus: 409 } },
  ],
  // The last one: its document is that of the copy from then on.
  ['the sandbox as it is', 'usual.yaml', {}],
])('what a run of %s proposes can be applied, and types follow from it', async (_, name, options) => {
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  await writeFile(join(copy, 'openapi.yaml'), source)
  await writeFile(join(copy, 'unknowns.patch'), proposePatch(source, await verifySandbox(options)))
  await inCopy('git', 'apply', 'unknowns.patch')
  expect(await readFile(join(copy, 'openapi.yaml'), 'utf8')).not.toBe(source)
  await node('scripts/generate.ts')
  await cp(join(copy, 'openapi.yaml'), join(copy, name))
  applied.push(name)
})

test('each is a good document, which the sandbox keeps', async () => {
  expect(applied).toHaveLength(2)
  const [, , verified] = await Promise.all([
    bin('spectral', 'lint', ...applied, '--fail-severity', 'warn'),
    bin('redocly', 'lint', ...applied),
    // The sandbox has its switches where they are by default: what it was seen to answer otherwise contradicts nothing.
    node('verify-copy.ts'),
  ])
  expect(JSON.parse(verified.stdout)).toEqual([])
})
