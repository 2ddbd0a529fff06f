import type { Evidence, Finding, Gap, Ledger } from '../../model/ledger.ts'
import type { Problem } from '../../model/problem.ts'

function exchange(path: string, body: string): Evidence {
  return {
    operationId: 'listApiKeys',
    tried: 'a baseline call',
    request: { method: 'GET', path, credential: 'the token of the run' },
    response: { status: 200, contentType: 'application/json', body },
  }
}

function unexercised(operationId: string, name: string | number, gap: Gap): Finding {
  const fact = { operationId, kind: name === 'operation' ? name : 'rule', says: 'Changes persist.' } as const
  return { id: `${operationId}/${name}`, ...fact, verdict: 'unexercised', gap, evidence: [] }
}

function keys(
  name: string,
  kind: Finding['kind'],
  says: string,
  verdict: Finding['verdict'],
  evidence: number[],
  more: Pick<Finding, 'problems' | 'gap' | 'restsOn'> = {},
): Finding {
  return { id: `listApiKeys/${name}`, operationId: 'listApiKeys', kind, says, verdict, ...more, evidence }
}

/** Creates a problem with the type of a value. */
const wrongType = (place: string, expected: string, got: string, type: string): Problem => ({
  kind: 'value',
  place,
  keyword: 'type',
  expected,
  got,
  type,
  restsOn: [],
})

/** Creates a small ledger with every verdict, three observations and a leftover. */
export function exampleLedger(changes: Partial<Ledger> = {}): Ledger {
  return {
    format: 3,
    target: 'https://api.example.com',
    document: { version: '1.0.0', sha256: 'ab12'.repeat(16) },
    tier: 'read',
    run: { id: '1a2b', startedAt: '2026-11-21T15:20:00.000Z', seconds: 12.34, requests: 1234 },
    fixtures: [
      { name: 'app_id', source: 'found', value: 'app-1', how: 'in the billing graph' },
      { name: 'tokens.member', source: 'given' },
    ],
    facts: [
      keys('2XX', 'status', 'The keys.', 'verified', [0]),
      keys('2XX/type', 'type', 'The body is an array.', 'contradicted', [3], {
        problems: [wrongType('', 'an array', 'an object', 'object')],
      }),
      keys('2XX[].createdAt/type', 'type', '`createdAt` is a string.', 'assumption contradicted', [0], {
        problems: [{ ...wrongType('/0/createdAt', 'a string', '7', 'number'), restsOn: ['timestamp-formats'] }],
        restsOn: ['timestamp-formats'],
      }),
      keys('auth/expired', 'auth', 'With an expired token: 401.', 'unprovable here', [], {
        gap: { kind: 'target', why: 'any token is accepted' },
      }),
      ...['deleteApp', 'deleteApp', 'updateApp'].map((id, index) =>
        unexercised(id, index, { kind: 'permission', why: 'the run only reads' }),
      ),
      ...['one', 'two', 'three', 'four', 'five'].map((id) =>
        unexercised(id, 'operation', { kind: 'fixture', why: 'the fixtures have no run_id' }),
      ),
    ],
    exchanges: [
      exchange('/v2/projects/p/api_keys', '[{"name":"one","createdAt":7,"status":"active"}]'),
      ...[1, 2, 3].map((page) => exchange(`/v2/projects/p/api_keys?page=${page}`, '{"keys":[]}')),
    ],
    unknowns: [
      { unknown: 'success-status-codes', operationId: 'listApiKeys', at: '2XX', saw: '200', count: 4, evidence: 0 },
      { unknown: 'timestamp-formats', operationId: 'listApiKeys', at: '2XX[].createdAt', saw: 'number', count: 2 },
      { unknown: 'undocumented-fields', operationId: 'listApiKeys', at: '2XX[].note', saw: 'string', count: 2 },
    ],
    leftovers: [
      {
        what: 'the domain verify-1a2b-3.example.com (domain-17)',
        why: 'deletion returned 500',
        remedy: 'Delete it in the dashboard.',
      },
    ],
    ...changes,
  }
}

/** Values of `run` for a second run with the same findings. */
export const OTHER_RUN = { id: '9z9z', startedAt: '2027-01-01T00:00:00.000Z', seconds: 1, requests: 2 }

/** Text that breaks every output format that does not escape it. */
export const HOSTILE = [
  '</script><script>globalThis.broken = 1</script><img src=x onerror="globalThis.broken = 1">',
  `'"><svg/onload=globalThis.broken=1> ]]> &amp; <!-- %0A ::error::x \u2028\u2029\u0000\u001b[2J\u202e\ud800\ufffe`,
  '\r\n::add-mask::x\r\n##[add-mask]x `code` [link](https://example.com) | cell @someone, and more',
  `" autofocus tabindex="0" onfocus="globalThis.broken = 1" x="' onfocus='globalThis.broken = 1' x='`,
  'x'.repeat(300),
].join(' ')

/** The problem and one with a rule, with {@link HOSTILE} in every free-text field; the place stays that of a value. */
const hostileProblems = (problem: Problem): Problem[] => [
  { ...problem, expected: HOSTILE, got: HOSTILE, type: HOSTILE, response: HOSTILE, restsOn: [HOSTILE] } as Problem,
  { kind: 'rule', id: HOSTILE, what: HOSTILE, expected: HOSTILE, got: HOSTILE, restsOn: [HOSTILE] },
]

/** Creates a ledger with {@link HOSTILE} in every free-text field. */
export function hostileLedger(): Ledger {
  const ledger = exampleLedger({ incomplete: HOSTILE })
  return {
    ...ledger,
    target: HOSTILE,
    document: { version: HOSTILE, sha256: HOSTILE },
    run: { ...ledger.run, id: HOSTILE, startedAt: HOSTILE },
    facts: ledger.facts.map((finding) => ({
      ...finding,
      id: `${finding.id}/${HOSTILE}`,
      operationId: `${finding.operationId} ${HOSTILE}`,
      says: HOSTILE,
      ...(finding.problems && { problems: finding.problems.flatMap(hostileProblems) }),
      ...(finding.gap && { gap: { ...finding.gap, why: HOSTILE } }),
      restsOn: [HOSTILE],
    })),
    exchanges: ledger.exchanges.map(({ response }) => ({
      operationId: HOSTILE,
      tried: HOSTILE,
      request: { method: HOSTILE, path: HOSTILE, credential: HOSTILE, body: HOSTILE },
      response: { ...response, contentType: HOSTILE, body: `${HOSTILE}${'x'.repeat(20_000)}` },
    })),
    unknowns: ['constructor', '__proto__', HOSTILE].map((unknown) => ({
      unknown,
      operationId: HOSTILE,
      at: HOSTILE,
      saw: HOSTILE,
      count: 1,
      evidence: 0,
    })),
    fixtures: [{ name: HOSTILE, source: 'found', value: [HOSTILE], how: HOSTILE }],
    leftovers: [{ what: HOSTILE, why: HOSTILE, remedy: HOSTILE }],
  }
}
