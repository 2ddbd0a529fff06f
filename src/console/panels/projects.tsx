import { CodeXml } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
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
import { Button, Field } from '../ui.tsx'

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

/** A heading with a button that shows the resource's calls, as code and as a form. */
export function HeadingWithCalls({ children, ...props }: CallsProps & { children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div class="line heading">
        <h1>{children}</h1>
        <Button onClick={() => setOpen(!isOpen)}>
          <Icon icon={CodeXml} />
          {isOpen ? 'Hide call' : 'Show call'}
        </Button>
      </div>
      {isOpen && <Calls {...props} />}
    </>
  )
}

function Calls({ projects, calls }: CallsProps) {
  const [operation, setOperation] = useState<string>()
  const call = calls.find((each) => each.operation === operation) ?? calls[0]
  const options = calls.map(({ operation }) => [operation, `${operationTable[operation].method} ${operation}`] as const)
  return (
    <section aria-label="Call">
      {options.length > 1 && (
        <div class="inline">
          <Field label="Operation" value={call?.operation} options={options} onValue={setOperation} />
        </div>
      )}
      {projects.current.token === undefined && (
        <p class="hint">The project has no valid owner token; replace TOKEN in what you copy.</p>
      )}
      {call && <Runnable key={call.operation} projects={projects} call={call} />}
    </section>
  )
}

/** A call as code, with the form that changes and sends it. The user's input stays when the resource changes. */
function Runnable({ projects: { codehost, current }, call }: { projects: Projects; call: ConsoleCall }) {
  const { api } = useHost()
  const baseUrl = api.base.replace(/\/$/, '')
  const tokens: FormTarget['tokens'] = { owner: current.token ?? 'TOKEN', none: undefined }
  const target: FormTarget = {
    baseUrl,
    codehost,
    tokens,
    findIds: () => ({}),
    send: (prepared, { role }) =>
      callService(prepared, baseUrl, tokens[role], 'the sandbox has stopped, or dropped the connection.'),
  }
  return <RequestForm data={dataOf(call, codehost)} target={target} isCodeFirst />
}
