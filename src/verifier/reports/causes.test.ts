import { expect, test } from 'vitest'
import type { Finding } from '../model/ledger.ts'
import { causesOf } from './causes.ts'

type Given = [id: string, reason: string, more?: Partial<Finding>]

function findingOf([id, reason, more]: Given): Finding {
  const [operationId = '', name = ''] = id.split('/')
  const kind = name === 'rule' ? 'rule' : name === 'expectation' ? 'expectation' : 'status'
  const verdict = kind === 'expectation' ? 'assumption contradicted' : 'contradicted'
  return { id, operationId, kind, says: 'A fact.', verdict, reason, evidence: [], ...more }
}

/** A value of a response that is wrong. */
const wrong = (id: string, pointer: string, says: string): Given => [id, `${pointer}: ${says}`, { pointer }]

/** The causes of findings, each as the IDs of its findings. */
const causes = (...given: Given[]) =>
  causesOf({ facts: given.map(findingOf) }).map(({ findings }) => findings.map(({ id }) => id).join(' '))

test('the same wrong error status is one cause, whatever the operation and the check', () => {
  const auth = ['a', 'b'].flatMap((id) =>
    ['none', 'unknown'].map((name): Given => [`${id}/auth/${name}`, 'expected 401, got 403']),
  )
  const [cause, ...more] = causesOf({
    facts: [...auth, ['b/expectation/expired', 'expected 401, got 403'] satisfies Given].map(findingOf),
  })
  expect(more).toEqual([])
  expect(cause).toMatchObject({ verdict: 'contradicted', says: 'expected 401, got 403', operationIds: ['a', 'b'] })
  expect(cause?.findings).toHaveLength(5)
  expect(cause?.main.id).toBe('a/auth/none')
})

test('contradicted facts come before assumptions, and rare causes before common ones', () => {
  const common = ['a', 'b', 'c'].map((id): Given => [`${id}/auth/none`, 'expected 401, got 403'])
  const given: Given[] = [['a/expectation/x', 'slow'], ['b/expectation/y', 'slower'], ...common, ['d/rule/z', 'wrong']]
  const all = 'a/auth/none b/auth/none c/auth/none'
  expect(causes(...given)).toEqual(['d/rule/z', all, 'a/expectation/x', 'b/expectation/y'])
})

test('type, format and rule of one wrong field are one cause, wherever in a list the value is', () => {
  expect(
    causes(
      wrong('a/2XX[].since/type', '/0/since', 'expected a string, got 0'),
      wrong('a/2XX[].since/format', '/3/since', 'expected a date, got 3'),
      wrong('a/rule/recent', '/1/since', 'expected a recent date, got 1'),
      wrong('b/2XX[].since/type', '/7/since', 'expected a string, got 7'),
      wrong('a/2XX[].name/type', '/0/name', 'expected a string, got 7'),
    ),
  ).toEqual(['a/2XX[].since/type a/2XX[].since/format a/rule/recent b/2XX[].since/type', 'a/2XX[].name/type'])
})

test('each token or project that is let in is a cause of its own, whatever it reaches, and comes first', () => {
  const access = (operation: string, name: string, token: string): Given => [
    `${operation}/access/${name}`,
    `\`tokens.${token}\` reads data of ${operation}: the service lets it in; check the fixture`,
    { kind: 'access', evidence: [0] },
  ]
  const same = (token: string) => ['a', 'a'].map((operation, nth) => access(operation, `${token}-${nth}`, token))
  const rule: Given = ['a/rule/order', 'the order differs', { evidence: [0] }]
  expect(causes(['a/expectation/other', 'slow'], rule, ...same('no_access'), ...same('expired'))).toEqual([
    'a/access/no_access-0 a/access/no_access-1',
    'a/access/expired-0 a/access/expired-1',
    'a/rule/order',
    'a/expectation/other',
  ])
})

test('a cause shows a broken rule before the type of a value, and a new contradiction before a known one', () => {
  const type = wrong('a/2XX.isEnding/type', '/isEnding', 'expected a boolean, got "no"')
  const facts = [type, wrong('a/rule/ending', '/isEnding', 'expected true, got "no"')].map(findingOf)
  const baseline = { notes: [], contradicted: ['a/2XX.isEnding/type'], mended: [], untested: [] }
  expect(causesOf({ facts })).toMatchObject([{ main: { id: 'a/rule/ending' }, isKnown: false }])
  expect(causesOf({ facts, baseline })).toMatchObject([{ main: { id: 'a/2XX.isEnding/type' }, isKnown: false }])
  expect(causesOf({ facts, baseline: { ...baseline, contradicted: [] } })).toMatchObject([{ isKnown: true }])
})

