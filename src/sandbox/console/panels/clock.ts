import { h, type View } from '../dom.ts'
import type { App } from '../panel.ts'
import { button, field, moment, note, select, submitted } from '../ui.ts'

const MINUTE = 60_000
const UNITS = [
  ['1000', 'seconds'],
  [String(MINUTE), 'minutes'],
  [String(60 * MINUTE), 'hours'],
  [String(24 * 60 * MINUTE), 'days'],
] as const

/** The clock of the sandbox, and what moves it. Above every panel, because all that a panel shows depends on it. */
export function clockBar(app: App): View {
  const { clock } = app
  const change = (body: object) => app.act('clock', () => app.api.send('PATCH', 'clock', body))
  const advance = (advanceMs: number) => () => void change({ advanceMs })
  const advanceBy = submitted((fields) => {
    void change({ advanceMs: Math.round(Number(fields.get('amount')) * Number(fields.get('unit'))) })
  })
  const set = submitted(
    (fields) => void change({ now: `${fields.get('moment')}Z`.replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z') }),
  )
  const state = !clock ? '' : clock.fixed ? 'paused' : 'running'
  return h(
    'section',
    { class: 'line clock', 'aria-label': 'Clock' },
    h('span', { class: 'now' }, moment(clock?.now), ' UTC'),
    h('span', { class: `badge ${state}` }, state),
    h(
      'span',
      { class: 'badge', title: clock?.live ? 'Resources change with the clock.' : 'Only calls change resources.' },
      clock?.live ? 'live' : 'not live',
    ),
    clock?.fixed
      ? button('Resume', () => void change({ running: true }))
      : button('Pause', () => void (clock && change({ now: clock.now }))),
    h(
      'span',
      { class: 'line group', role: 'group', 'aria-label': 'Advance the clock' },
      button('+1 min', advance(MINUTE)),
      button('+1 h', advance(60 * MINUTE)),
      button('+1 d', advance(24 * 60 * MINUTE)),
    ),
    h(
      'details',
      { class: 'menu' },
      h('summary', { class: 'control' }, 'Set…'),
      h(
        'div',
        { class: 'panel menu-body' },
        h(
          'form',
          { class: 'line', onsubmit: advanceBy },
          field('Advance by', h('input', { name: 'amount', type: 'number', value: '10', step: 'any', required: true })),
          select('unit', UNITS, { 'aria-label': 'Unit', value: String(MINUTE) }),
          button('Advance', undefined, { type: 'submit' }),
        ),
        h(
          'form',
          { class: 'line', onsubmit: set },
          field('Set to (UTC)', h('input', { name: 'moment', type: 'datetime-local', step: '1', required: true })),
          button('Set and pause', undefined, { type: 'submit' }),
        ),
      ),
    ),
    note(app, 'clock'),
  )
}
