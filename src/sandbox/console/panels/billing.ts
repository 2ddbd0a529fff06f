import type { BillingGraph } from '../../../../generated/types.ts'
import { queryOf } from '../api.ts'
import { type Call, targetOf } from '../call-text.ts'
import { chart } from '../chart.ts'
import { h, type View } from '../dom.ts'
import type { App, Panel } from '../panel.ts'
import { checkField, inputField } from '../ui.ts'
import { callsOf } from './calls.ts'
import { createProjects } from './projects.ts'

/** The cost of a project by day and app. */
export function billing(app: App): Panel<BillingGraph> {
  const projects = createProjects(app)
  const call = (): Call => ({
    operation: 'getBillingGraph',
    path: { project_id: projects.current() },
    query: {
      month: app.query.get('month') || 'current',
      group_others: app.query.get('group') !== 'no',
      top_n: Number(app.query.get('top')) || 10,
    },
  })
  /** Goes to the address of these choices. */
  const onchange = (event: Event) => {
    const fields = new FormData((event.target as HTMLInputElement).form as HTMLFormElement)
    const [month, top] = ['month', 'top'].map((name) => String(fields.get(name)))
    const query = queryOf({ month, top, group: fields.has('group') ? '' : 'no' })
    history.replaceState(null, '', `#/billing/${encodeURIComponent(projects.current())}${query}`)
    void app.refresh()
  }

  return {
    title: 'Billing',
    async load() {
      await projects.load()
      return app.api.get(`read${targetOf(call(), projects.codehost())}`)
    },
    show: (graph) => [
      h('h1', {}, 'Billing'),
      h('form', { class: 'inline', onsubmit: (event: Event) => event.preventDefault() }, [
        projects.switcher('billing'),
        inputField('Month', {
          ...{ type: 'month', name: 'month', onchange },
          value: app.query.get('month') ?? graph?.meta.window_start.slice(0, 7),
        }),
        inputField('Top apps', { type: 'number', name: 'top', min: 1, value: app.query.get('top') ?? '10', onchange }),
        checkField('Group the others', {
          ...{ type: 'checkbox', name: 'group', onchange },
          checked: app.query.get('group') !== 'no',
        }),
      ]),
      graph && [
        summary(graph),
        chart(graph, Math.max(300, Math.min(1100, (document.getElementById('main')?.clientWidth ?? 700) - 40))),
        callsOf(app, projects, [call()]),
      ],
    ],
  }
}

function summary({ meta }: BillingGraph): View {
  return h('p', { class: 'hint' }, [
    `${meta.window_start.slice(0, 10)} to ${meta.window_end.slice(0, 10)}: `,
    h('strong', {}, `${meta.total_cost_after_discounts.toFixed(2)} ${meta.currency}`),
    ` after discounts of ${meta.total_discounts.toFixed(2)}, ${meta.total_apps} apps`,
  ])
}
