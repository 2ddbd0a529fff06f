/** What a request may do beyond the API, by where it comes from. */
export interface Access {
  /** Whether it may use `/_sandbox/…`. */
  readonly mayControl: boolean
}
