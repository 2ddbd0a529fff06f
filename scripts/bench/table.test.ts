import { expect, test } from 'vitest'
import { rowOf } from './rows.ts'
import { tableOf } from './table.ts'

test('the table is Markdown and reads as plain text', () => {
  const rows = [
    rowOf({ name: 'reads', target: { atLeast: 10 } }, [{ sandbox: 30_000.4, prism: 1000 }]),
    rowOf({ name: 'start, ms', target: { atMost: 0.5 } }, [{ sandbox: 501, prism: 1000 }]),
  ]
  expect(tableOf(rows)).toBe(
    `
|           | sandbox | Prism |  ratio | target      | met |
|-----------|--------:|------:|-------:|-------------|-----|
| reads     |  30,000 | 1,000 | 30.000 | at least 10 | yes |
| start, ms |     501 | 1,000 |  0.501 | at most 0.5 | NO  |`.trimStart(),
  )
})
