import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SCHEMA, type Snapshot } from '../../api/tables.ts'
import { call, DOMAIN, start, V2 } from '../../testing/call.ts'
import { NotSaved } from '../errors.ts'
import type { Change, Transaction } from './schema.ts'

test.each([
  ['rejects with an error', () => Promise.reject(new Error('The disk is full.')), 'The disk is full.'],
  ['rejects with a text', () => Promise.reject('The disk is full.'), 'The disk is full.'],
  ['rejects with nothing', () => Promise.reject(), 'undefined'],
  [
    'throws at once',
    () => {
      throw new Error('The disk is full.')
    },
    'The disk is full.',
  ],
])('if a save %s, the change is undone, its call is refused, and later changes can be saved', async (_, fail, why) => {
  let fails = true
  const sandbox = start({ save: () => (fails ? fail() : Promise.resolve()) })
  const before = sandbox.snapshot()
  const refused = await call(sandbox, `POST ${V2}/domains`, { body: DOMAIN })
  expect(refused).toMatchObject({ status: 500, body: { message: expect.stringContaining(why) } })
  await expect(sandbox.restore({ ...before, domains: [] })).rejects.toThrow(NotSaved)
  expect(sandbox.snapshot()).toEqual(before)
  fails = false
  expect((await call(sandbox, `POST ${V2}/domains`, { body: DOMAIN })).status).toBe(200)
})

test('a call that is aborted while its change is saved rejects at once, and reads do not wait for the save', async () => {
  const caller = new AbortController()
  const sandbox = start({
    save: async () => {
      caller.abort(new Error('Enough.'))
      await new Promise(() => {})
    },
  })
  const headers = { Authorization: 'Bearer sandbox-owner-token' }
  const options = { method: 'DELETE', headers, signal: caller.signal }
  await expect(sandbox.fetch(`http://sandbox.test${V2}/api-keys/key-scratch`, options)).rejects.toThrow('Enough.')
  expect((await call(sandbox, `GET ${V2}/api-keys`)).status).toBe(200)
})

test('if several replacements of the state are undone together, the fixtures are those of the state that remains', async () => {
  let fail = (_: Error) => {}
  const sandbox = start({ save: () => new Promise((_, reject) => (fail = reject)) })
  const before = sandbox.fixtures()
  const waiting = ['p-1', 'p-2'].map((id) => sandbox.restore({ projects: [{ id }] }))
  fail(new Error('The disk is full.'))
  await Promise.allSettled(waiting)
  expect(sandbox.fixtures()).toEqual(before)
})

test('after saves that take any time or fail, the saved state is that in memory, with every acknowledged change', async () => {
  const action = fc.constantFrom('create', 'delete', 'restore', 'reset', 'succeed', 'succeed', 'fail')
  const property = fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
    let saved: Snapshot | undefined
    let end: ((error?: Error) => void) | undefined
    const save = (transaction: Transaction) =>
      new Promise<void>((resolve, reject) => {
        end = (error) => {
          end = undefined
          if (error) return reject(error)
          saved = applied(saved, transaction)
          resolve()
        }
      })
    const sandbox = start({ save })
    const taken = sandbox.snapshot()
    saved = taken
    const created: string[] = []
    const deleted: string[] = []
    const change = async (name: (typeof actions)[number]) => {
      const { id } = sandbox.snapshot().domains.findLast(({ appId }) => appId === undefined) ?? {}
      if (name === 'create') {
        const { status, body } = await call(sandbox, `POST ${V2}/domains`, { body: DOMAIN })
        if (status === 200) created.push(body.id)
      } else if (name === 'delete' && id !== undefined) {
        const { status } = await call(sandbox, `DELETE ${V2}/domains/${id}`)
        if (status === 204) deleted.push(id)
      } else if (name === 'restore' || name === 'reset') {
        const replaced = name === 'restore' ? sandbox.restore(taken) : sandbox.reset()
        await replaced.catch((error) => expect(error).toBeInstanceOf(NotSaved))
      }
    }
    let left = 0
    for (const each of actions) {
      if (each === 'succeed') end?.()
      else if (each === 'fail') end?.(new Error('The disk is full.'))
      else {
        left += 1
        void change(each).finally(() => left--)
      }
      await turn()
    }
    while (left > 0) {
      end?.()
      await turn()
    }
    expect(sandbox.snapshot()).toEqual(saved)
    if (actions.includes('restore') || actions.includes('reset')) return
    const ids = sandbox.snapshot().domains.map(({ id }) => id)
    expect(created.filter((id) => ids.includes(id) === deleted.includes(id))).toEqual([])
    expect(deleted.filter((id) => ids.includes(id))).toEqual([])
  })
  await fc.assert(property, { numRuns: 60 })
})

/** Lets other promises continue. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** The saved state after a transaction. */
function applied(state: Snapshot | undefined, { replaces, changes }: Transaction): Snapshot {
  const rows = new Map<string, Change>()
  const nameOf = ({ table, id }: Change) => `${table} ${id}`
  for (const each of replaces || !state ? [] : SCHEMA.changesOf(state)) rows.set(nameOf(each), each)
  for (const each of changes) {
    if (each.row) rows.set(nameOf(each), each)
    else rows.delete(nameOf(each))
  }
  return SCHEMA.stateFrom(rows.values())
}
