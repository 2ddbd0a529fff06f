import type { NamedSnapshot } from '../../state/snapshots.ts'
import { h, type View } from '../dom.ts'
import type { App, Panel } from '../panel.ts'
import { ask, button, inputField, moment, note, number, row, saveAs, section, submitted, table } from '../ui.ts'

/** Snapshots by name, and the reset. */
export const state = (app: App): Panel<NamedSnapshot[]> => ({
  title: 'State',
  load: () => app.api.get('snapshots'),
  show: (snapshots = []) => [
    h('h1', {}, 'State'),
    note(app, 'state'),
    section('Snapshots', [
      h('p', { class: 'hint' }, [
        'A snapshot has the resources, not the clock, faults, scenarios or switches. ',
        'Except in a worker, it is lost when the sandbox stops.',
      ]),
      takeForm(app, snapshots),
      table('Snapshots', {
        head: ['Name', 'Taken', '#Rows', 'Actions'],
        rows: snapshots.map((each) => rowOf(app, each)),
        empty: 'There are no snapshots.',
      }),
    ]),
    section('File', [
      h('p', { class: 'hint' }, 'The file is also a seed: sandbox --seed FILE starts from it.'),
      h('div', { class: 'inline' }, [
        button('Download the state', () => {
          void app.act('state', async () => saveAs('sandbox.json', await app.api.send('GET', 'snapshot')))
        }),
        fileField(app),
      ]),
    ]),
    section('Reset', [
      h('p', { class: 'hint' }, [
        'Restores the seed and the initial clock, scenarios and switches; removes the faults and clears the journal. ',
        'Snapshots stay.',
      ]),
      button('Reset the sandbox…', async () => {
        if (!(await ask('Reset the sandbox? All changes to its data are lost.', 'Reset'))) return
        await app.act('state', () => app.api.send('POST', 'reset'), 'The sandbox was reset')
      }),
    ]),
  ],
})

const targetOf = (name: string) => `snapshots/${encodeURIComponent(name)}`

function takeForm(app: App, snapshots: NamedSnapshot[]): View {
  const onsubmit = submitted(async (fields, form) => {
    const name = String(fields.get('name'))
    const exists = snapshots.some((each) => each.name === name)
    if (!exists || (await ask(`Replace the snapshot “${name}”?`, 'Replace'))) {
      await app.act('state', () => app.api.send('PUT', targetOf(name)), `Snapshot “${name}” taken`)
    }
    form.reset()
  })
  return h('form', { class: 'inline', onsubmit }, [
    inputField('Name', { name: 'name', required: true, maxlength: 64, autocomplete: 'off' }),
    button('Take a snapshot', undefined, { class: 'control primary' }),
  ])
}

function rowOf(app: App, { name, takenAt, rows }: NamedSnapshot): View {
  const restore = async () => {
    if (!(await ask(`Replace the current state with the snapshot “${name}”?`, 'Restore'))) return
    await app.act('state', () => app.api.send('POST', `${targetOf(name)}/restore`), `Snapshot “${name}” restored`)
  }
  const remove = async () => {
    if (!(await ask(`Delete the snapshot “${name}”?`, 'Delete'))) return
    await app.act('state', () => app.api.send('DELETE', targetOf(name)), `Snapshot “${name}” deleted`)
  }
  const actions = h('span', { class: 'line group' }, [button('Restore', restore), button('Delete', remove)])
  return row(name, [h('code', {}, name), moment(takenAt), number(rows), actions])
}

function fileField(app: App): View {
  const onchange = async ({ target }: { target: HTMLInputElement }) => {
    const [file] = target.files ?? []
    if (!file) return
    const restore = async () => app.api.send('POST', 'restore', JSON.parse(await file.text()))
    const isConfirmed = await ask(`Replace the current state with the file ${file.name}?`, 'Restore')
    if (isConfirmed) await app.act('state', restore, `${file.name} restored`)
    target.value = ''
  }
  return inputField('Restore from a file', { type: 'file', accept: '.json', onchange })
}
