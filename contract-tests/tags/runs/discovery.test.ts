import { expect, test } from 'vitest'
import { candidatesIn } from './discovery.ts'

test('IDs of runs are found in fields and texts', () => {
  const texts = ['Run run-1 has started.', { run_id: 'r2' }, 'see runs/run-3, run_id="run-4"', 'the run has ended']
  expect(candidatesIn(texts)).toEqual(['run-1', 'r2', 'run-3', 'run-4'])
})

test('a long text without IDs is searched in linear time', () => {
  // If the time grew with the square of the length, the test would time out.
  expect(candidatesIn(['run_id:'.repeat(300_000)])).toEqual([])
})
