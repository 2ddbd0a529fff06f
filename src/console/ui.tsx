import { type ComponentChildren, type JSX, render } from 'preact'
import { useId } from 'preact/hooks'
import { useActions } from './actions.tsx'

type Elements = JSX.IntrinsicElements
type ButtonProps = Elements['button']

/** A button. Without a listener, it submits its form. */
export const Button = (props: ButtonProps) => (
  <button type={props.onClick ? 'button' : 'submit'} class="control" {...props} />
)

interface ActionProps extends Omit<ButtonProps, 'onClick'> {
  run: () => unknown
  /** Message when it is done. */
  done?: string
  /** Question to ask first, with the label of the button that confirms. */
  question?: readonly [question: string, yes: string]
}

/** A button that runs an action, and shows the problem if it fails. */
export function Action({ run, done, question, ...props }: ActionProps) {
  const { act, problem } = useActions()
  const start = async () => {
    if (!question || (await ask(...question))) await act(run, done)
  }
  return (
    <>
      <Button {...(props as ButtonProps)} onClick={start} />
      <Problem>{problem}</Problem>
    </>
  )
}

interface ActionFormProps extends Omit<Elements['form'], 'onSubmit'> {
  /** Resolves to false if the reader cancels. */
  run: (fields: FormData) => unknown
  done?: string
  /** Whether to empty the form when it is done. */
  resets?: boolean
}

/** A form that runs an action with its fields, and shows the problem if it fails. */
export function ActionForm({ run, done, resets, children, ...props }: ActionFormProps) {
  const { act, problem } = useActions()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    if ((await act(() => run(new FormData(form)), done)) && resets) form.reset()
  }
  return (
    <form {...(props as Elements['form'])} onSubmit={submit}>
      {children}
      <Problem>{problem}</Problem>
    </form>
  )
}

/** A part of a page, with its heading. */
export const Section = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

export type FieldOptions = readonly (string | readonly [value: string, label: string])[]

interface FieldProps extends Record<string, unknown> {
  label: string
  hint?: string | undefined
  options?: FieldOptions
  /** Values that an input offers. */
  suggestions?: readonly string[] | undefined
  onValue?: (value: string) => void
}

/** A label with its control: a choice if there are options, an area if there are rows, else an input. */
export function Field({ label, hint, options, suggestions, onValue, ...props }: FieldProps) {
  const onChange = (event: Event) => onValue?.((event.target as HTMLInputElement).value)
  const id = useId()
  const list = suggestions && `${id}-list`
  const described = { list, 'aria-describedby': hint && id }
  const listener = onValue && { [options ? 'onChange' : 'onInput']: onChange }
  const control = { class: 'control', ...described, ...props, ...listener }
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is one of three. */}
      <label class="field">
        <span>{label}</span>
        {options && <select {...control}>{options.map(optionOf)}</select>}
        {!options && ('rows' in props ? <textarea {...control} /> : <input {...control} />)}
      </label>
      {suggestions && <datalist id={list}>{suggestions.map(optionOf)}</datalist>}
      {hint && <small id={id}>{hint}</small>}
    </div>
  )
}

function optionOf(option: FieldOptions[number]) {
  const [value, label] = typeof option === 'string' ? [option, option] : option
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

/** A check box or a radio button, with its label. */
export const CheckField = ({ label, ...props }: Record<string, unknown> & { label: string }) => (
  <label class="check">
    <input {...props} /> {label}
  </label>
)

/** A problem, which screen readers announce at once. */
export const Problem = ({ children }: { children: string | undefined }) => (
  <>
    {children !== undefined && (
      <p class="problem" role="alert">
        {children}
      </p>
    )}
  </>
)

/** Makes an element that scrolls by itself reachable by keyboard. */
const scrolls = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label }) as const

/** Columns by title: the name of a field, or a function that renders the cell of a row. */
export type Columns<Row> = Record<string, string | ((row: Row) => ComponentChildren)>

interface TableProps<Row> {
  label: string
  columns: Columns<Row>
  rows: readonly Row[]
  /** Text if there are no rows. */
  empty?: string
  isCurrent?: (row: Row) => boolean
}

