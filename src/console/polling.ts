import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isSame } from '../json.ts'
import { type ConsoleApi, ControlError } from './api.ts'
import type { Address, ClockState, Loaded, Panel } from './host.ts'
import { createJournal, type Journal } from './journal.ts'

/**
 * Interval of the polls while the page is visible. The clock moves by itself, and its poll shows whether the sandbox responds.
 */
const INTERVAL_MS = 1000
/** After a call of the API, so that many calls in a row are shown together. */
const SOON_MS = 100
/**
 * A panel that follows the calls is also loaded at every fifth poll, because the journal omits the controls, which other clients
 * can use.
 */
const POLLS_PER_LOAD = 5

interface PollingOptions {
  api: ConsoleApi
  panel: Panel<unknown>
  address: Address
  journal: Journal
  /** Takes the clock and the panel's data. What has not changed since the last time is the same object. */
  onLoaded(clock: ClockState, data: unknown): void
  onProblem(problem: Error): void
}

/** Returns the value before if the next one is the same, so that nothing that shows it is rendered again. */
const unlessSame = <Value>(next: Value, before: Value | undefined) =>
  before !== undefined && isSame(next, before) ? before : next

const isVisible = () => document.visibilityState === 'visible'

/** Keeps a panel up to date while the page is visible. */
function createPolling({ api, panel, address, journal, onLoaded, onProblem }: PollingOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: { clock?: ClockState; data?: unknown } = {}
  /** Number of polls before the panel is loaded again. */
  let polls = 0
  /** Whether the panel must be loaded soon. */
  let isChanged = false
  let isLoading = false
  /** Increases with each poll; the results of earlier polls are dropped. */
  let turn = 0

  const schedule = (ms: number) => {
    clearTimeout(timer)
    if (isVisible()) timer = setTimeout(poll, ms)
  }

  async function poll(): Promise<void> {
    clearTimeout(timer)
    const mine = ++turn
    const isDue = isChanged || polls === 0 || !panel.followsCalls || !journal.isOpen || latest.clock?.live
    polls = isDue ? POLLS_PER_LOAD - 1 : polls - 1
    isChanged = false
    isLoading = true
    try {
      const [clock, data] = await Promise.all([
        api.get<ClockState>('clock'),
        isDue ? panel.load(api, address, latest.data) : latest.data,
      ])
      if (mine !== turn) return
      // Another client has set the clock.
      if (clock.fixed && !isDue && !isSame(clock, latest.clock)) isChanged = true
      const next = { clock: unlessSame(clock, latest.clock), data: unlessSame(data, latest.data) }
      latest = next
      onLoaded(next.clock, next.data)
      if (isVisible()) journal.open()
    } catch (problem) {
      if (mine !== turn) return
      polls = 0
      onProblem(problem as Error)
      isLoading = false
      // Until the user enters the control token.
      if (problem instanceof ControlError && problem.status === 403) return
    }
    isLoading = false
    schedule(isChanged ? SOON_MS : INTERVAL_MS)
  }

  return {
    /** Loads the panel now. */
    load(): Promise<void> {
      polls = 0
      return poll()
    },
    /** Loads the panel soon, because there are new calls. */
    loadSoon(): void {
      if (isChanged) return
      isChanged = true
      if (!isLoading) schedule(SOON_MS)
    },
    /** Waits until `load` is called. */
    pause: () => clearTimeout(timer),
    stop(): void {
      turn = Number.POSITIVE_INFINITY
      clearTimeout(timer)
    },
  }
}

const pathOf = ({ name, path }: Address) => [name, ...path].join('/')

/** Loads a panel at its address, and keeps it up to date. What has not changed is not rendered again. */
export function usePolling(api: ConsoleApi, panel: Panel<unknown>, address: Address) {
  const [clock, setClock] = useState<ClockState>()
  /** The content that was loaded last. If another query cannot be loaded, it stays, so that its form can be corrected. */
  const [shown, setShown] = useState<Loaded<unknown>>()
  /** Why the address could not be loaded. */
  const [problem, setProblem] = useState<Error>()
  const polling = useRef<ReturnType<typeof createPolling> | undefined>(undefined)
  const journal = useMemo(() => createJournal(api, () => polling.current?.loadSoon()), [api])

  useEffect(() => {
    document.title = `${panel.title} · Sandbox`
    const current = createPolling({
      api,
      panel,
      address,
      journal,
      onLoaded(clock, data) {
        setClock(clock)
        setShown((before) => (before?.address === address && before.data === data ? before : { data, address }))
        setProblem(undefined)
      },
      onProblem(problem) {
        setProblem(problem)
        setShown((before) => (before && pathOf(before.address) === pathOf(address) ? before : undefined))
      },
    })
    polling.current = current
    document.onvisibilitychange = () => {
      if (isVisible()) return current.load()
      current.pause()
      journal.close()
    }
    void current.load()
    return current.stop
  }, [address])
  return { clock, shown, problem, refresh: () => polling.current?.load() }
}
