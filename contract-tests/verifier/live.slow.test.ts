/** Tests that what a live sandbox does as time passes contradicts nothing; patience.test.ts has the shortest of these. */
import { expect, test } from 'vitest'
import { createSandbox } from '../../src/sandbox/index.ts'
import { NOW, sandboxTarget } from '../targets.ts'
import { verify } from './testing/sandbox-run.ts'

test.each([
  ['at its start', 0],
  // Not much later: the disposable key then expires.
  ['after four weeks', 28 * 24 * 60],
])('a live sandbox contradicts nothing %s', async (_, minutes) => {
  const sandbox = createSandbox({ now: NOW, live: true })
  sandbox.clock.advance(minutes * 60_000)
  const { facts, leftovers } = await verify(sandboxTarget(sandbox))
  const others = facts.filter(({ verdict }) => !['verified', 'unprovable here'].includes(verdict))
  expect([others.map(({ id, verdict, reason }) => `${id} ${verdict}: ${reason}`), leftovers]).toEqual([[], []])
})

test('a live sandbox whose clock runs contradicts nothing', async () => {
  // Fast enough that containers, runs and builds change during the run: a second passes with each request.
  let now = Date.parse(NOW)
  const sandbox = createSandbox({ live: true, time: () => now })
  const target = sandboxTarget(sandbox, (request) => {
    now += 1000
    return sandbox.fetch(request)
  })
  const contradicted = (await verify(target)).facts.filter(({ verdict }) => verdict === 'contradicted')
  expect(contradicted.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([])
})
