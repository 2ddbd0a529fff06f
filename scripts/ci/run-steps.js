// @ts-check
/** Runs steps, and prints what each does in one block. Plain JavaScript, like `steps.js`. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Steps that run at a time: the machines of CI have two cores or more. */
const AT_A_TIME = 2

/**
 * @typedef {object} StepResult
 * @property {string} command
 * @property {string} [failure] why the step failed, such as `exit code 1`; missing if it passed
 * @property {string} output everything that the step printed
 * @property {number} ms its duration in milliseconds
 */

/**
 * Runs the steps of each group, and prints a line when a step starts, its output and a line when it ends. After a failure, the
 * running steps end, but no other step starts. The output of failed steps comes last, and then a table of all durations.
 *
 * @param {string[][]} groups shell commands; groups run one after the other, of each group two steps at a time
 * @param {object} options
 * @param {(text: string) => void} options.print
 * @param {AbortSignal} [options.signal] ends the running steps, which then fail
 * @returns {Promise<boolean>} whether all steps passed
 */
export async function runSteps(groups, { print, signal }) {
  /** @type {StepResult[]} */
  const results = []
  const failed = () => results.filter(({ failure }) => failure !== undefined)
  const startedAt = performance.now()
  for (const group of groups) {
    const queue = group.values()
    const work = async () => {
      for (const command of queue) {
        if (failed().length > 0) return
        print(`▶ ${command}`)
        const result = await runStep(command, signal)
        results.push(result)
        // The output of a failed step is printed last, where people look for it.
        if (result.failure === undefined && result.output !== '') print(result.output)
        print(endOf(result))
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, work))
    if (failed().length > 0) break
  }
  for (const { command, output } of failed()) print(`\nOutput of ${command}:\n\n${output}`)
  print(tableOf(groups.flat(), results, performance.now() - startedAt))
  return failed().length === 0
}

/**
 * Runs one step in a process group of its own, and ends what the step has left running.
 *
 * @param {string} command
 * @param {AbortSignal} [signal]
 * @returns {Promise<StepResult>}
 */
async function runStep(command, signal) {
  const startedAt = performance.now()
  // In a group of its own, so that an abort also ends what the step has started.
  const child = spawn('bash', ['-c', `exec 2>&1\n${command}`], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const endGroup = () => endProcessGroup(child.pid)
  signal?.addEventListener('abort', endGroup, { once: true })
  if (signal?.aborted) endGroup()
  /** @type {Promise<string>} */
  const failure = new Promise((resolve) => {
    child.once('exit', (code, killedBy) => {
      // A process that the step has left running would keep the output open for ever.
      endGroup()
      resolve(killedBy ?? (code === 0 ? '' : `exit code ${code}`))
    })
  })
  const [output, why] = await Promise.all([text(child.stdout), failure])
  signal?.removeEventListener('abort', endGroup)
  return {
    command,
    ...(why !== '' && { failure: why }),
    output: output.trimEnd(),
    ms: performance.now() - startedAt,
  }
}

/** @param {number | undefined} id of the group's first process */
function endProcessGroup(id) {
  if (id === undefined) return
  try {
    process.kill(-id, 'SIGTERM')
  } catch (error) {
    // All processes of the group have ended.
    if (Object(error).code !== 'ESRCH') throw error
  }
}

/** @param {StepResult} result */
const endOf = ({ command, failure, ms }) =>
  failure === undefined ? `✓ ${command}: ${durationOf(ms)}` : `✗ ${command}: ${failure} after ${durationOf(ms)}`

/**
 * @param {string[]} commands
 * @param {StepResult[]} results
 * @param {number} totalMs
 */
function tableOf(commands, results, totalMs) {
  const rows = commands.map((command) => {
    const result = results.find((each) => each.command === command)
    return [
      result ? durationOf(result.ms) : 'not run',
      result?.failure ? `✗ ${command}: ${result.failure}` : `  ${command}`,
    ]
  })
  const lines = [...rows, [durationOf(totalMs), '  all steps']].map(([ms = '', what]) => `${ms.padStart(12)} ${what}`)
  return ['', 'Durations:', ...lines].join('\n')
}

/** @param {number} ms */
function durationOf(ms) {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}
