import { type ComponentChildren, createContext, type JSX, render } from 'preact'
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { useActions } from './actions.tsx'

type Elements = JSX.IntrinsicElements
type ButtonProps = Elements['button']

/** A button. Without a listener, it submits its form. */
export const Button = (props: ButtonProps) => (
  <button type={props.onClick ? 'button' : 'submit'} class="control" {...props} />
)

interface ActionProps extends Omit<ButtonProps, 'onClick'> {
  run: (button: HTMLButtonElement) => unknown
  /** Message when it is done. */
  done?: string
  /** Question to ask first, with the label of the button that confirms. */
  question?: readonly [question: string, yes: string]
}

const SharedActions = createContext<ReturnType<typeof useActions> | undefined>(undefined)

/** Shows the problems of the actions in its content above it: beside its button, one would widen a table's column. */
export function ProblemsAbove({ children }: { children: ComponentChildren }) {
  const actions = useActions()
  return (
    <SharedActions.Provider value={actions}>
      <Problem>{actions.problem}</Problem>
      {children}
    </SharedActions.Provider>
  )
}

/** A button that runs an action, and shows the problem if it fails. */
export function Action({ run, done, question, ...props }: ActionProps) {
  const own = useActions()
  const { act } = useContext(SharedActions) ?? own
  const pressed = useRef<HTMLButtonElement>(undefined)
  // The action may remove its own button, which must not take the focus with it.
  useLayoutEffect(() => () => giveFocusAway(pressed.current), [])
  const start = async ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
    pressed.current = currentTarget
    if (!question || (await ask(...question))) await act(() => run(currentTarget), done)
  }
  return (
    <>
      <Button {...(props as ButtonProps)} onClick={start} />
      <Problem>{own.problem}</Problem>
    </>
  )
}

/** If a button has the focus, gives it to the last button of the next row, or else to the section. */
function giveFocusAway(button: HTMLButtonElement | undefined): void {
  if (!button || button !== document.activeElement) return
  const row = button.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const heir = Array.from(next?.querySelectorAll('button') ?? []).at(-1) ?? button.closest('section')
  heir?.focus()
}

interface ActionFormProps extends Omit<Elements['form'], 'onSubmit'> {
  /** Resolves to false if the user cancels. */
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
  <section aria-label={title} tabIndex={-1}>
    <h2>{title}</h2>
    {children}
  </section>
)

export type FieldOptions = readonly (string | readonly [value: string, label: string])[]

interface FieldProps extends Record<string, unknown> {
  label: ComponentChildren
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
      {hint && (
        <small id={id} class={props['aria-invalid'] ? 'bad' : undefined}>
          {hint}
        </small>
      )}
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
      <p class="problem" role="alert" ref={showAll}>
        {children}
      </p>
    )}
  </>
)

/** A problem below a long form would be out of sight. */
const showAll = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Makes an element that scrolls by itself reachable by keyboard. */
export const scrolls = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label }) as const

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
