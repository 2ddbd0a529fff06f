import type { Fact } from '../../document/facts.ts'
import type { Exchange } from '../http/types.ts'
import type { AssumedName, Honours } from './names.ts'
import { type Decision, type Finding, isContradicted, type Verdict } from '../model/ledger.ts'
import type { Shown } from '../checks/responses.ts'
import type { Scope } from '../service/scope.ts'
import { commonExcuses, type Problem } from '../model/validator.ts'

/** The outcome of one check of a fact. */
export interface Outcome extends Decision {
  /** Entries of the register of unknowns that excuse a contradiction. */
  restsOn?: string[]
  /** As in {@link Problem}. */
  pointer?: string | undefined
  /** The exchanges that show the outcome. */
  evidence: Exchange[]
  /** The query parameters with assumed names that the check sent. */
  carried?: AssumedName[]
  /** Milliseconds that the check waited for an effect that then showed. */
  settledMs?: number
}

/** An outcome and the parameters that the service must honour for the outcome to count. */
type Kept = Outcome & { needed?: AssumedName[] }

/** Maximum number of exchanges that are kept as evidence of a verified fact, such as one for each side of a limit. */
const MAX_EVIDENCE = 2
/** Maximum number of exchanges, the last ones, kept as evidence of a contradiction whose check names none. */
const MAX_UNCLEAR = 4

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
  let broken = 0
  /** Contradictions that count only if the service is known to honour the names. */
  const waiting: Kept[] = []
  const keep = (list: Kept[], outcome: Kept) => {
    if (isContradicted(outcome)) {
      if (outcome.needed?.length) waiting.push(outcome)
      else broken += 1
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
    broken: () => broken + waiting.filter((outcome) => isContradicted(decide(outcome))).length,

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
      const evidence = [exchange]
      for (const { fact: id, problem: reason, pointer, restsOn: excuses } of list) {
        const { fact, shown } = entry(id)
        const restsOn = excuses ?? fact.restsOn ?? []
        if (reason !== undefined)
          keep(shown, outcomeOf([{ text: reason, restsOn, ...(pointer !== undefined && { pointer }) }], evidence))
        // One response that confirms a fact is enough evidence.
        else if (!shown.some(({ verdict }) => verdict === 'verified')) shown.push({ verdict: 'verified', evidence })
      }
    },

    /** Returns the verdict on each fact. @param unseen returns the verdict on a fact that no check and no response has tested */
    findings(unseen: (fact: Fact) => Decision): Finding<Exchange>[] {
      return [...known.values()].map(({ fact, tried, shown }) => {
        const { id, operationId, kind, says } = fact
        // Operations are tested side by side, so the order in which responses arrived means nothing.
        const outcomes = [...tried.map(decide), ...shown.toSorted((a, b) => (requestOf(a) < requestOf(b) ? -1 : 1))]
        const concluded: Outcome = conclude(fact, outcomes) ?? { ...unseen(fact), evidence: [] }
        const { verdict, reason, pointer, unhonoured, needs, settledMs, evidence } = concluded
        const restsOn = [...new Set([...(fact.restsOn ?? []), ...(concluded.restsOn ?? [])])]
        const details = {
          ...(reason !== undefined && { reason }),
          ...(pointer !== undefined && { pointer }),
          ...(restsOn.length > 0 && { restsOn }),
          ...(unhonoured && { unhonoured }),
          ...(needs && { needs }),
          ...(settledMs && { settledMs }),
        }
        return { id, operationId, kind, says, verdict, ...details, evidence }
      })
    },
  }
}

/**
 * Derives the outcome of a check from the problems that the check found. The evidence is that of one problem, which comes first in
 * the reason.
 *
 * @param exchanges all of the check
 * @param showing returns the exchanges that a problem names; without them, the last {@link MAX_UNCLEAR} are the evidence
 */
export function outcomeOf(problems: Problem[], exchanges: Exchange[], showing?: Scope['showing']): Outcome {
  const [main] = problems.toSorted((a, b) => rankOf(a) - rankOf(b))
  if (!main) return { verdict: 'verified', evidence: exchanges.slice(-MAX_EVIDENCE) }
  const restsOn = commonExcuses(problems)
  const shown = main.shownBy && showing ? showing(main.shownBy) : []
  return {
    ...(restsOn.length > 0 ? { verdict: 'assumption contradicted', restsOn } : { verdict: 'contradicted' }),
    reason: [...new Set([main, ...problems].map(({ text }) => text))].join('; '),
    pointer: main.pointer,
    evidence: shown.length > 0 ? shown : [...new Set(exchanges)].slice(-MAX_UNCLEAR),
  }
}

const requestOf = ({ evidence: [exchange] }: Outcome) => `${exchange?.url} ${exchange?.requestBody}`

/** Problems without an excuse first, and among them those with the place of a wrong value. */
const rankOf = ({ restsOn, pointer }: Problem) => (restsOn.length > 0 ? 2 : 0) + (pointer === undefined ? 1 : 0)

/**
 * Derives the verdict on a fact from its outcomes; `undefined` if there are none. A contradiction outweighs everything else, and
 * one of the fact that of an assumption.
 */
function conclude({ kind, assumes }: Fact, outcomes: Outcome[]): Outcome | undefined {
  const first = (verdict: Verdict) => outcomes.find((outcome) => outcome.verdict === verdict)
  const worst = first('contradicted') ?? withoutConfirmed(first('assumption contradicted'))
  // It is undocumented when the field is present, but not that it exists.
  if (worst && kind === 'presence' && assumes?.presence && !first('verified'))
    return { ...worst, verdict: 'contradicted', reason: `no response of the operation has this field: ${worst.reason}` }
  if (worst) return worst
  const verified = outcomes.filter(({ verdict }) => verdict === 'verified')
  const unexercised = first('unexercised')
  if (verified.length === 0) return unexercised ?? first('unprovable here')
  if (unexercised && WHOLE.includes(kind))
    return { ...unexercised, reason: `only partly tested: ${unexercised.reason}` }
  const evidence = new Set(verified.flatMap(({ evidence }) => evidence))
  const settledMs = Math.max(...verified.map((outcome) => outcome.settledMs ?? 0))
  return { verdict: 'verified', evidence: [...evidence].slice(0, MAX_EVIDENCE), settledMs }

  /** A success shows that the assumed part of a path is right, so that it excuses nothing. */
  function withoutConfirmed(worst: Outcome | undefined): Outcome | undefined {
    const isConfirmed = assumes?.name && worst?.restsOn?.every((id) => assumes.name?.includes(id)) && first('verified')
    return worst && isConfirmed ? { ...worst, verdict: 'contradicted' } : worst
  }
}
