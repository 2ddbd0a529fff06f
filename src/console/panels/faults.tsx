import { Play, Plus, Square, Trash } from 'lucide'
import { operationTable } from '../../../generated/operation-table.ts'
import type { ScenarioState } from '../../sandbox/api/scenarios.ts'
import { faultFields, wordsOf } from '../../sandbox/kit/faults/fault.ts'
import type { PendingFault } from '../../sandbox/kit/faults/faults.ts'
import type { ConsoleApi } from '../api.ts'
import { type Panel, useHost } from '../host.ts'
import { Icon } from '../icon.tsx'
import { Table } from '../table.tsx'
import { Action, ActionForm, Button, CheckField, Field, Section } from '../ui.tsx'

/** Faults and scenarios: how calls fail or wait. */
export const faults: Panel<[PendingFault[], ScenarioState[]]> = {
  title: 'Faults',
  load: (api) => Promise.all([api.get<PendingFault[]>('faults'), api.get<ScenarioState[]>('scenarios')]),
  View: ({ data: [pending, scenarios] }) => {
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
              Action: (scenario) => scenarioAction(api, scenario),
              Effect: 'description',
              State: stateOf,
            }}
          />
        </Section>
        <Pending faults={pending} />
        <FaultForm />
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
  const end = until === undefined ? '' : ` until ${until.slice(0, 16).replace('T', ' ')}`
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
          Calls: ({ operation, path, keyId }) => <code>{[operation, path, keyId].filter(Boolean).join(' ')}</code>,
          Effect: wordsOf,
          Left: 'times',
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

const FIELDS = Object.entries(faultFields(Object.keys(operationTable)))

function FaultForm() {
  const { api } = useHost()
  const add = (fields: FormData) => api.send('POST', 'faults', faultFrom(fields))
  const operations = [['*', '* (all)'] as const, ['', 'by path only'] as const, ...Object.keys(operationTable)]
  const inputs = FIELDS.flatMap(([name, { form }]) => {
    if (!form || form.type === 'checkbox') return []
    const { label, type, placeholder, attributes } = form
    const props = name === 'operation' ? { options: operations } : { type, placeholder, min: 0, ...attributes }
    return <Field key={name} label={label} name={name} {...props} />
  })
  const checks = FIELDS.flatMap(([name, { form }]) =>
    form?.type === 'checkbox' ? (
      <CheckField key={name} label={form.label} type="checkbox" name={name} value="true" />
    ) : (
      []
    ),
  )
  return (
    <ActionForm run={add} done="Fault added" resets aria-label="Add a fault">
      <h2>Add a fault</h2>
      <div class="grid-form">{inputs}</div>
      <div class="inline">
        <Button class="control primary">
          <Icon icon={Plus} />
          Add the fault
        </Button>
        {checks}
      </div>
    </ActionForm>
  )
}

/** Reads a fault from the form; the sandbox checks it. Empty fields are omitted. @throws SyntaxError for a bad body */
function faultFrom(fields: FormData): object {
  const given = FIELDS.flatMap(([name, { form }]) => {
    const text = String(fields.get(name) ?? '').trim()
    return text === '' ? [] : [[name, form?.read?.(text) ?? text] as const]
  })
  return Object.fromEntries(given)
}
