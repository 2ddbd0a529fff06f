import { compareLedgers, inWords } from '../../src/verifier/reports/compare.ts'
import { readLedger } from './read-ledger.ts'

/** Prints what differs between two ledgers. @throws UsageError when one is none, or cannot be read */
export async function compare([before, after]: [string, string]): Promise<0 | 1> {
  const comparison = compareLedgers(await readLedger(before), await readLedger(after))
  console.log(inWords(comparison))
  return comparison.isSame ? 0 : 1
}
