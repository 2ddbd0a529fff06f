import type { Actor } from './actor.ts'
import { type Child, h, type Props, show, type View, viewsOf } from './dom.ts'

/** A button. Without a listener, it submits its form. */
export function button(label: Child, onclick?: (event: MouseEvent) => void, props: Props = {}): View {
  return h('button', { type: onclick ? 'button' : 'submit', class: 'control', onclick, ...props }, label)
}

/** A part of a page, with its heading. */
export function section(title: string, children: Child[]): View {
  return h('section', { 'aria-label': title }, [h('h2', {}, title), children])
}

/** A label with its control. */
export function field(label: string, control: View, hint?: string): View {
  return h('label', { class: 'field' }, [h('span', {}, label), control, hint !== undefined && h('small', {}, hint)])
}

export const inputField = (label: string, props: Props, hint?: string): View =>
  field(label, h('input', { class: 'control', ...props }), hint)

/** A check box or a radio button, with its label. */
export const checkField = (label: string, props: Props): View =>
  h('label', { class: 'check' }, [h('input', props), ` ${label}`])

type Options = readonly (string | readonly [value: string, label: string])[]

export function select(name: string, options: Options, props: Props = {}): View {
  const items = options.map((option) => {
    const [value, label] = typeof option === 'string' ? [option, option] : option
    return h('option', { key: value, value }, label)
  })
  return h('select', { name, class: 'control', ...props }, items)
}

/** A choice of values, which need not be texts. @param work handles the chosen value */
export function valueSelect(name: string, values: readonly unknown[], work: (value: unknown) => void, props: Props) {
  const onchange = entered((text) => work(values.find((each) => String(each) === text)))
  return select(name, values.map(String), { ...props, onchange })
}

export const selectField = (label: string, name: string, options: Options, props: Props = {}): View =>
  field(label, select(name, options, props))

/** Creates the listener of a control that handles its value. */
export const entered =
  (work: (value: string) => void) =>
  ({ target }: { target: HTMLInputElement }): void =>
    work(target.value)

/** Creates the listener of a form that handles its fields in this page. */
export function submitted(work: (fields: FormData, form: HTMLFormElement) => void): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    work(new FormData(form), form)
  }
}

/** A problem, which screen readers read at once. */
export const alert = (problem: string | undefined): Child =>
  problem !== undefined && h('p', { class: 'problem', role: 'alert' }, problem)

/** The problem of the last action at a place. */
export const note = (app: Actor, place: string): Child => alert(app.problems.get(place))

interface Table {
  /** Titles of the columns; `#` before a title aligns it with numbers. */
  head: string[]
  /** Each with a key. */
  rows: View[]
  /** What to say if there are none. */
  empty: string
  /** Limits the height. */
  isTall?: boolean
}

/** A table that scrolls by itself. */
export function table(label: string, { head, rows, empty, isTall }: Table): View {
  if (rows.length === 0) return h('p', { class: 'empty' }, empty)
  const titles = head.map((each) =>
    h('th', { scope: 'col', class: each.startsWith('#') ? 'number' : undefined }, each.replace(/^#/, '')),
  )
  const className = isTall ? 'scroller tall' : 'scroller'
  return h('div', { class: className, tabindex: '0', role: 'group', 'aria-label': label }, [
    h('table', { class: 'rows' }, [h('thead', {}, h('tr', {}, titles)), h('tbody', {}, rows)]),
  ])
}

export function row(key: string, cells: Child[], props: Props = {}): View {
  const inCells = cells.map((cell) => (isCell(cell) ? cell : h('td', { class: classOf(cell) }, cell)))
  return h('tr', { key, ...props }, inCells)
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

/** Text in a fixed-width font, with a button that copies it. */
export function code(app: Actor, label: string, text: string): View {
  return h('div', { class: 'code' }, [
    h('div', { class: 'code-head' }, [h('strong', {}, label), copy(app, text, label)]),
    h('pre', { tabindex: '0', role: 'group', 'aria-label': label }, h('code', {}, text)),
  ])
}

export const json = (app: Actor, label: string, value: unknown): View =>
  code(app, label, JSON.stringify(value, null, 2))

/** The value of a JSON text; undefined for any other text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A button that copies a text. @param what what is copied, for screen readers */
export function copy(app: Actor, text: string, what: string, label = 'Copy'): View {
  const place = `copy ${what}`
  const onclick = () => void app.act(place, () => writeToClipboard(text), `Copied: ${what}`)
  const name = label === 'Copy' ? `Copy ${what}` : undefined
  return h('span', {}, [button(label, onclick, { class: 'control small', 'aria-label': name }), note(app, place)])
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
  dialog.setAttribute('aria-label', question)
  const answers = [button('Cancel', undefined, { value: '' }), button(confirm, undefined, { value: 'yes' })]
  show(dialog, [h('form', { method: 'dialog', class: 'line dialog' }, [h('p', {}, question), answers])])
  document.body.append(dialog)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  dialog.addEventListener('close', () => {
    dialog.remove()
    resolve(dialog.returnValue === 'yes')
  })
  dialog.showModal()
  return promise
}
