import { expect, test } from 'vitest'
import { call, NOW, start, V2 } from '../../testing/call.ts'
import type { Transaction } from './schema.ts'

const AT = '/_sandbox/snapshots'
const CHANGE = `DELETE ${V2}/domains/domain-docs`

test('a snapshot is taken, listed, restored and deleted by its name, and survives a reset', async () => {
  const saved: Transaction[] = []
  const sandbox = start({ save: async (transaction) => void saved.push(transaction) })
  const before = sandbox.snapshot()
  const described = { name: 'before the demo', takenAt: NOW, rows: expect.any(Number) }
  const name = encodeURIComponent(described.name)
  expect(await call(sandbox, `PUT ${AT}/${name}`)).toMatchObject({ status: 200, body: [described] })

  await call(sandbox, CHANGE)
  await sandbox.reset()
  await call(sandbox, CHANGE)
  expect(sandbox.snapshot()).not.toEqual(before)
  for (let time = 0; time < 2; time++) {
    expect(await call(sandbox, `POST ${AT}/${name}/restore`)).toMatchObject({ status: 204, text: '' })
    expect(sandbox.snapshot()).toEqual(before)
    expect(saved.at(-1)?.replaces).toBe(true)
    expect(await call(sandbox, CHANGE)).toMatchObject({ status: 204 })
  }

  expect(await call(sandbox, `DELETE ${AT}/${name}`)).toMatchObject({ status: 204, text: '' })
  expect(await call(sandbox, `GET ${AT}`)).toMatchObject({ status: 200, body: [] })
})

test('a snapshot replaces the one with the same name', async () => {
  const sandbox = start()
  sandbox.snapshots.take('one')
  sandbox.snapshots.take('two')
  await call(sandbox, CHANGE)
  const changed = sandbox.snapshot()
  sandbox.snapshots.take('one')
  expect(sandbox.snapshots.list().map(({ name }) => name)).toEqual(['two', 'one'])
  await sandbox.reset()
  await sandbox.snapshots.restore('one')
  expect(sandbox.snapshot()).toEqual(changed)
})

test.each([
  ['PUT', '%20one', 400],
  ['POST', 'none/restore', 404],
  ['DELETE', 'none', 404],
])('%s with the name %s returns %i and changes nothing', async (method, name, status) => {
  const sandbox = start()
  const before = sandbox.snapshot()
  const body = { message: expect.stringContaining('snapshot') }
  expect(await call(sandbox, `${method} ${AT}/${name}`)).toMatchObject({ status, body })
  expect([sandbox.snapshot(), sandbox.snapshots.list()]).toEqual([before, []])
})

test.each(['', '.', '..', ' one', 'one/two', 'one\n', '<img>', 'a'.repeat(65)])('the name %j is rejected', (name) => {
  const { snapshots } = start()
  expect(() => snapshots.take(name)).toThrow('The name of a snapshot must be')
  expect(snapshots.list()).toEqual([])
})

test('a sandbox keeps at most 100 snapshots', () => {
  const { snapshots } = start()
  for (let index = 0; index < 100; index++) snapshots.take(`snapshot ${index}`)
  expect(() => snapshots.take('another')).toThrow('There are 100 snapshots; delete some first.')
  snapshots.take('snapshot 5')
  expect(snapshots.list()).toHaveLength(100)
})
