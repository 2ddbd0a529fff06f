/** Where a request to the sandbox comes from, as far as it matters. */
export interface RequestOrigin {
  /** Whether it may use `/_sandbox/…`. */
  readonly mayControl: boolean
}
