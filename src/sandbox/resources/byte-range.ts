/** The part of a body that a Range header asks for: RFC 9110, section 14. */
export type ByteRange = { first: number; last: number } | 'unsatisfiable' | 'whole'

/**
 * Reads a Range header for a body of `length` bytes.
 *
 * @returns the first and last byte, both included; `unsatisfiable` when no byte of the body is asked for (416); `whole`
 *   when there is no header, or one that a server may ignore: another unit, several ranges, or one that is malformed
 */
export function parseRange(header: string | null, length: number): ByteRange {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (start === undefined || end === undefined || (start === '' && end === '')) return 'whole'
  if (start === '') {
    const suffix = Number(end)
    return suffix === 0 || length === 0 ? 'unsatisfiable' : { first: Math.max(0, length - suffix), last: length - 1 }
  }
  if (end !== '' && Number(end) < Number(start)) return 'whole'
  if (Number(start) >= length) return 'unsatisfiable'
  return { first: Number(start), last: end === '' ? length - 1 : Math.min(Number(end), length - 1) }
}
