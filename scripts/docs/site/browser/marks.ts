/** Lets repeated marks of an open question open in place. Without this script, they lead to the first one, which has the text. */
export function repeatedMarks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.mark')) {
    const first = document.getElementById(link.hash.slice(1))?.parentElement
    if (!first) continue
    const copy = first.cloneNode(true) as HTMLElement
    copy.classList.add('again')
    copy.lastElementChild?.removeAttribute('id')
    link.replaceWith(copy)
  }
}
