import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentedFacts } from '../../document/openapi.ts'
import type { Baseline, Finding, Ledger, Verdict } from '../model/ledger.ts'
import { saying } from '../testing/in-words.ts'
import { annotations, stepSummary } from './annotations.ts'
import { changesInWords, withBaseline } from './baseline.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { ledgerText } from './ledger-json.ts'
import { createLineOf } from './sources.ts'
import { summarize } from './terminal.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

test('contradictions and incomplete runs are errors; contradicted assumptions and leftovers are warnings', () => {
  expect(annotations([exampleLedger()])).toBe(
    `::error title=https%3A//api.example.com%3A listApiKeys%3A the body%3A expected an array%2C got an object::The body is an array. (1 fact, such as listApiKeys/2XX/type)%0AGET /v2/projects/p/api_keys?page=3 -> 200%0A→ {%0A    "keys": []%0Acurl -i 'https://api.example.com/v2/projects/p/api_keys?page=3' -H "Authorization: Bearer $API_TOKEN"%0ADo: Return an array; or correct openapi.yaml, if the service is right.
::warning title=https%3A//api.example.com%3A left behind::the domain verify-1a2b-3.example.com (domain-17): deletion returned 500%0ADelete it in the dashboard.
::warning title=https%3A//api.example.com%3A listApiKeys%3A /0/createdAt%3A expected a string%2C got 7::\`createdAt\` is a string. (1 assumption, such as listApiKeys/2XX[].createdAt/type)%0AGET /v2/projects/p/api_keys -> 200%0A      "name": "one",%0A→     "createdAt": 7,%0A      "status": "active"%0Acurl -i 'https://api.example.com/v2/projects/p/api_keys' -H "Authorization: Bearer $API_TOKEN"%0ADo: No contract is broken. If the service is right, correct openapi.yaml.
`,
  )
  const strict = annotations([exampleLedger()], { strict: true }).split('\n')
  expect(strict.filter((line) => line.startsWith('::error '))).toHaveLength(2)
  const [first] = annotations([exampleLedger({ incomplete: 'no response' })]).split('\n')
  expect(first).toBe('::error title=https%3A//api.example.com%3A the run is incomplete::no response')
})

test('there are at most ten annotations per level; if more are needed, the tenth counts those left out', () => {
  const [, contradicted] = exampleLedger().facts
  const ofSize = (length: number) => {
    const facts = Array.from({ length }, (_, index) => ({
      ...contradicted,
      problems: [saying(`wrong in way ${index}`)],
    }))
    return exampleLedger({ facts: facts as unknown as Finding[], leftovers: [] })
  }
  expect(annotations([ofSize(4), ofSize(6)])).not.toContain('more errors')
  const lines = annotations([ofSize(5), ofSize(6)]).split('\n')
  expect(lines).toHaveLength(10 + 1)
  expect(lines[9]).toBe('::error title=… and 2 more errors::The report has the full list.')
})

test('the step summary has the verdict, the causes, the leftovers and a table by operation', () => {
  const ledger = exampleLedger()
  const summary = stepSummary([{ ...ledger, facts: ledger.facts.slice(0, 5), incomplete: 'no response' }])
  expect(summary).toBe(`## ✗ Verification of https\\://api\\.example\\.com

**Incomplete, not a pass\\: no response\\. https\\://api\\.example\\.com breaks its contract\\: 1 cause, 1 contradicted fact\\.** 1 of 4 facts that tier read allows are verified \\(25 %\\)\\. 1 assumption is contradicted\\.

Next: fix what stopped the run, then verify again\\. Also remove what the run left behind; see the end\\.

### Contradicted

- **listApiKeys\\: the body\\: expected an array, got an object** \\
  The body is an array\\. \\(1 fact, such as listApiKeys/2XX/type\\) \\
  Return an array; or correct openapi\\.yaml, if the service is right\\.

### Assumptions contradicted

- **listApiKeys\\: /0/createdAt\\: expected a string, got 7** \\
  \\\`createdAt\\\` is a string\\. \\(1 assumption, such as listApiKeys/2XX\\[\\]\\.createdAt/type\\) \\
  No contract is broken\\. If the service is right, correct openapi\\.yaml\\.

### Left behind

- **the domain verify\\-1a2b\\-3\\.example\\.com \\(domain\\-17\\)**: deletion returned 500\\. Delete it in the dashboard\\.

### By operation

| operation | verified | contradicted | assumption contradicted | unexercised | unprovable here |
| --- | --: | --: | --: | --: | --: |
| listApiKeys | 1 | 1 | 1 | - | 1 |
| deleteApp | - | - | - | 1 | - |
| **all** | **1** | **1** | **1** | **1** | **1** |

5 facts\\: 1 contradicted, 1 assumption contradicted, 1 unexercised, 1 unprovable here, 1 verified\\. Tier read, document 1\\.0\\.0, 1,234 requests in 12\\.3 s\\.
Observations on 2 open questions.
`)
})

