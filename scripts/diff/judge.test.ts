import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Effect, Report } from './report.ts'
import { plain, plant } from './testing/planting.ts'
import { ROWS } from './testing/rows.ts'

const rows = ROWS.trim()
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string, string])

/** Rows that do not change what the document says. */
const UNSEEN = ['schema inlined', 'allOf regrouped', 'path parameters moved to the operation', 'security restated']

test.each(rows)('%s', (name, operationId, edits, there, back) => {
  const planted = plant(operationId, edits)
  const reports = [judge(plain, planted), judge(planted, plain)] as const
  expect(reports.map((report) => verdictIn(report, operationId))).toEqual([there, back])
  for (const { changes } of reports) {
    if (UNSEEN.includes(name)) expect(changes).toEqual([])
    else expect(changes).not.toEqual([])
    const keys = changes.map(({ pointer, property, before, after }) =>
      JSON.stringify([pointer, property, before, after]),
    )
    expect(keys, 'no change is reported twice').toEqual([...new Set(keys)])
  }
})

/** The verdict in an operation, by its ID in either version, or in the API as a whole. */
function verdictIn({ changes }: Report, operationId: string): string {
  const effects = changes.flatMap((change): Effect[] => {
    if (operationId === '' || change.property === 'operationId') return [change]
    return change.reach.filter(({ operation }) => operation.id === operationId)
  })
  const has = (kind: keyof Effect, side: 'callers' | 'readers') => effects.some((effect) => effect[kind].includes(side))
  const parts = [
    ...(has('breaks', 'callers') ? ['c'] : has('unjudged', 'callers') ? ['c?'] : []),
    ...(has('breaks', 'readers') ? ['r'] : has('unjudged', 'readers') ? ['r?'] : []),
  ]
  return parts.join(' ')
}

test('a renamed path is one operation, under its new path', () => {
  const { changes, operations } = judge(plain, plant('getRun', 'repath /v2/ -> /v9/'))
  expect(changes.flatMap(({ reach }) => reach.map(({ operation }) => operation.path))).toEqual([
    expect.stringMatching(/^\/v9\//),
  ])
  expect(operations).toHaveLength(judge(plain, plain).operations.length)
})
