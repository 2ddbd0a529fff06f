import { readFile } from 'node:fs/promises'
import { UsageError } from '../../src/command.ts'
import type { Ledger } from '../../src/verifier/engine/ledger.ts'
import { compareLedgers } from '../../src/verifier/reports/compare.ts'
import { NotALedger, parseLedger } from '../../src/verifier/reports/ledger-json.ts'

/** Reads the ledger of a run. @throws {@link UsageError} if the file cannot be read or is not a ledger */
export async function readLedger(file: string): Promise<Ledger> {
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

/** Prints the differences between two ledgers and returns the exit code. @throws {@link UsageError} as {@link readLedger} */
export async function compare([before, after]: [string, string]): Promise<0 | 1> {
  const { isSame, text } = compareLedgers(await readLedger(before), await readLedger(after))
  console.log(text)
  return isSame ? 0 : 1
}
