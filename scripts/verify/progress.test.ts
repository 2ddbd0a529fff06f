import { expect, test, vi } from 'vitest'
import { estimateInWords, showFixtures } from './progress.ts'

test('text from a service cannot add a workflow command to the fixtures found', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  showFixtures([{ name: 'app_id', source: 'found', value: '##[add-mask]x\n::error::y', how: 'in a list' }])
  expect(print.mock.calls.flat().join('\n')).not.toMatch(/^\s*::|##\[/m)
})

test('an estimate states the duration, the pace and the time limit that ends the run', () => {
  const estimate = { requests: 1060, msPerRequest: 3000, totalMs: 3_180_000 }
  const text = 'The run will take about 53 min at 3.0 s per request (1,060 requests)'
  expect(estimateInWords(estimate, 900_000)).toBe(`${text}; it ends after 15 min.`)
  expect(estimateInWords(estimate, 3_600_000)).toBe(`${text}.`)
})
