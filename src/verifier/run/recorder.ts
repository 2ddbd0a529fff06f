import type { Fact } from '../../document/facts.ts'
import type { Shown } from '../checks/responses.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Decision, type Finding, isContradicted, type Verdict } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import type { AssumedName, Honours } from './honours.ts'
import { MAX_EVIDENCE, type Outcome, outcomeOf } from './outcome.ts'

/** An outcome and the parameters that the service must honour for the outcome to count. */
type Kept = Outcome & { needed?: AssumedName[] }

/** Kinds of facts that are unexercised if any of their checks is, such as the check of one side of a limit. */
const WHOLE = ['limit', 'enum', 'type', 'format', 'default']

export type Recorder = ReturnType<typeof createRecorder>

/**
 * Collects the outcomes of each fact during a run and derives a verdict from them.
 *
 * @param honours knows which parameters with assumed names the service honours; without it, outcomes never depend on names
 */
export function createRecorder(facts: Fact[], honours?: Pick<Honours, 'neededBy' | 'withoutProof'>) {
  const known = new Map(facts.map((fact) => [fact.id, { fact, tried: [] as Kept[], shown: [] as Kept[] }]))
  const entry = (id: string) => {
    const found = known.get(id)
    if (!found) throw new Error(`Unknown fact ${id}. Run \`npm run generate\`, or correct the ID in the tag.`)
    return found
  }
  let counted = 0
  /** Contradictions that count only if the service is known to honour the names. */
  const waiting: Kept[] = []
  const keep = (list: Kept[], outcome: Kept) => {
    if (isContradicted(outcome)) {
      if (outcome.needed?.length) waiting.push(outcome)
      else counted += 1
    }
    list.push(outcome)
  }
  const decide = (outcome: Kept): Outcome => {
    const isVerdict = isContradicted(outcome) || outcome.verdict === 'verified'
    const decision = isVerdict && outcome.needed ? honours?.withoutProof(outcome.needed) : undefined
    return decision ? { ...decision, evidence: outcome.evidence } : outcome
  }

  return {
    /** Number of contradictions so far, including those of assumptions. */
    contradictions: () => counted + waiting.filter((outcome) => isContradicted(decide(outcome))).length,

    /** Records the outcome of a check for each fact that the check tests. */
    tried(ids: string[], outcome: Outcome) {
      for (const id of ids) {
        const { fact, tried } = entry(id)
        // An expectation is not part of the contract.
        const isAssumption = outcome.verdict === 'contradicted' && fact.kind === 'expectation'
        const needed = honours?.neededBy(fact, outcome.carried ?? []) ?? []
        keep(tried, { ...outcome, needed, ...(isAssumption && { verdict: 'assumption contradicted' }) })
      }
    },

    /** Records which facts a response confirms or contradicts. */
    shown(list: Shown[], exchange: Exchange) {
      for (const { fact: id, problems } of list) {
        const { shown } = entry(id)
        // One response that confirms a fact is enough evidence.
        const isEnough = problems.length === 0 && shown.some(({ verdict }) => verdict === 'verified')
        if (!isEnough) keep(shown, outcomeOf(problems, [exchange]))
      }
    },

    /** Returns the verdict on each fact. @param unseen returns the verdict on a fact that no check and no response has tested */
    findings(unseen: (fact: Fact) => Decision): Finding<Exchange>[] {
      return [...known.values()].map(({ fact, tried, shown }) => {
        const { id, operationId, kind, says, at } = fact
        // Operations are tested side by side, so the order in which responses arrived means nothing.
        const outcomes = [...tried.map(decide), ...shown.toSorted((a, b) => (requestOf(a) < requestOf(b) ? -1 : 1))]
        const concluded: Outcome = conclude(fact, outcomes) ?? { ...unseen(fact), evidence: [] }
        const { verdict, problems, gap, settledMs, evidence } = concluded
        const restsOn = [...new Set([...(fact.restsOn ?? []), ...(concluded.restsOn ?? [])])]
        const details = {
          ...(problems && { problems }),
          ...(gap && { gap }),
          ...(restsOn.length > 0 && { restsOn }),
          ...(settledMs && { settledMs }),
        }
        return { id, operationId, kind, says, ...(at && { at }), verdict, ...details, evidence }
      })
    },
  }
}

const requestOf = ({ evidence: [exchange] }: Outcome) => `${exchange?.url} ${exchange?.requestBody}`

/** The unknown leaves open something else, so it excuses the problem no longer. */
const withoutExcuse = (problem: Problem): Problem => ({ ...problem, restsOn: [] })

const neverThere = (problem: Problem): Problem =>
  problem.kind === 'missing field' ? { ...problem, isNeverThere: true } : problem

/**
 * Derives the verdict on a fact from its outcomes; `undefined` if there are none. A contradiction outweighs everything else, and
 * one of the fact that of an assumption.
 */
function conclude({ kind, assumes }: Fact, outcomes: Outcome[]): Outcome | undefined {
  const first = (verdict: Verdict) => outcomes.find((outcome) => outcome.verdict === verdict)
  const worst = first('contradicted') ?? withoutConfirmed(first('assumption contradicted'))
  // It is undocumented when the field is present, but not that it exists.
  if (worst && kind === 'presence' && assumes?.presence && !first('verified'))
    return { ...worst, verdict: 'contradicted', problems: (worst.problems ?? []).map(neverThere).map(withoutExcuse) }
  if (worst) return worst
  const verified = outcomes.filter(({ verdict }) => verdict === 'verified')
  const unexercised = first('unexercised')
  if (verified.length === 0) return unexercised ?? first('unprovable here')
  if (unexercised?.gap && WHOLE.includes(kind)) return { ...unexercised, gap: { ...unexercised.gap, isPartial: true } }
  const evidence = new Set(verified.flatMap((outcome) => outcome.evidence))
  const settledMs = Math.max(...verified.map((outcome) => outcome.settledMs ?? 0))
  return { verdict: 'verified', evidence: [...evidence].slice(0, MAX_EVIDENCE), settledMs }

  /** A success shows that the assumed part of a path is right, so that it excuses nothing. */
  function withoutConfirmed(outcome: Outcome | undefined): Outcome | undefined {
    const isConfirmed =
      assumes?.name && outcome?.restsOn?.every((id) => assumes.name?.includes(id)) && first('verified')
    if (!outcome || !isConfirmed) return outcome
    return { ...outcome, verdict: 'contradicted', problems: (outcome.problems ?? []).map(withoutExcuse) }
  }
}
