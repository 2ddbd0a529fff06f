import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../src/testing/run-script.ts'

interface Step {
  name?: string
  run?: string
  shell?: string
}

/** Finds a step of a workflow of this repository by its name. */
export function stepOf(workflow: string, job: string, name: string): Step {
  const steps: Step[] = parse(readFileSync(join(root, '.github/workflows', workflow), 'utf8')).jobs[job].steps
  const step = steps.find((each) => each.name === name)
  if (!step) throw new Error(`${workflow} has no step ${name} in ${job}.`)
  return step
}

/**
 * Runs a step in bash, as GitHub does, with a fake command that records its arguments.
 *
 * @param folder for the fake command, and where the step runs
 * @param body of the fake command, in bash
 */
export function runStep(
  { run = '', shell }: Step,
  { folder, command, body, env }: { folder: string; command: string; body: string; env: Record<string, string> },
) {
  const [file, log] = [join(folder, command), join(folder, 'calls')]
  writeFileSync(file, `#!/bin/bash\necho "$*" >> "${log}"\n${body}\n`)
  chmodSync(file, 0o755)
  writeFileSync(log, '')
  // Without `shell: bash`, GitHub ignores that a command before the last of a pipeline fails.
  const { status, stderr } = spawnSync('bash', [...(shell === 'bash' ? ['-eo', 'pipefail'] : ['-e']), '-c', run], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env.PATH}`, ...env },
    encoding: 'utf8',
  })
  return { status, stderr, calls: readFileSync(log, 'utf8').trim().split('\n') }
}
