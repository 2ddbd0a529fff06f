import type { Inventory } from '../../controls.ts'
import type { View } from '../dom.ts'
import type { App } from '../panel.ts'
import { entered, selectField } from '../ui.ts'

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
      const ids = overview.projects.map(({ id }) => id)
      const onchange = entered((id) => location.assign(`#/${panel}/${encodeURIComponent(id)}`))
      return selectField('Project', 'project', ids, { value: find()?.id, onchange })
    },
  }
}
