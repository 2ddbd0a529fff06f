import type { OperationId } from '../../../generated/operation-table.ts'
import { hash, numberFrom } from '../../hash.ts'
import { escapeRegExp } from '../../printable.ts'
import { checkFault, checkField, type Fault } from './fault.ts'

/** A fault that is still pending: `times` is the number of calls left. */
export type PendingFault = Fault & { id: string; times: number | 'always' }

/** The properties of a call that faults match. */
export interface CallProperties {
  /** `undefined` for an archive. */
  readonly operation: OperationId | undefined
  /** Path as received, percent-encoded. */
  readonly path: string
  /** `undefined` if the token belongs to no API key. */
  readonly keyId: string | undefined
}

/** What a fault does to one call. */
export interface Effect {
  fault: Readonly<Fault>
  /** ID of the fault. */
  id: string
  /** Delay of the call in milliseconds. */
  delayMs: number
}

const MAX_PENDING = 1000

/** Adds, lists, removes and uses up the pending faults of a sandbox. */
export type Faults = ReturnType<typeof createFaults>

interface Pending {
  id: string
  fault: Fault
  path?: RegExp
  /** Number of calls left to affect. */
  left: number
  /** Number of calls that matched, including those that the fault spared: the random draw of a call depends on it. */
  matched: number
}

/**
 * Creates a list of faults.
 *
 * @param prefix start of the faults' IDs
 * @param initial faults that are pending at the start, and again after a reset
 * @throws RangeError if one of them is invalid
 */
export function createFaults(prefix = 'fault', initial: readonly Fault[] = []) {
  let pending: Pending[] = []
  let added = 0
  const remove = (id: string): boolean => {
    const { length } = pending
    pending = pending.filter((each) => each.id !== id)
    return pending.length < length
  }
  const add = (fault: Fault): string => {
    checkFault(fault)
    if (pending.length >= MAX_PENDING) throw new RangeError(`${MAX_PENDING} faults are pending; remove some first.`)
    added += 1
    const { path, times = 1 } = fault
    pending.push({
      id: `${prefix}-${added}`,
      fault: copyOf(fault),
      matched: 0,
      left: times === 'always' ? Number.POSITIVE_INFINITY : times,
      ...(path !== undefined && { path: patternOf(path) }),
    })
    return `${prefix}-${added}`
  }
  const clear = (): void => {
    pending = []
    added = 0
  }
  const reset = (): void => {
    clear()
    for (const fault of initial) add(fault)
  }
  reset()
  return {
    /** Adds a fault and returns its ID. @throws RangeError if the fault is invalid, or 1000 faults are pending */
    add,
    /** Lists the pending faults, oldest first, each with the number of calls that it is left for. */
    list: (): PendingFault[] =>
      pending.map(({ id, fault, left }) => {
        return { id, ...copyOf(fault), times: left === Number.POSITIVE_INFINITY ? 'always' : left }
      }),
    isEmpty: () => pending.length === 0,
    /** Removes a fault; `false` if no pending fault has the ID. */
    remove,
    /** Removes all faults, the initial ones included. */
    clear,
    /** Removes all faults but the initial ones, which start again. */
    reset,
    /**
     * Returns the effects on a call, and uses up one call of each fault: that of the oldest pending fault that affects the call,
     * and of the older ones that only delay calls until they are removed.
     */
    take(call: CallProperties): Effect[] {
      const effects: Effect[] = []
      for (const each of pending) {
        if (!matches(each, call)) continue
        const effect = effectOf(each)
        if (!effect) continue
        effects.push(effect)
        each.left -= 1
        if (each.left === 0) remove(each.id)
        const { status, drop = false } = each.fault
        if (each.left < Number.POSITIVE_INFINITY || status !== undefined || drop) break
      }
      return effects
    },
  }
}

/** Creates the fault that delays every operation by `latency`, if given. @throws RangeError if it is invalid */
export function createLatency(latency: Fault['delayMs']): Faults {
  checkField('delayMs', latency, {}, 'latency')
  return createFaults('latency', latency === undefined ? [] : [{ operation: '*', delayMs: latency, times: 'always' }])
}

/** Returns the effect of a fault on the next call that matches; `undefined` if the fault spares it. */
function effectOf(pending: Pending): Effect | undefined {
  pending.matched += 1
  const { id, matched } = pending
  const { seed = id, probability = 1, delayMs = 0 } = pending.fault
  const draw = `${seed} ${matched}`
  // The hash is below 2 ** 32, so that a probability of 1 affects every call.
  if (hash(draw) >= probability * 2 ** 32) return undefined
  const delay = typeof delayMs === 'number' ? delayMs : numberFrom(`${draw} delay`, delayMs.min, delayMs.max)
  return { id, fault: pending.fault, delayMs: delay }
}

/** Copies a fault, so that changing the copy or its body does not change the fault. */
const copyOf = (fault: Fault): Fault => JSON.parse(JSON.stringify(fault))

function matches({ fault: { operation, keyId }, path }: Pending, call: CallProperties): boolean {
  if (operation !== undefined && operation !== call.operation && !(operation === '*' && call.operation)) return false
  return (path?.test(call.path) ?? true) && (keyId === undefined || keyId === call.keyId)
}

/** The pattern of a path in which a name in braces stands for one segment, and a final `*` for any rest. */
function patternOf(path: string): RegExp {
  const isStart = path.endsWith('*')
  const source = (isStart ? path.slice(0, -1) : path)
    .split(/\{\w+\}/)
    .map(escapeRegExp)
    .join('[^/]+')
  return new RegExp(`^${source}${isStart ? '' : '$'}`)
}
