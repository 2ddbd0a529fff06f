import { h, type View } from '../../../../src/sandbox/console/dom.ts'
import { button, field, note, select, submitted } from '../../../../src/sandbox/console/ui.ts'
import type { Role } from '../../samples/provoked.ts'
import type { TryParameter } from '../data.ts'
import type { Console } from './console.ts'
import { disturbances } from './disturbances.ts'
import { keyOf, problemInJson } from './request.ts'

const ROLES: Record<Role, string> = {
  owner: 'owner of the project',
  member: 'member of the project',
  expired: 'with an expired token',
  no_access: 'of another project',
  none: 'without a token',
}

/** What to send. */
export function requestForm(console: Console): View {
  const { data, service, isSending, isChoosing } = console
  const problem = problemInJson(console.body)
  const isReady = problem === undefined && (service !== undefined || !isChoosing)
  return h(
    'form',
    {
      key: 'request',
      class: 'try-request',
      'aria-label': 'Request',
      onsubmit: submitted(() => void console.send()),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isReady) return
        event.preventDefault()
        void console.send()
      },
    },
    h(
      'div',
      { class: 'grid-form' },
      !service && [caseField(console), callerField(console)],
      data.parameters.map((parameter) => parameterField(console, parameter)),
      field(
        'Other parameters (name=value)',
        h('input', {
          name: 'more',
          value: console.more,
          autocomplete: 'off',
          spellcheck: 'false',
          oninput: (event: Event) => {
            console.more = (event.target as HTMLInputElement).value
          },
        }),
      ),
    ),
    data.takesBody && bodyField(console, problem),
    !service && disturbances(console),
    h(
      'div',
      { class: 'line' },
      button(isSending ? 'Sending…' : 'Send', undefined, {
        type: 'submit',
        class: 'control primary',
        disabled: !isReady,
      }),
      !service && button('Reset the sandbox', () => void console.reset()),
    ),
    note(console, 'send'),
  )
}

function caseField(console: Console): View {
  const cases = console.data.cases.map(({ id, title, status }) => [id, `${title}: ${status}`] as const)
  const onchange = (event: Event) => console.choose((event.target as HTMLSelectElement).value)
  return field('Case', select('case', cases, { value: console.case.id, onchange }))
}

function callerField(console: Console): View {
  const onchange = (event: Event) => {
    console.role = (event.target as HTMLSelectElement).value as Role
  }
  return field('Caller', select('role', Object.entries(ROLES), { value: console.role, onchange }))
}

/** @param problem why the body is not valid JSON */
function bodyField(console: Console, problem: string | undefined): View {
  return field(
    'Body (JSON)',
    h('textarea', {
      rows: Math.min(16, console.body.split('\n').length + 1),
      spellcheck: 'false',
      'aria-invalid': problem ? 'true' : undefined,
      value: console.body,
      oninput: (event: Event) => {
        console.body = (event.target as HTMLTextAreaElement).value
        console.render()
      },
    }),
    problem,
  )
}

function parameterField(console: Console, parameter: TryParameter): View {
  const { name, required, values } = parameter
  const key = keyOf(parameter)
  const oninput = (event: Event) => {
    console.values[key] = (event.target as HTMLInputElement).value
  }
  const ids = console.service ? undefined : console.ids[name]
  const list = ids && `try-ids-${name}`
  const label = required ? name : `${name} (optional)`
  const options = [...new Set([console.values[key] ?? '', ...values])]
  const input =
    values.length > 0
      ? select(key, required ? options : [...new Set(['', ...options])], {
          value: console.values[key] ?? '',
          onchange: oninput,
        })
      : h('input', {
          name: key,
          value: console.values[key] ?? '',
          oninput,
          list,
          autocomplete: 'off',
          spellcheck: 'false',
        })
  return h(
    'div',
    { key },
    field(label, input),
    ids &&
      h(
        'datalist',
        { id: list },
        ids.map((id) => h('option', { key: id, value: id })),
      ),
  )
}
