import type { Api } from './api.ts'
import type { Child } from './dom.ts'

/** One view of the console. */
export interface Panel {
  title: string
  /**
   * Loads what the panel shows, and returns a function that shows it, which is not called if the user has meanwhile left it.
   * Called again and again while the panel is visible.
   */
  load(): Promise<() => void>
  show(): Child
}

export interface ClockState {
  now: string
  fixed: boolean
  live?: boolean
}

/** Runs the user's actions, and keeps their problems. */
export interface Actor {
  /** Problems by the place where they occurred. */
  readonly problems: Map<string, string>
  /** Runs an action of the user, shows its problem at `place`, and shows the page again. Resolves to whether it succeeded. */
  act(place: string, work: () => Promise<unknown>, done?: string): Promise<boolean>
}

/** What the panels share. */
export interface App extends Actor {
  readonly api: Api
  /** The parts of the address after the panel's name. */
  readonly path: string[]
  readonly query: URLSearchParams
  readonly clock: ClockState | undefined
  /** Tells the user, and screen readers, that something is done. */
  say(message: string): void
  /** Loads the panel again, now. */
  refresh(): Promise<void>
  render(): void
}
