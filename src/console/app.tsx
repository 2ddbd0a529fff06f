import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Speaker } from './actions.tsx'
import { type ConsoleApi, ControlError } from './api.ts'
import { ClockBar } from './clock.tsx'
import { type Address, type ClockState, currentAddress, HostContext, type Loaded, type Panel, useHost } from './host.ts'
import { ActionForm, Button, Field, Problem } from './ui.tsx'

/** Interval at which the visible panel is loaded again. */
const INTERVAL_MS = 1000

// biome-ignore lint/suspicious/noExplicitAny: each panel shows what it loads itself.
type Panels = Record<string, Panel<any>>

/** The console: its frame, and the panel that the address chooses. */
export function App({ api, panels }: { api: ConsoleApi; panels: Panels }) {
  const read = () => currentAddress(Object.keys(panels))
  const [address, setAddress] = useState(read)
  const { clock, shown, problem, refresh } = usePolling(api, panels[address.name] as Panel<unknown>, address)
  const main = useRef<HTMLElement>(null)
  /** Whether the reader followed a link, so that its panel gets the focus once it is loaded. */
  const isFollowed = useRef(false)
  const host = useMemo(() => {
    const go = (hash: string) => {
      history.replaceState(null, '', hash)
      setAddress(read())
    }
    return { api, address, go }
  }, [address])
  useEffect(() => {
    addEventListener('hashchange', () => {
      isFollowed.current = true
      setAddress(read())
    })
  }, [])
  useEffect(() => {
    if (!isFollowed.current) return
    isFollowed.current = false
    // Otherwise, the focus would scroll to the content, and so move the navigation.
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [shown?.address])

  const status = problem instanceof ControlError ? problem.status : undefined
  const isLost = status === 0
  const isLocked = status === 403
  const View = panels[shown?.address.name ?? '']?.View
  return (
    <HostContext.Provider value={host}>
      <Speaker finish={refresh} isLost={isLost}>
        <Header panels={panels} current={address.name} skip={() => main.current?.focus()} />
        <ClockBar clock={clock} />
        <div role="status">
          {isLost && <p class="banner">{problem?.message} The console reconnects when it is back.</p>}
        </div>
        <main id="main" tabIndex={-1} ref={main}>
          {isLocked && <LockedForm problem={problem?.message} />}
          {!isLost && !isLocked && <Problem>{problem?.message}</Problem>}
          {shown && View && !isLocked && <View {...shown} />}
        </main>
      </Speaker>
    </HostContext.Provider>
  )
}

interface Polled {
  clock?: ClockState
  /** The content that was loaded last. If another query cannot be loaded, it stays, so that its form can be corrected. */
  shown?: Loaded<unknown>
  /** Why the address could not be loaded. */
  problem?: Error | undefined
}

const pathOf = ({ name, path }: Address) => [name, ...path].join('/')

/** Loads a panel at its address, and keeps it up to date while the page is visible. */
function usePolling(api: ConsoleApi, panel: Panel<unknown>, address: Address) {
  const [polled, setPolled] = useState<Polled>({})
  const load = useRef(async () => {})
  useEffect(() => {
    document.title = `${panel.title} · Sandbox`
    let timer: ReturnType<typeof setTimeout> | undefined
    let data: unknown
    /** Increases with each load; the results of earlier loads are dropped. */
    let turn = 0
    load.current = async () => {
      clearTimeout(timer)
      const mine = ++turn
      try {
        const results = await Promise.all([api.get<ClockState>('clock'), panel.load(api, address, data)])
        if (mine !== turn) return
        data = results[1]
        setPolled({ clock: results[0], shown: { data, address } })
      } catch (problem) {
        if (mine !== turn) return
        setPolled(({ shown, ...latest }) => {
          const isHere = shown && pathOf(shown.address) === pathOf(address)
          return { ...latest, ...(isHere && { shown }), problem: problem as Error }
        })
      }
      if (document.visibilityState === 'visible') timer = setTimeout(load.current, INTERVAL_MS)
    }
    document.onvisibilitychange = load.current
    void load.current()
    return () => {
      turn = Number.POSITIVE_INFINITY
      clearTimeout(timer)
    }
  }, [address])
  return { ...polled, refresh: () => load.current() }
}

function Header({ panels, current, skip }: { panels: Panels; current: string; skip: () => void }) {
  // The fragment is the address of a panel, so the link cannot use it.
  const onSkip = (event: Event) => {
    event.preventDefault()
    skip()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link within the page. */}
      <a class="skip" href="#main" onClick={onSkip}>
        Skip to the content
      </a>
      <header class="site">
        <a class="home" href="#/">
          Sandbox
        </a>
        <nav aria-label="Views">
          {Object.entries(panels).map(([name, { title }]) => (
            <a key={name} href={`#/${name}`} aria-current={name === current ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        {/* mode.js sets its label. */}
        <button type="button" class="mode control" hidden />
      </header>
    </>
  )
}

/** Asks for the control token. @param problem why it is needed */
function LockedForm({ problem }: { problem: string | undefined }) {
  const { api } = useHost()
  return (
    <ActionForm run={(fields) => api.authorize(String(fields.get('token')))}>
      <h1>Control token</h1>
      <p role="alert">{problem}</p>
      <div class="inline">
        <Field label="Control token" name="token" type="password" required autoComplete="off" />
        <Button class="control primary">Continue</Button>
      </div>
    </ActionForm>
  )
}
