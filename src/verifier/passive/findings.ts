import type { Honours } from '../engine/honours.ts'
import { createRecorder, outcomeOf } from '../engine/recorder.ts'
import type { Shown } from '../engine/responses.ts'
import type { Suite } from '../engine/suite.ts'
import type { Problem } from '../engine/validator.ts'
import type { Exchange } from '../target/types.ts'

/** A judged exchange, and its index among them. */
export interface Judged {
  exchange: Exchange
  index: number
}

/** Collects what exchanges show, and keeps only those that findings refer to: one for each way in which a fact is shown. */
export function createFindings({ verified }: Pick<Suite, 'verified'>, honours: Honours) {
  const recorder = createRecorder(verified, honours)
  const facts = new Map(verified.map((fact) => [fact.id, fact]))
  /** The exchanges that findings refer to, by index. */
  const kept = new Map<number, Exchange>()
  /** Facts and ways in which exchanges have shown them. */
  const ways = new Set<string>()

  const excusesOf = ({ fact, restsOn }: Shown) => restsOn ?? facts.get(fact)?.restsOn ?? []

  function isNew(fact: string, isProblem: boolean, restsOn: string[] = []): boolean {
    const way = `${fact} ${isProblem ? restsOn.length > 0 : ''}`
    const isKnown = ways.has(way)
    ways.add(way)
    return !isKnown
  }

  /** Records whether a request, or a check of a response, shows that a fact holds. */
  function tried(fact: string, problems: Problem[], { exchange, index }: Judged): void {
    const outcome = outcomeOf(problems, [index])
    if (!isNew(fact, problems.length > 0, outcome.restsOn)) return
    kept.set(index, exchange)
    recorder.tried([fact], { ...outcome, carried: honours.carriedBy([exchange]) })
  }

  return {
    kept: kept as ReadonlyMap<number, Exchange>,
    decided: recorder.findings,
    tried,

    /** Records what a response shows. */
    byResponse(shown: Shown, { exchange, index }: Judged): void {
      if (!isNew(shown.fact, shown.problem !== undefined, excusesOf(shown))) return
      kept.set(index, exchange)
      recorder.shown([shown], index)
    },

    /** Records what a request and the status of its response show. */
    byRequest(shown: Shown, judged: Judged): void {
      const { fact, problem: text } = shown
      tried(fact, text === undefined ? [] : [{ text, restsOn: excusesOf(shown) }], judged)
    },
  }
}
