import { Camera, Download, RotateCcw, Trash, Upload } from 'lucide'
import type { NamedSnapshot } from '../../sandbox/kit/store/snapshots.ts'
import { useActions } from '../actions.tsx'
import { type Panel, useHost } from '../host.ts'
import { Icon } from '../icon.tsx'
import { Table } from '../table.tsx'
import { Action, ActionForm, ask, Button, Field, Problem, Section, saveAs } from '../ui.tsx'

/** Snapshots by name, the state as a file, and the reset. */
export const state: Panel<NamedSnapshot[]> = {
  title: 'State',
  icon: Camera,
  load: (api) => api.get('snapshots'),
  View: ({ data }) => (
    <>
      <h1>State</h1>
      <Snapshots snapshots={data} />
      <StateFile />
      <Reset />
    </>
  ),
}

const snapshotPath = (name: string) => `snapshots/${encodeURIComponent(name)}`

function Snapshots({ snapshots }: { snapshots: NamedSnapshot[] }) {
  const { api } = useHost()
  const take = async (fields: FormData) => {
    const name = String(fields.get('name'))
    const exists = snapshots.some((each) => each.name === name)
    if (exists && !(await ask(`Replace the snapshot “${name}”?`, 'Replace'))) return false
    return api.send('PUT', snapshotPath(name))
  }
  const actionsOf = ({ name }: NamedSnapshot) => (
    <span class="group">
      <Action
        class="control small"
        aria-label={`Restore ${name}…`}
        run={() => api.send('POST', `${snapshotPath(name)}/restore`)}
        question={[`Replace the current state with the snapshot “${name}”?`, 'Restore']}
        done={`Snapshot “${name}” restored`}
      >
        <Icon icon={RotateCcw} />
        Restore…
      </Action>
      <Action
        class="control small"
        aria-label={`Delete ${name}…`}
        run={() => api.send('DELETE', snapshotPath(name))}
        question={[`Delete the snapshot “${name}”?`, 'Delete']}
        done={`Snapshot “${name}” deleted`}
      >
        <Icon icon={Trash} />
        Delete…
      </Action>
    </span>
  )
  return (
    <Section title="Snapshots">
      <p class="hint">
        A snapshot contains the resources, not the clock, faults, scenarios or switches. It is lost when the sandbox
        stops.
      </p>
      <ActionForm class="inline" run={take} done="Snapshot taken" resets>
        <Field label="Name" name="name" required maxLength={64} autoComplete="off" />
        <Button class="control primary">
          <Icon icon={Camera} />
          Take a snapshot
        </Button>
      </ActionForm>
      <Table
        label="Snapshots"
        rows={snapshots}
        columns={{ Name: ({ name }) => <code>{name}</code>, 'Taken, UTC': 'takenAt', Rows: 'rows', Actions: actionsOf }}
        empty="There are no snapshots."
      />
    </Section>
  )
}

function StateFile() {
  const { api } = useHost()
  const { act, problem } = useActions()
  const restore = async ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const [file] = input.files ?? []
    if (file && (await ask(`Replace the current state with the file ${file.name}?`, 'Restore'))) {
      await act(async () => api.send('POST', 'restore', JSON.parse(await file.text())), `${file.name} restored`)
    }
    input.value = ''
  }
  return (
    <Section title="File">
      <p class="hint">
        The file is also a seed: <code>sandbox --seed FILE</code> starts from it.
      </p>
      <div class="inline">
        <Action run={async () => saveAs('sandbox.json', await api.send('GET', 'snapshot'))}>
          <Icon icon={Download} />
          Download the state
        </Action>
        <label class="control">
          <Icon icon={Upload} />
          Restore from a file…
          <input class="unseen" type="file" accept=".json" onChange={restore} />
        </label>
      </div>
      <Problem>{problem}</Problem>
    </Section>
  )
}

function Reset() {
  const { api } = useHost()
  return (
    <Section title="Reset">
      <p class="hint">
        Restores the seed and the initial clock, scenarios and switches; removes the faults and clears the journal.
        Snapshots are kept.
      </p>
      <Action
        run={() => api.send('POST', 'reset')}
        question={['Reset the sandbox? All changes to its data are lost.', 'Reset']}
        done="The sandbox was reset"
      >
        <Icon icon={RotateCcw} />
        Reset the sandbox…
      </Action>
    </Section>
  )
}
