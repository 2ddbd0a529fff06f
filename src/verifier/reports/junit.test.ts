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
    <testcase classname="listApiKeys" name="listApiKeys/2XX/type"><failure message="the answer is an object" type="contradicted">It is of type array. the answer is an object.
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

test('a contradicted assumption fails where it is asked for', () => {
  const text = junit(exampleLedger({ facts }), { strict: true })
  expect(text).toContain('tests="5" failures="2" errors="0" skipped="2"')
  expect(text).toContain('<failure message="it is a number" type="assumption contradicted">')
})

test('a run that ended early is an error', () => {
  const text = junit(exampleLedger({ facts, incomplete: 'the service stopped answering' }))
  expect(text).toContain('tests="6" failures="1" errors="1" skipped="3"')
  expect(text).toContain(
    `<testcase classname="run" name="the run came to its end"><error message="the service stopped answering" type="incomplete"/></testcase>`,
  )
})

if (missing) {
  // Nobody reads what CI skips.
  if (process.env.CI) throw new Error(missing)
  console.warn(`Left out: ${missing}`)
}

describe.skipIf(missing)('read by an XML parser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())

  /** What a parser finds, or its complaint. */
  async function parse(text: string) {
    const page = await browser.newPage()
    try {
      return await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'application/xml')
        const complaint = parsed.querySelector('parsererror')?.textContent
        const number = (selector: string) => parsed.querySelectorAll(selector).length
        const found = {
          tests: number('testcase'),
          failures: number('failure'),
          errors: number('error'),
          skipped: number('skipped'),
        }
        return { complaint, found, message: parsed.querySelector('failure')?.getAttribute('message') }
      }, text)
    } finally {
      await page.close()
    }
  }

  test('the parser tells XML from what is none', async () => {
    expect((await parse('<a b="&"/>')).complaint).toBeDefined()
  })

  test('the counts are those of what is there', async () => {
    const { complaint, found } = await parse(junit(exampleLedger(), { strict: true }))
    expect(complaint).toBeUndefined()
    expect(found).toEqual({ tests: 12, failures: 2, errors: 0, skipped: 9 })
  })

  test('hostile text breaks nothing and stays what it was, but for what XML cannot say', async () => {
    const ledger = hostileLedger()
    const { complaint, found, message } = await parse(junit(ledger))
    expect(complaint).toBeUndefined()
    expect(found).toEqual({ tests: 13, failures: 1, errors: 1, skipped: 10 })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 cannot say.
    expect(message).toBe(ledger.facts[1]?.reason?.replace(/[\u0000\u001b\ud800\ufffe]/g, ''))
  })
})
