/** Plants faults in the sandbox, one at a time, and checks that the verifier detects each of them. */
import { parseArgs } from 'node:util'
import { type Alarm, allMutants, type Judgement, MOMENTS } from '../contract-tests/mutants/gate.ts'
import { MUTANT_KINDS } from '../contract-tests/mutants/mutant.ts'
import { type Exclusion, excludes, reportInWords, weigh } from '../contract-tests/mutants/report.ts'
import { suite } from '../contract-tests/tags/index.ts'
import { oneOf, runCommand } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { createVerifier } from '../src/verifier/run/verify.ts'
import { doJobs, type Job } from './mutants/jobs.ts'

const MAY_BE_OMITTED =
  'The service omits the field if it does not apply or is unavailable, so a response without it may be correct.'

const NO_RULE =
  'No rule says how a response shows the effect, so the fact is unexercised: only one granularity is allowed, and what a region changes is undocumented.'

/** Why some mutants do not break the contract, by ID; `*` matches any characters except spaces. */
const REASONS: Record<string, string> = {
  'getContainer/2XX.containerRestart*: the field is missing': MAY_BE_OMITTED,
  'getContainer/2XX.containerTermination*: the field is missing': MAY_BE_OMITTED,
  'getContainer/2XX.podDeletionTimestamp: the field is missing': MAY_BE_OMITTED,
  'getRun/2XX.item.*: the field is missing': 'Which fields a run always has is undocumented (run-field-presence).',
  'getRepository/2XX.*: the field is missing':
    'The service omits the field unless it is set, detected or available, so a response without it may be correct.',
  'updateApp/rule/keeps-others: an update without service_toml resets it':
    'Whether service_toml or a field of a later update takes precedence is undocumented (service-toml-precedence).',
  'updateApp/rule/self-leads-to-app: self has a wrong API version':
    'The API version in the URL of an app is undocumented.',
  'getBuildDownload/rule/byte-range-right: the URL is for a wrong build of the app':
    'The content of archives is undocumented: two builds of an app may have the same files.',
  'getBillingGraph/query.granularity/effect: the parameter is ignored': NO_RULE,
  'computeBaseImageHash/query.region/effect: the parameter is ignored': NO_RULE,
}

const EXCLUSIONS: Exclusion[] = Object.entries(REASONS).map(([ids, because]) => ({ ids, because }))

const HELP = `Usage: npm run mutants [-- options]

Tests the checks of \`npm run verify\`: derives faults (mutants) from the document, plants them in the sandbox one at a time,
and runs the checks of the operation until one detects the fault, which kills the mutant. A mutant of the kind permitted is
no fault: the checks must contradict nothing. Then it runs all checks against
${MOMENTS.length} sandboxes without a fault; a check that fails there is a false alarm.

  --operation ID run only the mutants and the checks of this operation; can be repeated
  --kind KIND    run only mutants of this kind, and no sandboxes without a fault; can be repeated:
                 ${MUTANT_KINDS.slice(0, 9).join(', ')},
                 ${MUTANT_KINDS.slice(9).join(', ')}
  --help         show this help

Exit code: 0 if the report lists no survivors, mutants never applied, rules never contradicted, unnecessary exclusions or
false alarms, 1 if it does, 2 for bad usage.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      operation: { type: 'string', multiple: true },
      kind: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const operationIds = listOperations(document).map(({ id }) => id)
  const only = values.operation?.map((id) => oneOf('--operation', id, operationIds))
  const kinds = values.kind?.map((kind) => oneOf('--kind', kind, MUTANT_KINDS))
  const all = allMutants(createVerifier(suite).suite)
  const chosen = all.filter(
    ({ operationId, kind }) => (!only || only.includes(operationId)) && (!kinds || kinds.includes(kind)),
  )
  const moments = kinds ? [] : MOMENTS
  const byId = new Map(chosen.map((mutant) => [mutant.id, mutant]))
  const jobs: Job[] = [
    // First, because each takes as long as many mutants, and one of them at the end would keep a single core busy.
    ...moments.map((moment) => ({ moment, ...(only && { only }) })),
    ...chosen.map(({ id }) => ({ mutant: id })),
  ]
  const show = progressOf(jobs.length)
  const judged = new Map<string, Judgement>()
  const alarms: Alarm[] = []
  await doJobs(jobs, (outcome) => {
    if ('alarms' in outcome) {
      alarms.push(...outcome.alarms)
      return show()
    }
    const { mutantId, ...judgement } = outcome
    const mutant = byId.get(mutantId)
    if (!mutant) return
    judged.set(mutantId, { mutant, ...judgement })
    show(judged.get(mutantId))
  })
  // In the order of the document, whatever the order in which the workers finished.
  const judgements = chosen.flatMap(({ id }) => judged.get(id) ?? [])
  const report = weigh(judgements, EXCLUSIONS, alarms, all)
  // Set the exit code before printing, because a reader such as `head` may close the output early.
  process.exitCode = report.isPassed ? 0 : 1
  console.log(`\n${reportInWords(report)}`)
})

/** Returns a function that shows progress after each job: on a terminal in one line, elsewhere in at most 20 lines. */
function progressOf(of: number) {
  const every = process.stderr.isTTY ? 1 : Math.ceil(of / 20)
  let done = 0
  let alive = 0
  return (judgement?: Judgement) => {
    done += 1
    const isAlive = judgement && ['survived', 'alarmed', 'not applied'].includes(judgement.outcome)
    if (isAlive && !EXCLUSIONS.some((exclusion) => excludes(exclusion, judgement.mutant))) alive += 1
    if (done % every > 0 && done < of) return
    const line = `${done}/${of} ${judgement?.mutant.operationId ?? 'no fault'}; undetected so far: ${alive}`
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}${done === of ? '\n' : ''}`)
    else console.error(line)
  }
}
