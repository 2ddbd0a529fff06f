import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { runStep, stepOf } from '../testing/workflow.ts'
import { MARKER } from './formats.ts'

const step = (name: string) => stepOf('api-changes.yml', 'api-changes', name)

const folder = temporaryFolder(afterAll)

function run(name: string, command: string, body: string, env: Record<string, string>) {
  for (const output of ['summary', 'output']) writeFileSync(join(folder, output), '')
  const outputs = { GITHUB_STEP_SUMMARY: join(folder, 'summary'), GITHUB_OUTPUT: join(folder, 'output') }
  const REPORT = join(folder, 'report.md')
  const { status, calls } = runStep(step(name), { folder, command, body, env: { REPORT, ...outputs, ...env } })
  const read = (output: string) => readFileSync(join(folder, output), 'utf8')
  return { status, calls, summary: read('summary'), output: read('output') }
}

test('the workflow finds its comment by the first line of the report', () => {
  expect(step('Comment').run).toContain(`startswith("${MARKER}")`)
})

const compare = (code: number) =>
  run('Compare', 'npm', `[ ${code} -le 1 ] && echo text > "$REPORT"\nexit ${code}`, { BASE: 'origin/main; exit 9' })

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
  run('Comment', 'gh', `[[ "$*" != *--paginate* ]] || { ${found}; }`, { COMMENTS: 'all', COMMENT: 'one' })

test('the comment is added once, then updated; nothing is sent if the comments cannot be listed', () => {
  const body = `--field body=@${folder}/report.md`
  expect(comment(':').calls[1]).toBe(`api --silent --method POST all ${body}`)
  expect(comment('printf "7\\n8\\n"').calls[1]).toBe(`api --silent --method PATCH one/7 ${body}`)
  const failed = comment('exit 1')
  expect(failed.status).not.toBe(0)
  expect(failed.calls).toHaveLength(1)
})
