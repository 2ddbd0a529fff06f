import { escapeRegExp } from '../../../../src/printable.ts'
import { h, show } from '../../../../src/sandbox/console/dom.ts'
import type { SearchEntry } from '../entries.ts'
import { createIndex, type Found, find, type Index } from '../find.ts'

/** The build replaces it with the entries. */
declare const ENTRIES: SearchEntry[]

const NOTHING = 'Nothing found. Try the name of a field, a status code, or another word for it.'

let search: HTMLDialogElement | undefined

/** Opens the search. @param root path from the page to the root of the docs */
function open(root: string): void {
  search ??= createSearch(createIndex(ENTRIES), root)
  if (search.open) return
  search.showModal()
  search.querySelector('input')?.select()
}

/** Adds the dialog to the page. Its input names the chosen result, so that screen readers read it. */
function createSearch(index: Index, root: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  let query = ''
  let found: Found[] = []
  let chosen = 0

  function update(): void {
    const input = {
      ...{ type: 'search', autocomplete: 'off', placeholder: 'Operations, fields, errors, guides …' },
      ...{ role: 'combobox', 'aria-label': 'Search', 'aria-controls': 'search-results' },
      'aria-expanded': String(found.length > 0),
      'aria-activedescendant': found.length > 0 && `search-result-${chosen}`,
      oninput,
      onkeydown,
    }
    const results = found.map(({ kind, title, context, url }, at) => {
      const option = { id: `search-result-${at}`, role: 'option', 'aria-selected': String(at === chosen) }
      const words = h('strong', {}, marked(title, query))
      const link = { ...option, href: root + url, tabindex: -1 }
      return h('a', link, h('small', {}, kind), words, h('span', { class: 'hint' }, context))
    })
    show(dialog, [
      h('input', input),
      h(
        'p',
        { class: 'hint', role: 'status' },
        query !== '' && (found.length > 0 ? `${found.length} results` : NOTHING),
      ),
      h('div', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' }, results),
    ])
    dialog.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }
  function oninput(event: Event): void {
    query = (event.target as HTMLInputElement).value.trim()
    found = query === '' ? [] : find(index, query)
    chosen = 0
    update()
  }
  function onkeydown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key]
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    chosen = (chosen + step + found.length) % found.length
    update()
    if (event.key !== 'Enter') return
    const link = dialog.querySelector<HTMLAnchorElement>('[aria-selected=true]')
    if (event.ctrlKey || event.metaKey) window.open(link?.href, '_blank', 'noopener')
    else link?.click()
  }
  dialog.addEventListener('click', ({ target }) => {
    // Links close it, too, because one to a place on the same page loads no page.
    if (target === dialog || (target as Element).closest('a')) dialog.close()
  })
  Object.assign(dialog, { className: 'search', ariaLabel: 'Search' })
  document.body.append(dialog)
  update()
  return dialog
}

function marked(title: string, query: string) {
  const words = query.split(/\s+/).map(escapeRegExp)
  const parts = title.split(new RegExp(`(${words.join('|')})`, 'gi'))
  return parts.map((part, at) => (at % 2 === 1 ? h('mark', {}, part) : part))
}

Object.assign(globalThis, { projectResourcesSearch: { open } })
