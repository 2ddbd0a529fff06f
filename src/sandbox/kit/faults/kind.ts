import type { FaultFields } from './field.ts'

/** A call that a fault affects. */
export interface FaultedCall {
  /** ID of the fault. */
  readonly id: string
  /** Returns a random integer within inclusive bounds, the same for the same seed and call. */
  draw(min: number, max: number): number
  /**
   * Waits until the delay ends or the caller aborts.
   *
   * @throws DroppedConnection if the caller has aborted, so that the call has no effect
   */
  wait(milliseconds: number): Promise<void>
  /** Creates a response, and records it in the journal. @param reason why the call failed, if it did */
  respond(status: number, headers: Record<string, string>, body: string, reason?: string): Response
}

/** Lets a call proceed, and returns its response. */
export type Proceed = () => Promise<Response>

/** A kind of fault. A fault has each kind whose main field it sets. */
export interface FaultKind<Part extends object> {
  /** The field that a fault of this kind must have. */
  main: keyof Part & string
  fields: FaultFields<Part>
  /** A fault of this kind, for tests and docs. */
  example: Part
  /** Whether a fault of this kind alone lets the call proceed. Faults that do come before those that do not. */
  proceeds: boolean
  /** Says what a fault does, such as "returns 503". */
  words(fault: Part): string
  /** Describes an invalid combination of fields that are valid on their own. */
  problem?(fault: Part): string | undefined
  /** Applies the fault to a call. */
  act(fault: Part, call: FaultedCall, proceed: Proceed): Response | Promise<Response>
}
