import { allowed, type Keyword, plain, type ResponseFault, refused } from './keyword.ts'
import { otherCase } from './values.ts'

/** Text that is almost one of the allowed texts. */
export const ALMOST: ResponseFault[] = [
  { says: 'with something behind it', change: (value) => `${value}-beside`, mayFit: true },
  { says: 'in the other case', change: otherCase, mayFit: true },
  { says: 'with something in front', change: (value) => `1/${value}`, mayFit: true },
  { says: 'empty', change: () => '', mayFit: true },
]

const responseFaults = (): ResponseFault[] => [
  ...ALMOST,
  { says: 'a number', change: () => 7, mayFit: true },
  { says: 'null', change: () => null, mayFit: true },
]

export const enumeration: Keyword = {
  kind: 'enum',
  reads: plain(
    'enum',
    (values: unknown[]) => `It is ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}, and nothing else.`,
  ),
  trials: ({ schema }) => [refused(`${schema.enum?.[0]}-beside`)],
  wrong({ schema: { enum: values = [] } }, make) {
    return [make.inOtherCase(values), make.either(make.misspelt(values), make.anyText())]
  },
  requestFaults: ({ value }, { fitsAlternative }) => [
    {
      takes: 'an unknown value',
      isMeant: (given) => typeof given === 'string' && !(value as unknown[]).includes(given) && !fitsAlternative(given),
    },
  ],
  responseFaults,
}

export const enumValue: Keyword = {
  kind: 'enum',
  of: 'enum',
  reads: ({ enum: values = [] }, { isResponse }) =>
    isResponse
      ? []
      : values.map((value) => ({ id: `enum/${value}`, says: `${JSON.stringify(value)} is taken.`, value })),
  asserts: () => undefined,
  trials: ({ value }) => [allowed(value)],
  requestFaults: ({ value }) => [{ refuses: 'it', isMeant: (given) => given === value }],
}

export const constant: Keyword = {
  kind: 'enum',
  reads: plain('const', (value) => `It is ${JSON.stringify(value)}.`),
  responseFaults,
}
