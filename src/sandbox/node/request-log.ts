import { styleText } from 'node:util'
import { printable } from '../../printable.ts'
import type { RequestEntry } from '../state/exchange.ts'

/** Delay until lines are printed: printing each line by itself would take longer than responding. */
const BATCH_MS = 20

/** Creates a function that prints a line per request. It is coloured if stdout is a terminal and NO_COLOR is not set. */
export function createRequestLog(stdout: NodeJS.WriteStream = process.stdout): (entry: RequestEntry) => void {
  const hasColours = styleText('red', 'x', { stream: stdout }) !== 'x'
  return ({ at, method, path, status, durationMs, operation, reason }) => {
    if (stdout.writableCorked === 0) {
      stdout.cork()
      setTimeout(() => stdout.uncork(), BATCH_MS)
    }
    const when = `${at.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}Z`
    const colour = status === 0 || status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green'
    const outcome = status === 0 ? 'dropped' : String(status)
    const shown = hasColours ? styleText(colour, outcome, { validateStream: false }) : outcome
    const why = printable([operation, reason].filter(Boolean).join(': '))
    const place = printable(path.replace(/\?.*/, ''))
    stdout.write(`${when} ${method} ${place} ${shown} ${durationMs.toFixed(1)} ms${why && ` ${why}`}\n`)
  }
}
