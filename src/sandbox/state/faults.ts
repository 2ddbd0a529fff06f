import { type OperationId, operationTable } from '../../../generated/operation-table.ts'
import { quote } from '../values.ts'

/** Makes the next calls of an operation fail or wait, before the sandbox checks token, query and body. */
export interface Fault {
  operation: OperationId
  /** Number of calls that the fault affects. Default: 1. */
  times?: number
  /** Error status; the call then has no effect. Without `status` and `drop`, the call proceeds after the delay. */
  status?: number
  /** Value of `Retry-After` in the error response, in seconds. Requires `status`. */
  retryAfter?: number
  /** Delay of the call in milliseconds. */
  delayMs?: number
  /** Drops the connection instead of responding. Excludes `status`. */
  drop?: boolean
}

const MAX_PENDING = 1000

/** Inclusive bounds of the integer fields. */
const BOUNDS = { times: [1, 1_000_000], status: [400, 599], retryAfter: [0, 86_400], delayMs: [0, 60_000] } as const
const FIELDS = ['operation', ...Object.keys(BOUNDS), 'drop']

/** Adds, lists, clears and uses up the pending faults of a sandbox. */
export type Faults = ReturnType<typeof createFaults>

export function createFaults() {
  let pending: (Fault & { times: number })[] = []
  return {
    /** Adds a fault. @throws RangeError if the fault is invalid, or 1000 faults are pending */
    add(fault: Fault): void {
      checkFault(fault)
      if (pending.length >= MAX_PENDING) throw new RangeError(`${MAX_PENDING} faults are pending; clear them first.`)
      pending.push({ ...fault, times: fault.times ?? 1 })
    },
    /** Lists the pending faults with the number of calls left for each. */
    list: (): Fault[] => pending.map((fault) => ({ ...fault })),
    clear(): void {
      pending = []
    },
    /** Returns the oldest pending fault of an operation, and uses up one of its calls; `undefined` if there is none. */
    take(operation: OperationId): Fault | undefined {
      const fault = pending.find((each) => each.operation === operation)
      if (!fault) return undefined
      fault.times -= 1
      if (fault.times === 0) pending = pending.filter((each) => each !== fault)
      return fault
    },
  }
}

function checkFault(fault: Fault): void {
  if (fault === null || typeof fault !== 'object') throw new RangeError('A fault must be an object.')
  const { operation, status, retryAfter, delayMs, drop } = fault
  const unknown = Object.keys(fault).find((key) => !FIELDS.includes(key))
  if (unknown !== undefined) throw new RangeError(`A fault has no field ${quote(unknown)}; use ${FIELDS.join(', ')}.`)
  if (typeof operation !== 'string' || !Object.hasOwn(operationTable, operation)) {
    const given = operation === undefined ? 'missing' : quote(operation)
    throw new RangeError(`operation must be one of ${Object.keys(operationTable).join(', ')}; it is ${given}.`)
  }
  for (const [name, [min, max]] of Object.entries(BOUNDS)) {
    const value = fault[name as keyof typeof BOUNDS]
    if (value === undefined || (Number.isInteger(value) && value >= min && value <= max)) continue
    throw new RangeError(`${name} must be an integer from ${min} to ${max}; it is ${quote(value)}.`)
  }
  if (![undefined, true, false].includes(drop)) throw new RangeError(`drop must be a boolean; it is ${quote(drop)}.`)
  if (drop && status !== undefined) throw new RangeError('A fault takes either status or drop, not both.')
  if (retryAfter !== undefined && status === undefined) throw new RangeError('retryAfter requires status.')
  if (!drop && status === undefined && delayMs === undefined) {
    throw new RangeError('A fault without status, delayMs or drop has no effect; add one of them.')
  }
}
