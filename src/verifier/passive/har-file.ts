import { UsageError } from '../../command.ts'
import { isObject } from '../../document/walk.js'
import { parseJson } from '../../json.ts'

/** A format in which recordings come instead of JSON in UTF-8. */
interface Format {
  /** Completes the sentence "It is …". */
  name: string
  advice: string
  isOf(bytes: Buffer, text: string): boolean
}

const startsWith =
  (...starts: string[]): Format['isOf'] =>
  (bytes) =>
    starts.some((hex) => bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex')))

const FORMATS: Format[] = [
  // Windows PowerShell 5.1 writes UTF-16 with `>`. Without a byte order mark, one half of the first character, which is ASCII, is 0.
  {
    name: 'in UTF-16',
    advice: 'Save it in UTF-8.',
    isOf: (bytes, text) => startsWith('fffe', 'feff')(bytes, text) || bytes[0] === 0 || bytes[1] === 0,
  },
  // https://github.com/mitmproxy/mitmproxy/blob/main/mitmproxy/addons/savehar.py. The second byte depends on the level.
  {
    name: 'compressed with zlib, as .zhar files are',
    advice: 'Have mitmproxy write a file whose name ends in .har.',
    isOf: startsWith('7801', '785e', '789c', '78da'),
  },
  // Playwright writes a ZIP if the path ends in .zip, with the bodies in files of their own.
  {
    name: 'a ZIP archive',
    advice:
      'Record it as .har: in Playwright, with a path that does not end in .zip. If its HAR contains the bodies, unpack it.',
    isOf: startsWith('504b0304', '504b0506'),
  },
  { name: 'compressed with gzip', advice: 'Decompress it.', isOf: startsWith('1f8b') },
  { name: 'empty', advice: 'Record it again.', isOf: (_, text) => text.trim() === '' },
  { name: 'HTML or XML', advice: 'Export the traffic as HAR.', isOf: (_, text) => text.trimStart().startsWith('<') },
]

/** Returns the entries of a HAR. @throws UsageError if the bytes are not one @param file name of the file, for errors */
export function entriesOf(bytes: Buffer, file: string): unknown[] {
  const text = bytes.toString().replace(/^\ufeff/, '')
  const har = parseJson(text)
  if (har === undefined) {
    const format = FORMATS.find(({ isOf }) => isOf(bytes, text))
    const why = format ? `${format.name}. ${format.advice}` : 'not JSON.'
    throw new UsageError(`${file} is not a HAR: it is ${why}`)
  }
  const log = isObject(har) && isObject(har.log) ? har.log : {}
  if (Array.isArray(log.entries)) return log.entries
  throw new UsageError(`${file} is not a HAR: it has no list log.entries.`)
}
