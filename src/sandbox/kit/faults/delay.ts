import { isInteger } from '../values.ts'
import type { FaultKind } from './kind.ts'

export interface Delay {
  /** Delay of the call in milliseconds, or the inclusive bounds of a random one. */
  delayMs?: number | { min: number; max: number } | undefined
}

/** Maximum delay in milliseconds. */
export const MAX_DELAY = 60_000

export const delay: FaultKind<Delay> = {
  main: 'delayMs',
  fields: {
    delayMs: {
      means: 'delay in milliseconds, or `{ min, max }`',
      expected: `an integer from 0 to ${MAX_DELAY}, or {"min": <integer>, "max": <integer>} within these bounds`,
      isValid(value) {
        const { min = value, max = value, ...others } = Object(value)
        return isInteger(max, 0, MAX_DELAY) && isInteger(min, 0, Number(max)) && Object.keys(others).length === 0
      },
      form: {
        label: 'Delay, ms',
        placeholder: '200 or 50-200',
        attributes: { pattern: '\\d+(-\\d+)?', title: 'Milliseconds, or the bounds of a random delay, such as 50-200' },
        read(text) {
          const [min, max] = text.split('-').map(Number)
          return max === undefined ? min : { min, max }
        },
      },
    },
  },
  example: { delayMs: 2000 },
  proceeds: true,
  words: ({ delayMs = 0 }) => `waits ${typeof delayMs === 'number' ? delayMs : `${delayMs.min} to ${delayMs.max}`} ms`,
  async act({ delayMs = 0 }, call, proceed) {
    const milliseconds = typeof delayMs === 'number' ? delayMs : call.draw(delayMs.min, delayMs.max)
    if (milliseconds > 0) await call.wait(milliseconds)
    return proceed()
  },
}
