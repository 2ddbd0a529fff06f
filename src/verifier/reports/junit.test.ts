import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium, missing } from '../../testing/chromium.ts'
import { junit } from './junit.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

const facts = exampleLedger().facts.slice(0, 5)

test('a suite per operation, a case per fact', () => {
  expect(junit(exampleLedger({ facts }))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="openapi.yaml 1.0.0 on https://api.example.com" tests="5" failures="1" errors="0" skipped="3" time="12.34" timestamp="2026-11-21T15:20:00.000Z">
  <testsuite name="listApiKeys" tests="4" failures="1" errors="0" skipped="2">
    <testcase classname="listApiKeys" name="listApiKeys/2XX"/>
    <testcase classname="listApiKeys" name="listApiKeys/2XX/type"><failure message="the answer is an object" type="contradicted">Expected: It is of type array. Got: the answer is an object.
GET /v2/projects/p/api_keys?page=1 -&gt; 200
GET /v2/projects/p/api_keys?page=2 -&gt; 200
and 1 more exchange</failure></testcase>
    <testcase classname="listApiKeys" name="listApiKeys/2XX[].createdAt/type"><skipped message="assumption contradicted: it is a number"/></testcase>
    <testcase classname="listApiKeys" name="listApiKeys/auth/expired"><skipped message="unprovable here: any token is accepted"/></testcase>
  </testsuite>
  <testsuite name="deleteApp" tests="1" failures="0" errors="0" skipped="1">
    <testcase classname="deleteApp" name="deleteApp/0"><skipped message="unexercised: the run only reads"/></testcase>
  </testsuite>
</testsuites>
`)
})

test('a contradicted assumption fails with `strict`, an incomplete run is an error', () => {
  const strict = junit(exampleLedger({ facts }), { strict: true })
  expect(strict).toContain('tests="5" failures="2" errors="0" skipped="2"')
  expect(strict).toContain('<failure message="it is a number" type="assumption contradicted">')
  const incomplete = junit(exampleLedger({ facts, incomplete: 'the service stopped answering' }))
  expect(incomplete).toContain('tests="6" failures="1" errors="1" skipped="3"')
  expect(incomplete).toContain(
    `<testcase classname="run" name="the run completes"><error message="the service stopped answering" type="incomplete"/></testcase>`,
  )
})

describe.skipIf(missing)('read by an XML parser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())

  /** The counts that an XML parser finds, or its error. */
  async function parse(text: string) {
    const page = await browser.newPage()
    const parsed = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml')
      const error = parsed.querySelector('parsererror')?.textContent
      const names = ['testcase', 'failure', 'error', 'skipped']
      const counts = names.map((name) => parsed.querySelectorAll(name).length)
      return { error, counts, message: parsed.querySelector('failure')?.getAttribute('message') }
    }, text)
    await page.close()
    return parsed
  }

  test('the counts are right, and hostile text loses only what XML cannot contain', async () => {
    expect((await parse('<a b="&"/>')).error).toBeDefined()
    const { error, counts } = await parse(junit(exampleLedger(), { strict: true }))
    expect({ error, counts }).toEqual({ error: undefined, counts: [12, 2, 0, 9] })
    const ledger = hostileLedger()
    expect(await parse(junit(ledger))).toEqual({
      error: undefined,
      counts: [13, 1, 1, 10],
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot contain these.
      message: ledger.facts[1]?.reason?.replace(/[\u0000\u001b\ud800\ufffe]/g, ''),
    })
  })
})
