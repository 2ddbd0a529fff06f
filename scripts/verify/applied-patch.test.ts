import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { type SandboxRun, verifySandbox, withMore } from '../../contract-tests/testing/sandbox-run.ts'
import { parseSource, printSource } from '../../src/document/source.ts'
import { copyProject } from '../../src/testing/project-copy.ts'
import { root } from '../../src/testing/run-script.ts'
import { proposePatch } from '../../src/verifier/unknowns/report.ts'

const run = promisify(execFile)
const SWITCHES = { createDomainStatus: 201, notFoundStatus: 403, domainInUseStatus: 409 } as const
const service: SandboxRun = { through: withMore, switches: SWITCHES }

/** A script that verifies the service against the document of the copy, and prints the contradictions. */
const VERIFY = `
import { contradictionsOf, verifySandbox, withMore } from './contract-tests/testing/sandbox-run.ts'
console.log(JSON.stringify(contradictionsOf(await verifySandbox({ through: withMore, switches: ${JSON.stringify(SWITCHES)} }))))
`

test('the patch for undocumented fields and statuses applies, passes the linters and fits the service', async () => {
  const copy = await copyProject()
  onTestFinished(() => rm(copy, { recursive: true }))
  const inCopy = (file: string, ...args: string[]) => run(file, args, { cwd: copy })
  const bin = (name: string, ...args: string[]) => inCopy(join(root, 'node_modules/.bin', name), ...args)
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  await writeFile(join(copy, 'verify-copy.ts'), VERIFY)
  await writeFile(join(copy, 'unknowns.patch'), proposePatch(source, await verifySandbox(service)))
  await inCopy('git', 'apply', 'unknowns.patch')
  const patched = await readFile(join(copy, 'openapi.yaml'), 'utf8')
  expect(patched).not.toBe(source)
  expect(printSource(parseSource(patched))).toBe(patched)
  await inCopy(process.execPath, 'scripts/generate.ts')
  const [, , verified] = await Promise.all([
    bin('spectral', 'lint', 'openapi.yaml', '--fail-severity', 'warn'),
    bin('redocly', 'lint', 'openapi.yaml'),
    inCopy(process.execPath, 'verify-copy.ts'),
  ])
  expect(JSON.parse(verified.stdout)).toEqual([])
})
