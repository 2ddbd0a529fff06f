import { methods } from '../../src/document/walk.js'
import type { AnyDocument, Versions } from './document.ts'
import { type Finding, findChanges } from './redocly.ts'

/** Whom a change breaks: those who send requests, or those who read answers. */
export type Side = 'callers' | 'readers'

/** A change, and whom it breaks as Redocly has it. */
export interface Judged {
  finding: Finding
  says: Side[]
}

/** They concern an operation as a whole, so that Redocly reports them of either half; whoever calls it is the one to act. */
const OF_THE_WHOLE = /^(operation|path|security|server)-/

/**
 * Has Redocly judge the changes twice, once with the answers left out of both documents and once with the requests: of a
 * schema that stands in both it says only that somebody breaks, not who.
 */
export async function judgeSides({ before, after }: Versions<AnyDocument>): Promise<Judged[]> {
  const [requests, answers] = await Promise.all([
    findChanges({ before: only(before, 'requests'), after: only(after, 'requests') }),
    findChanges({ before: only(before, 'answers'), after: only(after, 'answers') }),
  ])
  const judged = new Map<string, Judged>()
  for (const [findings, side] of [
    [requests, 'callers'],
    [answers, 'readers'],
  ] as const) {
    for (const finding of findings) {
      const { kind, property, base, revision, verdicts, impact } = finding
      const key = JSON.stringify([kind, property, base?.pointer, revision?.pointer])
      const known = judged.get(key)
      const ofTheWhole = verdicts.length > 0 && verdicts.every(({ ruleId }) => OF_THE_WHOLE.test(ruleId))
      const breaks: Side[] = impact !== 'major' ? [] : [ofTheWhole ? 'callers' : side]
      const says = [...new Set([...(known?.says ?? []), ...breaks])]
      // Of the two, the one with a verdict says more.
      judged.set(key, { finding: known?.says.length ? known.finding : finding, says })
    }
  }
  return [...judged.values()]
}

/** A copy with one half of every operation. All that is left stays where it was, so that pointers hold in the whole. */
function only(document: AnyDocument, half: 'requests' | 'answers'): AnyDocument {
  const copy = structuredClone(document)
  for (const item of Object.values(copy.paths)) {
    if (half === 'answers') delete item.parameters
    for (const method of methods) {
      const operation = item[method] as Record<string, unknown> | undefined
      for (const key of half === 'requests' ? ['responses'] : ['parameters', 'requestBody']) delete operation?.[key]
    }
  }
  return copy
}
