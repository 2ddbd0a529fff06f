import type { Inventory } from '../../controls.ts'
import { h, type View } from '../dom.ts'
import type { App } from '../panel.ts'
import { select } from '../ui.ts'

export type Projects = ReturnType<typeof createProjects>

/** The projects of the sandbox. The first part of the address names the current one. */
export function createProjects(app: App) {
  let overview: ReturnType<Inventory['overview']> = { codehost: 'codehost', projects: [] }
  const find = () => overview.projects.find(({ id }) => id === app.path[0]) ?? overview.projects[0]
  return {
    async load(): Promise<void> {
      overview = await app.api.get('resources')
    },
    current: () => find()?.id ?? '',
    token: () => find()?.token,
    count: (table: string) => find()?.counts[table] ?? 0,
    codehost: () => overview.codehost,
    /** Lets the user choose the project of a panel. */
    switcher(panel: string): View {
      const onchange = ({ target }: { target: HTMLSelectElement }) => {
        location.hash = `#/${panel}/${encodeURIComponent(target.value)}`
      }
      const ids = overview.projects.map(({ id }) => id)
      return h(
        'label',
        { class: 'field' },
        h('span', {}, 'Project'),
        select('project', ids, { value: find()?.id, onchange }),
      )
    },
  }
}
