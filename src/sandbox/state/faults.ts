import { type OperationId, operationTable } from '../../../generated/operations.ts'
import { quote } from '../http/quote.ts'

/** What goes wrong on purpose with the next calls of one operation, before anything of them is looked at. */
export interface Fault {
  operation: OperationId
  /** For how many calls. Default 1. */
  times?: number
  /** Answers with this error status and does nothing; left out, the call is carried out after the delay. */
  status?: number
  /** Seconds, sent as `Retry-After` with the status. */
  retryAfter?: number
  /** Waits so many milliseconds first. */
  delayMs?: number
  /** Breaks the connection instead of answering. */
  drop?: boolean
}

/** The faults that are still to come. */
export interface Faults {
  /** @throws RangeError that says what is wrong with the fault, such as an operation that does not exist */
  add(fault: Fault): void
  /** Those that are left, with how many calls each is left for. */
  list(): Fault[]
  clear(): void
  /** The fault of the next call of an operation, which is then used up; of several, the one that was added first. */
  take(operation: OperationId): Fault | undefined
}

const LONGEST_DELAY_MS = 60_000
const MOST_PENDING = 1000

export function createFaults(): Faults {
  let pending: (Fault & { times: number })[] = []
  return {
    add(fault) {
      checkFault(fault)
      if (pending.length >= MOST_PENDING)
        throw new RangeError(`There are ${MOST_PENDING} faults to come already; clear them.`)
      pending.push({ ...fault, times: fault.times ?? 1 })
    },
    list: () => pending.map((fault) => ({ ...fault })),
    clear() {
      pending = []
    },
    take(operation) {
      const fault = pending.find((each) => each.operation === operation)
      if (!fault) return undefined
      fault.times -= 1
      if (fault.times === 0) pending = pending.filter((each) => each !== fault)
      return fault
    },
  }
}

function checkFault(fault: Fault): void {
  if (fault === null || typeof fault !== 'object') throw new RangeError('A fault is an object.')
  const { operation, times, status, retryAfter, delayMs, drop } = fault
  const known = ['operation', 'times', 'status', 'retryAfter', 'delayMs', 'drop']
  const unknown = Object.keys(fault).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new RangeError(`A fault has ${known.join(', ')}; it has no ${quote(unknown)}.`)
  if (typeof operation !== 'string' || !Object.hasOwn(operationTable, operation)) {
    throw new RangeError(
      `A fault needs an operation that exists; it is ${operation === undefined ? 'missing' : quote(operation)}, and there are ${Object.keys(operationTable).join(', ')}.`,
    )
  }
  checkWhole('times', times, 1, 1_000_000)
  checkWhole('status', status, 400, 599)
  checkWhole('retryAfter', retryAfter, 0, 86_400)
  checkWhole('delayMs', delayMs, 0, LONGEST_DELAY_MS)
  if (drop !== undefined && typeof drop !== 'boolean') throw new RangeError('drop must be true or false.')
  if (drop && status !== undefined) throw new RangeError('A fault takes either status or drop, not both.')
  if (retryAfter !== undefined && status === undefined) throw new RangeError('retryAfter goes with status.')
  if (!drop && status === undefined && delayMs === undefined) {
    throw new RangeError('A fault needs status, delayMs or drop: it would change nothing.')
  }
}

function checkWhole(name: string, value: unknown, least: number, most: number): void {
  if (value === undefined || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most)) return
  throw new RangeError(`${name} must be a whole number from ${least} to ${most}; it is ${quote(value)}.`)
}