test('a field of the success response and one of the error response with the same place have two causes', () => {
  const success = wrong('a/2XX.message/type', '/message', 'expected a string, got 7')
  const error = wrong('a/400.message/type', '/message', 'expected a string, got null')
  expect(causes(success, error)).toHaveLength(2)
})

test.each<[what: string, values: (string | number | null)[], expected: number]>([
  ['two fields', [null, null], 2],
  ['three fields', [null, null, null], 1],
  ['three fields with other values of the same kind', [1767225600, 1767225900, 1767226200], 1],
  ['four fields, two in one way and two in another', [null, null, 7, 8], 4],
])('wrong values of %s (%j) have %i causes, which name each field', (_, values, expected) => {
  const facts = values.map((value, index) =>
    findingOf(wrong(`x/2XX.f${index}/format`, `/f${index}`, `expected a timestamp, got ${value}`)),
  )
  const found = causesOf({ facts })
  expect(found).toHaveLength(expected)
  const texts = found.flatMap(({ says, also }) => [says, ...also])
  for (const index of values.keys()) expect(texts.join('\n')).toContain(`/f${index}: expected a timestamp`)
})

test('what else is wrong is named once, however many values of a list are wrong', () => {
  const [cause] = causesOf({
    facts: [
      findingOf(wrong('a/2XX[].since/type', '/0/since', 'expected a string, got 0')),
      findingOf(wrong('b/2XX[].since/type', '/7/since', 'expected a string, got 7')),
      findingOf(wrong('a/2XX[].since/format', '/3/since', 'expected a date, got 3')),
    ],
  })
  expect(cause?.also).toEqual(['/3/since: expected a date, got 3 (a/2XX[].since/format)'])
})

test('a field with the wrong name is one cause: the missing field and the undocumented one', () => {
  const renamed = (id: string, evidence: number[]): Given[] => [
    [`${id}/400.message/present`, '/message: expected this field, got none', { pointer: '/message', evidence }],
    [
      `${id}/400/nothing-else`,
      'the body: expected only the documented fields, got also error',
      { pointer: '', evidence },
    ],
  ]
  expect(causes(...renamed('a', [0]), ...renamed('b', [1]))).toHaveLength(1)
})

test('facts that fail because of one response are one cause; a broken response of another operation is another', () => {
  const html = { evidence: [4] }
  expect(
    causes(
      ['a/2XX', 'expected a JSON body, got 37 characters of HTML or XML', html],
      ['a/2XX/content-type', 'expected application/json, got text/html', html],
      ['b/2XX', 'expected a JSON body, got JSON that breaks off after 90 characters', { evidence: [5] }],
    ),
  ).toEqual(['b/2XX', 'a/2XX a/2XX/content-type'])
})

const accepted = (operation: string, name: string): Given => [`${operation}/body.${name}/type`, 'expected 400, got 201']
test.each<[string, Given[], number]>([
  ['two checks of one field', [accepted('a', 'x'), ['a/body.x/minimum', 'expected 400, got 201']], 1],
  ['two fields', ['x', 'y'].map((name) => accepted('a', name)), 2],
  ['all fields of an operation', ['w', 'x', 'y', 'z'].map((name) => accepted('a', name)), 1],
  [
    'two fields in two ways',
    ['type', 'limit'].flatMap((kind) =>
      ['x', 'y'].map(
        (name): Given => [`a/body.${kind}-${name}/x`, 'expected 400, got 201', { kind } as Partial<Finding>],
      ),
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
      wrong('a/2XX[].isEnding/type', '/0/isEnding', 'expected a boolean, got "no"'),
      ['a/rule/order', 'isEnding is not last'],
    ],
  ],
  [
    'two rules',
    [
      ['a/rule/x', 'expected 404, got 204'],
      ['a/rule/y', 'expected 404, got 204; and 2 more'],
    ],
  ],
  [
    'a limit that is ignored, and pages that repeat',
    [
      ['a/query.limit/maximum', 'expected 400, got 200'],
      ['a/rule/pages', 'page 2 of limit 1 repeats page 1'],
    ],
  ],
  [
    'a deletion without a token, and one that deletes nothing',
    [
      ['a/auth/none', 'expected 401, got 204'],
      ['a/rule/removed', 'x was deleted, but can be deleted again', { verdict: 'assumption contradicted' }],
    ],
  ],
  [
    'a rule and an expectation',
    [
      ['a/rule/total', 'the total is 3, not 7'],
      ['a/expectation/past-the-end', 'the last page is not empty'],
    ],
  ],
])('%s of one operation are two causes', (_, given) => {
  expect(causes(...given)).toHaveLength(2)
})
