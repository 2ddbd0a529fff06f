import { parseJson } from '../../json.ts'
import { createResponseJudge, type Shown } from '../checks/responses.ts'
import type { Suite } from '../checks/suite.ts'
import type { Exchange } from '../http/exchange.ts'
import { valuesAt } from '../model/values.ts'
import { hasHidden, isHidden, isProvable, sparingHidden } from './hidden.ts'

/** Creates a judge of recorded responses: the one of a run, except that hidden values show nothing. */
export function createRecordedResponseJudge({
  document,
  validator,
  facts,
}: Pick<Suite, 'document' | 'validator' | 'facts'>) {
  const judgeResponse = createResponseJudge(document, sparingHidden(validator), facts)
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const hidden = new Set<string>()

  return {
    /** Whether the recording hides a value that would test a fact. */
    hides: (fact: string) => hidden.has(fact),

    /** Lists the facts that a response confirms or contradicts. */
    judge(exchange: Exchange): Shown[] {
      const { text, contentType } = exchange
      const shown = judgeResponse(exchange)
      const body = parseJson(text)
      if (!hasHidden([body, contentType])) return shown
      return shown.filter(({ fact }) => {
        const isTested = isTestedBy(fact, body, contentType)
        if (!isTested) hidden.add(fact)
        return isTested
      })
    },
  }

  /** Whether a response shows any value that tests a fact. */
  function isTestedBy(id: string, body: unknown, contentType: string): boolean {
    const { at, keyword } = byId.get(id) ?? {}
    if (keyword === 'content-type') return !isHidden(contentType)
    const values = at ? [...valuesAt(body, at.path)] : []
    return values.length === 0 || values.some(({ value }) => isProvable(value, keyword))
  }
}
