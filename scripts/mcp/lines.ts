import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** Maximum length of a line that is kept whole, in UTF-16 code units. */
export const MAX_LENGTH = 10 * 1024 * 1024

/**
 * Reads the lines of a stream, also the last one if it has no line feed. Those that are too long arrive without their end.
 *
 * @returns a function that stops reading
 */
export function readLines(stream: Readable, onLine: (line: string) => void, onError: (error: Error) => void) {
  const decoder = new StringDecoder('utf8')
  let start = ''
  const onText = (text: string) => {
    // Only at line feeds: readline also splits at U+2028, which strings in JSON may contain.
    const [end = '', ...others] = text.split('\n')
    const lines = [start.length > MAX_LENGTH ? start : start + end, ...others]
    start = lines.pop() ?? ''
    lines.forEach(onLine)
  }
  const onData = (chunk: Buffer) => onText(decoder.write(chunk))
  const onEnd = () => onText(`${decoder.end()}\n`)
  stream.on('data', onData).on('end', onEnd).on('error', onError)
  return () => void stream.off('data', onData).off('end', onEnd).off('error', onError).pause()
}
