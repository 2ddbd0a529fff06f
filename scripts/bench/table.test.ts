import { expect, test } from 'vitest'
import { rowOf } from './rows.ts'
import { tableOf } from './table.ts'

test('the table is Markdown and reads as plain text', () => {
  const rows = [
    rowOf({ name: 'reads', compared: { ours: 'sandbox', theirs: 'Prism' }, target: { atLeast: 10 } }, [
      { ours: 30_000.4, theirs: 1000 },
    ]),
    rowOf({ name: 'calls', compared: { ours: 'client', theirs: 'openapi-fetch' }, target: { atMost: 0.5 } }, [
      { ours: 501, theirs: 1000 },
    ]),
  ]
  expect(tableOf(rows)).toBe(
    `
|       | compared                |   ours | theirs |  ratio | target      | met |
|-------|-------------------------|-------:|-------:|-------:|-------------|-----|
| reads | sandbox to Prism        | 30,000 |  1,000 | 30.000 | at least 10 | yes |
| calls | client to openapi-fetch |    501 |  1,000 |  0.501 | at most 0.5 | NO  |`.trimStart(),
  )
})
