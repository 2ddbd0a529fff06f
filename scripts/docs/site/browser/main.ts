import '../../../../src/html/mode.js'
import { setUpLoaders } from './loaders.ts'
import { chooseLanguage, tabs } from './tabs.ts'

const SHOWN_MS = 2000

// Runs in the head, so that nothing moves when the page appears.
document.documentElement.classList.add('js')
chooseLanguage()
const root = document.currentScript?.dataset.root ?? ''
addEventListener('DOMContentLoaded', () => {
  tabs()
  copyButtons()
  repeatedMarks()
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

/** Lets repeated marks of an open question open in place. Without this script, they lead to the first one, which has the text. */
function repeatedMarks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.mark')) {
    const first = document.getElementById(link.hash.slice(1))?.parentElement
    if (!first) continue
    const copy = first.cloneNode(true) as HTMLElement
    copy.classList.add('again')
    copy.lastElementChild?.removeAttribute('id')
    link.replaceWith(copy)
  }
}
