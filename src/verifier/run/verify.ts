import type { Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { Check } from '../checks/check.ts'
import { createSuite } from '../checks/create-suite.ts'
import { planOf } from '../checks/plan.ts'
import { createResponseJudge } from '../checks/responses.ts'
import { type Suite, type SuiteOptions, untestableIn } from '../checks/suite.ts'
import { createRedactor, type Redactor, readSecretFields, withEvidence } from '../evidence/evidence.ts'
import { secretsInHeader } from '../evidence/secrets.ts'
import { tokensOf } from '../http/fixtures.ts'
import { NoAnswer } from '../http/no-answer.ts'
import type { Target } from '../http/target-types.ts'
import { countVerdicts, type Decision, type FixtureEntry, identityOf, type Ledger } from '../model/ledger.ts'
import { settleDoubts } from './doubts.ts'
import { runOperation } from './operation.ts'
import { createRun, type Run, type VerifyOptions } from './run.ts'

/** Verifies targets against one suite, in any number of runs. */
export interface Verifier {
  suite: Suite
  /**
   * Tests the operations, those that only read first, then undoes what the run created or changed. Each operation is tested
   * with requests without a valid credential, a baseline request through the client, the cases that follow from its facts, its
   * rules and expectations, and requests that are only observed.
   *
   * @returns a ledger, even if the service stops responding during the run
   * @throws NoAnswer if no request gets a response
   */
  verify(target: Target, options?: VerifyOptions): Promise<Ledger>
}

/** Creates a verifier. @throws Error if a schema of the document cannot be checked */
export function createVerifier(options: SuiteOptions): Verifier {
  const suite = createSuite(options)
  const { document, validator, facts, operations } = suite
  const judge = createResponseJudge(document, validator, facts)
  const secretFields = readSecretFields(document)
  const identity = identityOf(document)

  return { suite, verify }

  async function verify(target: Target, how: VerifyOptions = {}): Promise<Ledger> {
    const { only, now = Date.now } = how
    const startedAt = now()
    const chosen = operations.filter(({ id }) => !only || only.includes(id))
    const given = [
      target.token,
      // Requests that must be rejected contain it, too, and a service may return it.
      target.token.slice(0, -1),
      ...tokensOf(target.fixtures, target.api.isToken).values(),
      ...Object.values(target.headers ?? {}).flatMap(secretsInHeader),
    ]
    const redactor = createRedactor(secretFields, given)
    const onFixtures = (entries: FixtureEntry[]) => how.onFixtures?.(entries.map((entry) => safe(entry, redactor)))
    const run = createRun({ ...how, onFixtures, suite, target, judge, only: new Set(chosen.map(({ id }) => id)) })
    try {
      await runOperations(run, chosen, how)
    } catch (error) {
      if (error instanceof NoAnswer) {
        await target.cleanUp()
        // Has no `cause`, because the message of the original error may contain a token.
        throw new NoAnswer(
          `Nothing could be verified: ${redactor.text(error.message)}. Check the URL, and that the service is running.`,
        )
      }
      // The results so far must not be lost.
      run.incomplete = `the verifier failed (${(error as Error).message}), which is a bug: report it`
    }
    const requests = target.sent()
    const retries = target.retries()
    const leftovers = await target.cleanUp()
    const seconds = Math.round((now() - startedAt) / 100) / 10
    return {
      format: 3,
      target: target.name,
      document: identity,
      tier: target.tier,
      run: {
        id: target.runId,
        startedAt: new Date(startedAt).toISOString(),
        seconds,
        requests,
      },
      ...resultsOf(run, redactor),
      ...(retries.length > 0 && { retries }),
      leftovers: leftovers.map(({ what, why, remedy, unconfirmed, changed, undo }) => ({
        what: redactor.text(what),
        why: redactor.text(why),
        remedy: redactor.text(remedy),
        ...(unconfirmed && { unconfirmed }),
        ...(changed && { changed }),
        // An ID with a redacted part identifies nothing.
        ...(undo && Object.values(undo.path).every((id) => redactor.text(id) === id) && { undo }),
      })),
    }
  }
}

/** Tests operations: the GETs first, some side by side, then the others one after the other. */
async function runOperations(
  run: Run,
  chosen: Operation[],
  { onProgress, stopAtFirst = false, first }: VerifyOptions,
): Promise<void> {
  const { suite, target, recorder } = run
  // The others keep their order, so that probes come last.
  const rank = ({ facts }: Check) => (first !== undefined && facts.includes(first) ? 0 : 1)
  let done = 0
  const test = async (operation: Operation) => {
    if (run.overBecause() !== undefined) return
    await runOperation(run, operation, (used) =>
      planOf(suite, operation, target, used)
        .filter(({ when }) => !stopAtFirst || when !== 'last')
        .toSorted((a, b) => rank(a) - rank(b)),
    )
    done += 1
    if (!onProgress) return
    const counts = countVerdicts(recorder.findings((fact) => unseen(run, fact)))
    const { contradicted, 'assumption contradicted': assumptions } = counts
    const { id: operationId } = operation
    onProgress({ operationId, done, of: chosen.length, requests: target.sent(), contradicted, assumptions })
  }
  await run.discovery.start()
  const isRead = ({ method }: Operation) => method === 'GET'
  await sideBySide(target.concurrency ?? 1, chosen.filter(isRead), test)
  // One write may change what another one finds.
  await sideBySide(
    1,
    chosen.filter((operation) => !isRead(operation)),
    test,
  )
  if (run.overBecause() === undefined) await settleDoubts(run)
}

/** Calls a function with each item, with up to `most` calls at the same time. @throws the first error, when all calls have ended */
async function sideBySide<Item>(most: number, items: Item[], call: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  const errors: unknown[] = []
  const work = async () => {
    for (const item of left) {
      if (errors.length > 0) return
      await call(item).catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: most }, work))
  if (errors.length > 0) throw errors[0]
}

