import { oneLine } from './printable.ts'

/** Bad usage; the message says what was expected, what came and what to do. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type ErrorClass = abstract new (...args: never[]) => Error

/** Turns file system errors of `work` into {@link UsageError}s; `say` gets the code, such as `ENOENT`. */
export async function withUsageErrors<T>(work: () => Promise<T>, say: (code: string) => string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error
    throw new UsageError(say(String(error.code)), { cause: error })
  }
}

/**
 * Runs a command. A {@link UsageError}, an error of `parseArgs` or an `expected` one ends it with one line and exit code 2
 * instead of a stack trace.
 */
export async function runCommand(main: () => Promise<unknown>, ...expected: ErrorClass[]): Promise<void> {
  // A reader such as `head` may close the output early; the exit code set so far still holds.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? (process.exitCode ?? 0) : 1),
  )
  // Without a reader of the progress, the work continues.
  process.stderr.on('error', () => undefined)
  try {
    await main()
  } catch (error) {
    const isUnreadable = isParseArgsError(error)
    if (!isUnreadable && ![UsageError, ...expected].some((kind) => error instanceof kind)) throw error
    const { message } = error as Error
    console.error(oneLine(isUnreadable ? `${message.replace(/\.$/, '')}. See --help.` : message))
    process.exitCode = 2
  }
}

function isParseArgsError(error: unknown): boolean {
  return String(Object(error).code).startsWith('ERR_PARSE_ARGS')
}

/** The value of an option that names one of `known`. @throws {@link UsageError} if it does not */
export function oneOf<Name extends string>(option: string, text: string, known: readonly Name[]): Name {
  const found = known.find((name) => name === text)
  if (found !== undefined) return found
  throw new UsageError(`${option} must be one of ${known.join(', ')}; it is "${text}".`)
}

/** The value of an option that is a whole number within limits. @throws {@link UsageError} if it is not */
export function wholeNumber(option: string, text: string, least: number, most?: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number
  const limits = most === undefined ? `of at least ${least}` : `from ${least} to ${most}`
  throw new UsageError(`${option} must be a whole number ${limits}; it is "${text}".`)
}

/** @throws {@link UsageError} if the text is not a TCP port */
export const parsePort = (text: string) => wholeNumber('--port', text, 0, 65_535)
