import { hash } from '../../../hash.ts'
import { type createFaultCheck, type Fault, proceeds } from './fault.ts'
import { type CallProperties, matcherOf } from './selection.ts'

/** A fault that is still pending: `times` is the number of calls left. */
export type PendingFault<Name extends string = string> = Fault<Name> & { id: string; times: number | 'always' }

/** A fault that affects a call. */
export interface Effect {
  fault: Readonly<Fault>
  /** ID of the fault. */
  id: string
  /** What random values of the call depend on. */
  draw: string
}

const MAX_PENDING = 1000

/** The pending faults of a sandbox. */
export interface Faults<Name extends string = string> {
  /** Adds a fault and returns its ID. @throws RangeError if the fault is invalid, or 1000 faults are pending */
  add(fault: Fault<Name>): string
  /** Lists the pending faults, oldest first, each with the number of calls that it is left for. */
  list(): PendingFault<Name>[]
  /** Removes a fault; `false` if no pending fault has the ID. */
  remove(id: string): boolean
  /** Removes all faults. */
  clear(): void
}

/** Faults that affect calls. */
export interface FaultSource<Name extends string = string> extends Faults<Name> {
  isEmpty(): boolean
  /** Removes all faults but the initial ones, which start again. */
  reset(): void
  /**
   * Returns the faults that affect a call, and decrements the calls left of each: older faults that only delay and have
   * `times: 'always'`, then the oldest other match.
   */
  take(call: CallProperties): Effect[]
}

interface Pending<Name extends string = string> {
  id: string
  fault: Fault<Name>
  matches: (call: CallProperties) => boolean
  /** Number of calls left to affect. */
  left: number
  /** Number of calls that matched, including those that the fault spared: the random draw of a call depends on it. */
  matched: number
}

interface FaultsOptions<Name extends string> extends Pick<ReturnType<typeof createFaultCheck>, 'checkFault'> {
  /** Start of the faults' IDs. Default: `fault`. */
  prefix?: string
  /** Faults that are pending at the start, and again after a reset. Default: none. */
  initial?: readonly Fault<Name>[] | undefined
}

/** Creates a list of faults. @typeParam Name of the operations @throws RangeError if an initial one is invalid */
export function createFaults<Name extends string = string>({
  checkFault,
  prefix = 'fault',
  initial = [],
}: FaultsOptions<Name>): FaultSource<Name> {
  let pending: Pending<Name>[] = []
  let added = 0

  const faults: FaultSource<Name> = {
    add(fault) {
      checkFault(fault)
      if (pending.length >= MAX_PENDING) throw new RangeError(`${MAX_PENDING} faults are pending; remove some first.`)
      added += 1
      const id = `${prefix}-${added}`
      const { times = 1 } = fault
      const left = times === 'always' ? Number.POSITIVE_INFINITY : times
      pending.push({ id, fault: copyOf(fault), matches: matcherOf(fault), left, matched: 0 })
      return id
    },
    list: () =>
      pending.map(({ id, fault, left }) => ({ id, ...copyOf(fault), times: Number.isFinite(left) ? left : 'always' })),
    isEmpty: () => pending.length === 0,
    remove(id) {
      const { length } = pending
      pending = pending.filter((each) => each.id !== id)
      return pending.length < length
    },
    clear() {
      pending = []
      added = 0
    },
    reset() {
      faults.clear()
      for (const fault of initial) faults.add(fault)
    },
    take(call) {
      const effects: Effect[] = []
      for (const each of pending) {
        if (!each.matches(call)) continue
        const effect = effectOf(each)
        if (!effect) continue
        effects.push(effect)
        each.left -= 1
        if (each.left === 0) faults.remove(each.id)
        if (Number.isFinite(each.left) || !proceeds(each.fault)) break
      }
      return effects
    },
  }
  faults.reset()
  return faults
}

/** Returns the effect of a fault on the next call that matches; `undefined` if the fault spares it. */
function effectOf(pending: Pending): Effect | undefined {
  pending.matched += 1
  const { id, fault, matched } = pending
  const { seed = id, probability = 1 } = fault
  const draw = `${seed} ${matched}`
  // The hash is below 2 ** 32, so that a probability of 1 affects every call.
  return hash(draw) < probability * 2 ** 32 ? { id, fault, draw } : undefined
}

/** Copies a fault, so that changing the copy or its body does not change the fault. */
const copyOf = <Name extends string>(fault: Fault<Name>): Fault<Name> => JSON.parse(JSON.stringify(fault))
