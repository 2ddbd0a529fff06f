import { expect, test } from 'vitest'
import type { Finding } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { saying } from '../testing/in-words.ts'
import { causesOf } from './causes.ts'

type Given = [id: string, problem: Problem, more?: Partial<Finding>]

function findingOf([id, problem, more]: Given): Finding {
  const [operationId = '', name = ''] = id.split('/')
  const kind = name === 'rule' ? 'rule' : name === 'expectation' ? 'expectation' : name === 'auth' ? 'auth' : 'status'
  const verdict = kind === 'expectation' ? 'assumption contradicted' : 'contradicted'
  // The place of a fact about the input, as in `body.x/type`.
  const [, side, input = ''] = /^(query|body)\.([^/]*)/.exec(name) ?? []
  const at = side ? { at: { in: side as 'query' | 'body', path: [input] } } : {}
  return { id, operationId, kind, says: 'A fact.', ...at, verdict, problems: [problem], evidence: [], ...more }
}

const status = (expected: string, got: number): Problem => ({ kind: 'status', expected, got, restsOn: [] })

/** A value of a response that is wrong. */
const wrong = (id: string, place: string, expected: string, got: unknown): Given => {
  const [, response = '2XX'] = /^\w+\/(\d\w\w)/.exec(id) ?? []
  const text = JSON.stringify(got)
  const value = { place, keyword: 'type', expected, got: text, type: got === null ? 'null' : typeof got }
  return [id, { kind: 'value', ...value, response, restsOn: [] }]
}

/** A rule that names a wrong value. */
const wrongRule = (id: string, place: string, expected: string, got: unknown): Given => [
  id,
  saying(JSON.stringify(got), { place, expected }),
]

/** The causes of findings, each as the IDs of its findings. */
const causes = (...given: Given[]) =>
  causesOf({ facts: given.map(findingOf) }).map(({ findings }) => findings.map(({ id }) => id).join(' '))

test('the same wrong error status is one cause, whatever the operation and the check', () => {
  const auth = ['a', 'b'].flatMap((id) =>
    ['none', 'unknown'].map((name): Given => [`${id}/auth/${name}`, status('401', 403)]),
  )
  const [cause, ...more] = causesOf({
    facts: [...auth, ['b/expectation/expired', status('401', 403)] satisfies Given].map(findingOf),
  })
  expect(more).toEqual([])
  expect(cause).toMatchObject({ verdict: 'contradicted', says: 'expected 401, got 403', operationIds: ['a', 'b'] })
  expect(cause?.findings).toHaveLength(5)
  expect(cause?.main.id).toBe('a/auth/none')
})

test('contradicted facts come before assumptions, and rare causes before common ones', () => {
  const common = ['a', 'b', 'c'].map((id): Given => [`${id}/auth/none`, status('401', 403)])
  const given: Given[] = [
    ['a/expectation/x', saying('slow')],
    ['b/expectation/y', saying('slower')],
    ...common,
    ['d/rule/z', saying('wrong')],
  ]
  const all = 'a/auth/none b/auth/none c/auth/none'
  expect(causes(...given)).toEqual(['d/rule/z', all, 'a/expectation/x', 'b/expectation/y'])
})

test('type, format and rule of one wrong field are one cause, wherever in a list the value is', () => {
  expect(
    causes(
      wrong('a/2XX[].since/type', '/0/since', 'a string', 0),
      wrong('a/2XX[].since/format', '/3/since', 'a date', 3),
      wrongRule('a/rule/recent', '/1/since', 'a recent date', 1),
      wrong('b/2XX[].since/type', '/7/since', 'a string', 7),
      wrong('a/2XX[].name/type', '/0/name', 'a string', 7),
    ),
  ).toEqual(['a/2XX[].since/type a/2XX[].since/format a/rule/recent b/2XX[].since/type', 'a/2XX[].name/type'])
})

test('each token or project that is let in is a cause of its own, whatever it reaches, and comes first', () => {
  const access = (operation: string, name: string, token: string): Given => [
    `${operation}/access/${name}`,
    { kind: 'access', token: `tokens.${token}`, did: 'reads', of: operation, unless: 'it may', restsOn: [] },
    { kind: 'access', evidence: [0] },
  ]
  const same = (token: string) => ['a', 'a'].map((operation, nth) => access(operation, `${token}-${nth}`, token))
  const rule: Given = ['a/rule/order', saying('the order differs'), { evidence: [0] }]
  expect(causes(['a/expectation/other', saying('slow')], rule, ...same('no_access'), ...same('expired'))).toEqual([
    'a/access/no_access-0 a/access/no_access-1',
    'a/access/expired-0 a/access/expired-1',
    'a/rule/order',
    'a/expectation/other',
  ])
})

test('a cause shows a broken rule before the type of a value, and a new contradiction before a known one', () => {
  const type = wrong('a/2XX.isEnding/type', '/isEnding', 'a boolean', 'no')
  const facts = [type, wrongRule('a/rule/ending', '/isEnding', 'true', 'no')].map(findingOf)
  const baseline = { notes: [], contradicted: ['a/2XX.isEnding/type'], mended: [], untested: [] }
  expect(causesOf({ facts })).toMatchObject([{ main: { id: 'a/rule/ending' }, isKnown: false }])
  expect(causesOf({ facts, baseline })).toMatchObject([{ main: { id: 'a/2XX.isEnding/type' }, isKnown: false }])
  expect(causesOf({ facts, baseline: { ...baseline, contradicted: [] } })).toMatchObject([{ isKnown: true }])
})

