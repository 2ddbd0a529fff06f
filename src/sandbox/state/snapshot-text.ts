import { checkNesting } from '../http/read-json.ts'
import { hash } from './random.ts'
import type { Snapshot } from './store.ts'

/** What a snapshot says of itself when it is written down, beside the state. */
interface Envelope {
  format: typeof FORMAT
  /** Of the JSON of the state, so that damage shows whatever it hit. */
  checksum: string
  state: Snapshot
}

const FORMAT = 'project-resources sandbox'

/** Start of every text from {@link writeSnapshot}. */
export const SNAPSHOT_START = `{"format":${JSON.stringify(FORMAT)}`

/** A snapshot is no text that a sandbox of this version has written, or no longer what it was. */
export class DamagedSnapshot extends Error {
  override name = 'DamagedSnapshot'
}

/** A snapshot as text, for a file or to be sent. */
export function writeSnapshot(state: Snapshot): string {
  return JSON.stringify({ format: FORMAT, checksum: checksumOf(state), state } satisfies Envelope)
}

/** @throws {@link DamagedSnapshot} that says what is wrong with the text */
export function readSnapshot(text: string): Snapshot {
  let envelope: unknown
  try {
    envelope = JSON.parse(text)
  } catch {
    throw new DamagedSnapshot('it is not valid JSON; it may have been cut off')
  }
  return checkEnvelope(envelope)
}

/**
 * @returns the state as it stands there; whether it is one that the sandbox can work with, `check-state.ts` looks at
 * @throws {@link DamagedSnapshot} that says what is wrong with the parsed text
 */
export function checkEnvelope(value: unknown): Snapshot {
  const { format, checksum, state } = (value ?? {}) as Partial<Envelope>
  if (format !== FORMAT || !state) throw new DamagedSnapshot('it is no snapshot of a sandbox')
  try {
    checkNesting(state)
  } catch (error) {
    throw new DamagedSnapshot('it is nested too deeply', { cause: error })
  }
  if (checksum !== checksumOf(state)) throw new DamagedSnapshot('its checksum does not fit; something has changed it')
  if (state.version !== 1) throw new DamagedSnapshot('it was written by another version of the sandbox')
  return state
}

function checksumOf(state: unknown): string {
  const text = JSON.stringify(state)
  return [text, `${text.length} ${text}`].map((each) => hash(each).toString(16).padStart(8, '0')).join('')
}
