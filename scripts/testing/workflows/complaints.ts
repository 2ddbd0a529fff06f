import type { Step, Workflow } from './workflow.ts'

/** What the files of the project offer to the workflows. */
export interface Offered {
  /** Names of the scripts of package.json. */
  scripts: readonly string[]
  /** Inputs of the actions of this project, by the `uses` of a step. */
  actions: Readonly<Record<string, readonly string[]>>
}

/** npm's own commands that a workflow needs; each other one is a script. */
const NPM = ['ci', 'pack', 'pkg', 'publish', 'test', '--version']

/** Here a reader puts in the repository and commit; an invented SHA would only look like one. */
const PLACEHOLDER = /^OWNER\/REPOSITORY\/[\w./-]+@0{40}$/

/**
 * Says what is wrong with the workflows, the actions and their example: what lets others in, what runs on unnoticed, and
 * what is not there.
 */
export function findComplaints(workflows: readonly Workflow[], offered: Offered): string[] {
  return [...workflows.flatMap((workflow) => complaintsOf(workflow, offered)), ...differingPins(workflows)]
}

function complaintsOf(workflow: Workflow, offered: Offered): string[] {
  const { path, text, permissions, jobs, steps } = workflow
  const complaints: string[] = []
  const isWorkflow = Object.keys(jobs).length > 0
  if (isWorkflow && permissions === undefined) complaints.push('no permissions')
  for (const [name, job] of Object.entries(jobs)) {
    if (typeof job['timeout-minutes'] !== 'number') complaints.push(`job ${name} has no timeout-minutes`)
  }
  // As a word it would cover everything, known and to come.
  for (const given of [permissions, ...Object.values(jobs).map((job) => job.permissions)]) {
    if (typeof given === 'string') complaints.push(`permissions "${given}" instead of a list`)
  }
  for (const part of [...Object.values(jobs), ...steps]) {
    if (part['continue-on-error'] !== undefined) complaints.push('continue-on-error hides what fails')
  }
  if (/@latest\b/.test(text)) complaints.push('@latest is another one each day')
  complaints.push(...unpinned(text))
  for (const step of steps) complaints.push(...complaintsOfStep(step, offered))
  return complaints.map((complaint) => `${path}: ${complaint}`)
}

function complaintsOfStep({ uses, run = '', with: given = {} }: Step, { scripts, actions }: Offered): string[] {
  const complaints: string[] = []
  if (uses?.startsWith('actions/checkout@') && given['persist-credentials'] !== false) {
    complaints.push('a checkout leaves its token behind; set persist-credentials: false')
  }
  if (uses?.startsWith('./')) {
    const inputs = actions[uses]
    if (!inputs) complaints.push(`there is no action ${uses}`)
    const unknown = inputs && Object.keys(given).filter((name) => !inputs.includes(name))
    for (const name of unknown ?? []) complaints.push(`${uses} has no input ${name}`)
  }
  // Any expression: what is safe today need not be after an edit, and a variable costs one line.
  for (const [expression] of run.matchAll(/\$\{\{.*?\}\}/g)) complaints.push(`${expression} in run; pass it by env`)
  for (const [, command = '', script = ''] of run.matchAll(
    /(?:^|[\s;&|("])npm ((?:run )?)((?:--silent )?[a-z-][\w:-]*)/gm,
  )) {
    const name = script.replace('--silent ', '')
    if (command && !scripts.includes(name)) complaints.push(`npm run ${name}: package.json has no such script`)
    if (!command && !NPM.includes(name)) complaints.push(`npm ${name}: is that meant?`)
  }
  return complaints
}

/** An action elsewhere may change under its tag; a commit may not. The version beside it is for people and Dependabot. */
function unpinned(text: string): string[] {
  return [...text.matchAll(/^[\s-]*uses: (.*)$/gm)]
    .map(([, used = '']) => used)
    .filter((used) => !used.startsWith('./') && !PLACEHOLDER.test(used))
    .filter((used) => !/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used))
    .map((used) => `${used} is not pinned by SHA, with the version as comment`)
}

function differingPins(workflows: readonly Workflow[]): string[] {
  const pins = new Map<string, Set<string>>()
  for (const { text } of workflows) {
    for (const [, action = '', pin = ''] of text.matchAll(/uses: ([\w/.-]+)@([0-9a-f]{40}.*)$/gm)) {
      pins.set(action, (pins.get(action) ?? new Set()).add(pin))
    }
  }
  return [...pins]
    .filter(([, each]) => each.size > 1)
    .map(([action, each]) => `${action} is pinned differently: ${[...each].join(' and ')}`)
}
