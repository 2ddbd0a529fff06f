import type { NamedSnapshot } from '../../state/snapshots.ts'
import { h } from '../dom.ts'
import type { App, Panel } from '../panel.ts'
import { ask, button, field, moment, note, row, saveAs, submitted, table } from '../ui.ts'

/** Snapshots by name, and the reset. */
export function state(app: App): Panel {
  let snapshots: NamedSnapshot[] = []
  const { send } = app.api
  const at = (name: string) => `snapshots/${encodeURIComponent(name)}`

  async function act(work: () => Promise<unknown>, done: string, question = '', confirm = ''): Promise<void> {
    if (question === '' || (await ask(question, confirm))) await app.act('state', work, done)
  }

  function restoreFile({ target }: { target: HTMLInputElement }): void {
    const [file] = target.files ?? []
    if (!file) return
    const work = async () => send('POST', 'restore', JSON.parse(await file.text()))
    const question = `Replace the current state with the file ${file.name}?`
    void act(work, `${file.name} restored`, question, 'Restore').then(() => {
      target.value = ''
    })
  }

  return {
    title: 'State',
    async load() {
      const loaded = await app.api.get<NamedSnapshot[]>('snapshots')
      return () => {
        snapshots = loaded
      }
    },
    show: () => [
      h('h1', {}, 'State'),
      note(app, 'state'),
      h(
        'section',
        { 'aria-labelledby': 'snapshots-title' },
        h('h2', { id: 'snapshots-title' }, 'Snapshots'),
        h(
          'p',
          { class: 'hint' },
          'A snapshot has the resources, not the clock, faults, scenarios or switches. Except in a worker, it is lost when the sandbox stops.',
        ),
        h(
          'form',
          {
            class: 'inline',
            onsubmit: submitted((fields, form) => {
              const name = String(fields.get('name'))
              const exists = snapshots.some((each) => each.name === name)
              const question = exists ? `Replace the snapshot “${name}”?` : ''
              void act(() => send('PUT', at(name)), `Snapshot “${name}” taken`, question, 'Replace').then(() =>
                form.reset(),
              )
            }),
          },
          field('Name', h('input', { name: 'name', required: true, maxlength: 64, autocomplete: 'off' })),
          button('Take a snapshot', undefined, { type: 'submit', class: 'control primary' }),
        ),
        table(
          'Snapshots',
          ['Name', 'Taken', '#Rows', 'Actions'],
          snapshots.map(({ name, takenAt, rows }) =>
            row(name, [
              h('code', {}, name),
              moment(takenAt),
              h('td', { class: 'number' }, rows),
              h(
                'span',
                { class: 'line group' },
                button('Restore', () => {
                  const question = `Replace the current state with the snapshot “${name}”?`
                  void act(
                    () => send('POST', `${at(name)}/restore`),
                    `Snapshot “${name}” restored`,
                    question,
                    'Restore',
                  )
                }),
                button('Delete', () => {
                  void act(
                    () => send('DELETE', at(name)),
                    `Snapshot “${name}” deleted`,
                    `Delete the snapshot “${name}”?`,
                    'Delete',
                  )
                }),
              ),
            ]),
          ),
          'There are no snapshots.',
        ),
      ),
      h(
        'section',
        { 'aria-labelledby': 'file-title' },
        h('h2', { id: 'file-title' }, 'File'),
        h('p', { class: 'hint' }, 'The file is also a seed: sandbox --seed FILE starts from it.'),
        h(
          'div',
          { class: 'inline' },
          button('Download the state', () => {
            void act(async () => saveAs('sandbox.json', await send('GET', 'snapshot')), '')
          }),
          field('Restore from a file', h('input', { type: 'file', accept: '.json', onchange: restoreFile })),
        ),
      ),
      h(
        'section',
        { 'aria-labelledby': 'reset-title' },
        h('h2', { id: 'reset-title' }, 'Reset'),
        h(
          'p',
          { class: 'hint' },
          'Restores the seed and the initial clock, scenarios and switches; removes the faults and clears the journal. Snapshots stay.',
        ),
        button('Reset the sandbox…', () => {
          const question = 'Reset the sandbox? All changes to its data are lost.'
          void act(() => send('POST', 'reset'), 'The sandbox was reset', question, 'Reset')
        }),
      ),
    ],
  }
}
