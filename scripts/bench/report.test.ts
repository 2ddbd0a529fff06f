import { expect, test } from 'vitest'
import { reportOf, tableOf, verdictOf } from './report.ts'
import { ratioRow, secondsRow } from './rows.ts'

const SERVERS = { ours: 'sandbox', theirs: 'Prism' }
const reads = ratioRow({ name: 'reads', compared: SERVERS, target: { atLeast: 10 } }, [
  { sandbox: 30_000.4, Prism: 1000 },
  { sandbox: 40_000, Prism: 1000 },
])
const start = ratioRow({ name: 'start', compared: SERVERS, target: { atMost: 0.5 } }, [{ sandbox: 501, Prism: 1000 }])
const calls = ratioRow(
  { name: 'calls', compared: { ours: 'client', theirs: 'fetch' }, target: { none: 'upper bound' } },
  [{ client: 7, fetch: 8 }],
)
const lint = secondsRow({ name: '`npm run lint`' }, [8.04, 7.5, 9])

test('the table is Markdown and reads as plain text', () => {
  expect(tableOf([reads, start, calls, lint])).toBe(
    `
|                | compared          |   ours | theirs |  ratio | lowest–highest | rounds | target            | met |
|----------------|-------------------|-------:|-------:|-------:|---------------:|-------:|-------------------|-----|
| reads          | sandbox to Prism  | 35,000 |  1,000 | 35.000 |    30.00–40.00 |      2 | at least 10       | yes |
| start          | sandbox to Prism  |    501 |  1,000 |  0.501 |              – |      1 | at most 0.5       | NO  |
| calls          | client to fetch   |      7 |      8 |  0.875 |              – |      1 | none: upper bound | –   |
| \`npm run lint\` | s on this machine |    8.0 |      – |      – |        7.5–9.0 |      3 | –                 | –   |`.trimStart(),
  )
})

test('the report says when and on what, and never the name of the machine', () => {
  const machine = { cpus: 2, cpu: 'Some CPU', memory: 8, os: 'Linux 6.1', node: '24.0.0' }
  expect(reportOf({ date: '2026-11-21', machine, rows: [lint] })).toMatch(
    /^2026-11-21, 2 × Some CPU, 8 GB of memory, Linux 6\.1, Node 24\.0\.0:\n\n\|/,
  )
})

test('what is missed is named; what has no target is never missed', () => {
  expect(verdictOf([reads, start, calls])).toEqual({ missed: 1, line: 'Missed: start (Prism).' })
  expect(verdictOf([reads, calls])).toEqual({ missed: 0, line: 'Every target is met.' })
  expect(verdictOf([calls, lint])).toEqual({ missed: 0, line: 'Nothing of this has a target.' })
})
