import { useState } from 'preact/hooks'
import { targetOf } from '../../request-init.ts'
import type { Inventory } from '../../sandbox/controls.ts'
import type { ConsoleApi } from '../api.ts'
import type { FormTarget } from '../form/call.ts'
import { RequestForm } from '../form/request.tsx'
import { callService } from '../form/service.tsx'
import { type ConsoleCall, dataOf } from '../form/try-data.ts'
import { type Address, hashOf, useHost } from '../host.ts'
import { Field, Section } from '../ui.tsx'

type Overview = ReturnType<Inventory['overview']>

export interface Projects {
  ids: string[]
  current: Overview['projects'][number]
  codehost: string
}

/** Loads the projects of the sandbox. The first part of the address names the current one. */
export async function loadProjects(api: ConsoleApi, { path: [id] }: Address): Promise<Projects> {
  const { codehost, projects } = await api.get<Overview>('resources')
  const current = projects.find((each) => each.id === id) ?? projects[0] ?? { id: '', counts: {} }
  return { codehost, current, ids: projects.map((each) => each.id) }
}

/** Lets the reader choose the project of a panel. */
export const ProjectChoice = ({ projects, panel }: { projects: Projects; panel: string }) => (
  <Field
    label="Project"
    options={projects.ids}
    value={projects.current.id}
    onValue={(id) => location.assign(hashOf([panel, id]))}
  />
)

/** Reads the response of a call, without a token and without an entry in the journal. */
export function readCall<Body>(api: ConsoleApi, { codehost }: Projects, call: ConsoleCall): Promise<Body> {
  return api.get(`read${targetOf(dataOf(call, codehost).path, call.path, call.query)}`)
}

/** Calls to run here, or to copy. */
export const Calls = ({ projects, calls }: { projects: Projects; calls: ConsoleCall[] }) => (
  <Section title="Calls">
    {projects.current.token === undefined && (
      <p class="hint">The project has no valid owner token; replace TOKEN in what you copy.</p>
    )}
    {calls.map((call) => (
      <Runnable key={call.operation} projects={projects} call={call} />
    ))}
  </Section>
)

/** A call, collapsed at first. The reader's input stays when the resource changes. */
function Runnable({ projects: { codehost, current }, call }: { projects: Projects; call: ConsoleCall }) {
  const { api } = useHost()
  const [wasOpened, setOpened] = useState(false)
  const baseUrl = api.base.replace(/\/$/, '')
  const data = dataOf(call, codehost)
  const tokens: FormTarget['tokens'] = { owner: current.token ?? 'TOKEN', none: undefined }
  const target: FormTarget = {
    baseUrl,
    codehost,
    tokens,
    findIds: () => ({}),
    send: (prepared, { role }) =>
      callService(prepared, baseUrl, tokens[role], 'the sandbox has stopped, or dropped the connection.'),
  }
  return (
    <details class="more" onToggle={() => setOpened(true)}>
      <summary>
        <code>{data.method}</code> {call.operation}
      </summary>
      {wasOpened && <RequestForm data={data} target={target} />}
    </details>
  )
}
