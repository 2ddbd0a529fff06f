import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { MARKER } from './formats.ts'

interface Step {
  name?: string
  run?: string
  shell?: string
}

const workflow = parse(readFileSync(join(root, '.github/workflows/api-changes.yml'), 'utf8'))
const steps: Step[] = workflow.jobs['api-changes'].steps
const step = (name: string) => steps.find((each) => each.name === name) ?? {}

const folder = temporaryFolder(afterAll)
const at = (name: string) => join(folder, name)

/** Runs a step in bash, as GitHub does, with a fake command, written in bash, that records its arguments. */
function run(name: string, command: string, body: string, env: Record<string, string>) {
  writeFileSync(at(command), `#!/bin/bash\necho "$*" >> "${at('calls')}"\n${body}\n`)
  chmodSync(at(command), 0o755)
  for (const file of ['calls', 'summary', 'output']) writeFileSync(at(file), '')
  const { run = '', shell } = step(name)
  // Without `shell: bash`, GitHub ignores that a command before the last of a pipeline fails.
  const { status } = spawnSync('bash', [...(shell === 'bash' ? ['-eo', 'pipefail'] : ['-e']), '-c', run], {
    cwd: folder,
    env: {
      ...{ PATH: `${folder}:${process.env.PATH}`, REPORT: at('report.md') },
      ...{ GITHUB_STEP_SUMMARY: at('summary'), GITHUB_OUTPUT: at('output'), ...env },
    },
  })
  const read = (file: string) => readFileSync(at(file), 'utf8')
  return { status, calls: read('calls').trim().split('\n'), summary: read('summary'), output: read('output') }
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
