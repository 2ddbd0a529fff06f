import { CharSet, DFA, type Element, isDisjointWith, JS, NFA, type NoParent } from 'refa'
import type { ComparePatterns } from '../../src/document/narrowing.ts'

/**
 * Decides by finite automata which strings two patterns match.
 *
 * @returns `unknown` for what automata cannot express (lookarounds, anchors inside the pattern, back references) and for
 *   patterns whose automata grow too large
 */
export const comparePatterns: ComparePatterns = (before, after) => {
  try {
    const [keepsOld, addsNone] = [isSubset(before, after), isSubset(after, before)]
    if (keepsOld) return addsNone ? 'same' : 'wider'
    return addsNone ? 'narrower' : 'other'
  } catch {
    return before === after ? 'same' : 'unknown'
  }
}

/** @throws where refa gives up */
function isSubset(some: string, all: string): boolean {
  const others = DFA.fromFA(automatonOf(all))
  others.complement()
  return isDisjointWith(automatonOf(some), others)
}

/** JSON Schema's patterns match anywhere, so each alternative without an anchor at its edge gets "anything" there. */
function automatonOf(source: string): NFA {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse({
    backreferences: 'throw',
    assertions: 'parse',
  })
  const anything = (): NoParent<Element> => ({
    type: 'Quantifier',
    min: 0,
    max: Number.POSITIVE_INFINITY,
    lazy: false,
    alternatives: [
      { type: 'Concatenation', elements: [{ type: 'CharacterClass', characters: CharSet.all(maxCharacter) }] },
    ],
  })
  for (const { elements } of expression.alternatives) {
    if (isAnchor(elements[0], 'behind')) elements.shift()
    else elements.unshift(anything() as Element)
    if (isAnchor(elements.at(-1), 'ahead')) elements.pop()
    else elements.push(anything() as Element)
  }
  return NFA.fromRegex(expression, { maxCharacter }, { assertions: 'throw' })
}

/** Whether an element is `^` or `$`, which refa reads as "no character before" and "no character after". */
function isAnchor(element: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false
  const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements)
  return others.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll
}
