import { h, type View } from '../../../../src/sandbox/console/dom.ts'
import { button, entered, field, inputField, note, selectField, submitted } from '../../../../src/sandbox/console/ui.ts'
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

/** Properties of an input for text that is neither prose nor personal. */
const PLAIN = { autocomplete: 'off', spellcheck: 'false' }

/** What to send. */
export function requestForm(console: Console): View {
  const { data, service, isSending, isChoosing } = console
  const problem = problemInJson(console.body)
  const isReady = problem === undefined && (service !== undefined || !isChoosing)
  const onsubmit = submitted(() => void console.send())
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isReady) return
    event.preventDefault()
    void console.send()
  }
  const oninput = entered((text) => {
    console.more = text
  })
  return h('form', { key: 'request', class: 'try-request', 'aria-label': 'Request', onsubmit, onkeydown }, [
    h('div', { class: 'grid-form' }, [
      !service && [caseField(console), callerField(console)],
      data.parameters.map((parameter) => parameterField(console, parameter)),
      inputField('Other parameters (name=value)', { name: 'more', value: console.more, ...PLAIN, oninput }),
    ]),
    data.takesBody && bodyField(console, problem),
    !service && disturbances(console),
    h('div', { class: 'line' }, [
      button(isSending ? 'Sending…' : 'Send', undefined, { class: 'control primary', disabled: !isReady }),
      !service && button('Reset the sandbox', () => void console.reset()),
    ]),
    note(console, 'send'),
  ])
}

function caseField(console: Console): View {
  const cases = console.data.cases.map(({ id, title, status }) => [id, `${title}: ${status}`] as const)
  return selectField('Case', 'case', cases, { value: console.case.id, onchange: entered(console.choose) })
}

function callerField(console: Console): View {
  const onchange = entered((role) => {
    console.role = role as Role
  })
  return selectField('Caller', 'role', Object.entries(ROLES), { value: console.role, onchange })
}

/** @param problem why the body is not valid JSON */
function bodyField(console: Console, problem: string | undefined): View {
  const input = h('textarea', {
    rows: Math.min(16, console.body.split('\n').length + 1),
    spellcheck: 'false',
    'aria-invalid': problem ? 'true' : undefined,
    value: console.body,
    oninput: entered((text) => {
      console.body = text
      console.render()
    }),
  })
  return field('Body (JSON)', input, problem)
}

function parameterField(console: Console, parameter: TryParameter): View {
  const { name, required, values } = parameter
  const key = keyOf(parameter)
  const value = console.values[key] ?? ''
  const oninput = entered((text) => {
    console.values[key] = text
  })
  const label = required ? name : `${name} (optional)`
  if (values.length > 0) {
    const options = [...new Set([...(required ? [] : ['']), value, ...values])]
    return h('div', { key }, selectField(label, key, options, { value, onchange: oninput }))
  }
  const ids = console.service ? undefined : console.ids[name]
  const list = ids && `try-ids-${name}`
  const options = ids?.map((id) => h('option', { key: id, value: id }))
  return h('div', { key }, [
    inputField(label, { name: key, value, oninput, list, ...PLAIN }),
    options && h('datalist', { id: list }, options),
  ])
}
