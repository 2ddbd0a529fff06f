import { expect, test } from 'vitest'
import { ledgerText, NotALedger, parseLedger } from './ledger-json.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

const text = ledgerText(exampleLedger())

/** The example with one thing in it changed, be it to what the types forbid. */
// biome-ignore lint/suspicious/noExplicitAny: this is JSON of any kind.
function edited(edit: (ledger: any) => void): string {
  const ledger = JSON.parse(text)
  edit(ledger)
  return JSON.stringify(ledger)
}

test('what is written is read back', () => {
  const whole = exampleLedger({ incomplete: 'the service stopped answering' })
  for (const { request } of whole.exchanges.slice(1)) request.body = '{}'
  expect(parseLedger(ledgerText(whole), 'ledger.json')).toEqual(whole)
})

test('hostile text is read back as it was, and none of it is written as it is', () => {
  const ledger = hostileLedger()
  const written = ledgerText(ledger)
  expect(written.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
  expect(parseLedger(written, 'ledger.json').facts).toEqual(ledger.facts)
})

test('each fact has a line of its own', () => {
  expect(text).toContain(
    `    {"id":"listApiKeys/2XX/type","operationId":"listApiKeys","kind":"type","says":"It is of type array.","verdict":"contradicted","reason":"the answer is an object","evidence":[1,2,3]},\n`,
  )
})

test('two runs with the same findings differ in the line of the run alone', () => {
  const first = exampleLedger()
  const second = exampleLedger({ run: { id: '9z9z', startedAt: '2027-01-01T00:00:00.000Z', seconds: 1, requests: 2 } })
  second.unknowns.reverse()
  // Whoever makes a ledger need not care for the order of its keys.
  second.facts = second.facts.map((finding) => Object.fromEntries(Object.entries(finding).reverse()) as never)
  const lines = ledgerText(second).split('\n')
  const other = ledgerText(first)
    .split('\n')
    .filter((line, index) => line !== lines[index])
  expect(other).toEqual([expect.stringMatching(/^ {2}"run": /)])
})

test.each<[string, string, string]>([
  ['an empty file', ' \n', 'it is empty; a ledger.json of a run was expected'],
  ['no JSON', 'Target: mock', 'it is not JSON ('],
  ['half a ledger', text.slice(0, 900), 'it is not JSON ('],
  ['JSON of something else', '[]', 'all of it should be an object; it is a list'],
  ['null', 'null', 'all of it should be an object; it is null'],
  [
    'the ledger of another version',
    edited((ledger) => (ledger.format = 2)),
    'it has format 2, and format 1 was expected; read it with the version that wrote it',
  ],
  ['an object without format', '{}', 'format should be 1; it is missing'],
  [
    'a verdict that is none',
    edited((ledger) => (ledger.facts[1].verdict = 'passed')),
    'facts[1].verdict should be one of "verified", "contradicted", "assumption contradicted", "unexercised", "unprovable here"; it is "passed"',
  ],
  ['a missing list', edited((ledger) => delete ledger.unknowns), 'unknowns should be a list; it is missing'],
  ['a text that is none', edited((ledger) => (ledger.run.id = 7)), 'run.id should be a string; it is 7'],
  ['a negative time', edited((ledger) => (ledger.run.seconds = -1)), 'run.seconds should be a number from 0; it is -1'],
  [
    'a status that is none',
    edited((ledger) => (ledger.exchanges[0].response.status = 20.5)),
    'exchanges[0].response.status should be a whole number; it is 20.5',
  ],
  [
    'evidence that is not there',
    edited((ledger) => (ledger.facts[0].evidence = [4])),
    'facts[0].evidence[0] should be a place in the 4 exchanges; it is 4',
  ],
  [
    'evidence of an observation that is not there',
    edited((ledger) => (ledger.unknowns[0].evidence = -1)),
    'unknowns[0].evidence should be a place in the 4 exchanges; it is -1',
  ],
])('%s is no ledger', (_, source, message) => {
  const read = () => parseLedger(source, 'old.json')
  expect(read).toThrow(NotALedger)
  // What follows a bracket are the words of JSON.parse.
  const end = message.endsWith('(') ? message : `${message}.`
  expect(read).toThrow(`old.json is no ledger: ${end}`)
})

test('the message does not repeat what could rewrite a terminal', () => {
  expect(() =>
    parseLedger(
      edited((ledger) => (ledger.tier = '\u001b[2J\u202e')),
      'a',
    ),
  ).toThrow(/^[^\p{Cc}\p{Cf}]*$/u)
})
