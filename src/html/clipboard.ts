/**
 * Copies text on a click, even where the Clipboard API is unavailable.
 *
 * @param code element that shows the text; its text is selected if copying fails
 * @throws Error if copying fails; its message fits on the button
 */
export async function copyText(text: string, button: Element, code?: Element | null): Promise<void> {
  try {
    // Undefined in pages over plain HTTP from another machine.
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    if (copyFromField(text, button)) return
    if (!code) throw new Error('The browser blocks copying', { cause })
    getSelection()?.selectAllChildren(code)
    throw new Error('The text is selected; press Ctrl+C', { cause })
  }
}

/** Copies from a temporary field, which works in all pages, and restores focus and selection. Returns whether text was copied. */
function copyFromField(text: string, button: Element): boolean {
  const focused = document.activeElement
  const selection = getSelection()
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {}
  const field = document.createElement('textarea')
  field.value = text
  // An editable field opens the on-screen keyboard on phones.
  field.readOnly = true
  field.style.position = 'fixed'
  // Beside the button, because nothing outside a modal dialog can have the focus while the dialog is open.
  button.after(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (anchorNode && focusNode) selection?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0)
  return isCopied
}
