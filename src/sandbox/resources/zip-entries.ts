/** A file inside a ZIP archive. */
export interface Entry {
  name: string
  /** Where its data starts, in bytes from the start of the archive. */
  offset: number
  /** Length of its data in the archive, in bytes. */
  compressedSize: number
  /** 0 for stored, 8 for deflated, as in the ZIP format; what the service says is not shown (`compression-method-values`). */
  method: number
}

// Offsets of fields as in APPNOTE.TXT of the ZIP format, sections 4.3.7 (local header), 4.3.12 (central) and 4.3.16 (end).
const END_LENGTH = 22
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30

/** Lists the files of an archive that has neither a comment nor more than 4 GiB, as those that the sandbox makes. */
export function listEntries(archive: Uint8Array): Entry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = archive.length - END_LENGTH
  const count = view.getUint16(end + 10, true)
  let central = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    const nameLength = view.getUint16(central + 28, true)
    const local = view.getUint32(central + 42, true)
    const entry = {
      name: new TextDecoder().decode(archive.subarray(central + CENTRAL_LENGTH, central + CENTRAL_LENGTH + nameLength)),
      // The local header may have an extra field of another length than the central one.
      offset: local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
      compressedSize: view.getUint32(central + 20, true),
      method: view.getUint16(central + 10, true),
    }
    central += CENTRAL_LENGTH + nameLength + view.getUint16(central + 30, true) + view.getUint16(central + 32, true)
    return entry
  })
}
