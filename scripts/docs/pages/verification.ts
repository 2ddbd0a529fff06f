import type { OpenApiDocument } from '../../../src/document/document.ts'
import { markup } from '../../../src/html/markup.ts'
import { identityOf, type Ledger } from '../../../src/verifier/model/ledger.ts'
import { stepSummary } from '../../../src/verifier/reports/annotations.ts'
import { causesOf } from '../../../src/verifier/reports/causes.ts'
import { reportSummary } from '../../../src/verifier/reports/html.ts'
import type { Sources } from '../../../src/verifier/reports/sources.ts'
import { verdictInWords } from '../../../src/verifier/reports/verdict.ts'
import { countsInWords, utc } from '../../../src/verifier/reports/words.ts'
import { literal, text } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import type { DocsContext } from './context.ts'

/** The full report, beside the pages. */
export const REPORT = 'report.html'

/** A verification in short, with a link to the full report. */
export function verificationPage({ document }: DocsContext, ledger: Ledger, sources: Sources): DocsPage {
  const { fails, sure } = verdictInWords(ledger, causesOf(ledger))
  const notes = caveats(document, ledger)
  const about = `has every fact with its verdict, and the evidence of each cause. The run started on ${utc(ledger.run.startedAt)}.`
  return {
    file: 'verification.html',
    title: 'Verification',
    description: `${fails} ${sure}`,
    part: 'This project',
    styles: ['verification'],
    main: markup`<h1>Verification of ${ledger.target}</h1>
${notes.map((note) => markup`<p class="note">${note}</p>\n`)}
<p>The <a href="${REPORT}">full report</a> ${about}</p>
${reportSummary(ledger, sources)}`,
    markdown: text([
      '# Verification',
      ...notes,
      `The [full report](${REPORT}) ${literal(about)}`,
      stepSummary([ledger], sources).trim(),
    ]),
  }
}

/** The verdicts on an operation's facts in words, such as `on sandbox (71 facts: 1 unprovable here, 70 verified)`. */
export function verdictOf({ facts, target }: Ledger, operationId: string): string {
  const own = facts.filter((finding) => finding.operationId === operationId)
  return `on ${target} (${countsInWords(own)})`
}

const OWN =
  'This run verified a target of this project. It shows that the document and the checks agree, not how the service behaves.'
const OTHER = 'This run verified a different version of the document from the one on these pages.'

/** What a reader must know before trusting the ledger. */
export function caveats(document: OpenApiDocument, { target, document: verified }: Ledger): string[] {
  const isOwn = ['sandbox', 'in-process', 'mock'].includes(target)
  const isOther = verified.sha256 !== identityOf(document).sha256
  return [...(isOwn ? [OWN] : []), ...(isOther ? [OTHER] : [])]
}
