import { CodeXml } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { operationTable } from '../../../generated/operation-table.ts'
import { targetOf } from '../../request-init.ts'
import type { Inventory } from '../../sandbox/api/controls.ts'
import type { ConsoleApi } from '../api.ts'
import type { FormTarget } from '../form/call.ts'
import { RequestForm } from '../form/request.tsx'
import { callService } from '../form/service.tsx'
import { type ConsoleCall, dataOf } from '../form/try-data.ts'
import { type Address, hashOf, useHost } from '../host.ts'
import { Icon } from '../icon.tsx'
import { ask, Button, Field } from '../ui.tsx'

export type Overview = ReturnType<Inventory['overview']>

export interface Projects {
  ids: string[]
  current: Overview['projects'][number]
  /** Whether the sandbox does not have the current one. */
  isMissing: boolean
  codehost: string
}

/** Loads the projects of the sandbox. The first part of the address names the current one. */
export async function loadProjects(api: ConsoleApi, { path: [id] }: Address): Promise<Projects> {
  const { codehost, projects } = await api.get<Overview>('resources')
  const found = id === undefined ? projects[0] : projects.find((each) => each.id === id)
  const current = found ?? { id: id ?? '', counts: {} }
  return { codehost, current, isMissing: !found, ids: projects.map((each) => each.id) }
}

export const MissingProject = ({ projects: { current } }: { projects: Projects }) => (
  <p class="empty muted">{current.id ? `There is no project “${current.id}”.` : 'The sandbox has no project.'}</p>
)

/** Lets the user choose the project of a panel. */
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

interface CallsProps {
  projects: Projects
  calls: ConsoleCall[]
}

/** A heading with a button that shows the resource's calls, as a form and as code. */
export function HeadingWithCalls({ children, ...props }: CallsProps & { children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div class="line heading">
        <h1>{children}</h1>
        <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
          <Icon icon={CodeXml} />
          {isOpen ? 'Hide call' : 'Show call'}
        </Button>
      </div>
      {isOpen && <Calls id={id} {...props} />}
    </>
  )
}

function Calls({ id, projects, calls }: CallsProps & { id: string }) {
  const [operation, setOperation] = useState<string>()
  const call = calls.find((each) => each.operation === operation) ?? calls[0]
  const options = calls.map(({ operation }) => [operation, `${operationTable[operation].method} ${operation}`] as const)
  return (
    <section id={id} class="call" aria-label="Call">
      {options.length > 1 && (
        <div class="inline">
          <Field label="Operation" value={call?.operation} options={options} onValue={setOperation} />
        </div>
      )}
      {projects.current.token === undefined && (
        <p class="hint">The project has no valid owner token; replace TOKEN in what you copy.</p>
      )}
      {/* Not the body: what the user has entered stays when the resource changes. */}
      {call && (
        <Runnable key={JSON.stringify([call.operation, call.path, call.query])} projects={projects} call={call} />
      )}
    </section>
  )
}

/** A form that changes and sends a call, with its code. */
function Runnable({ projects: { codehost, current }, call }: { projects: Projects; call: ConsoleCall }) {
  const { api } = useHost()
  const baseUrl = api.base.replace(/\/$/, '')
  const tokens: FormTarget['tokens'] = { owner: current.token ?? 'TOKEN', none: undefined }
  const data = dataOf(call, codehost)
  const target: FormTarget = {
    baseUrl,
    codehost,
    tokens,
    findIds: () => ({}),
    confirm: async () => data.method !== 'DELETE' || ask(`${call.operation} deletes the resource. Send it?`, 'Send'),
    send: (prepared, { role }) =>
      callService(prepared, baseUrl, tokens[role], 'the sandbox has stopped, or dropped the connection.'),
  }
  return <RequestForm data={data} target={target} />
}
