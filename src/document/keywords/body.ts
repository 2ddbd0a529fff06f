import { JSON_TYPE } from '../document.ts'
import { type Keyword, plain, type Stated } from './keyword.ts'

export const preset: Keyword = {
  kind: 'default',
  reads: plain('default', (value) => `Left out, it is ${JSON.stringify(value)}.`),
  asserts: () => undefined,
  // plan.ts compares the response without the parameter with the one for the default.
  trials: () => [],
  requestFaults: ({ value }) => [
    { says: 'one more when it is left out', assumes: Number(value) + 1 },
    { says: 'one less when it is left out', assumes: Number(value) - 1 },
  ],
}

/** Outside of the schema of a body. */
type OfBody = Keyword & { states: Stated }

/** States that a response has no body; not a keyword of JSON Schema. */
export const empty: OfBody = {
  kind: 'omission',
  states: { id: 'empty', says: 'The body is empty.' },
  reads: () => [],
  asserts: () => undefined,
  responseFaults: () => ['{}', 'Done.'].map((text) => ({ says: `with the body ${text}`, body: { text } })),
}

/** States the media type of a body; not a keyword of JSON Schema. */
export const contentType: OfBody = {
  kind: 'type',
  states: { id: 'content-type', says: `The body is ${JSON_TYPE}.`, value: JSON_TYPE },
  reads: () => [],
  asserts: () => undefined,
  responseFaults: () =>
    ['text/html', 'application/problem+json', ''].map((each) => ({
      says: each === '' ? 'without a content type' : `as ${each}`,
      body: { contentType: each },
    })),
}
