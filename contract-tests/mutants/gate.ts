import { JSON_TYPE } from '../../src/document/document.ts'
import { createSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import type { Suite } from '../../src/verifier/checks/suite.ts'
import type { Rule } from '../../src/verifier/checks/tag.ts'
import { badCredentials, RUN_TOKEN } from '../../src/verifier/http/credentials.ts'
import type { Target, TargetOptions } from '../../src/verifier/http/target-types.ts'
import { type Finding, isContradicted, type Ledger } from '../../src/verifier/model/ledger.ts'
import type { Verifier } from '../../src/verifier/run/verify.ts'
import { SANDBOX_URL } from '../api.ts'
import { breakService } from './broken-service.ts'
import { requestMutants, responseMutants } from './from-facts.ts'
import { credentialMutants, methodMutants, statusMutants } from './from-operations.ts'
import { breaking, breakingAny, type Mutant, type Planted } from './mutant.ts'

export interface Judgement {
  mutant: Mutant
  /**
   * - killed: the run contradicts a fact, and does not verify the fact that the mutant breaks;
   * - unhonoured: the run contradicts nothing, because no response shows that the service honours the name of a parameter that
   *   the mutant's fact depends on;
   * - survived: the run contradicts nothing, or verifies the fact that the mutant breaks;
   * - permitted: the mutant is no fault, and the run contradicts no documented fact;
   * - alarmed: the mutant is no fault, but the run contradicts a documented fact;
   * - not applied: the fault changed no request, no response and no state.
   */
  outcome: 'killed' | 'unhonoured' | 'survived' | 'permitted' | 'alarmed' | 'not applied'
  /** IDs of the facts that were contradicted. */
  by: string[]
  /**
   * Whether the first contradiction shows again if the request in the report is sent again; missing if several requests, or one
   * that changes something, show the contradiction.
   */
  isRepeated?: boolean
}

interface GateOptions {
  verifier: Verifier
  /** Creates the target for a sandbox; `fetch` sends requests to it, possibly through a planted fault. */
  targetOf(sandbox: Sandbox, fetch: TargetOptions['fetch']): Target
  /** Shared by all mutants and reset before each, because creating one takes longer than most runs. Its clock must be fixed. */
  sandbox: Sandbox
}

/**
 * Runs the checks of a mutant's operation against the sandbox, whose only fault is that of the mutant.
 *
 * @throws Error if the mutant itself throws: the run would only report that the service does not respond
 */
export async function judge(mutant: Mutant, { verifier, targetOf, sandbox }: GateOptions): Promise<Judgement> {
  const { id, aims, operationId } = mutant
  const run = async (stopAtFirst: boolean) => {
    await sandbox.reset()
    const service = breakService(verifier.suite.document, sandbox, mutant)
    const { wasApplied, failure } = service
    const options = { only: [operationId], stopAtFirst, first: aims }
    const target = targetOf(sandbox, service.fetch)
    const ledger = await verifier.verify(target, options).catch((error: unknown) => {
      if (failure() === undefined) throw error
    })
    if (!ledger || failure() !== undefined) throw new Error(`The mutant "${id}" threw an error.`, { cause: failure() })
    const by = ledger.facts.filter(isContradicted).map((fact) => fact.id)
    const contradicted = ledger.facts.filter((fact) => fact.verdict === 'contradicted').map((fact) => fact.id)
    const applied = wasApplied()
    const isRepeated = await showsAgain(ledger, target, service)
    const { verdict = 'verified' } = ledger.facts.find((fact) => fact.id === aims) ?? {}
    const isMissed = aims !== undefined && verdict === 'verified'
    const isUnhonoured = ledger.facts.some((fact) => id.startsWith(`${fact.id}: `) && fact.gap?.kind === 'name')
    return {
      by,
      contradicted,
      wasApplied: applied,
      isMissed,
      isUnhonoured,
      ...(isRepeated !== undefined && { isRepeated }),
    }
  }

  if (mutant.kind === 'permitted') {
    const { contradicted, wasApplied } = await run(false)
    const outcome = contradicted.length > 0 ? 'alarmed' : 'permitted'
    return { mutant, outcome: wasApplied ? outcome : 'not applied', by: contradicted }
  }
  const first = await run(true)
  // The run ended at the contradiction of another fact, so only a full run shows the verdict of `aims`.
  const isElsewhere = first.by.length > 0 && aims !== undefined && !first.by.includes(aims)
  const {
    by,
    contradicted: _,
    wasApplied,
    isMissed,
    isUnhonoured,
    ...repeated
  } = isElsewhere ? await run(false) : first
  const outcome = () => {
    if (!wasApplied) return 'not applied'
    if (by.length > 0) return isMissed ? 'survived' : 'killed'
    return isUnhonoured ? 'unhonoured' : 'survived'
  }
  return { mutant, outcome: outcome(), by, ...repeated }
}

/** As in {@link Judgement.isRepeated}. The response must have the same status, and the fault must have changed the request or the response. */
async function showsAgain(
  { facts, exchanges }: Ledger,
  { token, fixtures }: Target,
  { fetch, wasLastApplied }: ReturnType<typeof breakService>,
): Promise<boolean | undefined> {
  const [place = -1, ...others] = facts.find(isContradicted)?.evidence ?? []
  const shown = exchanges[place]
  if (!shown || others.length > 0 || shown.request.range !== undefined) return undefined
  const { request, response } = shown
  const { method, path, credential, body } = request
  if (method !== 'GET' && response.status < 400) return undefined
  const bad = Object.assign({}, ...Object.values(badCredentials(token))) as Record<string, string | undefined>
  const valid = credential === RUN_TOKEN ? token : fixtures[credential]
  const authorization = valid === undefined ? bad[credential] : `Bearer ${valid}`
  const headers = { ...(authorization && { authorization }), ...(body && { 'content-type': JSON_TYPE }) }
  const again = await fetch(new Request(SANDBOX_URL + path, { method, headers, ...(body && { body }) }))
  const { status } = again
  return status === response.status && wasLastApplied()
}

/**
 * Moments for runs against a sandbox without a fault. They include the first and last moments of months and years, and leap
 * days, where date bugs are most likely.
 */
export const MOMENTS = [
  '2026-03-10T09:30:00Z',
  '2026-01-01T00:00:00Z',
  '2026-12-31T23:59:59Z',
  '2026-02-28T23:59:59Z',
  '2026-03-01T00:00:00Z',
  '2026-03-31T12:00:00Z',
  '2026-05-31T23:59:59.999Z',
  '2026-07-31T00:00:00Z',
  '2026-10-25T01:30:00Z',
  '2026-11-30T18:45:10Z',
  '2027-01-31T06:00:00Z',
  '2027-03-01T00:00:01Z',
  '2028-02-28T12:00:00Z',
  '2028-02-29T00:00:00Z',
  '2028-02-29T23:59:59Z',
  '2028-03-01T00:00:00Z',
  '2028-03-31T23:59:59Z',
  '2032-02-29T12:00:00Z',
  '2096-02-29T10:00:00Z',
  '2100-03-01T00:00:00Z',
]

/** A contradiction in a run against a service without a fault. */
export interface Alarm {
  now: string
  finding: Finding
}

/**
 * Returns a function that verifies a sandbox without a fault and returns the contradictions.
 *
 * @param options.only IDs of the operations to verify; default: all
 */
export function createAlarmFinder({ verifier, targetOf, only }: Omit<GateOptions, 'sandbox'> & { only?: string[] }) {
  return async (now: string): Promise<Alarm[]> => {
    const sandbox = createSandbox({ now })
    const target = targetOf(sandbox, (request) => sandbox.fetch(request))
    const { facts } = await verifier.verify(target, only ? { only } : {})
    return facts.filter(isContradicted).map((finding) => ({ now, finding }))
  }
}

/** Creates all mutants, in the order of the document's operations. */
export function allMutants(suite: Suite): Mutant[] {
  const { operations, rules, expectations } = suite
  const mutants = [
    ...statusMutants(suite),
    ...credentialMutants(suite),
    ...methodMutants(operations),
    ...requestMutants(suite),
    ...responseMutants(suite),
    ...ruleMutants('rule', rules),
    ...ruleMutants('expectation', expectations),
  ]
  return operations.flatMap(({ id }) => mutants.filter(({ operationId }) => operationId === id))
}

/** @param checks the tags of this API have faults for all of them, which the verifier does not know */
function ruleMutants(kind: 'rule' | 'expectation', checks: Record<string, Rule>): Mutant[] {
  return Object.entries(checks as Record<string, Partial<Planted>>).flatMap(
    ([name, { faults = {}, permitted = {} }]) => {
      const fact = name.replace('/', `/${kind}/`)
      return [
        ...Object.entries(faults).map(([says, apply]) => breaking(fact, kind, says, apply)),
        ...Object.entries(permitted).map(([says, apply]) => breakingAny(fact, 'permitted', says, apply)),
      ]
    },
  )
}
