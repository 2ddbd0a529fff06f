import { h, type View } from '../dom.ts'
import type { App, Panel } from '../panel.ts'
import { note, row, table, valueSelect } from '../ui.ts'

interface Switch {
  value: unknown
  values: unknown[]
  means: string
  unknowns: string[]
}

/** The choices about undocumented behaviour. */
export const switches = (app: App): Panel<Record<string, Switch>> => ({
  title: 'Switches',
  load: () => app.api.get('switches'),
  show: (all = {}) => [
    h('h1', {}, 'Switches'),
    h('p', { class: 'hint' }, 'How the sandbox behaves where the service’s behaviour is undocumented.'),
    note(app, 'switches'),
    table('Switches', {
      head: ['Switch', 'Value', 'Means', 'Open questions'],
      rows: Object.entries(all).map(([name, each]) => rowOf(app, name, each)),
      empty: 'There are no switches.',
    }),
  ],
})

function rowOf(app: App, name: string, { value, values, means, unknowns }: Switch): View {
  const turn = (chosen: unknown) => {
    const work = () => app.api.send('PATCH', 'switches', { [name]: chosen })
    void app.act('switches', work, `${name} is ${chosen}`)
  }
  const props = { 'aria-label': name, value: String(value), class: value === values[0] ? 'control' : 'control changed' }
  return row(name, [
    h('code', {}, name),
    valueSelect(name, values, turn, props),
    means,
    h('code', {}, unknowns.join(', ')),
  ])
}
