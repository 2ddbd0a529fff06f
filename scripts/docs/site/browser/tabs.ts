const KEY = 'docs.language'
const FIRST = 'curl'

/** Shows the samples in the language that the reader chose on any page. */
export function chooseLanguage(language = stored() ?? FIRST): void {
  document.documentElement.dataset.language = language
}

/** Turns each list of samples into tabs. */
export function tabs(): void {
  for (const panel of document.querySelectorAll('.tab')) panel.setAttribute('role', 'tabpanel')
  for (const button of buttons()) {
    button.addEventListener('click', () => select(button))
    button.addEventListener('keydown', ({ key }) => {
      const { previousElementSibling, nextElementSibling, parentElement: list } = button
      const next = {
        ArrowLeft: previousElementSibling ?? list?.lastElementChild,
        ArrowRight: nextElementSibling ?? list?.firstElementChild,
      }[key]
      if (!(next instanceof HTMLButtonElement)) return
      select(next)
      next.focus()
    })
  }
  mark()
}

const buttons = () => document.querySelectorAll<HTMLButtonElement>('[role=tab]')

function select({ dataset: { language } }: HTMLButtonElement): void {
  if (!language) return
  chooseLanguage(language)
  store(language)
  mark()
}

/** Marks the tabs of the chosen language as selected. */
function mark(): void {
  for (const button of buttons()) {
    const isChosen = button.dataset.language === document.documentElement.dataset.language
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
