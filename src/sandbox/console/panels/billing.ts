import type { BillingGraph } from '../../../../generated/types.ts'
import { queryOf } from '../api.ts'
import { type Call, targetOf } from '../call-text.ts'
import { chart } from '../chart.ts'
import { h } from '../dom.ts'
import type { App, Panel } from '../panel.ts'
import { field } from '../ui.ts'
import { callsOf } from './calls.ts'
import { createProjects } from './projects.ts'

/** The cost of a project by day and app. */
export function billing(app: App): Panel {
  const projects = createProjects(app)
  let graph: BillingGraph | undefined

  function call(): Call {
    const query = { month: app.query.get('month') || 'current', group_others: app.query.get('group') !== 'no' }
    const top_n = Number(app.query.get('top')) || 10
    return { operation: 'getBillingGraph', path: { project_id: projects.current() }, query: { ...query, top_n } }
  }
  /** Goes to the address of these choices. */
  const choose = (event: Event) => {
    const fields = new FormData((event.target as HTMLInputElement).form as HTMLFormElement)
    const query = {
      month: String(fields.get('month')),
      top: String(fields.get('top')),
      group: fields.has('group') ? '' : 'no',
    }
    history.replaceState(null, '', `#/billing/${encodeURIComponent(projects.current())}${queryOf(query)}`)
    void app.refresh()
  }

  return {
    title: 'Billing',
    async load() {
      await projects.load()
      const loaded = await app.api.get<BillingGraph>(`read${targetOf(call(), projects.codehost())}`)
      return () => {
        graph = loaded
      }
    },
    show: () => [
      h('h1', {}, 'Billing'),
      h(
        'form',
        { class: 'inline', onsubmit: (event: Event) => event.preventDefault() },
        projects.switcher('billing'),
        field(
          'Month',
          h('input', {
            type: 'month',
            name: 'month',
            value: app.query.get('month') ?? graph?.meta.window_start.slice(0, 7),
            onchange: choose,
          }),
        ),
        field(
          'Top apps',
          h('input', { type: 'number', name: 'top', min: 1, value: app.query.get('top') ?? '10', onchange: choose }),
        ),
        h(
          'label',
          { class: 'check' },
          h('input', { type: 'checkbox', name: 'group', checked: app.query.get('group') !== 'no', onchange: choose }),
          ' Group the others',
        ),
      ),
      graph && [
        h(
          'p',
          { class: 'hint' },
          `${graph.meta.window_start.slice(0, 10)} to ${graph.meta.window_end.slice(0, 10)}: `,
          h('strong', {}, `${graph.meta.total_cost_after_discounts.toFixed(2)} ${graph.meta.currency}`),
          ` after discounts of ${graph.meta.total_discounts.toFixed(2)}, ${graph.meta.total_apps} apps`,
        ),
        chart(graph, Math.max(300, Math.min(1100, (document.getElementById('main')?.clientWidth ?? 700) - 40))),
        callsOf(app, projects, [call()]),
      ],
    ],
  }
}