const facts = exampleLedger().facts.slice(0, 5)

test('the JUnit report has a suite per operation and a case per fact', () => {
  expect(junit(exampleLedger({ facts }))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="openapi.yaml 1.0.0 on https://api.example.com" tests="5" failures="1" errors="0" skipped="3" time="12.34" timestamp="2026-11-21T15:20:00.000Z">
  <testsuite name="listApiKeys" tests="4" failures="1" errors="0" skipped="2">
    <testcase classname="listApiKeys" name="listApiKeys/2XX"/>
    <testcase classname="listApiKeys" name="listApiKeys/2XX/type"><failure message="the body: expected an array, got an object" type="contradicted">listApiKeys: the body: expected an array, got an object
The body is an array.
GET /v2/projects/p/api_keys?page=3 -&gt; 200
→ {
    &quot;keys&quot;: []
curl -i &#39;https://api.example.com/v2/projects/p/api_keys?page=3&#39; -H &quot;Authorization: Bearer $API_TOKEN&quot;
Do: Return an array; or correct openapi.yaml, if the service is right.</failure></testcase>
    <testcase classname="listApiKeys" name="listApiKeys/2XX[].createdAt/type"><skipped message="assumption contradicted: /0/createdAt: expected a string, got 7"/></testcase>
    <testcase classname="listApiKeys" name="listApiKeys/auth/expired"><skipped message="unprovable here: any token is accepted"/></testcase>
  </testsuite>
  <testsuite name="deleteApp" tests="1" failures="0" errors="0" skipped="1">
    <testcase classname="deleteApp" name="deleteApp/0"><skipped message="unexercised: the run only reads"/></testcase>
  </testsuite>
</testsuites>
`)
})

test('a contradicted assumption is a failure with `strict`, and an incomplete run is an error', () => {
  const text = junit(exampleLedger({ facts, incomplete: 'the service stopped responding' }), { strict: true })
  expect(text).toContain('tests="6" failures="2" errors="1" skipped="2"')
  expect(text).toContain('<failure message="/0/createdAt: expected a string, got 7" type="assumption contradicted">')
  expect(text).toContain(
    `<testcase classname="run" name="the run completes"><error message="the service stopped responding" type="incomplete"/></testcase>`,
  )
})

test('a contradiction that the earlier run also had is marked as known, is not a failure, and comes last', () => {
  const before = exampleLedger()
  const [operation, known] = before.facts
  const wrong = {
    id: 'listApps/rule/sorted',
    operationId: 'listApps',
    kind: 'rule',
    problems: [saying('the apps are not sorted')],
  }
  const facts = [...before.facts, { ...known, ...wrong }] as Finding[]
  const ledger = withBaseline(exampleLedger({ facts }), before)
  const headline = 'https://api.example.com breaks its contract: 1 new cause, 1 newly contradicted fact; 1 known one.'
  for (const text of [summarize(ledger, { width: 120 }), htmlReport(ledger)])
    expect(text).toMatch(
      new RegExp(`${headline}.*listApps: the apps are not sorted.*known: listApiKeys: the body: expected an`, 's'),
    )
  expect(annotations([ledger])).toMatch(/^::error .* the apps are not sorted::.*\n::warning .*known%3A listApiKeys/m)
  expect(junit(ledger)).toMatch(/ failures="1" .*<skipped message="known: the body: expected an array/s)
  const same = withBaseline(exampleLedger({ facts: [operation, known] as Finding[] }), before)
  expect(summarize(same, { width: 120 })).toContain(
    'Nothing new is contradicted on https://api.example.com; 1 fact is still contradicted.',
  )
})

/** A ledger with a fact for each verdict, named by its index. */
function ledgerOf(verdicts: Verdict[], changes: Partial<Ledger> = {}): Ledger {
  const [fact] = exampleLedger().facts
  const facts = verdicts.flatMap((verdict, index) => (fact ? [{ ...fact, id: `fact-${index}`, verdict }] : []))
  return exampleLedger({ facts, ...changes })
}

test('only facts that were not contradicted before are newly contradicted', () => {
  const before = ledgerOf(['contradicted', 'verified', 'contradicted', 'verified', 'verified', 'unexercised'])
  const after = ledgerOf([
    'contradicted',
    'contradicted',
    'verified',
    'unexercised',
    'assumption contradicted',
    'contradicted',
    'contradicted',
  ])
  expect(withBaseline(after, before)).toEqual({
    ...after,
    baseline: {
      notes: ['The earlier run started at 2026-11-21 15:20 UTC.'],
      contradicted: ['fact-1', 'fact-5', 'fact-6'],
      mended: ['fact-2'],
      untested: ['fact-3'],
    },
  })
  expect(withBaseline(after, before, true).baseline?.contradicted).toContain('fact-4')
})

test('the terminal says how the runs differ, and what is newly contradicted', () => {
  const other = {
    target: 'http://b.test',
    tier: 'write',
    incomplete: 'x',
    document: { version: '2', sha256: 'cd' },
  } as const
  const linesOf = (after: Verdict[]) =>
    changesInWords(withBaseline(ledgerOf(after), ledgerOf(['verified'], other)).baseline as Baseline)
  const notes =
    'The earlier run started at 2026-11-21 15:20 UTC. The documents of the two runs differ. The earlier run verified http://b.test. The earlier run had tier write. The earlier run was incomplete.'
  expect(linesOf(['verified'])).toEqual([notes])
  expect(linesOf(['contradicted'])).toEqual([notes, 'Newly contradicted: 1 fact', '- fact-0'])
})

const ledger = hostileLedger()
const texts = {
  'GitHub annotations': annotations([ledger]),
  'the step summary': stepSummary([ledger]),
  'the terminal': summarize(ledger),
  'ledger.json': ledgerText(ledger),
  'index.html': htmlReport(ledger),
  'the JUnit report': junit(ledger, { strict: true }),
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

test.each(['index.html', 'the JUnit report'] as const)('text from a service cannot add elements to %s', (name) => {
  // The only pictures are icons.
  expect(texts[name]).not.toMatch(/<(img|script)\b|<svg(?! class="(icon|unseen)")/)
})

test('text from a service cannot add Markdown or table cells', () => {
  const unescaped = texts['the step summary'].replaceAll(/\\.|^> /gm, '')
  expect(unescaped).not.toMatch(/[<>`[\]@]/)
  const rows = unescaped.split('\n').filter((line) => line.startsWith('|'))
  expect(new Set(rows.map((line) => line.split('|').length))).toEqual(new Set([8]))
})

const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')
const lines = text.split('\n')
const lineOf = createLineOf(() => text, 'openapi.yaml', documentedFacts)

test('every documented fact has a line', () => {
  expect(documentedFacts.filter((fact) => lineOf(fact) === undefined).map(({ id }) => id)).toEqual([])
})

test.each([
  ['listApiKeys/operation', /get:/],
  ['updateApp/body.port/maximum', /maximum: 65535/],
  ['getBuildLogs/rule/as-requested', /as-requested:/],
  ['listContainerEvents/query.limit/default', /default: 50/],
  ['getRun/401', /'401':/],
  ['getRun/auth/none', /bearerAuth:/],
  ['getRun/expectation/expired-token', /get:/],
])('%s is stated at a line that matches %s', (id, expected) => {
  const operationId = id.split('/')[0] ?? ''
  const [file, line] = lineOf({ id, operationId })?.split(':') ?? []
  expect(file).toBe('openapi.yaml')
  expect(lines[Number(line) - 1]).toMatch(expected)
})