/** A fixture that may be shown during the run. A service may name a resource like a secret, such as the token. */
function safe({ value, how, ...entry }: FixtureEntry, redactor: Redactor): FixtureEntry {
  const shown = Array.isArray(value) ? value.map(redactor.text) : value && redactor.text(value)
  return { ...entry, ...(shown && { value: shown }), ...(how && { how: redactor.text(how) }) }
}

/** The part of the ledger that a run has found out, without secrets. */
function resultsOf(run: Run, redactor: Redactor) {
  const { target, discovery } = run
  const inconclusive = [...run.ends].filter(([, { isInconclusive }]) => isInconclusive)
  if (inconclusive.length > 0) {
    const byReason = Map.groupBy(inconclusive, ([, { gap }]) => gap.why)
    const reasons = [...byReason].map(([why, ends]) => `on ${ends.map(([id]) => id).join(', ')} (${why})`)
    run.incomplete ??= `no verdict ${reasons.join('; ')}`
  }
  const named = Object.entries(target.fixtures).filter(([name]) => !target.api.isToken(name))
  for (const text of named.flatMap(([, value]) => value ?? [])) redactor.show(text)
  for (const exchange of target.exchanges) redactor.learn(exchange)
  return {
    ...(run.incomplete !== undefined && { incomplete: redactor.text(run.incomplete) }),
    ...(run.isAborted && { isAborted: true as const }),
    ...(target.names && { names: target.names }),
    fixtures: discovery.entries().map((entry) => ({ ...entry, ...(entry.how && { how: redactor.text(entry.how) }) })),
    ...withEvidence(
      {
        findings: run.recorder.findings((fact) => unseen(run, fact)),
        observations: run.observer.observations(),
        tried: (exchange) => run.tried.get(exchange),
      },
      redactor,
    ),
  }
}

/** The verdict on a fact that no check and no response has tested. */
function unseen({ suite, target, ends, overBecause }: Run, fact: Fact): Decision {
  const over = overBecause()
  const gap =
    ends.get(fact.operationId)?.gap ?? (over === undefined ? undefined : { kind: 'ended' as const, why: over })
  const operation = suite.operations.find(({ id }) => id === fact.operationId)
  const { needs } = (operation && target.whyNothing(operation)) ?? {}
  if (gap) return { verdict: 'unexercised', gap: { ...gap, ...(needs && { needs }) } }
  const untestable = untestableIn(suite, fact)
  if (untestable) return untestable
  if (target.keepsNothing) return { verdict: 'unprovable here', gap: { kind: 'target', why: target.keepsNothing } }
  return { verdict: 'unexercised', gap: { kind: 'untried', why: 'no response has tested this fact' } }
}
