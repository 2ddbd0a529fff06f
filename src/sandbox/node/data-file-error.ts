import { UsageError } from '../../command.ts'

/** A data file cannot be used; the message says why. */
export class DataFileError extends UsageError {
  override name = 'DataFileError'
}

/** Creates the error for a damaged data file. */
export function damaged(file: string, cause: Error): DataFileError {
  const help = 'Restore a backup, or move the file away to start with a new state.'
  return new DataFileError(`The data file ${file} is damaged: ${cause.message}. ${help}`, { cause })
}
