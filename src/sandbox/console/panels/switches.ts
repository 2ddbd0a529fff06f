import { h } from '../dom.ts'
import type { App, Panel } from '../panel.ts'
import { note, row, select, table } from '../ui.ts'

interface Switch {
  value: unknown
  values: unknown[]
  means: string
  unknowns: string[]
}

/** The choices about undocumented behaviour. */
export function switches(app: App): Panel {
  let all: Record<string, Switch> = {}
  return {
    title: 'Switches',
    async load() {
      const loaded = await app.api.get<typeof all>('switches')
      return () => {
        all = loaded
      }
    },
    show: () => [
      h('h1', {}, 'Switches'),
      h('p', { class: 'hint' }, 'How the sandbox behaves where the service’s behaviour is undocumented.'),
      note(app, 'switches'),
      table(
        'Switches',
        ['Switch', 'Value', 'Means', 'Open questions'],
        Object.entries(all).map(([name, { value, values, means, unknowns }]) =>
          row(name, [
            h('code', {}, name),
            select(
              name,
              values.map((each, index) => [String(index), String(each)] as const),
              {
                'aria-label': name,
                value: String(values.indexOf(value)),
                class: value === values[0] ? 'control' : 'control changed',
                onchange: ({ target }: { target: HTMLSelectElement }) => {
                  const chosen = values[Number(target.value)]
                  const work = () => app.api.send('PATCH', 'switches', { [name]: chosen })
                  void app.act('switches', work, `${name} is ${chosen}`)
                },
              },
            ),
            means,
            h('code', {}, unknowns.join(', ')),
          ]),
        ),
        'There are no switches.',
      ),
    ],
  }
}
