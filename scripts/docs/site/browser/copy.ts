const SHOWN_MS = 2000

/** Adds a copy button to each block of code, and sets up the one that copies the page as Markdown. */
export function copyButtons(): void {
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
