import { expect, test } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { readOptions } from './options.ts'

test('without options: everything, five rounds', () => {
  expect(readOptions([])).toEqual({
    rounds: 5,
    parts: ['client', 'sandbox', 'commands'],
    json: 'dist/bench.json',
    write: false,
  })
})

test('parts can be chosen, and keep their order', () => {
  const args = ['--only', 'commands', '--only', 'client', '--rounds', '2', '--json', 'x.json']
  expect(readOptions(args)).toEqual({ rounds: 2, parts: ['client', 'commands'], json: 'x.json', write: false })
})

test.each([
  [['--rounds', '0'], '--rounds must be a whole number from 1 to 100; it is "0".'],
  [['--rounds', '1.5'], '--rounds must be a whole number from 1 to 100; it is "1.5".'],
  [['--only', 'mock'], '--only must be one of client, sandbox, commands; it is "mock".'],
  [['--json', ''], '--json needs the name of a file.'],
  [['--write', '--only', 'client'], '--write puts the whole table into README.md, so it does not go with --only.'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(new UsageError(message))
})
