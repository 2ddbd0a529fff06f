import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxRun, verifySandbox, withMore } from '../../contract-tests/testing/sandbox-run.ts'
import { parseSource, printSource } from '../../src/document/source.ts'
import { copyProject } from '../../src/testing/project-copy.ts'
import { root } from '../../src/testing/run-script.ts'
import { proposePatch } from '../../src/verifier/unknowns/report.ts'

const run = promisify(execFile)

/** Verifies the sandbox of the copy by the document of the copy. */
const VERIFY = `
import { contradictionsOf, verifySandbox } from './contract-tests/testing/sandbox-run.ts'
console.log(JSON.stringify(contradictionsOf(await verifySandbox())))
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

/** Patched documents, so that each linter starts once. */
const applied: string[] = []

test.each<[string, string, SandboxRun]>([
  [
    'a service with more fields and other statuses',
    'more.yaml',
    { through: withMore, switches: { createDomainStatus: 201, notFoundStatus: 403, domainInUseStatus: 409 } },
  ],
  // Last, since the copy keeps this document.
  ['the sandbox', 'usual.yaml', {}],
])('the patch for %s applies, and types follow from it', async (_, name, options) => {
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  await writeFile(join(copy, 'openapi.yaml'), source)
  await writeFile(join(copy, 'unknowns.patch'), proposePatch(source, await verifySandbox(options)))
  await inCopy('git', 'apply', 'unknowns.patch')
  const patched = await readFile(join(copy, 'openapi.yaml'), 'utf8')
  expect(patched).not.toBe(source)
  expect(printSource(parseSource(patched))).toBe(patched)
  await node('scripts/generate.ts')
  await cp(join(copy, 'openapi.yaml'), join(copy, name))
  applied.push(name)
})

test('the patched documents pass the linters, and the sandbox conforms to its own', async () => {
  expect(applied).toHaveLength(2)
  const [, , verified] = await Promise.all([
    bin('spectral', 'lint', ...applied, '--fail-severity', 'warn'),
    bin('redocly', 'lint', ...applied),
    node('verify-copy.ts'),
  ])
  expect(JSON.parse(verified.stdout)).toEqual([])
})
