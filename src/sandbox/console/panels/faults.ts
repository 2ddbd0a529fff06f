import { operationTable } from '../../../../generated/operation-table.ts'
import type { PendingFault } from '../../state/faults.ts'
import type { ScenarioState } from '../../state/scenarios.ts'
import { h, type View } from '../dom.ts'
import type { App, Panel } from '../panel.ts'
import { ask, button, field, note, number, row, select, submitted, table } from '../ui.ts'

/** Faults and scenarios: how calls fail or wait. */
export function faults(app: App): Panel {
  let pending: PendingFault[] = []
  let scenarios: ScenarioState[] = []
  const { get, send } = app.api
  const act = (work: () => Promise<unknown>, done: string) => app.act('faults', work, done)

  return {
    title: 'Faults',
    async load() {
      const loaded = await Promise.all([get<PendingFault[]>('faults'), get<ScenarioState[]>('scenarios')])
      return () => {
        ;[pending, scenarios] = loaded
      }
    },
    show: () => [
      h('h1', {}, 'Faults'),
      note(app, 'faults'),
      h(
        'section',
        { 'aria-labelledby': 'scenarios-title' },
        h('h2', { id: 'scenarios-title' }, 'Scenarios'),
        h('ul', { class: 'scenarios' }, scenarios.map(scenarioOf)),
      ),
      h(
        'section',
        { 'aria-labelledby': 'pending-title' },
        h('h2', { id: 'pending-title' }, 'Pending faults'),
        table(
          'Pending faults',
          ['ID', 'Calls', 'Effect', '#Left', 'Actions'],
          pending.map((fault) => {
            const { id, operation, path, keyId, times } = fault
            return row(id, [
              h('code', {}, id),
              h('code', {}, [operation, path, keyId].filter(Boolean).join(' ')),
              effectOf(fault),
              number(times),
              button(
                'Remove',
                () => void act(() => send('DELETE', `faults/${encodeURIComponent(id)}`), 'Fault removed'),
                {
                  'aria-label': `Remove ${id}`,
                },
              ),
            ])
          }),
          'No fault is pending.',
        ),
        pending.length > 1 &&
          button('Remove all faults…', async () => {
            if (await ask('Remove all pending faults?', 'Remove'))
              await act(() => send('DELETE', 'faults'), 'Faults removed')
          }),
      ),
      faultForm(),
    ],
  }

  function scenarioOf({ name, description, running, until }: ScenarioState): View {
    const target = `scenarios/${encodeURIComponent(name)}`
    return h(
      'li',
      { key: name, class: running ? 'running' : undefined },
      running
        ? button('Stop', () => void act(() => send('DELETE', target), `${name} stopped`), {
            'aria-label': `Stop ${name}`,
          })
        : button('Start', () => void act(() => send('POST', target), `${name} started`), {
            'aria-label': `Start ${name}`,
          }),
      h('code', {}, name),
      h('span', {}, description, ' ', running && h('span', { class: 'badge' }, untilText(until))),
    )
  }

  function faultForm(): View {
    const onsubmit = submitted((fields, form) => {
      const fault = faultFrom(fields)
      void app.act('fault', () => send('POST', 'faults', fault()), 'Fault added').then((added) => added && form.reset())
    })
    const integer = (name: string, props: object = {}) => {
      return h('input', { name, type: 'number', class: 'control', min: 0, ...props })
    }
    return h(
      'form',
      { onsubmit, 'aria-labelledby': 'add-title' },
      h('h2', { id: 'add-title' }, 'Add a fault'),
      h(
        'div',
        { class: 'grid-form' },
        field(
          'Operation',
          select('operation', [['*', '* (all)'], ['', 'by path only'], ...Object.keys(operationTable)]),
        ),
        field('Path', h('input', { name: 'path', class: 'control', placeholder: '/v3/*' })),
        field('Key ID', h('input', { name: 'keyId', class: 'control', placeholder: 'any' })),
        field('Status', integer('status', { placeholder: '503', max: 599 })),
        field('Retry-After, s', integer('retryAfter')),
        field(
          'Delay, ms',
          h('input', { name: 'delay', class: 'control', placeholder: '200 or 50-200', pattern: '\\d+(-\\d+)?' }),
        ),
        field(
          'Calls',
          h('input', { name: 'times', class: 'control', placeholder: '1', pattern: '\\d+|always' }),
          'or “always”',
        ),
        field('Probability', integer('probability', { step: 'any', max: 1, placeholder: '1' })),
        field('JSON body', h('input', { name: 'body', class: 'control', placeholder: '{"message": "…"}' })),
        h('label', { class: 'check' }, h('input', { type: 'checkbox', name: 'drop' }), ' Drop the connection'),
      ),
      button('Add the fault', undefined, { type: 'submit', class: 'control primary' }),
      note(app, 'fault'),
    )
  }
}

const untilText = (until: string | undefined) =>
  until === undefined ? 'running' : `running until ${until.slice(0, 16).replace('T', ' ')}`

/** Reads a fault from the form, without the fields that are empty. The sandbox checks it. @throws SyntaxError if the body is not JSON */
function faultFrom(fields: FormData): () => object {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const numbers = ['status', 'retryAfter', 'probability'].map((name) => [
    name,
    text(name) === '' ? undefined : Number(text(name)),
  ])
  const [min, max] = text('delay').split('-')
  return () => ({
    ...(text('operation') && { operation: text('operation') }),
    ...(text('path') && { path: text('path') }),
    ...(text('keyId') && { keyId: text('keyId') }),
    ...Object.fromEntries(numbers.filter(([, value]) => value !== undefined)),
    ...(min && { delayMs: max === undefined ? Number(min) : { min: Number(min), max: Number(max) } }),
    ...(text('times') && { times: text('times') === 'always' ? 'always' : Number(text('times')) }),
    ...(text('body') && { body: JSON.parse(text('body')) }),
    ...(fields.has('drop') && { drop: true }),
  })
}

/** What a fault does, in words. */
function effectOf({ id: _, operation: _o, path: _p, keyId: _k, times: _t, ...effect }: PendingFault): string {
  return Object.entries(effect)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
}
