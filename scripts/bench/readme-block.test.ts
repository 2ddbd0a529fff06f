import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { ROOT } from './child.ts'
import { PARTS, RUN } from './parts.ts'
import { blockOf, cellsIn, withBlock } from './readme-block.ts'
import { COLUMNS, labelsOf } from './report.ts'

const TEXT = 'before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nafter\n'

test('a block is replaced, and nothing else', () => {
  const text = withBlock(TEXT, 'new\n\n| $& |')
  expect(text).toBe('before\n\n<!-- bench -->\n\nnew\n\n| $& |\n\n<!-- /bench -->\n\nafter\n')
  expect(blockOf(text)).toBe('new\n\n| $& |')
  expect(withBlock(text, 'old')).toBe(TEXT)
})

test.each([
  ['', '0 and 0'],
  ['<!-- bench -->\n', '1 and 0'],
  ['<!-- /bench -->\n<!-- bench -->\n', '1 and 1'],
  [`${TEXT}${TEXT}`, '2 and 2'],
  ['text <!-- bench -->\n<!-- /bench -->\n', '0 and 1'],
])('without the markers there is none: %j', (text, found) => {
  expect(() => blockOf(text)).toThrow(UsageError)
  expect(() => withBlock(text, 'new')).toThrow(`there are ${found}.`)
})

test('the table of the README has the rows and columns that the bench writes, with a date and a machine', async () => {
  const block = blockOf(await readFile(join(ROOT, 'scripts/docs/guides/figures.md'), 'utf8'))
  expect(block).toMatch(/^\d{4}-\d\d-\d\d, \d+ × .+, \d+ GB of memory, \w+ [\d.]+, Node \d+\.\d+\.\d+:\n/)
  const [head, ...rows] = cellsIn(block)
  expect(head).toEqual(COLUMNS)
  const at = (row: string[], column: (typeof COLUMNS)[number]) => row[COLUMNS.indexOf(column)]
  const measures = PARTS.flatMap((part) => RUN[part].measures)
  const written = rows.map((row) => ({ name: at(row, ''), compared: at(row, 'compared'), target: at(row, 'target') }))
  expect(written, 'Mend it with `npm run bench -- --write`.').toEqual(measures.map(labelsOf))
  for (const row of rows) expect(at(row, 'ours')).toMatch(/^[\d,.]+$/)
})
