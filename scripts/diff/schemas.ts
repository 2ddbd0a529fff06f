import type { Place, Versions } from './document.ts'
import {
  best,
  breaks,
  changed,
  comparePairs,
  type Finding,
  HOLDS,
  nodeChange,
  OF_NARROWING,
  pairUp,
  SIDES,
  type Side,
  UNJUDGED,
  unless,
  type Verdict,
  type Verdicts,
  worst,
} from './findings.ts'
import { alternativesOf, type Flat, flatten, type Group, HIDING, overlapsIn, type Schema } from './flatten.ts'
import { type Constraints, canonical, isConstraint, narrowingOf, sharedTypes } from './narrowing.ts'

/** Compares two schemas: what differs, and whom that breaks in requests (callers) and in responses (readers). */
export type CompareSchemas = (before: Schema, after: Schema) => Finding[]

/** @throws {@link UsageError} when a schema has an unknown keyword */
export function createSchemaComparer(): CompareSchemas {
  const compared = new Map<string, Finding[]>()
  const open = new Set<string>()
  let assumed = 0
  return compare

  /** Where a schema contains itself, the inner pair counts as equal: its differences are those of the outer pair. */
  function compare(before: Schema, after: Schema): Finding[] {
    const key = JSON.stringify([before, after].map((schema) => schema.map(({ pointer, tag }) => [pointer, tag])))
    const known = compared.get(key)
    if (known) return known
    if (open.has(key)) {
      assumed += 1
      return []
    }
    const assumedBefore = assumed
    open.add(key)
    const findings = compareFlat(flatten(before), flatten(after))
    open.delete(key)
    if (assumed === assumedBefore || open.size === 0) compared.set(key, findings)
    return findings
  }

  function compareFlat(old: Flat, now: Flat): Finding[] {
    const keywords = [...new Set([...old.keywords.keys(), ...now.keywords.keys()])]
    const shape = ({ groups }: Flat) => groups.map(({ keyword, branches }) => `${keyword} ${branches.length}`).join()
    if (shape(old) !== shape(now)) {
      const annotations = keywords.filter((keyword) => !isConstraint(keyword))
      return [...annotations.flatMap((keyword) => compareKeyword(keyword, old, now)), compareAlternatives(old, now)]
    }
    const shared = sharedTypes(old.constraints, now.constraints)
    return [
      ...keywords.flatMap((keyword) => compareKeyword(keyword, old, now)),
      ...(shared.includes('object') ? [...compareProperties(old, now), ...compareAdditional(old, now)] : []),
      ...(shared.includes('array') ? compare(old.items, now.items) : []),
      ...compareNot(old.not, now.not),
      ...old.groups.flatMap((group, index) => compareGroup(group, now.groups[index] as Group)),
    ]
  }

  function compareProperties(old: Flat, now: Flat): Finding[] {
    const names = new Set([...old.properties.keys(), ...now.properties.keys()])
    return [...names].flatMap((name) => {
      const [before, after] = [old.properties.get(name), now.properties.get(name)]
      if (before && after) return compareProperty(before, after, !!now.constraints.required?.flat().includes(name))
      if (before) {
        const visible = SIDES.filter((side) => !flatten(before).hiddenFrom.includes(side))
        return [nodeChange('removed', before[0] as Place, 'property', breaks(...visible))]
      }
      if (!after) return []
      const typed = old.additional && isTyped(old.additional) ? compare(old.additional, after) : []
      return [nodeChange('added', after[0] as Place, 'property'), ...typed]
    })
  }

  function compareProperty(before: Schema, after: Schema, isRequired: boolean): Finding[] {
    const [old, now] = [flatten(before), flatten(after)]
    const nodes = { before: old.place, after: now.place }
    const hiding = SIDES.flatMap((side) => {
      const values = {
        before: old.hiddenFrom.includes(side) || undefined,
        after: now.hiddenFrom.includes(side) || undefined,
      }
      const isBroken = values.after || (side === 'callers' && isRequired)
      const rule = values.after ? 'property-hidden' : 'property-shown'
      return changed(HIDING[side], nodes, values, { rule, verdicts: isBroken ? breaks(side) : HOLDS })
    })
    const hidden = [...old.hiddenFrom, ...now.hiddenFrom]
    return [...hiding, ...compare(before, after).map((finding) => unless(hidden, finding))]
  }

  /** Readers use the properties that they know, so a response may gain others. */
  function compareAdditional(old: Flat, now: Flat): Finding[] {
    if (old.additional && now.additional) return compare(old.additional, now.additional)
    const values = { before: old.additional ? undefined : false, after: now.additional ? undefined : false }
    const broken = old.additional && isTyped(old.additional) ? SIDES : (['callers'] as const)
    const verdicts = now.additional ? HOLDS : breaks(...broken)
    const reason = { rule: 'additional-properties', verdicts }
    return changed('additionalProperties', { before: old.place, after: now.place }, values, reason)
  }

  /** Below `not`, narrower is wider. */
  function compareNot(old: Schema, now: Schema): Finding[] {
    if (old.length === 1 && now.length === 1) {
      return compare(old, now).map(({ verdicts: { callers, readers }, ...finding }) => ({
        ...finding,
        verdicts: finding.kind === 'modified' ? { callers: readers, readers: callers } : UNJUDGED,
      }))
    }
    const verdicts = { removed: breaks('readers'), added: breaks('callers') }
    return comparePairs(pairUp(old, now, isSame), 'not', () => [], verdicts)
  }

  /** Compares each branch with its equal, or else with the branch left over in its place. */
  function compareGroup(old: Group, now: Group): Finding[] {
    const isEqual = (one: Schema, other: Schema) => SIDES.every((side) => verdictFor(side, one, other) === 'holds')
    const isInPlace = (one: Schema, other: Schema) => old.branches.indexOf(one) === now.branches.indexOf(other)
    const pairs = pairUp(
      old.branches,
      now.branches,
      (one, other) => isInPlace(one, other) && isEqual(one, other),
      isEqual,
      () => true,
    ) as Versions<Schema>[]
    const total = compareUnions(old.branches, now.branches)
    const held = SIDES.filter((side) => total[side] === 'holds')
    const findings = pairs.flatMap(({ before, after }) => compare(before, after))
    const isDoubtful = overlapsIn(now) > overlapsIn(old)
    return [
      ...findings.map((finding) => unless(held, finding)),
      ...(isDoubtful ? [groupChange(old, now, total, isDoubtful)] : []),
    ]
  }

  /** Compares what schemas with different alternatives accept as a whole. */
  function compareAlternatives(old: Flat, now: Flat): Finding {
    const total = compareUnions(alternativesOf(old.parts), alternativesOf(now.parts))
    const [was, is] = [old.groups[0], now.groups[0]]
    const none = { keyword: is?.keyword ?? 'oneOf', raw: undefined }
    const before = was ?? { ...none, pointer: old.place.pointer }
    const after = is ?? { ...none, pointer: now.place.pointer }
    return groupChange(before, after, total, overlapsIn(is) > overlapsIn(was))
  }

  /** Each old alternative must fit a new one for callers, each new one an old one for readers. */
  function compareUnions(before: Schema[], after: Schema[]): Verdicts {
    const callers = before.map((old) => best(...after.map((now) => verdictFor('callers', old, now))))
    const readers = after.map((now) => best(...before.map((old) => verdictFor('readers', old, now))))
    return { callers: worst(...callers), readers: worst(...readers) }
  }

  function verdictFor(side: Side, before: Schema, after: Schema): Verdict {
    return worst(...compare(before, after).map(({ verdicts }) => verdicts[side]))
  }
}

