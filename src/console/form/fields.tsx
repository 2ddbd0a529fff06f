import { useId } from 'preact/hooks'
import type { Fault } from '../../sandbox/api/controls.ts'
import type { describeSwitches } from '../../sandbox/api/switches.ts'
import { faultKinds, wordsOf } from '../../sandbox/kit/faults/fault.ts'
import { Field } from '../ui.tsx'
import { type FormInput, type FormTarget, inputKey, inputOf, problemInJson } from './call.ts'
import type { CallerRole, TryData } from './try-data.ts'

const ROLES: Record<CallerRole, string> = {
  owner: 'owner of the project',
  member: 'member of the project',
  expired: 'with an expired token',
  no_access: 'of another project',
  none: 'without a token',
}

/** Properties of an input for text that is neither prose nor personal. */
const PLAIN = { autoComplete: 'off', spellcheck: false }

interface FieldsProps {
  data: TryData
  target: FormTarget
  input: FormInput
  change: (part: Partial<FormInput>) => void
}

/** The fields of a call. */
export function Fields(props: FieldsProps) {
  const { data, target, input, change } = props
  const { tokens, findIds, hasChanged } = target
  const noteId = useId()
  const ids = findIds(input.values)
  const problem = problemInJson(input.body)
  const rows = Math.min(16, input.body.split('\n').length + 1)
  return (
    <>
      <div class="grid-form">
        {tokens && data.cases.length > 1 && <CaseField {...props} noteId={noteId} />}
        {tokens && (
          <Field
            label="Caller"
            name="role"
            value={input.role}
            options={(Object.keys(tokens) as CallerRole[]).map((role) => [role, ROLES[role]])}
            onValue={(role) => change({ role: role as CallerRole })}
          />
        )}
        {hasChanged && (
          <small id={noteId} class="whole">
            The sandbox has changed: a case may return another status.
          </small>
        )}
        {data.parameters.map((parameter) => {
          const name = inputKey(parameter)
          const value = input.values[name] ?? ''
          const known = parameter.required ? parameter.values : ['', ...parameter.values]
          return (
            <Field
              key={name}
              name={name}
              value={value}
              {...PLAIN}
              label={parameter.required ? parameter.name : `${parameter.name} (optional)`}
              {...(parameter.values.length > 0 && { options: [...new Set([...known, value])] })}
              suggestions={ids[parameter.name]}
              hint={missing(parameter.name, value, ids)}
              onValue={(text) => change({ values: { ...input.values, [name]: text } })}
            />
          )
        })}
        <Field
          label="Other parameters"
          placeholder="name=value"
          name="more"
          value={input.more}
          {...PLAIN}
          onValue={(more) => change({ more })}
        />
      </div>
      {data.takesBody && (
        <Field
          label="Body (JSON)"
          hint={problem}
          value={input.body}
          rows={rows}
          {...PLAIN}
          aria-invalid={problem && 'true'}
          onValue={(body) => change({ body })}
        />
      )}
    </>
  )
}

/** Fills the form with one of the operation's cases. */
function CaseField({ noteId, data, target: { hasChanged, findIds }, input, change }: FieldsProps & { noteId: string }) {
  const { cases } = data
  const choose = (id: string) => change(inputOf(data, cases.find((each) => each.id === id) ?? cases[0], findIds))
  return (
    <Field
      label="Case"
      name="case"
      value={input.case}
      onValue={choose}
      // After a change, a case may return another status than on a new sandbox.
      options={cases.map(({ id, title, status }) => [id, hasChanged ? title : `${title}: ${status}`])}
      aria-describedby={hasChanged && noteId}
    />
  )
}

/** The hint for an ID that does not exist. */
function missing(name: string, value: string, ids: Record<string, string[]>): string | undefined {
  const existing = ids[name]
  if (!existing || existing.includes(value)) return undefined
  return existing.length > 0 ? 'The sandbox has no such ID.' : 'There is none now; a reset restores the initial ones.'
}

/** The faults that the form offers, by what they do: common statuses, and an example of each other kind. */
function offeredFaults(): Record<string, Omit<Fault, 'operation'>> {
  const faults = [
    ...[400, 401, 403, 404, 409, 429, 500, 503].map((status) => ({ status })),
    ...faultKinds.flatMap(({ main, example }) => (main === 'status' ? [] : [example])),
  ]
  return Object.fromEntries(faults.map((each) => [wordsOf(each), each]))
}

/** The fault of the next calls. */
export function FaultField({ data, input: { fault }, change }: Omit<FieldsProps, 'target'>) {
  const faults = offeredFaults()
  const choose = (name: string) => change({ fault: faults[name] && { operation: data.id, ...faults[name] } })
  const value = fault ? wordsOf(fault) : 'no fault'
  const options = ['no fault', ...Object.keys(faults)]
  return <Field label="Fault of the next calls" name="fault" options={options} value={value} onValue={choose} />
}

export interface SwitchFieldsProps {
  switches: ReturnType<typeof describeSwitches>
  turn: (name: string, value: unknown) => unknown
}

/** A list of the switches: what each is about, its name, and the choice. */
export const SwitchFields = ({ switches, turn }: SwitchFieldsProps) => (
  <>
    <p class="hint">How the sandbox behaves where the description of the service is silent.</p>
    <div class="panel switches">
      {Object.entries(switches).map(([name, { value, values, means }]) => (
        <Field
          key={name}
          label={
            <>
              {means} <code>{name}</code>
            </>
          }
          value={String(value)}
          options={values.map(String)}
          class={value === values[0] ? 'control' : 'control changed'}
          onValue={(text) =>
            turn(
              name,
              values.find((each) => String(each) === text),
            )
          }
        />
      ))}
    </div>
  </>
)
