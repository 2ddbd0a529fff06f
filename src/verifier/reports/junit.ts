import { countVerdicts, type Finding, type Ledger } from '../engine/ledger.ts'
import { evidenceInWords, findingInWords } from './words.ts'

type Outcome = 'failure' | 'skipped' | 'passed'

/** Matches the start of every {@link junit}. */
export const JUNIT_START = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="openapi\.yaml /

/**
 * Writes a run as JUnit XML: one test suite per operation, one test case per fact. A test case is named by the ID of its fact,
 * which stays when the wording of the document changes. With `strict`, a contradicted assumption is a failure, too.
 */
export function junit(ledger: Ledger, { strict = false }: { strict?: boolean } = {}): string {
  const { target, document, facts, run, incomplete } = ledger
  const suites = [...Map.groupBy(facts, ({ operationId }) => operationId)].map(([name, ofOperation]) =>
    suite(
      name,
      counts(ofOperation, strict),
      ofOperation.map((finding) => testcase(ledger, finding, outcomeOf(finding, strict))),
    ),
  )
  if (incomplete !== undefined) {
    const error = `<error${attributes({ message: incomplete, type: 'incomplete' })}/>`
    const stopped = `    <testcase${attributes({ classname: 'run', name: 'the run completes' })}>${error}</testcase>`
    suites.unshift(suite('run', { tests: 1, failures: 0, errors: 1, skipped: 0 }, [stopped]))
  }
  const all = counts(facts, strict)
  const total = incomplete === undefined ? all : { ...all, tests: all.tests + 1, errors: 1 }
  const name = `openapi.yaml ${document.version} on ${target}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name, ...total, time: run.seconds, timestamp: run.startedAt })}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(name: string, totals: ReturnType<typeof counts>, testcases: string[]): string {
  return [`  <testsuite${attributes({ name, ...totals })}>`, ...testcases, '  </testsuite>'].join('\n')
}

function testcase(ledger: Ledger, finding: Finding, outcome: Outcome): string {
  const { id, operationId, verdict, reason = '' } = finding
  const start = `    <testcase${attributes({ classname: operationId, name: id })}`
  if (outcome === 'passed') return `${start}/>`
  if (outcome === 'skipped') return `${start}><skipped${attributes({ message: `${verdict}: ${reason}` })}/></testcase>`
  const lines = [findingInWords(finding), ...evidenceInWords(ledger, finding)]
  const failure = `<failure${attributes({ message: reason, type: verdict })}>${escaped(lines.join('\n'))}</failure>`
  return `${start}>${failure}</testcase>`
}

function outcomeOf({ verdict }: Finding, strict: boolean): Outcome {
  if (verdict === 'verified') return 'passed'
  const fails = verdict === 'contradicted' || (strict && verdict === 'assumption contradicted')
  return fails ? 'failure' : 'skipped'
}

function counts(facts: Finding[], strict: boolean) {
  const { verified, contradicted, 'assumption contradicted': assumptions } = countVerdicts(facts)
  const failures = contradicted + (strict ? assumptions : 0)
  return { tests: facts.length, failures, errors: 0, skipped: facts.length - verified - failures }
}

function attributes(values: Record<string, string | number>): string {
  const value = (text: string) => escaped(text).replace(/[\t\n\r]/g, (white) => `&#${white.charCodeAt(0)};`)
  return Object.entries(values)
    .map(([name, text]) => ` ${name}="${value(String(text))}"`)
    .join('')
}

/** Escapes text for XML, and drops characters that XML cannot contain, such as NUL or half of a surrogate pair. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