function compareKeyword(keyword: string, old: Flat, now: Flat): Finding[] {
  const read = ({ keywords, place }: Flat) => keywords.get(keyword) ?? { values: [], pointer: place.pointer }
  const [was, is] = [read(old), read(now)]
  const values = { before: only(was.values, is.values), after: only(is.values, was.values) }
  if (values.before === undefined && values.after === undefined) return []
  const change = (rule: string, verdicts: Verdicts) =>
    changed(keyword, { before: was, after: is }, values, { rule, verdicts })
  if (keyword === 'default' && values.before !== undefined) return change('default-changed', breaks('callers'))
  if (!isConstraint(keyword)) return change('note-changed', HOLDS)
  const narrowing = (side: Side) => narrowingOf(keyword, visible(old, side), visible(now, side))
  const [callers, readers] = [narrowing('callers'), narrowing('readers')]
  const verdicts = { callers: OF_NARROWING[callers].callers, readers: OF_NARROWING[readers].readers }
  return change(`${keyword}-${callers}`, verdicts)
}

function groupChange(
  old: Pick<Group, 'keyword' | 'raw' | 'pointer'>,
  now: typeof old,
  total: Verdicts,
  isDoubtful: boolean,
): Finding {
  const callers = worst(total.callers, isDoubtful ? 'unjudged' : 'holds')
  const isSame = old.keyword === now.keyword
  return {
    rule: callers === 'unjudged' ? 'alternatives-unknown' : 'alternatives-changed',
    kind: 'modified',
    property: now.raw === undefined ? old.keyword : now.keyword,
    pointers: { before: old.pointer, after: now.pointer },
    node: now.pointer.replace(/\/(oneOf|anyOf)$/, ''),
    before: isSame ? old.raw : { [old.keyword]: old.raw },
    after: isSame ? now.raw : { [now.keyword]: now.raw },
    verdicts: { ...total, callers },
  }
}

const isTyped = (schema: Schema) => flatten(schema).keywords.size > 0
const isSame = (one: Place, other: Place) => canonical(one.node) === canonical(other.node)

/** Constraints without the required properties that one side does not see. */
function visible({ constraints, properties }: Flat, side: Side): Constraints {
  if (!constraints.required) return constraints
  const isVisible = (name: unknown) => {
    const property = properties.get(`${name}`)
    return !property || !flatten(property).hiddenFrom.includes(side)
  }
  return { ...constraints, required: constraints.required.flat().filter(isVisible) }
}

/** The values that the other list lacks; the value itself if it is one. */
function only(values: unknown[], others: unknown[]): unknown {
  const known = others.map(canonical)
  const list = values.filter((value) => !known.includes(canonical(value)))
  return list.length > 1 ? list : list[0]
}
