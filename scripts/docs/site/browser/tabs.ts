const KEY = 'docs.language'
const FIRST = 'curl'

/** Shows the samples in the language that the reader chose on any page. */
export function chooseLanguage(language = stored() ?? FIRST): void {
  document.documentElement.dataset.language = language
}

/** Turns each list of samples into tabs. */
export function tabs(): void {
  for (const set of document.querySelectorAll<HTMLElement>('.tabs')) setUp(set)
}

function setUp(set: HTMLElement): void {
  const panels = [...set.querySelectorAll<HTMLElement>(':scope > .tab')]
  const list = set.querySelector<HTMLElement>('[role=tablist]')
  if (!list) return
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  const select = (chosen: HTMLButtonElement) => {
    const language = chosen.dataset.language
    if (!language) return
    chooseLanguage(language)
    store(language)
    for (const each of document.querySelectorAll<HTMLElement>('.tabs')) mark(each)
  }
  for (const [at, button] of buttons.entries()) {
    button.addEventListener('click', () => select(button))
    button.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      const next = step && buttons[(at + step + buttons.length) % buttons.length]
      if (!next) return
      select(next)
      next.focus()
    })
  }
  for (const panel of panels) panel.setAttribute('role', 'tabpanel')
  mark(set)
}

/** Marks the tab of the chosen language as selected. */
function mark(set: HTMLElement): void {
  const { language } = document.documentElement.dataset
  for (const button of set.querySelectorAll<HTMLButtonElement>('[role=tab]')) {
    const isChosen = button.dataset.language === language
    button.setAttribute('aria-selected', String(isChosen))
    button.tabIndex = isChosen ? 0 : -1
  }
}

// `localStorage` throws if storage is off.
function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {}
}
