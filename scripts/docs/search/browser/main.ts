import { escapeRegExp } from '../../../../src/printable.ts'
import type { SearchEntry } from '../entries.ts'
import { createIndex, type Found, find, type Index } from '../find.ts'

/** The build replaces it with the entries. */
declare const ENTRIES: SearchEntry[]

let search: ReturnType<typeof createSearch> | undefined

/** Opens the search. @param root path from the page to the root of the docs */
function open(root: string): void {
  search ??= createSearch(createIndex(ENTRIES), root)
  search.open()
}

/** Adds the dialog to the page. Its input names the chosen result, so that screen readers read it. */
function createDialog() {
  const dialog = element('dialog', { className: 'search', ariaLabel: 'Search' })
  const input = element('input', {
    type: 'search',
    placeholder: 'Operations, fields, errors, guides …',
    autocomplete: 'off',
  })
  const list = element('div', { id: 'search-results', role: 'listbox', ariaLabel: 'Results' })
  const said = element('p', { className: 'hint', role: 'status' })
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-controls', 'search-results')
  input.setAttribute('aria-label', 'Search')
  dialog.append(input, said, list)
  document.body.append(dialog)
  return { dialog, input, list, said }
}

function createSearch(index: Index, root: string) {
  const { dialog, input, list, said } = createDialog()
  let chosen = 0

  const items = () => [...list.children] as HTMLAnchorElement[]
  function choose(at: number): void {
    const all = items()
    chosen = all.length === 0 ? 0 : (at + all.length) % all.length
    for (const [index, item] of all.entries()) item.ariaSelected = String(index === chosen)
    all[chosen]?.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', all[chosen]?.id ?? '')
  }
  function update(): void {
    const found = input.value.trim() === '' ? [] : find(index, input.value)
    list.replaceChildren(...found.map((each, at) => itemOf(each, at, root, input.value)))
    input.ariaExpanded = String(found.length > 0)
    const none = 'Nothing found. Try the name of a field, a status code, or another word for it.'
    said.textContent = input.value.trim() === '' ? '' : found.length === 0 ? none : `${found.length} results`
    choose(0)
  }
  input.addEventListener('input', update)
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      choose(chosen + step)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const link = items()[chosen]
    if (!link) return
    if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener')
    else link.click()
  })
  // A link to a place on the same page does not load a page.
  list.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) dialog.close()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  return {
    open() {
      if (dialog.open) return
      dialog.showModal()
      input.select()
    },
  }
}

function itemOf({ kind, title, context, url }: Found, at: number, root: string, query: string): HTMLElement {
  const item = element('a', { id: `search-result-${at}`, role: 'option', href: root + url, tabIndex: -1 })
  item.append(
    element('small', { textContent: kind }),
    ...marked(title, query),
    element('span', { className: 'hint', textContent: context }),
  )
  return item
}

/** The title with the words of the query marked. */
function marked(title: string, query: string): Node[] {
  const words = query.trim().split(/\s+/).map(escapeRegExp)
  const parts = title.split(new RegExp(`(${words.join('|')})`, 'gi'))
  const strong = element('strong', {})
  strong.append(...parts.map((part, at) => (at % 2 === 1 ? element('mark', { textContent: part }) : part)))
  return [strong]
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  Object.assign(made, properties)
  return made
}

Object.assign(globalThis, { projectResourcesSearch: { open } })
