import { expect, test } from 'vitest'
import { annotations, stepSummary } from './annotations.ts'
import { htmlReport } from './html.ts'
import { ledgerText } from './ledger-json.ts'
import { summarize } from './terminal.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

const ledger = hostileLedger()
const texts = {
  'GitHub annotations': annotations([ledger]),
  'the step summary': stepSummary([ledger]),
  'the terminal': summarize(ledger),
  'ledger.json': ledgerText(ledger),
  'index.html': htmlReport(ledger),
}

test.each(Object.entries(texts))('control characters from a service are escaped in %s', (_, text) => {
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
})

test('text from a service cannot add a workflow command', () => {
  // An unescaped colon or comma would end the title.
  for (const line of texts['GitHub annotations'].split('\n').slice(0, -1))
    expect(line).toMatch(/^::(error|warning) title=[^:,]*::.*$/)
  expect(texts['GitHub annotations']).toContain('%250A')
  expect(texts['the terminal']).not.toMatch(/^\s*::|##\[/m)
  const leftovers = [{ what: 'a', why: 'b', remedy: '::stop-commands::x ##[error]y' }]
  expect(summarize(exampleLedger({ leftovers }))).toContain('\n    \\::stop-commands::x #\\#[error]y\n')
})

test('text from a service cannot add Markdown or table cells', () => {
  const unescaped = texts['the step summary'].replaceAll(/\\.|^> /gm, '')
  expect(unescaped).not.toMatch(/[<>`[\]@]/)
  const rows = unescaped.split('\n').filter((line) => line.startsWith('|'))
  expect(new Set(rows.map((line) => line.split('|').length))).toEqual(new Set([8]))
})

test('text from a service cannot add HTML', () => {
  expect(texts['index.html']).not.toMatch(/<(script|img|svg)/)
})
