// @ts-check
/** Runs the steps of CI for `.ci/run`. Exit code: 0 if all pass, 1 otherwise. */
import { runSteps } from './ci/run-steps.js'
import { STEPS } from './ci/steps.js'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort())
const isPassed = await runSteps(STEPS, { print: (text) => console.log(text), signal: stop.signal })
process.exitCode = isPassed ? 0 : 1
