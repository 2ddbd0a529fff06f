import { h, type View } from '../dom.ts'
import type { App } from '../panel.ts'
import { button, inputField, moment, note, select, submitted } from '../ui.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS = [
  ['1000', 'seconds'],
  [String(MINUTE), 'minutes'],
  [String(HOUR), 'hours'],
  [String(DAY), 'days'],
] as const

/** The clock of the sandbox, and what moves it. Above every panel, because all that a panel shows depends on it. */
export function clockBar(app: App): View {
  const { clock } = app
  const change = (body: object) => void app.act('clock', () => app.api.send('PATCH', 'clock', body))
  const advance = (label: string, advanceMs: number) => button(label, () => change({ advanceMs }))
  const state = !clock ? '' : clock.fixed ? 'paused' : 'running'
  const what = clock?.live ? 'Resources change with the clock.' : 'Only calls change resources.'
  return h('section', { class: 'line clock', 'aria-label': 'Clock' }, [
    h('span', { class: 'now' }, [moment(clock?.now), ' UTC']),
    h('span', { class: 'badge' }, state),
    h('span', { class: 'badge', title: what }, clock?.live ? 'live' : 'not live'),
    clock?.fixed
      ? button('Resume', () => change({ running: true }))
      : button('Pause', () => clock && change({ now: clock.now })),
    h('span', { class: 'line group', role: 'group', 'aria-label': 'Advance the clock' }, [
      advance('+1 min', MINUTE),
      advance('+1 h', HOUR),
      advance('+1 d', DAY),
    ]),
    h('details', { class: 'menu' }, [
      h('summary', { class: 'control' }, 'Set…'),
      h('div', { class: 'panel menu-body' }, settings(change)),
    ]),
    note(app, 'clock'),
  ])
}

function settings(change: (body: object) => void): View[] {
  const advance = submitted((fields) => {
    change({ advanceMs: Math.round(Number(fields.get('amount')) * Number(fields.get('unit'))) })
  })
  const set = submitted((fields) => change({ now: `${fields.get('moment')}Z`.replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z') }))
  return [
    h('form', { class: 'line', onsubmit: advance }, [
      inputField('Advance by', { name: 'amount', type: 'number', value: '10', step: 'any', required: true }),
      select('unit', UNITS, { 'aria-label': 'Unit', value: String(MINUTE) }),
      button('Advance'),
    ]),
    h('form', { class: 'line', onsubmit: set }, [
      inputField('Set to (UTC)', { name: 'moment', type: 'datetime-local', step: '1', required: true }),
      button('Set and pause'),
    ]),
  ]
}
