import { h, render } from 'preact'
import type { SearchRow } from '../entries.ts'
import { createFind, type FindEntries, type Found, type SearchResults } from '../find.ts'
import { statusOf } from '../status.ts'

/** The search entries, which a separate script defines. */
declare const projectResourcesEntries: SearchRow[]

let search: HTMLDialogElement | undefined

/** Opens the search. @param root path from the page to the root of the docs */
function open(root: string): void {
  search ??= createSearch(
    createFind(
      projectResourcesEntries.map(([kind, title, context, url, text, isRow]) => {
        return { kind, title, context, url, text, isRow }
      }),
    ),
    root,
  )
  if (search.open) return
  search.showModal()
  search.querySelector('input')?.select()
}

/** Adds the dialog to the page. Its input names the chosen result, so that screen readers read it. */
function createSearch(find: FindEntries, root: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  let query = ''
  let results: SearchResults = { found: [], words: [], missing: [] }
  let chosen = 0

  function update(): void {
    const { found } = results
    const input = {
      type: 'search',
      autocomplete: 'off',
      placeholder: 'Operations, fields, errors, guides …',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-label': 'Search',
      'aria-controls': 'search-results',
      'aria-expanded': found.length > 0,
      'aria-activedescendant': found.length > 0 ? `search-result-${chosen}` : undefined,
      onInput,
      onKeyDown,
    } as const
    const options = found.map((each, at) => resultOf(each, root, `search-result-${at}`, at === chosen))
    render(
      [
        h('input', input),
        h('p', { class: 'hint', role: 'status' }, query && statusOf(results)),
        h('div', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' }, options),
      ],
      dialog,
    )
    dialog.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }
  function onInput(event: Event): void {
    query = (event.target as HTMLInputElement).value.trim()
    results = find(query)
    chosen = 0
    update()
  }
  function onKeyDown(event: KeyboardEvent): void {
    // While a reader composes a character, for example in Japanese, the keys belong to the input method.
    if (event.isComposing) return
    // By itself, a search field would only be emptied.
    if (event.key === 'Escape') dialog.close()
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key]
    const count = results.found.length
    if (step === undefined || count === 0) return
    event.preventDefault()
    chosen = (chosen + step + count) % count
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
  dialog.className = 'search'
  dialog.ariaLabel = 'Search'
  document.body.append(dialog)
  update()
  return dialog
}

function resultOf({ kind, title, context, url, excerpt, pattern }: Found, root: string, id: string, isChosen: boolean) {
  const link = { id, role: 'option', 'aria-selected': isChosen, href: root + url, tabIndex: -1 } as const
  return h('a', link, [
    h('small', {}, kind === context ? kind : `${kind} · ${context}`),
    h('strong', {}, marked(title, pattern)),
    excerpt && h('span', { class: 'hint' }, marked(excerpt, pattern)),
  ])
}

/** Marks what a pattern matches. */
function marked(text: string, pattern: RegExp) {
  const matches = text.match(pattern) ?? []
  return text.split(pattern).flatMap((part, at) => [part, matches[at] && h('mark', {}, matches[at])])
}

Object.assign(globalThis, { projectResourcesSearch: { open } })
