import { isDeepStrictEqual } from 'node:util'
import { at } from './document.ts'
import { narrowsOf } from './narrows.ts'
import type { Kind, Statement, Statements } from './statements.ts'
import { best, limitedTo, SIDES, type Side, total, type Verdicts, worst } from './verdicts.ts'

/** One difference between two documents. */
export interface Finding {
  id: string
  /** Stable ID of the comparison rule that decided the verdicts, such as `enum-narrower`. */
  rule: string
  kind: 'added' | 'removed' | 'modified'
  /** The key that differs; left out if the finding is about the whole node. */
  property?: string
  /** Pointers to `property` or, in a version without it, to the node; empty in a version without the node. */
  pointers: { before: string; after: string }
  before?: unknown
  after?: unknown
  verdicts: Verdicts
}

type Effect = 'narrower' | 'wider' | 'other' | 'same' | 'unknown'

const EFFECTS: Record<Kind, Record<'added' | 'removed' | 'changed', Effect>> = {
  assertion: { added: 'narrower', removed: 'wider', changed: 'unknown' },
  thing: { added: 'same', removed: 'other', changed: 'same' },
  promise: { added: 'same', removed: 'other', changed: 'other' },
  demand: { added: 'other', removed: 'other', changed: 'other' },
  note: { added: 'same', removed: 'same', changed: 'same' },
  opaque: { added: 'unknown', removed: 'unknown', changed: 'unknown' },
}

/** Callers break if less is allowed, readers if more is. */
export const VERDICTS: Record<Effect, Verdicts> = {
  narrower: { callers: 'breaks', readers: 'holds' },
  wider: { callers: 'holds', readers: 'breaks' },
  other: { callers: 'breaks', readers: 'breaks' },
  same: { callers: 'holds', readers: 'holds' },
  unknown: { callers: 'unjudged', readers: 'unjudged' },
}

/** Compares statements by ID. */
export function compareStatements(old: Statements, now: Statements): Finding[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [before, after] = [old.get(id), now.get(id)]
    if (!before) return isSkipped(after as Statement, now, old, true) ? [] : [findingOf(before, after)]
    if (!after) return isSkipped(before, old, now, false) ? [] : [findingOf(before, after)]
    if (before.keyword === 'alternatives') return compareAlternatives(before, after)
    // The list of values also says which types they have.
    const enumId = id.replace(/\/type$/, '/enum')
    const isOfValues = enumId !== id && old.has(enumId) && now.has(enumId)
    return isOfValues || isDeepStrictEqual(before.value, after.value) ? [] : [findingOf(before, after)]
  })
}

/** Whether a statement that only one version makes is about something that only this version has. */
function isSkipped({ id, about, keyword, field }: Statement, own: Statements, other: Statements, isAdded: boolean) {
  const isAlone = (thing: string) => own.has(thing) && !other.has(thing)
  // Fields that were forbidden are now allowed.
  if (isAdded && id.includes('.*') && other.has(`${id.split('.*')[0]}/nothing-else`)) return true
  return isAlone(about) || (field !== undefined && isAlone(field) && !(isAdded && keyword === 'required'))
}

/** The difference between two versions of a statement, of which one may be missing. */
function findingOf(before: Statement | undefined, after: Statement | undefined): Finding {
  const own = (after ?? before) as Statement
  const { id, property, keyword, pointer, raw, sides } = own
  const change = !before ? 'added' : !after ? 'removed' : 'changed'
  const effect = before && after ? effectOf(before, after) : EFFECTS[own.kind][change]
  const rule = `${keyword}-${change === 'changed' || own.kind === 'assertion' ? effect : change}`
  const verdicts = limitedTo(sides, VERDICTS[effect])
  const pointerTo = (one?: Statement) => (one ? (property ? at(one.pointer, one.property ?? '') : one.pointer) : '')
  const pointers = { before: pointerTo(before), after: pointerTo(after) }
  if (property === undefined) {
    return {
      id,
      rule,
      kind: change === 'changed' ? 'modified' : change,
      pointers,
      before: before?.raw,
      after: after?.raw,
      verdicts,
    }
  }
  const missing = keyword === 'required' && Array.isArray(raw) ? [] : undefined
  const values = { before: before ? before.raw : missing, after: after ? after.raw : missing }
  const places = { before: pointers.before || pointer, after: pointers.after || pointer }
  return { id, rule, kind: 'modified', property, pointers: places, ...values, verdicts }
}

