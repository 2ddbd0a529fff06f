import { type Api, Refused, Unreachable } from './api.ts'
import { type Child, h, show, type View } from './dom.ts'
import type { App, ClockState, Panel } from './panel.ts'
import { clockBar } from './panels/clock.ts'
import { button, field, note, submitted } from './ui.ts'

/** Interval at which the visible panel is loaded again. */
const INTERVAL_MS = 1000

/** If a panel takes longer, the console says that it is loading. */
const SLOW_MS = 200

/** Creates the console, and keeps it up to date while the page is visible. */
export function createConsole(api: Api, panelsOf: (app: App) => Record<string, Panel>): void {
  const find = (id: string) => document.getElementById(id) as HTMLElement
  const [nav, bar, main, status, said] = ['views', 'clock', 'main', 'status', 'said'].map(find) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  const problems = new Map<string, string>()
  let state: 'ready' | 'lost' | 'locked' = 'ready'
  /** Whether the panel has loaded what its address shows; if that takes long, the console says so. */
  let [isLoaded, isSlow] = [false, false]
  let slowTimer: ReturnType<typeof setTimeout> | undefined
  let clock: ClockState | undefined
  let refused = ''
  /** Increases with each address and action; results of earlier loads are dropped. */
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const app: App = {
    api,
    problems,
    get path() {
      return address().path
    },
    get query() {
      return address().query
    },
    get clock() {
      return clock
    },
    async act(place, work, done) {
      problems.delete(place)
      try {
        await work()
        if (done) app.say(done)
        return true
      } catch (error) {
        problems.set(place, (error as Error).message)
        return false
      } finally {
        void refresh()
      }
    },
    say(message) {
      said.textContent = message
      said.hidden = false
      setTimeout(() => {
        if (said.textContent === message) said.hidden = true
      }, 4000)
    },
    refresh,
    render() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(draw)
    },
  }
  const panels = panelsOf(app)
  const nameOf = (name: string | undefined) => (name !== undefined && Object.hasOwn(panels, name) ? name : 'resources')

  function address() {
    const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
    const [name, ...rest] = path.split('/').filter(Boolean)
    return { name: nameOf(name), path: rest.map(decoded), query: new URLSearchParams(query) }
  }

  const panel = () => panels[address().name] as Panel

  function draw() {
    const { name } = address()
    document.title = `${panel().title} · Sandbox`
    const links = Object.entries(panels).map(([each, { title }]) =>
      h('a', { href: `#/${each}`, 'aria-current': each === name ? 'page' : undefined }, title),
    )
    show(nav, links)
    show(bar, [clockBar(app)])
    const lost = 'The sandbox does not respond. The console reconnects when it is back.'
    show(status, [h('p', { class: 'banner', hidden: state !== 'lost' }, state === 'lost' && lost)])
    // Until then, the previous content stays: most panels load within a frame or two.
    if (isLoaded || isSlow || state === 'locked') {
      show(main, [h('div', { key: state === 'locked' ? 'locked' : name }, content())])
    }
  }

  function content(): Child {
    if (state === 'locked') return lockedForm()
    if (!isLoaded) return h('p', { class: 'muted' }, 'Loading…')
    return [note(app, 'panel'), panel().show()]
  }

  function lockedForm(): View {
    const onsubmit = submitted((fields) => {
      api.authorize(String(fields.get('token')))
      void refresh()
    })
    return h(
      'form',
      { class: 'locked', onsubmit },
      h('h1', {}, 'Control token'),
      h('p', { role: 'alert' }, refused),
      field('Control token', h('input', { name: 'token', type: 'password', required: true, autocomplete: 'off' })),
      button('Continue', undefined, { type: 'submit' }),
    )
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    const mine = ++turn
    try {
      const [loadedClock, showLoaded] = await Promise.all([api.get<ClockState>('clock'), panel().load()])
      if (mine !== turn) return
      clock = loadedClock
      showLoaded()
      isLoaded = true
      // What failed because the sandbox did not respond is out of date.
      if (state === 'lost') problems.clear()
      state = 'ready'
      problems.delete('panel')
    } catch (error) {
      if (mine !== turn) return
      if (error instanceof Unreachable) state = 'lost'
      else if (error instanceof Refused && error.status === 403) [state, refused] = ['locked', error.message]
      else {
        ;[state, isLoaded] = ['ready', true]
        problems.set('panel', (error as Error).message)
      }
    }
    clearTimeout(slowTimer)
    isSlow = !isLoaded
    app.render()
    if (document.visibilityState === 'visible') timer = setTimeout(refresh, INTERVAL_MS)
  }

  // The fragment is the address of a panel, so this link cannot use it.
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault()
    main.focus()
  })
  addEventListener('hashchange', () => {
    problems.clear()
    isLoaded = false
    clearTimeout(slowTimer)
    slowTimer = setTimeout(() => {
      isSlow = true
      app.render()
    }, SLOW_MS)
    void refresh().then(() => main.focus())
  })
  addEventListener('resize', app.render)
  document.addEventListener('visibilitychange', () => void refresh())
  void refresh()
}

/** Decodes a part of the address; one that is malformed stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
