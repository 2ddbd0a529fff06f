import { foldSpace, oneLine, withoutCommand } from './printable.ts'

/** An error that the user of a command can fix. The message states what was expected, what was found and what to do. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Whether this code runs from the package, which contains it as JavaScript, or from a checkout. */
export const inPackage = import.meta.url.endsWith('.js')

type ErrorClass = abstract new (...args: never[]) => Error

/** Turns system errors of `work` into {@link UsageError}s. `messageFor` gets the code and the path (`a file` if unknown). */
export async function withUsageErrors<T>(
  work: () => Promise<T>,
  messageFor: (code: string, path: string) => string,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error
    throw new UsageError(messageFor(String(error.code), String(Object(error).path ?? 'a file')), { cause: error })
  }
}

/**
 * Runs a command. A {@link UsageError}, an error of `parseArgs` or one of the `expected` classes is printed as one line
 * without a stack trace and sets exit code 2; other errors are rethrown. If stdout cannot be written, the process exits.
 */
export async function runCommand(main: () => Promise<unknown>, ...expected: ErrorClass[]): Promise<void> {
  // A reader such as `head` may close stdout early; exit with the code that was set so far.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? (process.exitCode ?? 0) : process.exitCode || 2),
  )
  // If stderr is closed, continue without writing to it.
  process.stderr.on('error', () => undefined)
  try {
    await main()
  } catch (error) {
    const isParseError = String(Object(error).code).startsWith('ERR_PARSE_ARGS')
    if (!isParseError && ![UsageError, ...expected].some((kind) => error instanceof kind)) throw error
    const { message } = error as Error
    // The advice on arguments that start with a dash helps nobody who mistyped an option.
    const parseError = foldSpace(message).replace(/\. To specify a positional .*|\.$/, '')
    console.error(withoutCommand(oneLine(isParseError ? `${parseError}. See --help.` : message)))
    process.exitCode = 2
  }
}

/** Returns the value of an option if it is one of `known`. @throws UsageError otherwise */
export function oneOf<Name extends string>(option: string, text: string, known: readonly Name[]): Name {
  const found = known.find((name) => name === text)
  if (found !== undefined) return found
  throw new UsageError(`${option} must be one of ${known.join(', ')}; it is "${text}".`)
}

/** Parses the value of an option as a whole number within limits. @throws UsageError if it is not one */
export function wholeNumber(option: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}; it is "${text}".`)
}

/** Parses a duration such as `5s`, `500ms` or `0` as milliseconds. @throws UsageError if it is not a duration */
export function milliseconds(option: string, text: string): number {
  if (text === '0') return 0
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text) ?? []
  if (number === undefined) throw new UsageError(`${option} must be a time such as 5s, 500ms or 0; it is "${text}".`)
  return Math.round(Number(number) * { ms: 1, s: 1000, m: 60_000 }[unit as 'ms' | 's' | 'm'])
}

/** Checks that the value of an option is an http or https URL. @throws UsageError if it is not */
export function httpUrl(option: string, text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new UsageError(`${option} must be an http or https URL.`)
}

/** Parses `--port`. @throws UsageError if the text is not a TCP port */
export const parsePort = (text: string) => wholeNumber('--port', text, 0, 65_535)
