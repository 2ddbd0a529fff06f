import { createActor } from './actor.ts'
import { type Api, Refused, Unreachable } from './api.ts'
import { type Child, h, show, type View, viewsOf } from './dom.ts'
import type { App, ClockState, Panel } from './panel.ts'
import { clockBar } from './panels/clock.ts'
import { alert, button, inputField, submitted } from './ui.ts'

/** Interval at which the visible panel is loaded again. */
const INTERVAL_MS = 1000

/** If a panel takes longer, the console says that it is loading. */
const SLOW_MS = 200

const LOST = 'The sandbox does not respond. The console reconnects when it is back.'

/** Creates the console, and keeps it up to date while the page is visible. */
export function createConsole(api: Api, panelsOf: (app: App) => Record<string, Panel>): void {
  /** What the panels have loaded, by their names. */
  const loaded = new Map<string, unknown>()
  /** Whether the panel has loaded what its address shows; if that takes long, the console says so. */
  let [isLoaded, isSlow] = [false, false]
  let slowTimer: ReturnType<typeof setTimeout> | undefined
  /** Why the panel could not be loaded. */
  let problem: Error | undefined
  const isLost = () => problem instanceof Unreachable
  const isLocked = () => problem instanceof Refused && problem.status === 403
  /** Increases with each address and action; results of earlier loads are dropped. */
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const app: App = Object.assign(createActor(render, refresh), {
    ...{ api, name: '', path: [], query: new URLSearchParams(), clock: undefined, refresh },
    forget: (panel: string) => void loaded.delete(panel),
  })
  const panels = panelsOf(app)
  const panel = () => panels[app.name] as Panel

  function render(): void {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(draw)
  }

  function draw(): void {
    document.title = `${panel().title} · Sandbox`
    showAt('views', linksTo(panels, app.name))
    showAt('clock', clockBar(app))
    showAt('status', isLost() && h('p', { class: 'banner' }, LOST))
    showAt('said', app.said)
    // Until then, the previous content stays: most panels load within a frame or two.
    if (isLoaded || isSlow || isLocked()) showAt('main', h('div', { key: isLocked() ? 'locked' : app.name }, content()))
  }

  function content(): Child {
    if (isLocked()) return lockedForm(app, problem?.message)
    if (!isLoaded) return h('p', { class: 'muted' }, 'Loading…')
    return [!isLost() && alert(problem?.message), panel().show(loaded.get(app.name))]
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    const mine = ++turn
    Object.assign(app, addressIn(panels))
    try {
      const [clock, data] = await Promise.all([api.get<ClockState>('clock'), panel().load(loaded.get(app.name))])
      if (mine !== turn) return
      app.clock = clock
      loaded.set(app.name, data)
      // What failed because the sandbox did not respond is out of date.
      if (isLost()) app.problems.clear()
      problem = undefined
    } catch (error) {
      if (mine !== turn) return
      problem = error as Error
    }
    isLoaded ||= !isLost() && !isLocked()
    clearTimeout(slowTimer)
    isSlow = !isLoaded
    render()
    if (document.visibilityState === 'visible') timer = setTimeout(refresh, INTERVAL_MS)
  }

  addEventListener('hashchange', () => {
    app.problems.clear()
    isLoaded = false
    clearTimeout(slowTimer)
    slowTimer = setTimeout(() => {
      isSlow = true
      render()
    }, SLOW_MS)
    void refresh().then(() => find('main').focus())
  })
  addEventListener('resize', render)
  document.addEventListener('visibilitychange', () => void refresh())
  void refresh()
}

const find = (id: string) => document.getElementById(id) as HTMLElement
const showAt = (id: string, content: Child) => show(find(id), viewsOf(content))

function linksTo(panels: Record<string, Panel>, current: string): View[] {
  return Object.entries(panels).map(([name, { title }]) =>
    h('a', { href: `#/${name}`, 'aria-current': name === current ? 'page' : undefined }, title),
  )
}

/** What the address of the page chooses. */
function addressIn(panels: Record<string, Panel>): Pick<App, 'name' | 'path' | 'query'> {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [name = '', ...rest] = path.split('/').filter(Boolean)
  return {
    name: Object.hasOwn(panels, name) ? name : 'resources',
    path: rest.map(decoded),
    query: new URLSearchParams(query),
  }
}

/** Decodes a part of the address; one that is malformed stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Asks for the control token. @param problem why it is needed */
function lockedForm({ api, refresh }: App, problem: string | undefined): View {
  const onsubmit = submitted((fields) => {
    api.authorize(String(fields.get('token')))
    void refresh()
  })
  return h('form', { class: 'locked', onsubmit }, [
    h('h1', {}, 'Control token'),
    h('p', { role: 'alert' }, problem),
    inputField('Control token', { name: 'token', type: 'password', required: true, autocomplete: 'off' }),
    button('Continue'),
  ])
}
