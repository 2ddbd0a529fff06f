/** Maximum length of an entry that is read. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024
/** Depth of `log.entries` in a HAR: brackets that are open inside the list. */
const IN_ENTRIES = 3
/** Maximum length of a key on the way to the list. */
const MAX_KEY_LENGTH = 32

const [QUOTE, ESCAPE, COLON] = Buffer.from('"\\:')
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = Buffer.from('{[}]')
/** Byte order mark and white space. */
const SPACE = new Set(Buffer.from('\u{feff} \t\r\n'))
const BETWEEN_ENTRIES = new Set(Buffer.from('[}, \t\r\n'))

/** The text is not a complete HAR. The entries before the defect have been read. */
export class NotAHar extends Error {
  override name = 'NotAHar'
}

/** One entry of a HAR, or why it could not be read. */
export type Entry = { entry: unknown } | { skipped: string }

/**
 * Reads the entries of a HAR one by one, without ever holding more than one of them. The libraries that parse JSON as a stream
 * keep a whole string in memory, so an entry that is too long could not be skipped.
 *
 * @throws {@link NotAHar} after the last readable entry, if the file is not a HAR or ends early
 */
export async function* harEntries(
  chunks: AsyncIterable<Uint8Array>,
  maxEntry = MAX_ENTRY_BYTES,
): AsyncGenerator<Entry> {
  /** The open brackets, outermost first. */
  const open: number[] = []
  /** The last key at each depth on the way to the list. */
  const keys: string[] = []
  let parts: Uint8Array[] = []
  let length = 0
  let isEntry = false
  let isText = false
  let isEscaped = false
  let hasEntries = false
  let text = ''
  let offset = 0

  for await (const chunk of chunks) {
    let start = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number
      if (isText) {
        if (isEscaped) {
          isEscaped = false
          continue
        }
        const stop = endOfText(chunk, at)
        if (open.length < IN_ENTRIES && text.length < MAX_KEY_LENGTH)
          text += String.fromCharCode(...chunk.subarray(at, Math.min(stop, at + MAX_KEY_LENGTH)))
        isEscaped = chunk[stop] === ESCAPE
        isText = chunk[stop] !== QUOTE
        at = stop
        continue
      }
      if (byte === QUOTE) {
        isText = true
        text = ''
      } else if (byte === COLON) {
        if (open.length < IN_ENTRIES) keys[open.length] = text
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        if (isInEntries() && !isEntry) {
          isEntry = true
          start = at
        }
        open.push(byte)
        hasEntries ||= isInEntries()
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        const opened = open.pop()
        if (opened !== (byte === CLOSE_OBJECT ? OPEN_OBJECT : OPEN_LIST))
          throw broken('has a bracket that does not match', at)
        if (isEntry && isInEntries()) {
          take(chunk.subarray(start, at + 1))
          yield parsed()
        }
      }
      if (open.length === 0 && byte !== CLOSE_OBJECT && !SPACE.has(byte)) throw broken('is not a JSON object', at)
      if (!isEntry && isInEntries() && !BETWEEN_ENTRIES.has(byte))
        throw broken('has an entry that is not an object', at)
    }
    if (isEntry) take(chunk.subarray(start))
    offset += chunk.length
  }
  if (offset === 0) throw new NotAHar('is empty')
  if (open.length > 0 || isText) throw new NotAHar(`ends too early, after ${offset} bytes`)
  if (!hasEntries) throw new NotAHar('has no list log.entries')

  function isInEntries(): boolean {
    return open.length === IN_ENTRIES && open[2] === OPEN_LIST && keys[1] === 'log' && keys[2] === 'entries'
  }

  function take(bytes: Uint8Array) {
    length += bytes.length
    if (length <= maxEntry) parts.push(bytes)
    else parts = []
  }

  function parsed(): Entry {
    const bytes = Buffer.concat(parts)
    const isTooLong = length > maxEntry
    parts = []
    length = 0
    isEntry = false
    if (isTooLong) return { skipped: `entry longer than ${maxEntry / 1024 / 1024} MiB` }
    try {
      return { entry: JSON.parse(bytes.toString()) }
    } catch {
      return { skipped: 'entry that is not JSON' }
    }
  }

  function broken(what: string, at: number): NotAHar {
    return new NotAHar(`${what}, at byte ${offset + at}`)
  }
}

/** The index of the next quote or backslash, or the length of the chunk. */
function endOfText(chunk: Uint8Array, from: number): number {
  let at = from
  while (at < chunk.length && chunk[at] !== QUOTE && chunk[at] !== ESCAPE) at += 1
  return at
}
