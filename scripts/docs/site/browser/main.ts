import '../../../../src/html/mode.js'
import { setUpLoaders } from './loaders.ts'

const SHOWN_MS = 2000
const LANGUAGE_KEY = 'docs.language'
const FIRST_LANGUAGE = 'curl'

// Runs in the head, so that nothing moves when the page appears.
document.documentElement.classList.add('js')
chooseLanguage()
const root = document.currentScript?.dataset.root ?? ''
addEventListener('DOMContentLoaded', () => {
  tabs()
  copyButtons()
  setUpLoaders(root)
})

/** Adds a copy button to each block of code, and sets up the one that copies the page as Markdown. */
function copyButtons(): void {
  for (const block of document.querySelectorAll('.copyable > pre')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'control small copy'
    button.textContent = 'Copy'
    block.after(button)
    button.addEventListener('click', () => copy(button, block.textContent?.trimEnd() ?? ''))
  }
  const source = document.querySelector('.markdown')?.textContent
  const button = document.querySelector<HTMLButtonElement>('.copy-markdown')
  if (!button || !source) return
  button.addEventListener('click', () => copy(button, source.trim().replaceAll('<\\', '<')))
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const label = button.textContent
  const done = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    // Browsers give the clipboard only to pages from this machine or over HTTPS.
    () => 'Select the text instead',
  )
  button.textContent = done
  setTimeout(() => {
    button.textContent = label
  }, SHOWN_MS)
}

/** Shows the samples in the language that the reader chose on any page. */
function chooseLanguage(language = stored() ?? FIRST_LANGUAGE): void {
  document.documentElement.dataset.language = language
}

/** Turns each list of samples into tabs. */
function tabs(): void {
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
    return localStorage.getItem(LANGUAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {}
}
