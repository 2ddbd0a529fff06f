import { Play, Plus, Square, Trash, Zap } from 'lucide'
import { operationTable } from '../../../generated/operation-table.ts'
import type { ScenarioState } from '../../sandbox/api/scenarios.ts'
import { type Fault, faultFields, faultKinds, wordsOf } from '../../sandbox/kit/faults/fault.ts'
import type { PendingFault } from '../../sandbox/kit/faults/faults.ts'
import { selectionFields } from '../../sandbox/kit/faults/selection.ts'
import type { ConsoleApi } from '../api.ts'
import { type Panel, queryOf, useHost } from '../host.ts'
import { Icon } from '../icon.tsx'
import type { ResourceItem } from '../kinds.ts'
import { Table } from '../table.tsx'
import { Action, ActionForm, Button, CheckField, Field, Section } from '../ui.tsx'
import type { Overview } from './projects.tsx'

interface FaultsData {
  pending: PendingFault[]
  scenarios: ScenarioState[]
  /** IDs of keys, loaded once: the form only suggests them. */
  keys: string[]
}

/** Faults and scenarios: how calls fail or wait. */
export const faults: Panel<FaultsData> = {
  title: 'Faults',
  icon: Zap,
  async load(api, _, before) {
    const [pending, scenarios, keys] = await Promise.all([
      api.get<PendingFault[]>('faults'),
      api.get<ScenarioState[]>('scenarios'),
      before?.keys ?? loadKeyIds(api),
    ])
    return { pending, scenarios, keys }
  },
  View: ({ data: { pending, scenarios, keys } }) => {
    const { api } = useHost()
    return (
      <>
        <h1>Faults</h1>
        <Section title="Scenarios">
          <Table
            label="Scenarios"
            rows={scenarios}
            columns={{
              Scenario: ({ name }) => <code>{name}</code>,
              Effect: 'description',
              State: stateOf,
              Action: (scenario) => scenarioAction(api, scenario),
            }}
          />
        </Section>
        <Pending faults={pending} />
        <FaultForm keys={keys} />
      </>
    )
  },
}

function scenarioAction(api: ConsoleApi, { name, running }: ScenarioState) {
  const [verb, method, done] = running ? ['Stop', 'DELETE', 'stopped'] : ['Start', 'POST', 'started']
  const run = () => api.send(method, `scenarios/${encodeURIComponent(name)}`)
  return (
    <Action class="control small" run={run} aria-label={`${verb} ${name}`} done={`${name} ${done}`}>
      <Icon icon={running ? Square : Play} />
      {verb}
    </Action>
  )
}

function stateOf({ running, until }: ScenarioState) {
  const end = until === undefined ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`
  return running ? <span class="badge">running{end}</span> : undefined
}

function Pending({ faults }: { faults: PendingFault[] }) {
  const { api } = useHost()
  const removeOf = ({ id }: PendingFault) => {
    const run = () => api.send('DELETE', `faults/${encodeURIComponent(id)}`)
    return (
      <Action class="control small" run={run} aria-label={`Remove ${id}`} done="Fault removed">
        <Icon icon={Trash} />
        Remove
      </Action>
    )
  }
  return (
    <Section title="Pending faults">
      <Table
        label="Pending faults"
        rows={faults}
        columns={{
          ID: ({ id }) => <code>{id}</code>,
          Calls: callsOf,
          Effect: wordsOf,
          'Calls left': 'times',
          Action: removeOf,
        }}
        empty="No fault is pending."
      />
      {faults.length > 1 && (
        <Action
          run={() => api.send('DELETE', 'faults')}
          question={['Remove all pending faults?', 'Remove']}
          done="Faults removed"
        >
          <Icon icon={Trash} />
          Remove all faults…
        </Action>
      )}
    </Section>
  )
}

/** Says which calls a fault affects. */
function callsOf({ operation, path, keyId }: PendingFault): string {
  const parts = [
    operation === '*' ? 'every operation' : operation,
    path && `path ${path}`,
    keyId && `with the key ${keyId}`,
  ]
  return parts.filter(Boolean).join(', ')
}

const OPERATIONS = Object.keys(operationTable)
const FIELDS = faultFields(OPERATIONS)
const GROUPS = [
  ['Which calls', Object.keys(selectionFields(OPERATIONS))] as const,
  ['What happens', faultKinds.flatMap(({ fields }) => Object.keys(fields))] as const,
]
const formOf = (name: string) => FIELDS[name as keyof Fault].form

function FaultForm({ keys }: Pick<FaultsData, 'keys'>) {
  const { api } = useHost()
  const add = (fields: FormData) => api.send('POST', 'faults', faultFrom(fields)).catch(explain)
  const operations = [['*', 'every operation'] as const, ['', 'any, by path only'] as const, ...OPERATIONS]
  const inputOf = (name: string) => {
    const form = formOf(name)
    if (!form) return null
    const { label, type, placeholder, attributes } = form
    if (type === 'checkbox') return <CheckField key={name} label={label} type={type} name={name} value="true" />
    const props = {
      ...(name === 'operation' && { options: operations }),
      ...(name === 'keyId' && { suggestions: keys }),
      ...(type === 'number' && { type, min: 0 }),
    }
    return <Field key={name} label={label} name={name} placeholder={placeholder} {...props} {...attributes} />
  }
  return (
    <ActionForm class="panel inline" run={add} done="Fault added" resets aria-label="Add a fault">
      <h2>Add a fault</h2>
      {GROUPS.map(([title, names]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          <div class="grid-form">{names.map(inputOf)}</div>
        </fieldset>
      ))}
      <Button class="control primary">
        <Icon icon={Plus} />
        Add the fault
      </Button>
    </ActionForm>
  )
}

async function loadKeyIds(api: ConsoleApi): Promise<string[]> {
  const { projects } = await api.get<Overview>('resources')
  const lists = await Promise.all(
    projects.map(({ id }) => api.get<{ items: ResourceItem[] }>(`resources/apiKeys${queryOf({ project_id: id })}`)),
  )
  return lists.flatMap(({ items }) => items.map(({ id }) => id))
}

/** Reads a fault from the form; the sandbox checks it. Empty fields are omitted. @throws Error for a body that is not JSON */
function faultFrom(fields: FormData): object {
  const given = Object.keys(FIELDS).flatMap((name) => {
    const text = String(fields.get(name) ?? '').trim()
    return text === '' ? [] : [[name, readField(name, text)] as const]
  })
  return Object.fromEntries(given)
}

function readField(name: string, text: string): unknown {
  const form = formOf(name)
  try {
    return form?.read ? form.read(text) : text
  } catch (cause) {
    throw new Error(`${form?.label}: this is not valid JSON: ${(cause as Error).message}`, { cause })
  }
}

/** Rewrites the sandbox's message with the labels of the form. After `must be`, the words are no names of fields. */
function explain(cause: Error): never {
  const labelOf = (name: string) => {
    const label = Object.hasOwn(FIELDS, name) && formOf(name)?.label
    return label ? `“${label}”` : name
  }
  const message = cause.message.replace(/^\w+(?= must be )|^(?!.* must be ).*/s, (names) =>
    names.replace(/\w+/g, labelOf),
  )
  throw new Error(message, { cause })
}