function effectOf(before: Statement, after: Statement): Effect {
  const narrows = narrowsOf(after.keyword)
  if (!narrows) return EFFECTS[before.kind].changed
  const [isNarrower, isWider] = [narrows(after.value, before.value), narrows(before.value, after.value)]
  if (isNarrower) return isWider ? 'same' : 'narrower'
  return isWider ? 'wider' : 'other'
}

/** For callers, each old alternative must fit a new one; for readers, each new alternative must fit an old one. */
function compareAlternatives(before: Statement, after: Statement): Finding[] {
  const [old, now] = [before.value as Statements[], after.value as Statements[]]
  const found = now.map((other) => old.map((one) => compareStatements(one, other)))
  const verdictOf = (findings: Finding[], side: Side) => total(findings.map(({ verdicts }) => verdicts))[side]
  const callers = worst(...old.map((_, index) => best(...found.map((row) => verdictOf(row[index] ?? [], 'callers')))))
  const readers = worst(...found.map((row) => best(...row.map((findings) => verdictOf(findings, 'readers')))))
  const verdicts = limitedTo(after.sides, { callers, readers })
  // A value that several alternatives of a oneOf allow is rejected.
  const isDoubtful = overlapsIn(after) > overlapsIn(before) && after.sides.includes('callers')
  const whole = { ...findingOf(before, after), rule: 'alternatives-changed', verdicts }
  if (isDoubtful) {
    return [{ ...whole, rule: 'alternatives-unknown', verdicts: { ...verdicts, callers: worst(callers, 'unjudged') } }]
  }
  if (old.length !== now.length) return [whole]
  const inner = found.flatMap((row) => row.toSorted((one, other) => one.length - other.length)[0] ?? [])
  const sides = SIDES.filter((side) => verdicts[side] !== 'holds')
  const findings = inner.map((finding) => ({ ...finding, verdicts: limitedTo(sides, finding.verdicts) }))
  const isShown = sides.every((side) => verdictOf(findings, side) === verdicts[side])
  return isShown && (findings.length > 0 || before.property === after.property) ? findings : [...findings, whole]
}

function overlapsIn({ id, value, property }: Statement): number {
  const all = property === 'oneOf' ? (value as Statements[]) : []
  const place = id.slice(0, id.lastIndexOf('/'))
  return all.flatMap((one, index) => all.slice(index + 1).filter((other) => !areDisjoint(one, other, place))).length
}

const isShared = (one: string, other: string) => one === other || [one, other].sort().join() === 'integer,number'

/** Whether it is clear that no value fits both alternatives, by their types, values or those of a field that both require. */
function areDisjoint(one: Statements, other: Statements, place: string): boolean {
  const isApart = (keyword: string) => {
    const [values, others] = [one, other].map((each) => each.get(`${place}/${keyword}`)?.value as string[] | undefined)
    return values && others && !values.some((value) => others.some((each) => isShared(value, each)))
  }
  const fields = [...one.values()].filter(({ id, keyword }) => keyword === 'required' && other.has(id))
  // Deeper fields may be missing with what contains them.
  const inside = fields
    .map(({ field = '' }) => field)
    .filter((field) => field.slice(0, field.lastIndexOf('.')) === place)
  return isApart('type') || isApart('enum') || inside.some((field) => areDisjoint(one, other, field))
}
