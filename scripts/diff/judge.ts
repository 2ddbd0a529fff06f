import type { ReadDocument, Versions } from './document.ts'
import { type Circumstances, circumstancesOf, nodePointer } from './judgements/circumstances.ts'
import { JUDGEMENTS } from './judgements.ts'
import { isOwn, type OwnChange, ownChanges } from './own.ts'
import { nameOf, type Pair, pairsOf } from './pairs.ts'
import { parentOf } from './pointer.ts'
import type { Change, Report } from './report.ts'
import { type Judged, judgeSides, type Side } from './sides.ts'
import { type Part, type Use, type Uses, usesOf } from './uses.ts'
import { placeOf } from './words.ts'

/** Says of two versions of a document what changed and whom each change breaks. */
export async function judge(before: ReadDocument, after: ReadDocument): Promise<Report> {
  const documents = { before: before.document, after: after.document }
  const uses = { before: usesOf(before), after: usesOf(after) }
  const judged = (await judgeSides(documents)).filter(({ finding }) => !isOwn(finding))
  const pairs = pairsOf(uses, judged)
  const compared = { versions: { before, after }, uses, pairs }
  const changes = [
    ...judged.map((one) => changeFound(one, compared)),
    ...ownChanges(documents, pairs).map((one) => changeCompared(one, compared)),
  ].sort((one, other) => other.breaks.length - one.breaks.length)
  return { old: before.label, now: after.label, operations: pairs.map(nameOf), changes }
}

interface Compared {
  versions: Versions<ReadDocument>
  uses: Versions<Uses>
  pairs: Pair[]
}

/** A change that Redocly has found. */
function changeFound(judged: Judged, compared: Compared): Change {
  const { before, after } = compared.versions
  const { kind, property, base, revision, verdicts } = judged.finding
  const nodes = { before: nodePointer(judged.finding, base), after: nodePointer(judged.finding, revision) }
  const reached = reachOf(nodes, compared)
  const documents = { before: before.document, after: after.document }
  const { right, corrected } = correct(judged.says, circumstancesOf(judged, documents, reached))
  const draft = {
    kind,
    place: nodes.after ? placeOf(nodes.after, after.document) : placeOf(nodes.before, before.document),
    ...(property !== undefined && property !== 'key' && { property }),
    before: base?.value,
    after: revision?.value,
    breaks: right,
    rules: verdicts.map(({ ruleId }) => ruleId),
    by: 'redocly' as const,
    ...corrected,
  }
  return toChange(draft, { before: base?.pointer ?? '', after: revision?.pointer ?? '' }, reached, compared.versions)
}

/** A change that only this command compares. */
function changeCompared({ name, pointers, ...rest }: OwnChange, compared: Compared): Change {
  const { versions } = compared
  const place = name || placeOf(parentOf(pointers.after), versions.after.document)
  return toChange({ ...rest, place, rules: [], by: 'own' }, pointers, reachOf(pointers, compared), versions)
}

/** What uses a node, in either version. */
interface Reached {
  parts: Part[]
  oldParts: Part[]
  /** In which parts of which operations. */
  operations: Map<Pair, Part[]>
}

function reachOf(pointers: Versions<string>, { uses, pairs }: Compared): Reached {
  const found = {
    before: pointers.before ? uses.before.of(pointers.before) : [],
    after: pointers.after ? uses.after.of(pointers.after) : [],
  }
  const operations = new Map<Pair, Part[]>()
  for (const version of ['before', 'after'] as const) {
    for (const { operation, part } of found[version]) {
      const pair = pairs.find((one) => one[version] === operation)
      if (pair) operations.set(pair, [...(operations.get(pair) ?? []), part])
    }
  }
  const partsOf = (list: Use[]) => [...new Set(list.map(({ part }) => part))]
  return { parts: partsOf([...found.before, ...found.after]), oldParts: partsOf(found.before), operations }
}

/** Adds to what is known of a change where it stands, and which operations it reaches. */
function toChange(
  draft: Omit<Change, 'oldLine' | 'newLine' | 'pointer' | 'reach' | 'isUnused'>,
  pointers: Versions<string>,
  { operations }: Reached,
  { before, after }: Versions<ReadDocument>,
): Change {
  const pointer = pointers.after || pointers.before
  const reach = [...operations].map(([pair, parts]) => ({
    operation: nameOf(pair),
    breaks: draft.breaks.filter((side) => parts.some((part) => concerns(part, side))),
  }))
  return {
    ...draft,
    ...(pointers.before && { oldLine: before.lineOf(pointers.before) }),
    ...(pointers.after && { newLine: after.lineOf(pointers.after) }),
    pointer,
    reach,
    isUnused: reach.length === 0 && pointer.startsWith('#/components/'),
  }
}

const concerns = (part: Part, side: Side) =>
  part === 'operation' || part === (side === 'callers' ? 'request' : 'answer')

function correct(says: Side[], circumstances: Circumstances) {
  for (const { id, why, right } of JUDGEMENTS) {
    const verdict = right(circumstances)
    if (verdict === undefined) continue
    const isSame = verdict.length === says.length && verdict.every((side) => says.includes(side))
    return isSame ? { right: says } : { right: verdict, corrected: { corrected: { id, said: says }, why } }
  }
  return { right: says }
}
