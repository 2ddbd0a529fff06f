import type { Honours } from '../run/names.ts'
import { createRecorder, outcomeOf } from '../run/recorder.ts'
import type { Shown } from '../checks/responses.ts'
import type { Suite } from '../checks/suite.ts'
import type { Problem } from '../model/validator.ts'
import type { Exchange } from '../http/types.ts'

/** Collects findings: for each fact, at most one exchange per outcome. */
export function createFindings({ verified }: Pick<Suite, 'verified'>, honours: Honours) {
  const recorder = createRecorder(verified, honours)
  const facts = new Map(verified.map((fact) => [fact.id, fact]))
  /** Facts and ways in which exchanges have shown them. */
  const ways = new Set<string>()

  const excusesOf = ({ fact, restsOn }: Shown) => restsOn ?? facts.get(fact)?.restsOn ?? []

  function isNew(fact: string, isProblem: boolean, restsOn: string[] = []): boolean {
    // A fact has three ways: confirmed, contradicted, and contradicted with an excuse.
    const way = `${fact} ${isProblem ? restsOn.length > 0 : ''}`
    const isKnown = ways.has(way)
    ways.add(way)
    return !isKnown
  }

  /** Records whether a request, or a check of a response, shows that a fact holds. */
  function tried(fact: string, problems: Problem[], exchange: Exchange): void {
    const outcome = outcomeOf(problems, [exchange])
    if (!isNew(fact, problems.length > 0, outcome.restsOn)) return
    recorder.tried([fact], { ...outcome, carried: honours.carriedBy([exchange]) })
  }

  return {
    decided: recorder.findings,
    tried,

    /** Records what a response shows. */
    byResponse(shown: Shown, exchange: Exchange): void {
      if (!isNew(shown.fact, shown.problem !== undefined, excusesOf(shown))) return
      recorder.shown([shown], exchange)
    },

    /** Records what a request and the status of its response show. */
    byRequest(shown: Shown, exchange: Exchange): void {
      const { fact, problem: text } = shown
      tried(fact, text === undefined ? [] : [{ text, restsOn: excusesOf(shown) }], exchange)
    },
  }
}
