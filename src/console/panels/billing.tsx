import { ChartColumn } from 'lucide'
import type { BillingGraph } from '../../../generated/types.ts'
import { Chart } from '../chart.tsx'
import type { ConsoleCall } from '../form/try-data.ts'
import { hashOf, type Loaded, type Panel, useHost } from '../host.ts'
import { CheckField, Field } from '../ui.tsx'
import { HeadingWithCalls, loadProjects, MissingProject, ProjectChoice, type Projects, readCall } from './projects.tsx'

interface Billing {
  projects: Projects
  calls: [graph: ConsoleCall, cost: ConsoleCall]
  /** Missing if the project is. */
  graph: BillingGraph | undefined
}

/** The cost of a project by day and app. */
export const billing: Panel<Billing> = {
  title: 'Billing',
  icon: ChartColumn,
  followsCalls: true,
  async load(api, address) {
    const projects = await loadProjects(api, address)
    const { query } = address
    const path = { project_id: projects.current.id }
    const month = query.get('month') || 'current'
    const call: ConsoleCall = {
      operation: 'getBillingGraph',
      path,
      query: {
        month,
        group_others: query.get('group') !== 'no',
        top_n: Number(query.get('top')) || 10,
      },
    }
    // Unlike the graph, it has no `current`: its default is the current month.
    const cost: ConsoleCall = { operation: 'getProjectCost', path, query: month === 'current' ? {} : { month } }
    return {
      projects,
      calls: [call, cost],
      graph: projects.isMissing ? undefined : await readCall(api, projects, call),
    }
  },
  View: BillingPanel,
}

function BillingPanel({ data: { projects, calls, graph } }: Loaded<Billing>) {
  const { go } = useHost()
  if (!graph) {
    return (
      <>
        <h1>Billing</h1>
        <div class="inline">
          <ProjectChoice projects={projects} panel="billing" />
        </div>
        <MissingProject projects={projects} />
      </>
    )
  }
  const { meta } = graph
  /** Goes to the address of these choices. */
  const onChange = ({ currentTarget: { form } }: { currentTarget: HTMLInputElement }) => {
    if (!form?.reportValidity()) return
    const fields = new FormData(form)
    const query = {
      month: String(fields.get('month')),
      top: String(fields.get('top')),
      group: fields.has('group') ? '' : 'no',
    }
    go(hashOf(['billing', projects.current.id], query))
  }
  const from = meta.window_start.slice(0, 10)
  const to = meta.window_end.slice(0, 10)
  return (
    <>
      <HeadingWithCalls projects={projects} calls={calls}>
        Billing
      </HeadingWithCalls>
      <form class="inline" onSubmit={(event) => event.preventDefault()}>
        <ProjectChoice projects={projects} panel="billing" />
        <Field label="Month" type="month" name="month" required defaultValue={from.slice(0, 7)} onChange={onChange} />
        <Field
          label="Top apps"
          type="number"
          name="top"
          min={1}
          required
          onChange={onChange}
          defaultValue={calls[0].query?.top_n}
        />
        <CheckField
          label="Group the others"
          type="checkbox"
          name="group"
          onChange={onChange}
          defaultChecked={calls[0].query?.group_others}
        />
      </form>
      <p class="hint">
        {from} to {to}: <strong>{`${meta.total_cost_after_discounts.toFixed(2)} ${meta.currency}`}</strong> after
        discounts of {meta.total_discounts.toFixed(2)}, {meta.total_apps} apps
      </p>
      <Chart graph={graph} />
    </>
  )
}
