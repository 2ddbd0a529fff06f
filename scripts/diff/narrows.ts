import { KEYWORDS } from '../../src/document/keywords.ts'

/** A bound of numbers: `[5, 1]` excludes 5. */
export type Bound = [limit: number, isExclusive: number]

/** Whether a value of a keyword allows nothing that another value forbids. */
type Narrows = (value: unknown, other: unknown) => boolean

const isAtLeast: Narrows = (value, other) => Number(value) >= Number(other)
const isAtMost: Narrows = (value, other) => Number(value) <= Number(other)
const ofBounds = (isWithin: Narrows): Narrows => {
  return (value, other) => {
    const [[limit, isExclusive], [otherLimit, isOtherExclusive]] = [value as Bound, other as Bound]
    return limit === otherLimit ? isExclusive >= isOtherExclusive : isWithin(limit, otherLimit)
  }
}

/** Keywords that `keywords.ts` does not know, and those whose values are normalized to something else. */
const OTHERS: Record<string, Narrows> = {
  minimum: ofBounds(isAtLeast),
  maximum: ofBounds(isAtMost),
  ...{ minLength: isAtLeast, minItems: isAtLeast, minProperties: isAtLeast },
  ...{ maxLength: isAtMost, maxProperties: isAtMost },
  multipleOf: (value, other) => Number.isInteger(Number(value) / Number(other)),
  status: (value, other) => value === other || `${String(value)[0]}XX` === other,
  // Every accepted way to authenticate must stay accepted.
  security: (some, all) =>
    (some as string[][]).every((given) =>
      (all as string[][]).some((wanted) => wanted.every((each) => given.includes(each))),
    ),
}

export function narrowsOf(keyword: string): Narrows | undefined {
  // Documents may contain keywords that are named like members of every object, such as `constructor`.
  if (Object.hasOwn(OTHERS, keyword)) return OTHERS[keyword]
  return Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword]?.narrows : undefined
}
