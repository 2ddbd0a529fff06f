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
    const isExpected = [UsageError, ...expected].some((kind) => error instanceof kind)
    if (!isExpected && !isParseArgsError(error)) throw error
    const { message } = error as Error
    console.error(oneLine(isExpected ? message : `${message.replace(/\.$/, '')}. See --help.`))
    process.exitCode = 2
  }
}

function isParseArgsError(error: unknown): boolean {
  return String(Object(error).code).startsWith('ERR_PARSE_ARGS')
}

/** @throws {@link UsageError} if the text is not a TCP port */
export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`--port must be a whole number from 0 to 65535; it is "${text}".`)
}
