import type { Actor } from './actor.ts'
import type { Api } from './api.ts'
import type { Child } from './dom.ts'

/** One view of the console. */
export interface Panel<Data = unknown> {
  title: string
  /** Loads what the panel shows, again and again while it is visible. @param before what it loaded last */
  load(before: Data | undefined): Promise<Data>
  /** @param data what it loaded last; undefined if it never could */
  show(data: Data | undefined): Child
}

export interface ClockState {
  now: string
  fixed: boolean
  live?: boolean
}

/** What the panels share. */
export interface App extends Actor {
  readonly api: Api
  /** Name of the panel in the address. */
  name: string
  /** The parts of the address after the panel's name. */
  path: string[]
  query: URLSearchParams
  clock: ClockState | undefined
  /** Loads the panel again, now. */
  refresh(): Promise<void>
  /** Drops what a panel has loaded. */
  forget(panel: string): void
}
