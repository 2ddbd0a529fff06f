import { expect, test } from 'vitest'
import { textLines, withoutEntry } from './words.ts'

const IDS = ['a-types', 'b-values']

test.each([
  ['The ID. Its type is not shown (`a-types`).', 'The ID.'],
  [
    'Of an app. Type assumed (`a-types`); the example is only an illustration.',
    'Of an app. The example is only an illustration.',
  ],
  [
    'Status. Type assumed (`a-types`); its values are not shown (`b-values`).',
    'Status. Its values are not shown (`b-values`).',
  ],
  ['First.\n\nType assumed (`a-types`).', 'First.'],
  ['One\nline. Type\nassumed (`a-types`).\n\nMore, as it\nstands.', 'One line.\n\nMore, as it\nstands.'],
])('%j loses what it says of an entry, and no more', (description, left) => {
  expect(withoutEntry(description, 'a-types', IDS)).toBe(left)
})

test.each([['Its type (`a-types`) and values (`b-values`) are not shown.'], ['Type assumed (`a-types`).']])(
  '%j cannot be taken apart',
  (description) => {
    expect(withoutEntry(description, 'a-types', IDS)).toBeUndefined()
  },
)

test('a text takes as many lines as it needs', () => {
  const isPlain = (line: string) => !line.includes('#')
  expect(textLines('description', 'Short.', '  ', isPlain)).toEqual(['  description: Short.'])
  expect(textLines('description', 'Number #1.', '  ', isPlain)).toEqual(['  description: |', '    Number #1.'])
  const long = textLines('description', 'word '.repeat(60).trim(), '    ', isPlain)
  expect(long[0]).toBe('    description: |')
  expect(Math.max(...long.map(({ length }) => length))).toBeLessThanOrEqual(120)
  expect(long.slice(1).join(' ').replace(/\s+/g, ' ').trim()).toBe('word '.repeat(60).trim())
})
