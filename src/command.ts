import { oneLine } from './printable.ts'

/** A call that cannot be carried out as it stands; the message says what was expected, what came and what to do. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Turns file system errors of some work into a {@link UsageError}; any other error stays what it is.
 *
 * @param say the message for the error's code, such as `ENOENT`
 */
export async function withUsageErrors<T>(work: () => Promise<T>, say: (code: string) => string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error
    throw new UsageError(say(String(error.code)), { cause: error })
  }
}

/**
 * Runs a command so that bad usage ends in one clear line and exit code 2, not in a stack trace.
 *
 * @param main does the work; it throws {@link UsageError}, or lets `parseArgs` throw, for bad usage
 * @param expected further errors of which the message is all that the user needs
 */
export async function runCommand(
  main: () => Promise<unknown>,
  ...expected: (abstract new (
    ...args: never[]
  ) => Error)[]
): Promise<void> {
  // Whoever reads the output, such as `head`, may have had enough of it; what the command has found out still holds.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? (process.exitCode ?? 0) : 1),
  )
  // Without anybody to tell of it, the work goes on.
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
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
}

/** @throws {@link UsageError} when the text is no TCP port */
export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`--port must be a whole number from 0 to 65535; it is "${text}".`)
}
