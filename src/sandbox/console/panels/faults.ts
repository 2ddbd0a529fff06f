import { operationTable } from '../../../../generated/operation-table.ts'
import type { PendingFault } from '../../state/faults.ts'
import type { ScenarioState } from '../../state/scenarios.ts'
import { h, type View } from '../dom.ts'
import type { App, Panel } from '../panel.ts'
import {
  ask,
  button,
  checkField,
  inputField,
  note,
  number,
  row,
  section,
  selectField,
  submitted,
  table,
} from '../ui.ts'

/** Faults and scenarios: how calls fail or wait. */
export function faults(app: App): Panel<[PendingFault[], ScenarioState[]]> {
  const { get, send } = app.api
  return {
    title: 'Faults',
    load: () => Promise.all([get<PendingFault[]>('faults'), get<ScenarioState[]>('scenarios')]),
    show: ([pending, scenarios] = [[], []]) => [
      h('h1', {}, 'Faults'),
      note(app, 'faults'),
      section('Scenarios', [
        h(
          'ul',
          { class: 'scenarios' },
          scenarios.map((each) => scenarioOf(app, each)),
        ),
      ]),
      section('Pending faults', [
        table('Pending faults', {
          head: ['ID', 'Calls', 'Effect', '#Left', 'Actions'],
          rows: pending.map((fault) => rowOf(app, fault)),
          empty: 'No fault is pending.',
        }),
        pending.length > 1 &&
          button('Remove all faults…', async () => {
            if (!(await ask('Remove all pending faults?', 'Remove'))) return
            await app.act('faults', () => send('DELETE', 'faults'), 'Faults removed')
          }),
      ]),
      faultForm(app),
    ],
  }
}

function scenarioOf(app: App, { name, description, running, until }: ScenarioState): View {
  const [verb, method, done] = running ? ['Stop', 'DELETE', 'stopped'] : ['Start', 'POST', 'started']
  const send = () => app.api.send(method, `scenarios/${encodeURIComponent(name)}`)
  const onclick = () => void app.act('faults', send, `${name} ${done}`)
  const end = until === undefined ? '' : ` until ${until.slice(0, 16).replace('T', ' ')}`
  return h('li', { key: name }, [
    button(verb, onclick, { 'aria-label': `${verb} ${name}` }),
    h('code', {}, name),
    h('span', {}, [description, ' ', running && h('span', { class: 'badge' }, `running${end}`)]),
  ])
}

function rowOf(app: App, { id, operation, path, keyId, times, ...effect }: PendingFault): View {
  const send = () => app.api.send('DELETE', `faults/${encodeURIComponent(id)}`)
  const words = Object.entries(effect).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  )
  return row(id, [
    h('code', {}, id),
    h('code', {}, [operation, path, keyId].filter(Boolean).join(' ')),
    words.join(', '),
    number(times),
    button('Remove', () => void app.act('faults', send, 'Fault removed'), { 'aria-label': `Remove ${id}` }),
  ])
}

function faultForm(app: App): View {
  const onsubmit = submitted((fields, form) => {
    const add = () => app.api.send('POST', 'faults', faultFrom(fields))
    void app.act('fault', add, 'Fault added').then((added) => added && form.reset())
  })
  const operations = [['*', '* (all)'] as const, ['', 'by path only'] as const, ...Object.keys(operationTable)]
  const integer = { type: 'number', min: 0 }
  return h('form', { onsubmit, 'aria-label': 'Add a fault' }, [
    h('h2', {}, 'Add a fault'),
    h('div', { class: 'grid-form' }, [
      selectField('Operation', 'operation', operations),
      inputField('Path', { name: 'path', placeholder: '/v3/*' }),
      inputField('Key ID', { name: 'keyId', placeholder: 'any' }),
      inputField('Status', { ...integer, name: 'status', placeholder: '503', max: 599 }),
      inputField('Retry-After, s', { ...integer, name: 'retryAfter' }),
      inputField('Delay, ms', { name: 'delayMs', placeholder: '200 or 50-200', pattern: '\\d+(-\\d+)?' }),
      inputField('Calls', { name: 'times', placeholder: '1', pattern: '\\d+|always' }, 'or “always”'),
      inputField('Probability', { ...integer, name: 'probability', step: 'any', max: 1, placeholder: '1' }),
      inputField('JSON body', { name: 'body', placeholder: '{"message": "…"}' }),
      checkField('Drop the connection', { type: 'checkbox', name: 'drop' }),
    ]),
    button('Add the fault', undefined, { class: 'control primary' }),
    note(app, 'fault'),
  ])
}

/** Reads the fields of a fault that are not texts. */
const READERS: Record<string, (text: string) => unknown> = {
  status: Number,
  retryAfter: Number,
  probability: Number,
  delayMs(text) {
    const [min, max] = text.split('-').map(Number)
    return max === undefined ? min : { min, max }
  },
  times: (text) => (text === 'always' ? text : Number(text)),
  body: (text) => JSON.parse(text),
  drop: () => true,
}

/** Reads a fault from the form, without the fields that are empty. The sandbox checks it. @throws SyntaxError if the body is not JSON */
function faultFrom(fields: FormData): object {
  const given = [...fields].map(([name, value]) => [name, String(value).trim()] as const).filter(([, text]) => text)
  return Object.fromEntries(given.map(([name, text]) => [name, (READERS[name] ?? String)(text)]))
}
