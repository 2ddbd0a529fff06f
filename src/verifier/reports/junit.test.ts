import { expect, test } from 'vitest'
import { junit } from './junit.ts'
import { exampleLedger } from './testing/ledgers.ts'

const facts = exampleLedger().facts.slice(0, 5)

test('the JUnit report has a suite per operation and a case per fact', () => {
  expect(junit(exampleLedger({ facts }))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="openapi.yaml 1.0.0 on https://api.example.com" tests="5" failures="1" errors="0" skipped="3" time="12.34" timestamp="2026-11-21T15:20:00.000Z">
  <testsuite name="listApiKeys" tests="4" failures="1" errors="0" skipped="2">
    <testcase classname="listApiKeys" name="listApiKeys/2XX"/>
    <testcase classname="listApiKeys" name="listApiKeys/2XX/type"><failure message="the body: expected an array, got an object" type="contradicted">listApiKeys: the body: expected an array, got an object
It is of type array.
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
