import { Copy } from 'lucide'
import { copyText } from '../../../../src/html/clipboard.ts'
import { svgOf } from '../../../../src/html/icon.ts'
import '../../../../src/html/mode.js'
import { setUpConsole, setUpSearch } from './loaders.ts'

const SHOWN_MS = 2000
const LANGUAGE_KEY = 'docs.language'
const DEFAULT_LANGUAGE = 'curl'

// Runs in the head, so that nothing moves when the page appears.
document.documentElement.classList.add('js', location.protocol.replace(':', ''))
document.documentElement.dataset.language = storedLanguage() ?? DEFAULT_LANGUAGE
const root = document.currentScript?.dataset.root ?? ''
addEventListener('DOMContentLoaded', () => {
  tabs()
  copyButtons()
  setUpSearch(root)
  setUpConsole(root)
  setUpFilter()
  openTarget()
  showCurrentPage()
})
addEventListener('hashchange', openTarget)
// Another tab has stored a choice, perhaps while this page was in the back/forward cache.
addEventListener('storage', restoreLanguage)
addEventListener('pageshow', restoreLanguage)

/** Opens the collapsed block that the address points to. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
}

function showCurrentPage(): void {
  const current = document.querySelector<HTMLElement>('.sidebar [aria-current]')
  const sidebar = current?.closest('.sidebar')
  if (current && sidebar) sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2
}

/** Hides the open questions that lack a word of the filter. The title of their section is their tag. */
function setUpFilter(): void {
  const input = document.querySelector<HTMLInputElement>('.filter input')
  const status = document.querySelector('.filter [role=status]')
  input?.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(' ')
    for (const entry of document.querySelectorAll<HTMLElement>('.unknown')) {
      const tag = entry.closest('section')?.querySelector('h2')?.textContent
      const text = `${tag} ${entry.textContent}`.toLowerCase()
      entry.hidden = !words.every((word) => text.includes(word))
    }
    if (status) status.textContent = `${document.querySelectorAll('.unknown:not([hidden])').length} shown`
  })
}

/** Adds to each block of code a button that copies what it shows, and sets up the one that copies the page as Markdown. */
function copyButtons(): void {
  for (const head of document.querySelectorAll('.copyable > .code-head')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'control quiet small copy'
    button.title = 'Copy'
    button.innerHTML = `${svgOf(Copy)}<span class="unseen">Copy</span>`
    head.append(button)
    // Only one sample is visible.
    const shown = () => [...(head.parentElement?.querySelectorAll('pre') ?? [])].find((pre) => pre.checkVisibility())
    setUpCopy(button, () => shown()?.textContent.trimEnd() ?? '', shown)
  }
  const source = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href
  const button = document.querySelector<HTMLButtonElement>('.copy-markdown')
  if (!button || !source) return
  let markdown: Promise<string> | undefined
  const load = () => {
    markdown ??= readFile(source).catch((error) => {
      // The next click tries again.
      markdown = undefined
      throw error
    })
    return markdown
  }
  // Before the click, because some browsers allow copying only at once. If loading fails, the click says so.
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => load().catch(() => undefined))
  setUpCopy(button, load)
}

async function readFile(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined)
  // A page in its place asks to log in, for example.
  const isPage = response?.headers.get('Content-Type')?.includes('html')
  if (!response?.ok || isPage) throw new Error('The file cannot be loaded')
  return (await response.text()).trim()
}

/** Makes a button copy text, and say for a moment whether it did. @param blockOf returns the element that shows the text */
function setUpCopy(
  button: HTMLButtonElement,
  textOf: () => string | Promise<string>,
  blockOf?: () => Element | undefined,
): void {
  const label = button.querySelector('span')
  if (!label) return
  const { textContent, className } = label
  let timer = 0
  button.addEventListener('click', async () => {
    label.textContent = 'Loading'
    label.textContent = await Promise.resolve(textOf())
      .then((text) => copyText(text, button, blockOf?.()))
      .then(
        () => 'Copied',
        ({ message }) => message,
      )
    label.className = ''
    clearTimeout(timer)
    timer = window.setTimeout(() => Object.assign(label, { textContent, className }), SHOWN_MS)
  })
}

function tabs(): void {
  for (const button of buttons()) {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', button.id)
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
  restoreLanguage()
}

const buttons = () => document.querySelectorAll<HTMLButtonElement>('[role=tab][data-language]')

function select({ dataset: { language } }: HTMLButtonElement): void {
  if (!language) return
  document.documentElement.dataset.language = language
  mark()
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {}
}

/** Shows the language that is stored; ignores one that no sample has. */
function restoreLanguage(): void {
  const { dataset } = document.documentElement
  const samples = new Set(Array.from(buttons(), (button) => button.dataset.language))
  const known = [storedLanguage(), dataset.language].find((language) => samples.has(language))
  dataset.language = known ?? DEFAULT_LANGUAGE
  mark()
}

function storedLanguage(): string | undefined {
  // `localStorage` throws if storage is off.
  try {
    return localStorage.getItem(LANGUAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function mark(): void {
  for (const button of buttons()) {
    const isChosen = button.dataset.language === document.documentElement.dataset.language
    button.setAttribute('aria-selected', String(isChosen))
    button.tabIndex = isChosen ? 0 : -1
  }
}
