import { type Child, h, type View } from '../../../../src/sandbox/console/dom.ts'
import { button, code, field, note, select, submitted } from '../../../../src/sandbox/console/ui.ts'
import { SWITCHES, type Switches, type SwitchName } from '../../../../src/sandbox/state/switches.ts'
import type { Role } from '../../samples/cases.ts'
import type { TryParameter } from '../data.ts'
import { type Console, SANDBOX_URL } from './console.ts'
import { keyOf, problemInJson, textsOf } from './request.ts'

const ROLES: Record<Role, string> = {
  owner: 'owner of the project',
  member: 'member of the project',
  expired: 'with an expired token',
  other_project: 'of another project',
  none: 'without a token',
}

const STATUSES = ['400', '401', '403', '404', '409', '429', '500', '503']

/** The whole console: what to send, and what came back. */
export function consoleView(console: Console): View[] {
  return [target(console), request(console), response(console)]
}

function target(console: Console): View {
  const { service, isChoosing } = console
  const choose = (isService: boolean) => () => {
    console.isChoosing = isService
    if (!isService) console.service = undefined
    console.result = undefined
    console.render()
  }
  const radio = (label: string, isService: boolean) =>
    h(
      'label',
      { class: 'check' },
      h('input', { type: 'radio', name: 'try-target', checked: isChoosing === isService, onchange: choose(isService) }),
      ` ${label}`,
    )
  const onsubmit = submitted((fields) => {
    console.service = { baseUrl: String(fields.get('url')), token: String(fields.get('token')) }
    console.render()
  })
  return h(
    'div',
    { key: 'target' },
    h(
      'fieldset',
      { class: 'try-row' },
      h('legend', {}, 'Send to'),
      radio('the sandbox in this page', false),
      radio('my service', true),
    ),
    isChoosing &&
      h(
        'form',
        { class: 'try-service', onsubmit },
        h('p', {}, 'Requests then leave this page. The token stays in memory until you close or leave the page.'),
        field(
          'Base URL',
          h('input', { name: 'url', type: 'url', required: true, placeholder: 'https://api.example.com' }),
        ),
        field('Token', h('input', { name: 'token', type: 'password', required: true, autocomplete: 'off' })),
        button('Use this service', undefined, { type: 'submit' }),
        service && h('p', { role: 'status' }, `Calls go to ${service.baseUrl}.`),
      ),
  )
}

function request(console: Console): View {
  const { data, service, isSending, isChoosing } = console
  const problem = problemInJson(console.body)
  const isReady = !isSending && problem === undefined && (service !== undefined || !isChoosing)
  const cases = data.cases.map(({ id, title, status }) => [id, `${title}: ${status}`] as const)
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
      { class: 'try-grid' },
      !service &&
        field(
          'Case',
          select('case', cases, {
            value: console.case.id,
            onchange: (event: Event) => console.choose((event.target as HTMLSelectElement).value),
          }),
        ),
      !service &&
        field(
          'Caller',
          select('role', Object.entries(ROLES), {
            value: console.role,
            onchange: (event: Event) => {
              console.role = (event.target as HTMLSelectElement).value as Role
            },
          }),
        ),
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
    data.takesBody &&
      field(
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
      ),
    !service && disturbances(console),
    h(
      'div',
      { class: 'try-row' },
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

/** Faults for the next call, and the switches of the sandbox. */
function disturbances(console: Console): View {
  const { fault } = console
  const set = (change: object) => {
    const { status, delayMs, drop } = { ...fault, ...change } as NonNullable<typeof fault>
    const isGiven = status !== undefined || delayMs !== undefined || drop
    console.fault = isGiven
      ? {
          operation: console.data.id,
          ...(delayMs !== undefined && { delayMs }),
          ...(drop ? { drop } : status !== undefined && { status }),
        }
      : undefined
    console.render()
  }
  const kind = fault?.drop ? 'drop' : String(fault?.status ?? '')
  const kinds = [['', 'no fault'], ...STATUSES.map((each) => [each, `status ${each}`]), ['drop', 'no response']] as [
    string,
    string,
  ][]
  const onchange = (event: Event) => {
    const { value } = event.target as HTMLSelectElement
    set({ status: value === '' || value === 'drop' ? undefined : Number(value), drop: value === 'drop' || undefined })
  }
  return h(
    'details',
    { class: 'try-more' },
    h('summary', {}, 'Faults and switches'),
    h(
      'div',
      { class: 'try-grid' },
      field('Fault of the next calls', select('fault', kinds, { value: kind, onchange })),
      field(
        'Delay in ms',
        h('input', {
          type: 'number',
          min: 0,
          max: 10_000,
          value: typeof fault?.delayMs === 'number' ? fault.delayMs : '',
          onchange: (event: Event) => {
            const { value } = event.target as HTMLInputElement
            set({ delayMs: value === '' ? undefined : Math.min(10_000, Math.max(0, Number(value))) })
          },
        }),
      ),
    ),
    h(
      'p',
      { class: 'hint' },
      'Switches choose how the sandbox behaves where the description of the service is silent.',
    ),
    h(
      'div',
      { class: 'try-grid' },
      (Object.keys(SWITCHES) as SwitchName[]).map((name) => switchField(console, name)),
    ),
  )
}

function switchField(console: Console, name: SwitchName): View {
  const { values } = SWITCHES[name]
  const onchange = (event: Event) => {
    const { value } = event.target as HTMLSelectElement
    const chosen = (values as readonly unknown[]).find((each) => String(each) === value)
    console.sandbox.turn({ [name]: chosen } as Partial<Switches>)
    console.render()
  }
  return h(
    'div',
    { key: name },
    field(name, select(name, values.map(String), { value: String(console.sandbox.switches[name]), onchange })),
  )
}

function response(console: Console): View {
  const { data, result, sent, service } = console
  const texts =
    sent &&
    textsOf(data, sent, service?.baseUrl ?? SANDBOX_URL, service ? '$API_TOKEN' : console.sandbox.tokenOf(console.role))
  const content: Child = result && [
    h(
      'p',
      {},
      h('strong', { class: result.status < 400 ? 'good' : 'bad' }, `${result.status}`),
      ` in ${result.milliseconds < 10 ? result.milliseconds.toFixed(1) : Math.round(result.milliseconds)} ms. `,
      result.documented === undefined
        ? 'The document has no such response.'
        : `Documented as ${result.documented}: ${data.responses[result.documented] ?? ''}`,
    ),
    h(
      'p',
      { class: result.problem === undefined ? 'hint' : 'problem' },
      result.problem ?? 'The response conforms to the document.',
    ),
    result.body !== '' && code(console, result.isCut ? 'Start of the body' : 'Body', result.body),
    code(console, 'Headers', result.headers.map(([name, value]) => `${name}: ${value}`).join('\n')),
    texts && code(console, 'curl', texts.curl),
    texts && code(console, 'TypeScript', texts.typescript),
  ]
  return h('div', { key: 'response', role: 'status', class: 'try-response' }, content)
}
