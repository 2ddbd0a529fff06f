import { operationTable } from '../../../generated/operation-table.ts'
import type { PendingFault } from '../../sandbox/state/faults.ts'
import type { ScenarioState } from '../../sandbox/state/scenarios.ts'
import type { ConsoleApi } from '../api.ts'
import { type Panel, useHost } from '../host.ts'
import { Action, ActionForm, Button, CheckField, Field, Section, Table } from '../ui.tsx'

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
          Effect: effectOf,
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
          Remove all faults…
        </Action>
      )}
    </Section>
  )
}

/** The fields of a fault that have a column of their own. */
const COLUMNS = ['id', 'operation', 'path', 'keyId', 'times']

function effectOf(fault: PendingFault): string {
  const effects = Object.entries(fault).filter(([name]) => !COLUMNS.includes(name))
  return effects
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
}

function FaultForm() {
  const { api } = useHost()
  const add = (fields: FormData) => api.send('POST', 'faults', faultFrom(fields))
  const operations = [['*', '* (all)'] as const, ['', 'by path only'] as const, ...Object.keys(operationTable)]
  const number = { type: 'number', min: 0 }
  return (
    <ActionForm run={add} done="Fault added" resets aria-label="Add a fault">
      <h2>Add a fault</h2>
      <div class="grid-form">
        <Field label="Operation" name="operation" options={operations} />
        <Field label="Path" name="path" placeholder="/v3/*" />
        <Field label="Key ID" name="keyId" placeholder="any" />
        <Field label="Status" {...number} name="status" placeholder="503" max={599} />
        <Field label="Retry-After, s" {...number} name="retryAfter" />
        <Field label="Delay, ms" name="delayMs" placeholder="200 or 50-200" pattern="\d+(-\d+)?" />
        <Field label="Calls" name="times" placeholder="1, or always" pattern="\d+|always" />
        <Field label="Probability" {...number} name="probability" step="any" max={1} placeholder="1" />
        <Field label="JSON body" name="body" placeholder='{"message": "…"}' />
      </div>
      <div class="inline">
        <Button class="control primary">Add the fault</Button>
        <CheckField label="Drop the connection" type="checkbox" name="drop" value="true" />
      </div>
    </ActionForm>
  )
}

/** The fields of a fault that are text. */
const TEXTS = ['operation', 'path', 'keyId']

function effectFrom(name: string, text: string): unknown {
  if (TEXTS.includes(name) || (name === 'times' && text === 'always')) return text
  const [min, max] = name === 'delayMs' ? text.split('-').map(Number) : []
  return max === undefined ? JSON.parse(text) : { min, max }
}

/** Reads a fault from the form; the sandbox checks it. Empty fields are omitted. @throws SyntaxError for a bad body */
function faultFrom(fields: FormData): object {
  const given = [...fields].map(([name, value]) => [name, String(value).trim()] as const).filter(([, text]) => text)
  return Object.fromEntries(given.map(([name, text]) => [name, effectFrom(name, text)]))
}
