import { expect, test } from 'vitest'
import { document } from '../../document/openapi.ts'
import { UNDOCUMENTED_FIELDS } from './observer.ts'
import { unknownsInWords } from './report.ts'
import { verifySandbox } from './testing/verify-sandbox.ts'

const ledger = await verifySandbox({ only: ['listApiKeys'] })
const register = Object.entries(document['x-unknowns'])

test('every entry of the register stands there in its order, seen or with the way to settle it', () => {
  const text = unknownsInWords(document, ledger)
  const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  expect(titles).toEqual(register.map(([id]) => id))
  const seen = new Set(ledger.unknowns.map(({ unknown }) => unknown))
  for (const [id, { settle }] of register) {
    const [, section = ''] = text.split(`## ${id}\n`)
    const [own = ''] = section.split('\n## ')
    if (seen.has(id)) expect(own).toContain('| Operation | Where | Seen | Times |')
    else expect(own).toContain(`Not seen; settle: ${settle.trim().replace(/\s+/g, ' ')}`)
  }
})

test('what came from a service cannot become markup', () => {
  const [first] = ledger.unknowns
  if (!first) throw new Error('nothing was seen')
  const text = unknownsInWords(document, {
    ...ledger,
    incomplete: 'it broke',
    unknowns: [{ ...first, unknown: UNDOCUMENTED_FIELDS, at: 'a | b', saw: '<img src=x> [x](http://y) `z`\n# t' }],
  })
  expect(text).toContain('The run did not come to its end: it broke.')
  expect(text).toContain(`## ${UNDOCUMENTED_FIELDS}`)
  const row = text.split('\n').find((line) => line.includes('img')) ?? ''
  expect(row).toMatch(/^\| listApiKeys \| a &#124; b \| [^|]* \| \d+ \|$/)
  expect(row).not.toMatch(/<|\[|`/)
})
