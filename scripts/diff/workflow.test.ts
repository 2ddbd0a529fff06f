import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../src/testing/run-script.ts'
import { MARKER } from './formats.ts'

const workflow = parse(readFileSync(join(root, '.github/workflows/api-changes.yml'), 'utf8'))
const steps: { name?: string; run?: string }[] = workflow.jobs['api-changes'].steps
const script = (name: string) => steps.find((step) => step.name === name)?.run as string

const folder = mkdtempSync(join(tmpdir(), 'api-changes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a step in bash, as GitHub does, with a fake command that records its arguments. */
function runStep(name: string, command: string, body: string, env: Record<string, string>) {
  const file = join(folder, command)
  writeFileSync(file, `#!/bin/bash\necho "$*" >> "${folder}/calls"\n${body}\n`)
  chmodSync(file, 0o755)
  for (const output of ['calls', 'summary', 'output']) writeFileSync(join(folder, output), '')
  const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', script(name)], {
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      REPORT: join(folder, 'report.md'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
      GITHUB_OUTPUT: join(folder, 'output'),
      ...env,
    },
  })
  const read = (output: string) => readFileSync(join(folder, output), 'utf8')
  return { status, calls: read('calls').trim().split('\n'), summary: read('summary'), output: read('output') }
}

test('the workflow finds its comment by the first line of the report', () => {
  expect(script('Comment')).toContain(`startswith("${MARKER}")`)
})

const compare = (code: number) =>
  runStep('Compare', 'npm', `[ ${code} -le 1 ] && echo text > "$REPORT"\nexit ${code}`, { BASE: 'origin/main; exit 9' })

test.each([0, 1])('on exit code %i, the Compare step outputs the code and adds the report to the summary', (code) => {
  expect(compare(code)).toEqual({
    status: 0,
    calls: [`run --silent diff -- origin/main; exit 9 --format markdown --output ${folder}/report.md`],
    summary: 'text\n',
    output: `breaking=${code}\n`,
  })
})

test('the Compare step fails without a summary if the comparison exits with 2', () => {
  expect(compare(2)).toMatchObject({ status: 2, summary: '', output: '' })
})

const comment = (found: string) =>
  runStep('Comment', 'gh', `[[ "$*" != *--paginate* ]] || { ${found}; }`, { COMMENTS: 'all', COMMENT: 'one' })

test('the comment is added once, then updated; nothing is sent if the comments cannot be listed', () => {
  const body = `--field body=@${folder}/report.md`
  expect(comment(':').calls[1]).toBe(`api --silent --method POST all ${body}`)
  expect(comment('printf "7\\n8\\n"').calls[1]).toBe(`api --silent --method PATCH one/7 ${body}`)
  const failed = comment('exit 1')
  expect(failed.status).not.toBe(0)
  expect(failed.calls).toHaveLength(1)
})
