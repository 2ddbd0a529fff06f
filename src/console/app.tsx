import { Contrast, FlaskConical } from 'lucide'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Speaker } from './actions.tsx'
import { type ConsoleApi, ControlError } from './api.ts'
import { ClockBar } from './clock.tsx'
import { currentAddress, HostContext, type Panel, useHost } from './host.ts'
import { Icon } from './icon.tsx'
import { usePolling } from './polling.ts'
import { ActionForm, Button, Field, Problem } from './ui.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each panel shows what it loads itself.
type Panels = Record<string, Panel<any>>

/** The console: its frame, and the panel that the address chooses. */
export function App({ api, panels }: { api: ConsoleApi; panels: Panels }) {
  const read = () => currentAddress(Object.keys(panels))
  const [address, setAddress] = useState(read)
  const { clock, shown, problem, refresh } = usePolling(api, panels[address.name] as Panel<unknown>, address)
  const main = useRef<HTMLElement>(null)
  /** Whether the user followed a link, so that its panel gets the focus once it is loaded. */
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
  // Together with the content, so that the next key does not reach what had the focus before.
  useLayoutEffect(() => {
    if (!isFollowed.current) return
    isFollowed.current = false
    // Otherwise, the focus would scroll to the content, and so move the navigation.
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [shown?.address])

  const status = problem instanceof ControlError ? problem.status : undefined
  const isLost = status === 0
  const isLocked = status === 403
  // The clock changes each second, and most panels do not show it.
  const view = useMemo(() => {
    const View = panels[shown?.address.name ?? '']?.View
    return shown && View && <View {...shown} />
  }, [shown])
  return (
    <HostContext.Provider value={host}>
      <Speaker finish={refresh} isLost={isLost}>
        <Header panels={panels} current={address.name} skip={() => main.current?.focus()} />
        {clock && !isLocked && <ClockBar clock={clock} isLost={isLost} />}
        <div role="status">
          {isLost && <p class="banner">{problem?.message} The console reconnects when it is back.</p>}
        </div>
        <main id="main" tabIndex={-1} ref={main}>
          {isLocked && <LockedForm />}
          {!isLost && !isLocked && <Problem>{problem?.message}</Problem>}
          {!isLocked && address.unknown && <Problem>{`There is no view “${address.unknown}”.`}</Problem>}
          {!isLocked && view}
        </main>
      </Speaker>
    </HostContext.Provider>
  )
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
          <Icon icon={FlaskConical} />
          Sandbox
        </a>
        <nav aria-label="Views">
          {Object.entries(panels).map(([name, { title, icon }]) => (
            <a key={name} href={`#/${name}`} aria-current={name === current ? 'page' : undefined}>
              <Icon icon={icon} />
              {title}
            </a>
          ))}
        </nav>
        {/* mode.js sets its label. */}
        <button type="button" class="mode control quiet icon-only" title="Light or dark" hidden>
          <Icon icon={Contrast} />
          <span class="unseen" />
        </button>
      </header>
    </>
  )
}

/** Asks for the control token. */
function LockedForm() {
  const { api } = useHost()
  useEffect(() => {
    document.getElementById('token')?.focus()
    return () => document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  const authorize = async (fields: FormData) => {
    api.authorize(String(fields.get('token')))
    await api.get('clock').catch((cause: ControlError) => {
      throw cause.status === 403 ? new Error('This token is wrong.', { cause }) : cause
    })
  }
  return (
    <ActionForm run={authorize}>
      <h1>Control token</h1>
      <p>
        This sandbox is used from another machine. Enter the token of <code>sandbox --control-token</code>.
      </p>
      <div class="inline">
        <Field label="Control token" id="token" name="token" type="password" required autoComplete="off" />
        <Button class="control primary">Continue</Button>
      </div>
    </ActionForm>
  )
}
