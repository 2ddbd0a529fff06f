const page = globalThis as typeof globalThis & {
  projectResourcesSearch?: { open(root: string): void }
  projectResourcesConsole?: { mount(section: Element, data: unknown): HTMLElement }
}

/** Loads the search on its first use. @param root path to the root of the docs */
export function setUpSearch(root: string): void {
  const open = async () => {
    if (!page.projectResourcesSearch) await load(root, 'search.css', 'search-index.js', 'search.js')
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
    try {
      await load(root, 'console.css', 'console.js')
      place = page.projectResourcesConsole?.mount(section, JSON.parse(source))
      button.ariaExpanded = 'true'
    } finally {
      button.disabled = false
    }
  }
  button.addEventListener('click', toggle)
  if (location.hash === '#try') void toggle()
}

/** Loads scripts and style sheets of assets/; pages opened as files can load them only this way. */
async function load(root: string, ...files: string[]): Promise<void> {
  const loading = files.map((file) => {
    const element = document.createElement(file.endsWith('.css') ? 'link' : 'script')
    const source = `${root}assets/${file}`
    Object.assign(element, file.endsWith('.css') ? { rel: 'stylesheet', href: source } : { src: source })
    const { promise, resolve, reject } = Promise.withResolvers<Event>()
    element.onload = resolve
    element.onerror = () => reject(new Error(`${source} cannot be loaded.`))
    document.head.append(element)
    return promise
  })
  await Promise.all(loading)
}
