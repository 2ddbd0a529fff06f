import { allowed, type Keyword, plain, refused } from './keyword.ts'

/** A limit of numbers. @param outward the direction beyond it */
function limitOf(
  keyword: 'minimum' | 'maximum' | 'exclusiveMinimum',
  words: string,
  outward: 1 | -1,
  isExclusive = false,
): Keyword {
  /** The last number within the limit. */
  const lastOf = (limit: number, step: number) => (isExclusive ? limit - outward * step : limit)
  return {
    kind: 'limit',
    reads: plain(keyword, (limit) => `It is ${words} ${limit}.`),
    speaksOf: 'number',
    inShort: (limit) => `${words} ${limit}`,
    bounds: (limit, step) => ({ [outward < 0 ? 'low' : 'high']: lastOf(limit, step) }),
    trials({ value, schema: { type } }) {
      const step = type === 'number' ? 0.001 : 1
      const limit = Number(value)
      return [allowed(lastOf(limit, step)), refused(isExclusive ? limit : limit + outward * step)]
    },
    wrong({ value, schema: { type } }, make) {
      const limit = Number(value)
      const beyond = outward < 0 ? make.below(limit, type === 'integer') : make.above(limit)
      return isExclusive ? [make.just(limit), ...beyond] : beyond
    },
    requestFaults({ value }) {
      const isNumber = (isMeant: (beyond: number, isWithin: boolean) => boolean) => (given: unknown) => {
        if (typeof given !== 'number') return false
        const beyond = outward * (given - Number(value))
        return isMeant(beyond, isExclusive ? beyond < 0 : beyond <= 0)
      }
      return [
        { takes: 'what lies next to it', isMeant: isNumber((beyond, isWithin) => !isWithin && beyond <= 1) },
        { takes: 'anything beyond it', isMeant: isNumber((_, isWithin) => !isWithin) },
        { refuses: 'what just lies within it', isMeant: isNumber((beyond, isWithin) => isWithin && beyond > -1) },
      ]
    },
    responseFaults({ value }) {
      const says = isExclusive ? 'at the bound' : outward < 0 ? 'one below' : 'one above'
      return [{ says, change: () => Number(value) + (isExclusive ? 0 : outward) }]
    },
  }
}

export const minimum = limitOf('minimum', 'at least', -1)
export const maximum = limitOf('maximum', 'at most', 1)
export const exclusiveMinimum = limitOf('exclusiveMinimum', 'above', -1, true)
