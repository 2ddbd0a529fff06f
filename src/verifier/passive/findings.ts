import type { Shown } from '../checks/responses.ts'
import type { Suite } from '../checks/suite.ts'
import type { Exchange } from '../http/exchange.ts'
import { commonExcuses } from '../model/problem.ts'
import type { Honours } from '../run/honours.ts'
import { outcomeOf } from '../run/outcome.ts'
import { createRecorder } from '../run/recorder.ts'

/** Collects findings: for each fact, at most one exchange per outcome. */
export function createFindings({ verified }: Pick<Suite, 'verified'>, honours: Honours) {
  const recorder = createRecorder(verified, honours)
  /** Facts and ways in which exchanges have shown them. */
  const ways = new Set<string>()

  function isNew({ fact, problems }: Shown): boolean {
    // A fact has three ways: confirmed, contradicted, and contradicted with an excuse.
    const way = `${fact} ${problems.length > 0 ? commonExcuses(problems).length > 0 : ''}`
    const isKnown = ways.has(way)
    ways.add(way)
    return !isKnown
  }

  /** Records what a request and the status of its response, or a check of the response, show. */
  function tried(shown: Shown, exchange: Exchange): void {
    if (!isNew(shown)) return
    recorder.tried([shown.fact], { ...outcomeOf(shown.problems, [exchange]), carried: honours.carriedBy([exchange]) })
  }

  return {
    decided: recorder.findings,
    tried,

    /** Records what a response shows. */
    byResponse(shown: Shown, exchange: Exchange): void {
      if (isNew(shown)) recorder.shown([shown], exchange)
    },
  }
}
