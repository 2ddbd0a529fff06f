import { readFile } from 'node:fs/promises'
import { compareLedgers, inWords } from '../../contract-tests/reports/compare.ts'
import { NotALedger, parseLedger } from '../../contract-tests/reports/ledger-json.ts'
import { UsageError } from '../../src/command.ts'

/** Prints what differs between two ledgers. @throws {@link UsageError} when one is none, or cannot be read */
export async function compare([before, after]: [string, string]): Promise<0 | 1> {
  const comparison = compareLedgers(await readLedger(before), await readLedger(after))
  console.log(inWords(comparison))
  return comparison.isSame ? 0 : 1
}

async function readLedger(file: string) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The ledger ${file} cannot be read (${error.code}).`)
  })
  try {
    return parseLedger(text, file)
  } catch (error) {
    if (!(error instanceof NotALedger)) throw error
    throw new UsageError(error.message)
  }
}