/** A table that scrolls by itself. */
export function Table<Row>({ label, columns, rows, empty, isCurrent }: TableProps<Row>) {
  const [first] = rows
  if (first === undefined) return <p class="empty muted">{empty}</p>
  const cellOf = (row: Row, column: Columns<Row>[string]) =>
    typeof column === 'string' ? (row as Record<string, ComponentChildren>)[column] : column(row)
  return (
    <div class="scroller" {...scrolls(label)}>
      <table class="rows">
        <thead>
          <tr>
            {Object.entries(columns).map(([title, column]) => (
              <th key={title} scope="col" class={classOf(cellOf(first, column))}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row) ?? index} aria-current={isCurrent?.(row) ? 'true' : undefined}>
              {Object.entries(columns).map(([title, column]) => {
                const cell = cellOf(row, column)
                return (
                  <td key={title} class={classOf(cell)}>
                    {shown(cell)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const rowKey = (row: unknown) => {
  const { id, name } = row as { id?: string; name?: string }
  return id ?? name
}

/** Numbers are right-aligned. Short texts do not wrap, so that rows stay low. */
function classOf(cell: ComponentChildren): string | undefined {
  if (typeof cell === 'number' || (typeof cell === 'string' && /^-?[\d,.]+( %)?$/.test(cell))) return 'number'
  return typeof cell === 'string' && cell.length > 32 ? 'wide' : undefined
}

/** States by meaning: those of the sandbox, because the service's are undocumented. */
const TONES: Record<string, RegExp> = {
  good: /^(running|ready|success|succeeded|validated|active|computed)$/i,
  warn: /^(pending|queued|not_ready|in_progress|terminating|warning)$/i,
  bad: /^(failed|failure|expired|error)$/i,
}

/** Formats a cell: a moment in UTC, a state in a colour that repeats its meaning, anything else as it is. */
export function shown(cell: ComponentChildren): ComponentChildren {
  if (cell === undefined || cell === null) return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : '–'
  if (typeof cell !== 'string') return cell
  // The API returns the Unix epoch if there is no moment.
  if (cell.startsWith('1970-01-01')) return '–'
  if (/^\d{4}-\d\d-\d\dT/.test(cell)) return <time dateTime={cell}>{cell.slice(0, 19).replace('T', ' ')}</time>
  return <span class={Object.keys(TONES).find((tone) => TONES[tone]?.test(cell))}>{cell}</span>
}

/** Text in a fixed-width font, with a button that copies it. */
export const Code = ({ label, children }: { label: string; children: string }) => (
  <div class="code">
    <div class="code-head">
      <strong>{label}</strong>
      <Copy text={children} what={label} />
    </div>
    <pre {...scrolls(label)}>
      <code>{children}</code>
    </pre>
  </div>
)

export const Json = ({ label, value }: { label: string; value: unknown }) => (
  <Code label={label}>{JSON.stringify(value, null, 2)}</Code>
)

/** A button that copies a text. @param what name of the text, for screen readers */
export const Copy = ({ text, what }: { text: string; what: string }) => (
  <Action class="control small" aria-label={`Copy ${what}`} run={() => toClipboard(text)} done={`Copied: ${what}`}>
    Copy
  </Action>
)

async function toClipboard(text: string): Promise<void> {
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
export function ask(question: string, yes: string): Promise<boolean> {
  const dialog = document.createElement('dialog')
  dialog.ariaLabel = question
  const form = (
    <form method="dialog">
      <p>{question}</p>
      <div class="line">
        <Button value="">Cancel</Button>
        <Button value="yes" class="control primary">
          {yes}
        </Button>
      </div>
    </form>
  )
  render(form, dialog)
  document.body.append(dialog)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  dialog.addEventListener('close', () => {
    dialog.remove()
    resolve(dialog.returnValue === 'yes')
  })
  addEventListener('hashchange', () => dialog.close(), { once: true })
  dialog.showModal()
  return promise
}
