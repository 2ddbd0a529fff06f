import { parser as go } from '@lezer/go'
import { parser as php } from '@lezer/php'
import { expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { provoke } from './provoked.ts'
import { codeSamples } from './samples.ts'

const PARSERS = { go, php }

// The other samples run in scripts/readme.test.ts.
test.each(['go', 'php'] as const)('the samples in %s can be parsed', (language) => {
  const broken = Object.entries(codeSamples(document)).flatMap(([id, samples]) => {
    const source = samples.find((sample) => sample.language === language)?.source ?? ''
    const errors: string[] = source === '' ? [`${id} has no sample`] : []
    PARSERS[language].parse(source).iterate({
      enter: ({ type, from }) => {
        if (type.isError) errors.push(`${id}: ${source.slice(from, from + 40)}`)
      },
    })
    return errors
  })
  expect(broken).toEqual([])
})

test('the sandbox gives every documented response of every operation', async () => {
  const provoked = await provoke(document)
  for (const { id, responses } of listOperations(document)) {
    const [first, ...errors] = provoked[id] ?? []
    expect(first?.documented, id).toMatch(/^2/)
    expect(
      errors.filter(({ documented }) => documented.startsWith('2')),
      id,
    ).toEqual([])
    const given = new Set([first, ...errors].map((each) => each?.documented))
    expect(given, id).toEqual(new Set(Object.keys(responses)))
  }
})
