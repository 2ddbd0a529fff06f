import { parse } from 'yaml'

/** A step, as far as it is looked at. */
export interface Step {
  name?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
  'continue-on-error'?: unknown
}

export interface Job {
  permissions?: unknown
  'timeout-minutes'?: unknown
  'continue-on-error'?: unknown
  steps?: Step[]
}

/** A file of .github: a workflow has jobs, an action has steps of its own. */
export interface Workflow {
  path: string
  text: string
  permissions?: unknown
  jobs: Record<string, Job>
  /** Those of all jobs, or of the action. */
  steps: Step[]
}

/** @throws Error when the text is not YAML, or neither a workflow nor an action */
export function readWorkflow(path: string, text: string): Workflow {
  const content = parse(text)
  const jobs: Record<string, Job> = content.jobs ?? {}
  const steps: Step[] = content.runs?.steps ?? Object.values(jobs).flatMap((job) => job.steps ?? [])
  if (steps.length === 0) throw new Error(`${path} has no steps.`)
  return { path, text, permissions: content.permissions, jobs, steps }
}
