import { basename, dirname } from 'node:path'
import type { TestProject } from 'vitest/node'
import { UsageError } from '../../src/command.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { NoAnswer } from '../../src/verifier/http/no-answer.ts'
import { countVerdicts, isContradicted, type Ledger, type Progress } from '../../src/verifier/model/ledger.ts'
import { reasonOf } from '../../src/verifier/reports/problems.ts'
import { LIMITS, readEnvironment } from '../environment.ts'
import { environmentOptions, type Started, startEmbedded, verifyTarget } from '../targets.ts'

/** The folder in `contract-tests/tags/` with the checks of a tag: api-keys for the tag API keys. */
export const folderOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-')

declare module 'vitest' {
  interface ProvidedContext {
    /** The ledgers of the verified targets. */
    ledgers: Ledger[]
  }
}

/**
 * Vitest global setup: verifies each target once, with the requests of the selected tags only, and those that find fixtures.
 * With API_URL, API_TOKEN, and PROJECT_ID or FIXTURES (the path of a fixtures file), the target is the service at API_URL, to
 * which it sends only GET requests; otherwise, the targets are the mock and the sandbox.
 *
 * @param limits limits of a run against API_URL
 * @returns a function that says how much of each target was verified
 */
export async function setup(project: TestProject, limits = LIMITS): Promise<() => void> {
  const folders = project.vitest.state.getPaths().map((path) => basename(dirname(path)))
  const only = listOperations(document).flatMap(({ id, tag }) => (folders.includes(folderOf(tag)) ? id : []))
  let ledgers: Ledger[]
  try {
    ledgers = await Promise.all((await targets(limits)).map((start) => verifyOnce(start, only)))
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof NoAnswer)) throw error
    // Vitest would print a stack, and that it found no tests.
    console.error(error.message)
    process.exit(2)
  }
  project.provide('ledgers', ledgers)
  return () => console.log(ledgers.map((ledger) => summaryOf(ledger, only)).join('\n'))
}

/** The functions that start the targets. @throws UsageError if the environment is incomplete */
export async function targets(limits = LIMITS): Promise<(() => Promise<Started>)[]> {
  const { API_URL: url, API_TOKEN: token, PROJECT_ID: project, FIXTURES: fixtures } = process.env
  const embedded = [startEmbedded.mock, startEmbedded.sandbox]
  if (!url) return embedded
  // The shell may set API_URL for another program.
  if (process.env.npm_lifecycle_event === 'test') {
    console.log('npm test ignores API_URL. To test the service there, run npm run test:contract.')
    return embedded
  }
  const label = (option: string) =>
    ({ url: 'API_URL', token: 'API_TOKEN', project: 'PROJECT_ID' })[option] ?? 'FIXTURES'
  const options = environmentOptions(await readEnvironment({ url, token, project, fixtures, label }))
  return [async () => ({ options: { ...options, ...limits }, stop: async () => undefined })]
}

async function verifyOnce(start: () => Promise<Started>, only: string[]): Promise<Ledger> {
  const { options, stop } = await start()
  console.log(`Verifying ${options.name} …`)
  const onProgress = ({ done, of, operationId, requests }: Progress) =>
    console.log(`  ${done} of ${of}: ${operationId}, ${requests} requests so far`)
  try {
    return await verifyTarget(options, { only, ...(!options.isOwn && { onProgress }) })
  } finally {
    await stop()
  }
}

/** Says how many facts and expectations were verified, as in `mock: 819 of 1,285 verified; the rest:`, and lists why the others were not. */
function summaryOf({ target, facts }: Ledger, only: string[]): string {
  const tested = facts.filter(({ operationId }) => only.includes(operationId))
  const rest = Map.groupBy(
    tested.filter(({ verdict }) => verdict !== 'verified'),
    ({ verdict, ...finding }) =>
      isContradicted({ verdict })
        ? `${verdict}; npm run verify groups them by cause`
        : `${verdict}: ${reasonOf(finding)}`,
  )
  const count = `${target}: ${countVerdicts(tested).verified.toLocaleString('en')} of ${tested.length.toLocaleString('en')}`
  const reasons = [...rest].sort(([, one], [, other]) => other.length - one.length)
  return [
    `${count} verified${rest.size > 0 ? '; the rest:' : ''}`,
    ...reasons.map(([reason, { length }]) => `  ${length} ${reason}`),
  ].join('\n')
}