test('a field of the success response and one of the error response with the same place have two causes', () => {
  const success = wrong('a/2XX.message/type', '/message', 'a string', 7)
  const error = wrong('a/400.message/type', '/message', 'a string', null)
  expect(causes(success, error)).toHaveLength(2)
})

test.each<[what: string, values: (string | number | null)[], expected: number]>([
  ['two fields', [null, null], 2],
  ['three fields', [null, null, null], 1],
  ['three fields with other values of the same kind', [1767225600, 1767225900, 1767226200], 1],
  ['four fields, two in one way and two in another', [null, null, 7, 8], 4],
])('wrong values of %s (%j) have %i causes, which name each field', (_, values, expected) => {
  const facts = values.map((value, index) =>
    findingOf(wrong(`x/2XX.f${index}/format`, `/f${index}`, `a timestamp`, value)),
  )
  const found = causesOf({ facts })
  expect(found).toHaveLength(expected)
  const texts = found.flatMap(({ says, also }) => [says, ...also])
  for (const index of values.keys()) expect(texts.join('\n')).toContain(`/f${index}: expected a timestamp`)
})

test('what else is wrong is named once, however many values of a list are wrong', () => {
  const [cause] = causesOf({
    facts: [
      findingOf(wrong('a/2XX[].since/type', '/0/since', 'a string', 0)),
      findingOf(wrong('b/2XX[].since/type', '/7/since', 'a string', 7)),
      findingOf(wrong('a/2XX[].since/format', '/3/since', 'a date', 3)),
    ],
  })
  expect(cause?.also).toEqual(['/3/since: expected a date, got 3 (a/2XX[].since/format)'])
})

test('a field with the wrong name is one cause: the missing field and the undocumented one', () => {
  const field = { keyword: '', expected: '', got: '', type: 'object', response: '400', restsOn: [] }
  const renamed = (id: string, evidence: number[]): Given[] => [
    [`${id}/400.message/present`, { ...field, kind: 'missing field', place: '/message' }, { evidence }],
    [`${id}/400/nothing-else`, { ...field, kind: 'undocumented field', place: '' }, { evidence }],
  ]
  expect(causes(...renamed('a', [0]), ...renamed('b', [1]))).toHaveLength(1)
})

test('facts that fail because of one response are one cause; a broken response of another operation is another', () => {
  const html = { evidence: [4] }
  expect(
    causes(
      ['a/2XX', { kind: 'body', got: 'HTML or XML', characters: 37, restsOn: [] }, html],
      [
        'a/2XX/content-type',
        { kind: 'content type', expected: 'application/json', got: 'text/html', restsOn: [] },
        html,
      ],
      ['b/2XX', { kind: 'body', got: 'truncated JSON', characters: 90, restsOn: [] }, { evidence: [5] }],
    ),
  ).toEqual(['b/2XX', 'a/2XX a/2XX/content-type'])
})

const accepted = (operation: string, name: string): Given => [`${operation}/body.${name}/type`, status('400', 201)]
test.each<[string, Given[], number]>([
  ['two checks of one field', [accepted('a', 'x'), ['a/body.x/minimum', status('400', 201)]], 1],
  ['two fields', ['x', 'y'].map((name) => accepted('a', name)), 2],
  ['all fields of an operation', ['w', 'x', 'y', 'z'].map((name) => accepted('a', name)), 1],
  [
    'two fields in two ways',
    ['type', 'limit'].flatMap((kind) =>
      ['x', 'y'].map((name): Given => [`a/body.${kind}-${name}/x`, status('400', 201), { kind } as Partial<Finding>]),
    ),
    4,
  ],
  ['one field of two operations', [accepted('a', 'x'), accepted('b', 'x')], 2],
  [
    'all fields of many operations',
    ['a', 'b', 'c', 'd'].flatMap((id) => ['w', 'x', 'y', 'z'].map((name) => accepted(id, name))),
    1,
  ],
])('forbidden values of %s are accepted: %j has %i causes', (_, given, expected) => {
  expect(causes(...given)).toHaveLength(expected)
})

test.each<[what: string, Given[]]>([
  [
    'a field with a wrong type, and a rule whose reason names the field',
    [
      wrong('a/2XX[].isEnding/type', '/0/isEnding', 'a boolean', 'no'),
      ['a/rule/order', saying('isEnding is not last')],
    ],
  ],
  [
    'two rules',
    [
      ['a/rule/x', status('404', 204)],
      ['a/rule/y', { ...status('404', 204), more: 2 }],
    ],
  ],
  [
    'a limit that is ignored, and pages that repeat',
    [
      ['a/query.limit/maximum', status('400', 200)],
      ['a/rule/pages', saying('page 2 of limit 1 repeats page 1')],
    ],
  ],
  [
    'a deletion without a token, and one that deletes nothing',
    [
      ['a/auth/none', status('401', 204)],
      ['a/rule/removed', saying('x was deleted, but can be deleted again'), { verdict: 'assumption contradicted' }],
    ],
  ],
  [
    'a rule and an expectation',
    [
      ['a/rule/total', saying('the total is 3, not 7')],
      ['a/expectation/past-the-end', saying('the last page is not empty')],
    ],
  ],
])('%s of one operation are two causes', (_, given) => {
  expect(causes(...given)).toHaveLength(2)
})
