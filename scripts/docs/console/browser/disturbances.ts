import { h, type View } from '../../../../src/sandbox/console/dom.ts'
import { field, select } from '../../../../src/sandbox/console/ui.ts'
import { SWITCHES, type Switches, type SwitchName } from '../../../../src/sandbox/state/switches.ts'
import type { Console } from './console.ts'

const STATUSES = ['400', '401', '403', '404', '409', '429', '500', '503']

/** Faults for the next call, and the switches of the sandbox. */
export function disturbances(console: Console): View {
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
      { class: 'grid-form' },
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
      { class: 'grid-form' },
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
