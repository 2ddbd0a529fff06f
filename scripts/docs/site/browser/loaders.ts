const page = globalThis as typeof globalThis & {
  projectResourcesSearch?: { open(root: string): void }
  projectResourcesConsole?: { mount(section: Element, data: unknown): HTMLElement }
}

/** Loads the search on its first use. @param root path to the root of the docs */
export function setUpSearch(root: string): void {
  const open = async () => {
    if (!page.projectResourcesSearch) {
      await Promise.all([load(`${root}assets/search-index.js`), load(`${root}assets/search.js`)])
    }
    page.projectResourcesSearch?.open(root)
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('.search-open')) {
    button.addEventListener('click', open)
  }
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut && (event.key !== '/' || isTyping)) return
    event.preventDefault()
    void open()
  })
}

/** Loads the console on its first use. @param root path to the root of the docs */
export function setUpConsole(root: string): void {
  const section = document.querySelector('.try')
  const button = section?.querySelector<HTMLButtonElement>('.try-start')
  const source = section?.querySelector('.try-data')?.textContent
  if (!section || !button || !source) return
  let place: HTMLElement | undefined
  const toggle = async () => {
    if (place) {
      place.hidden = !place.hidden
      button.ariaExpanded = String(!place.hidden)
      return
    }
    button.disabled = true
    const sheet = document.createElement('link')
    Object.assign(sheet, { rel: 'stylesheet', href: `${root}assets/console.css` })
    document.head.append(sheet)
    try {
      await load(`${root}assets/console.js`)
      place = page.projectResourcesConsole?.mount(section, JSON.parse(source))
      button.ariaExpanded = 'true'
    } finally {
      button.disabled = false
    }
  }
  button.addEventListener('click', toggle)
  if (location.hash === '#try') void toggle()
}

/** Loads a script; pages opened as files can load it only this way. */
function load(source: string): Promise<void> {
  const script = document.createElement('script')
  script.src = source
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.onload = () => resolve()
  script.onerror = () => reject(new Error(`${source} cannot be loaded.`))
  document.head.append(script)
  return promise
}
