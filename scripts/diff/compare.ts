import { isDeepStrictEqual } from 'node:util'
import { narrowsOf, SIDES, type Side, type Statement, type StatementKind, type Statements } from './statements.ts'

/** One difference between two documents: a statement that was added or removed, or both versions of a changed one. */
export interface DocumentDifference {
  before?: Statement
  after?: Statement
  effect: ChangeEffect
  verdicts: ChangeVerdicts
}

/** How a change affects what is allowed. */
export type ChangeEffect = 'narrower' | 'wider' | 'other' | 'same' | 'unknown'

/** The effect of a change on what is allowed, by the kind of the statement, if its keyword does not decide. */
const EFFECTS: Record<StatementKind, Record<'added' | 'removed' | 'changed', ChangeEffect>> = {
  assertion: { added: 'narrower', removed: 'wider', changed: 'unknown' },
  thing: { added: 'same', removed: 'other', changed: 'same' },
  promise: { added: 'same', removed: 'other', changed: 'other' },
  demand: { added: 'other', removed: 'other', changed: 'other' },
  note: { added: 'same', removed: 'same', changed: 'same' },
  opaque: { added: 'unknown', removed: 'unknown', changed: 'unknown' },
}

/** Callers break if less is allowed, readers if more is. */
export const VERDICTS: Record<ChangeEffect, ChangeVerdicts> = {
  narrower: { callers: 'breaks', readers: 'holds' },
  wider: { callers: 'holds', readers: 'breaks' },
  other: { callers: 'breaks', readers: 'breaks' },
  same: { callers: 'holds', readers: 'holds' },
  unknown: { callers: 'unjudged', readers: 'unjudged' },
}

/** Compares statements by ID. Says nothing about statements of a thing that only one version has: the thing itself is a difference. */
export function compareStatements(old: Statements, now: Statements): DocumentDifference[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): DocumentDifference[] => {
    const before = old.get(id)
    const after = now.get(id)
    if (!before && after) {
      const { field = '', object = '' } = after
      // The schema of further fields applied to a field that is new.
      const wasAllowed = after.keyword === 'property' && [...old.keys()].some((key) => key.startsWith(`${object}.*`))
      if (wasAllowed) return [{ after, ...judged(after, 'unknown') }]
      // A new field that is required says something about the object, which is known.
      if (isAlone(after.about, now, old) || (isAlone(field, now, old) && after.keyword !== 'required')) return []
      // Fields that were forbidden are now allowed.
      if (id.startsWith(`${object}.*`) && old.has(`${object}/nothing-else`)) return []
      return [{ after, ...judged(after, EFFECTS[after.kind].added) }]
    }
    if (before && !after) {
      if (isAlone(before.about, old, now) || isAlone(before.field, old, now)) return []
      return [{ before, ...judged(before, EFFECTS[before.kind].removed) }]
    }
    if (!before || !after) return []
    if (before.keyword === 'alternatives') return compareAlternatives(before, after)
    if (isDeepStrictEqual(before.value, after.value)) return []
    return [{ before, after, ...judged(after, effectOf(before, after)) }]
  })
}

/** Whether only one version has a thing, so that nothing needs to be said about it. */
const isAlone = (id: string | undefined, own: Statements, other: Statements) =>
  id !== undefined && own.has(id) && !other.has(id)

const judged = ({ sides }: Statement, effect: ChangeEffect) => ({
  effect,
  verdicts: limitedTo(sides, VERDICTS[effect]),
})

function effectOf(before: Statement, after: Statement): ChangeEffect {
  const narrows = narrowsOf(after.keyword)
  if (!narrows) return EFFECTS[before.kind].changed
  const isNarrower = narrows(after.value, before.value)
  const isWider = narrows(before.value, after.value)
  if (isNarrower) return isWider ? 'same' : 'narrower'
  return isWider ? 'wider' : 'other'
}

/** For callers, each old alternative must fit a new one; for readers, each new alternative must fit an old one. */
function compareAlternatives(before: Statement, after: Statement): DocumentDifference[] {
  const old = before.value as Statements[]
  const now = after.value as Statements[]
  const found = now.map((other) => old.map((one) => compareStatements(one, other)))
  const verdictOf = (differences: DocumentDifference[] = [], side: Side) =>
    total(differences.map(({ verdicts }) => verdicts))[side]
  const callers = worst(...old.map((_, index) => best(...found.map((row) => verdictOf(row[index], 'callers')))))
  const readers = worst(...found.map((row) => best(...row.map((differences) => verdictOf(differences, 'readers')))))
  // A value that several alternatives of a oneOf allow is rejected.
  const isDoubtful = after.property === 'oneOf' && (before.property !== 'oneOf' || readers !== 'holds')
  const verdicts = limitedTo(after.sides, { callers: isDoubtful ? worst(callers, 'unjudged') : callers, readers })
  const inner = found.flatMap((row) => row.toSorted((one, other) => one.length - other.length)[0] ?? [])
  const isShown = SIDES.every((side) => verdictOf(inner, side) === verdicts[side])
  if (isShown && old.length === now.length && before.property === after.property) return inner
  return [{ before, after, effect: 'unknown', verdicts }]
}

/** How a change affects callers or readers: `holds` if nothing breaks, `unjudged` if that cannot be decided. */
export type ChangeVerdict = 'holds' | 'unjudged' | 'breaks'
export type ChangeVerdicts = Record<Side, ChangeVerdict>

const ORDER: ChangeVerdict[] = ['holds', 'unjudged', 'breaks']
const worst = (...some: ChangeVerdict[]): ChangeVerdict => ORDER.findLast((one) => some.includes(one)) ?? 'holds'
const best = (...some: ChangeVerdict[]): ChangeVerdict => ORDER.find((one) => some.includes(one)) ?? 'breaks'

/** The worst of several verdicts, for each side. */
export const total = (some: ChangeVerdicts[]): ChangeVerdicts => ({
  callers: worst(...some.map(({ callers }) => callers)),
  readers: worst(...some.map(({ readers }) => readers)),
})

/** Keeps the verdicts for the given sides, and sets those for all other sides to `holds`. */
const limitedTo = (sides: readonly Side[], { callers, readers }: ChangeVerdicts): ChangeVerdicts => ({
  callers: sides.includes('callers') ? callers : 'holds',
  readers: sides.includes('readers') ? readers : 'holds',
})

/** The sides that have a verdict. */
export const sidesWith = (verdict: ChangeVerdict, verdicts: ChangeVerdicts): Side[] =>
  SIDES.filter((side) => verdicts[side] === verdict)

/** How bad verdicts are, to sort by. */
export const weightOf = ({ callers, readers }: ChangeVerdicts) => ORDER.indexOf(callers) + ORDER.indexOf(readers)

/** Whether a change breaks, or may break, callers or readers. */
export const isAlarming = (verdicts: ChangeVerdicts) => weightOf(verdicts) > 0
