import { type Child, h, type Props, type View, viewsOf } from './dom.ts'
import type { Actor } from './panel.ts'

export function button(label: Child, onclick?: (event: MouseEvent) => void, props: Props = {}): View {
  return h('button', { type: 'button', class: 'control', ...(onclick && { onclick }), ...props }, label)
}

/** A label with its input. */
export function field(label: string, input: View, hint?: string): View {
  return h('label', { class: 'field' }, h('span', {}, label), input, hint !== undefined && h('small', {}, hint))
}

export function select(
  name: string,
  options: readonly (string | readonly [value: string, label: string])[],
  props: Props = {},
): View {
  const items = options.map((option) => {
    const [value, label] = typeof option === 'string' ? [option, option] : option
    return h('option', { key: value, value }, label)
  })
  return h('select', { name, class: 'control', ...props }, items)
}

/** Creates the listener of a form that handles its fields in this page. */
export function submitted(work: (fields: FormData, form: HTMLFormElement) => void): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    work(new FormData(form), form)
  }
}

/** The problem of the last action at a place. */
export function note(app: Actor, place: string): Child {
  const problem = app.problems.get(place)
  return problem !== undefined && h('p', { class: 'problem', role: 'alert' }, problem)
}

/**
 * A table that scrolls by itself.
 *
 * @param head titles of the columns; `#` before a title aligns it with numbers
 * @param rows each with a key
 * @param empty what to say if there are none
 * @param props `class: 'tall'` limits the height
 */
export function table(label: string, head: string[], rows: View[], empty: string, props: Props = {}): View {
  if (rows.length === 0) return h('p', { class: 'empty' }, empty)
  const titles = head.map((each) =>
    h('th', { scope: 'col', class: each.startsWith('#') ? 'number' : undefined }, each.replace(/^#/, '')),
  )
  return h(
    'div',
    { ...props, class: `scroller ${props.class ?? ''}`, tabindex: '0', role: 'group', 'aria-label': label },
    h('table', { class: 'rows' }, h('thead', {}, h('tr', {}, titles)), h('tbody', {}, rows)),
  )
}

export function row(key: string, cells: Child[], props: Props = {}): View {
  return h(
    'tr',
    { key, ...props },
    cells.map((cell) => (isCell(cell) ? cell : h('td', { class: classOf(cell) }, cell))),
  )
}

const isCell = (cell: Child): cell is View => typeof cell === 'object' && !Array.isArray(cell) && cell.tag === 'td'

/** Short texts do not wrap, so that rows stay low; on a narrow screen, the table scrolls instead. */
const classOf = (cell: Child) => (lengthOf(cell) <= 32 ? 'short' : undefined)

function lengthOf(child: Child): number {
  return viewsOf(child).reduce(
    (sum, { props, children }) => sum + String(props.text ?? '').length + lengthOf(children),
    0,
  )
}

export const number = (...children: Child[]): View => h('td', { class: 'number' }, children)

/** Words by what they mean for a resource; the sandbox's own words, because the service's are undocumented. */
const TONES: Record<string, RegExp> = {
  good: /^(running|ready|success|succeeded|validated|active|computed)$/i,
  warn: /^(pending|queued|not_ready|in_progress|terminating|warning)$/i,
  bad: /^(failed|failure|expired|error)$/i,
}

/** A state, in a colour that repeats what the word says. */
export function stateOf(word: string | undefined): Child {
  if (word === undefined) return '–'
  return h('span', { class: Object.keys(TONES).find((tone) => TONES[tone]?.test(word)) }, word)
}

/** A moment, in UTC, as `2026-03-10 09:30:00`. The API writes the epoch if there is none. */
export function moment(iso: string | undefined): Child {
  if (iso?.startsWith('1970-01-01')) return '–'
  if (!iso || !/^\d{4}-\d\d-\d\dT/.test(iso)) return iso || '–'
  return h('time', { datetime: iso, title: iso }, iso.slice(0, 19).replace('T', ' '))
}

/** JSON, or a command, with a button that copies it. */
export function code(app: Actor, label: string, text: string): View {
  return h(
    'div',
    { class: 'code' },
    h('div', { class: 'code-head' }, h('strong', {}, label), copy(app, text, label)),
    h('pre', { tabindex: '0', role: 'group', 'aria-label': label }, h('code', {}, text)),
  )
}

/** A button that copies a text. @param what what is copied, for screen readers */
export function copy(app: Actor, text: string, what: string, label = 'Copy'): View {
  const place = `copy ${what}`
  const onclick = () => app.act(place, () => writeToClipboard(text), `Copied: ${what}`)
  const name = label === 'Copy' ? `Copy ${what}` : undefined
  return h('span', {}, button(label, onclick, { class: 'control small', 'aria-label': name }), note(app, place))
}

async function writeToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    // Browsers give the clipboard only to pages from this machine or over HTTPS.
    throw new Error('The browser does not allow copying here; select the text instead.', { cause })
  }
}

/** Saves a response as a file. */
export async function saveAs(name: string, response: Response): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Asks before an action that cannot be undone. The dialog gives the focus back to the button that opened it. */
export function ask(question: string, confirm: string): Promise<boolean> {
  const dialog = document.createElement('dialog')
  const make = (tag: string, text: string, value: string) => {
    const element = document.createElement(tag)
    element.textContent = text
    if (element instanceof HTMLButtonElement) Object.assign(element, { value, className: 'control' })
    return element
  }
  const form = document.createElement('form')
  Object.assign(form, { method: 'dialog', className: 'line dialog' })
  form.append(make('p', question, ''), make('button', 'Cancel', ''), make('button', confirm, 'yes'))
  dialog.append(form)
  dialog.setAttribute('aria-label', question)
  document.body.append(dialog)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  dialog.addEventListener('close', () => {
    dialog.remove()
    resolve(dialog.returnValue === 'yes')
  })
  dialog.showModal()
  return promise
}
