import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import { identityOf } from '../../../src/document/identity.ts'
import { markup } from '../../../src/html/markup.ts'
import { countVerdicts, type Finding, type Ledger } from '../../../src/verifier/engine/ledger.ts'
import { type Cause, causesOf } from '../../../src/verifier/reports/causes.ts'
import type { Sources } from '../../../src/verifier/reports/sources.ts'
import {
  byOperation,
  causeInWords,
  count,
  findingsInWords,
  grouped,
  limited,
  remedyInWords,
  requestsInWords,
  sentence,
  utc,
  VERDICT_STYLES,
  verdictInWords,
  verdictsInWords,
  WORST_FIRST,
} from '../../../src/verifier/reports/words.ts'
import { linksToPages, markdownOf, operationPage } from '../links.ts'
import { list, literal, markdownTable, section, text } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import type { Context } from './context.ts'

/** The full report, beside the pages. */
export const REPORT = 'report.html'

const MAX_CAUSES = 50
const MAX_REASONS = 30

const FACTS =
  'A fact is one documented statement about an operation, such as the type of a field, a limit or a rule. The table also counts expectations: what the checks expect although the service’s description does not state it. They are not part of the share at the top.'

const TIERS: Record<Ledger['tier'], string> = {
  passive: 'judged recorded traffic and sent nothing',
  read: 'only read resources',
  write: 'read, created and changed resources, and deleted only those it had created',
  destructive: 'read, created, changed and deleted resources',
}

/** The result of a verification in short, with a link to the full report. */
export function verificationPage({ document, prose }: Context, ledger: Ledger, sources: Sources): DocsPage {
  const causes = causesOf(ledger)
  const { fails, sure } = verdictInWords(ledger, causes)
  const markdown = text([
    '# Verification',
    `**${literal(fails)}** ${literal(sure)}`,
    ...caveats(document, ledger),
    `The [full report](${REPORT}) has every fact with its verdict, and the evidence of each cause.`,
    list(runInWords(ledger)),
    ...section('Contradictions', limited(causes, MAX_CAUSES, (cause) => causeItem(cause, sources)).join('\n')),
    ...section('Operations', operationTable(document, ledger)),
    ...section('Not verified', reasons(ledger).join('\n')),
    ...section('Meaning of the verdicts', FACTS),
    list(WORST_FIRST.map((verdict) => `${named(verdict)}: ${VERDICT_STYLES[verdict].meaning}`)),
  ])
  return {
    file: 'verification.html',
    title: 'Verification',
    description: `${fails} ${sure}`,
    part: 'About',
    main: markup`<div class="guide">\n${prose('')(linksToPages(markdown))}</div>`,
    markdown,
  }
}

/** The verdicts on an operation's facts in words, such as `71 facts on sandbox: 1 unprovable here, 70 verified`. */
export function verdictOf({ facts, target }: Ledger, operationId: string): string {
  const own = facts.filter((finding) => finding.operationId === operationId)
  return `${count(own.length, 'fact')} on ${target}: ${verdictsInWords(own)}`
}

/** What a reader must know before trusting the ledger. */
export function caveats(document: OpenApiDocument, { target, document: verified }: Ledger): string[] {
  const isOwn = ['sandbox', 'in-process', 'mock'].includes(target)
  const isOther = verified.sha256 !== identityOf(document).sha256
  return [
    ...(isOwn
      ? [
          'This run verified a target of this project. It shows that the document and the checks agree, not how the service behaves.',
        ]
      : []),
    ...(isOther ? ['This run verified a different version of the document from the one on these pages.'] : []),
  ]
}

function runInWords(ledger: Ledger): string[] {
  const { target, tier, run, leftovers, document } = ledger
  return [
    `Target: ${literal(target)}`,
    `Tier: ${tier}; the run ${TIERS[tier]}`,
    `Document: version ${literal(document.version)}, SHA-256 ${literal(document.sha256.slice(0, 12))}`,
    `Started: ${literal(utc(run.startedAt))}`,
    `Sent: ${requestsInWords(ledger)}`,
    ...(leftovers.length === 0 ? [] : [`Left behind: ${count(leftovers.length, 'item')}; the report says what to do`]),
  ]
}

function causeItem(cause: Cause, sources: Sources): string {
  const says = sentence(causeInWords(cause))
  return `- ${named(cause.verdict)}: ${literal(`${says} ${findingsInWords(cause)}. ${remedyInWords(cause, sources)}`)}`
}

const named = (verdict: Finding['verdict']) => `${VERDICT_STYLES[verdict].symbol} ${verdict}`

/** The number of facts per operation and verdict, without verdicts that do not occur. */
function operationTable(document: OpenApiDocument, { facts }: Ledger): string {
  const known = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const total = countVerdicts(facts)
  const shown = WORST_FIRST.filter((verdict) => total[verdict] > 0)
  const rows = [...byOperation(facts), ['all', facts] as const].map(([id, own]) => {
    const operation = known.get(id)
    const name = operation ? `[${id}](${markdownOf(operationPage(operation))})` : literal(id)
    const counts = countVerdicts(own)
    return [name, grouped(own.length), ...shown.map((verdict) => grouped(counts[verdict]))]
  })
  return markdownTable([['Operation', 'Facts', ...shown.map(named)], ...rows])
}

/** Why facts have no verdict, the most common reason first. */
function reasons({ facts }: Ledger): string[] {
  const open = facts.filter(({ verdict }) => verdict === 'unexercised' || verdict === 'unprovable here')
  const groups = Map.groupBy(open, ({ verdict, reason = 'no reason given' }) => `${verdict}: ${literal(reason)}`)
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return limited(sorted, MAX_REASONS, ([reason, ofReason]) => `- ${reason} (${count(ofReason.length, 'fact')})`)
}
