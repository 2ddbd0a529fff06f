import { h, type View } from '../../../../src/sandbox/console/dom.ts'
import { entered, field, inputField, selectField, valueSelect } from '../../../../src/sandbox/console/ui.ts'
import { SWITCHES, type SwitchName } from '../../../../src/sandbox/state/switches.ts'
import type { Console } from './console.ts'

const FAULTS = [
  ['', 'no fault'] as const,
  ...['400', '401', '403', '404', '409', '429', '500', '503'].map((each) => [each, `status ${each}`] as const),
  ['drop', 'no response'] as const,
]

/** Faults for the next call, and the switches of the sandbox. */
export function disturbances(console: Console): View {
  const { fault } = console
  const set = (kind: string, delay: string) => {
    const effect = {
      ...(delay !== '' && { delayMs: Math.min(10_000, Math.max(0, Number(delay))) }),
      ...(kind === 'drop' ? { drop: true } : kind !== '' && { status: Number(kind) }),
    }
    console.fault = Object.keys(effect).length > 0 ? { operation: console.data.id, ...effect } : undefined
    console.render()
  }
  const kind = fault?.drop ? 'drop' : String(fault?.status ?? '')
  const delay = typeof fault?.delayMs === 'number' ? String(fault.delayMs) : ''
  return h('details', { class: 'try-more' }, [
    h('summary', {}, 'Faults and switches'),
    h('div', { class: 'grid-form' }, [
      selectField('Fault of the next calls', 'fault', FAULTS, {
        value: kind,
        onchange: entered((chosen) => set(chosen, delay)),
      }),
      inputField('Delay in ms', {
        ...{ type: 'number', min: 0, max: 10_000, value: delay },
        onchange: entered((entered) => set(kind, entered)),
      }),
    ]),
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
  ])
}

function switchField({ sandbox, render }: Console, name: SwitchName): View {
  const turn = (value: unknown) => {
    sandbox.turn({ [name]: value })
    render()
  }
  const value = String(sandbox.switches[name])
  return h('div', { key: name }, field(name, valueSelect(name, SWITCHES[name].values, turn, { value })))
}
