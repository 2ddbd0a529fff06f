import { readFile } from 'node:fs/promises'
import { UsageError } from '../../src/command.ts'
import type { Ledger } from '../../src/verifier/engine/ledger.ts'
import { NotALedger, parseLedger } from '../../src/verifier/reports/ledger-json.ts'

/** Reads a ledger file. @throws {@link UsageError} if it cannot be read or is not a ledger */
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
