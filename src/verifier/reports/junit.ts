import { type Markup, markup } from '../../html/markup.ts'
import { countVerdicts, type Finding, type Ledger } from '../model/ledger.ts'
import { causeInWords, causesOf } from './causes.ts'
import { causeDetails } from './details.ts'
import { failuresOf, isFailure } from './failures.ts'
import { reasonOf } from './problems.ts'
import type { Sources } from './sources.ts'
import { byOperation } from './words.ts'

/** Matches the start of every report from {@link junit}. */
export const JUNIT_START = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="openapi\.yaml /

/**
 * Formats a run as JUnit XML: one test suite per operation, one test case per fact, and an error if the run is incomplete.
 * Test cases are named after the stable IDs of the facts. A failure starts with its cause, by which tools group failures; the
 * first failure of a cause has its details. With `strict`, a contradicted assumption is a failure, too. A contradiction that
 * the earlier run also had is skipped.
 */
export function junit(ledger: Ledger, options: { strict?: boolean | undefined } & Sources = {}): string {
  const { strict = false } = options
  const { target, document, facts, run, incomplete } = ledger
  const failures = new Set(failuresOf(ledger, strict))
  const causes = new Map(causesOf(ledger).flatMap((cause) => cause.findings.map((finding) => [finding, cause])))
  const suites = byOperation(facts).map(([name, ofOperation]) => {
    const cases = ofOperation.map((finding) => testcase(name, finding.id, outcomeOf(finding)))
    return suite(name, counts(ofOperation, failures), cases)
  })
  const total = counts(facts, failures)
  if (incomplete !== undefined) {
    const stopped = testcase('run', 'the run completes', markup`<error message="${incomplete}" type="incomplete"/>`)
    suites.unshift(suite('run', { tests: 1, failures: 0, errors: 1, skipped: 0 }, [stopped]))
    total.tests += 1
    total.errors += 1
  }
  const { html } = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="openapi.yaml ${document.version} on ${target}" ${attributes(total)} time="${run.seconds}" timestamp="${run.startedAt}">
${suites}</testsuites>
`
  // XML forbids U+FFFE and U+FFFF. It also forbids control characters and unpaired surrogates, but `markup` has escaped those.
  return html.replace(/[\ufffe\uffff]/g, '')

  function outcomeOf(finding: Finding): Markup | undefined {
    const { verdict } = finding
    const reason = reasonOf(finding) ?? ''
    if (verdict === 'verified') return undefined
    const cause = causes.get(finding)
    if (!cause || !failures.has(finding))
      return markup`<skipped message="${isFailure(finding, strict) ? 'known' : verdict}: ${reason}"/>`
    const isMain = finding === cause.main
    const details = isMain ? causeDetails(ledger, cause, options) : [`The cause is described at ${cause.main.id}.`]
    const lines = [finding.says, ...details].map((line) => markup`\n${line}`)
    return markup`<failure message="${reason}" type="${verdict}">${causeInWords(cause)}${lines}</failure>`
  }
}

function suite(name: string, totals: ReturnType<typeof counts>, testcases: Markup[]): Markup {
  return markup`  <testsuite name="${name}" ${attributes(totals)}>\n${testcases}  </testsuite>\n`
}

function testcase(classname: string, name: string, outcome?: Markup): Markup {
  return markup`    <testcase classname="${classname}" name="${name}"${outcome ? markup`>${outcome}</testcase>` : markup`/>`}\n`
}

function counts(facts: Finding[], all: Set<Finding>) {
  const failures = facts.filter((finding) => all.has(finding)).length
  const { verified } = countVerdicts(facts)
  return { tests: facts.length, failures, errors: 0, skipped: facts.length - verified - failures }
}

function attributes({ tests, failures, errors, skipped }: ReturnType<typeof counts>): Markup {
  return markup`tests="${tests}" failures="${failures}" errors="${errors}" skipped="${skipped}"`
}
