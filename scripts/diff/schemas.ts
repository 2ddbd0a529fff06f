import {
  type ComparedKeyword,
  type Constraints,
  canonical,
  NARROWING,
  sharedTypes,
} from '../../src/document/narrowing.ts'
import type { Place, ReadDocument, Versions } from './document.ts'
import {
  best,
  breaks,
  type Finding,
  HOLDS,
  keyChange,
  nodeChange,
  SIDES,
  type Side,
  UNJUDGED,
  type Verdict,
  type Verdicts,
  verdictsOf,
  worst,
} from './finding.ts'
import { alternativesOf, type Flat, flatten, type Group, HIDING, overlapsIn, type Schema } from './flatten.ts'
import { comparePatterns } from './patterns.ts'

/** Compares two schemas: what differs, and whom that breaks in requests (callers) and in responses (readers). */
export type CompareSchemas = (before: Schema, after: Schema) => Finding[]

/** @throws {@link UsageError} when a schema has an unknown keyword */
export function createSchemaComparer(versions: Versions<ReadDocument>): CompareSchemas {
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
    const findings = compareFlat(flatten(versions.before, before), flatten(versions.after, after))
    open.delete(key)
    if (assumed === assumedBefore || open.size === 0) compared.set(key, findings)
    return findings
  }

  function compareFlat(old: Flat, now: Flat): Finding[] {
    const keywords = [...new Set([...old.keywords.keys(), ...now.keywords.keys()])]
    const shape = ({ groups }: Flat) =>
      JSON.stringify(groups.map(({ keyword, branches }) => [keyword, branches.length]))
    if (shape(old) !== shape(now)) {
      const annotations = keywords.filter((keyword) => !(keyword in NARROWING))
      return [...annotations.flatMap((keyword) => compareKeyword(keyword, old, now)), compareAlternatives(old, now)]
    }
    const shared = sharedTypes(old.constraints, now.constraints)
    return [
      ...keywords.flatMap((keyword) => compareKeyword(keyword, old, now)),
      ...(shared.includes('object') ? [...compareProperties(old, now), ...compareAdditional(old, now)] : []),
      ...(shared.includes('array') ? compare(old.items, now.items) : []),
      ...compareNot(old, now),
      ...old.groups.flatMap((group, index) => compareGroup(group, now.groups[index] as Group)),
    ]
  }

  function compareKeyword(keyword: string, old: Flat, now: Flat): Finding[] {
    const [was, is] = [old, now].map((flat) => flat.keywords.get(keyword) ?? { values: [], pointer: flat.pointer })
    const values = { before: only(was?.values, is?.values), after: only(is?.values, was?.values) }
    if (values.before === undefined && values.after === undefined) return []
    const nodes = { before: placeAt(was?.pointer), after: placeAt(is?.pointer) }
    if (keyword === 'default' && values.before !== undefined) {
      return keyChange(keyword, nodes, values, { rule: 'default-changed', verdicts: breaks('callers') })
    }
    if (!(keyword in NARROWING)) return keyChange(keyword, nodes, values, { rule: 'note-changed', verdicts: HOLDS })
    const narrowing = (side: Side) =>
      NARROWING[keyword as ComparedKeyword](
        visible(old, versions.before, side),
        visible(now, versions.after, side),
        comparePatterns,
      )
    const verdicts = {
      callers: verdictsOf(narrowing('callers')).callers,
      readers: verdictsOf(narrowing('readers')).readers,
    }
    return keyChange(keyword, nodes, values, { rule: `${keyword}-${narrowing('callers')}`, verdicts })
  }

  function compareProperties(old: Flat, now: Flat): Finding[] {
    return [...new Set([...old.properties.keys(), ...now.properties.keys()])].flatMap((name) => {
      const [before, after] = [old.properties.get(name), now.properties.get(name)]
      if (before && after) return compareProperty(name, before, after, now)
      if (after) {
        const typed = isTyped(old.additional) ? compare(old.additional as Schema, after) : []
        return [nodeChange('added', after[0] as Place, { rule: 'property', verdicts: HOLDS }), ...typed]
      }
      const { hiddenFrom } = flatten(versions.before, before ?? [])
      const verdicts = breaks(...SIDES.filter((side) => !hiddenFrom.includes(side)))
      return [nodeChange('removed', before?.[0] as Place, { rule: 'property', verdicts })]
    })
  }

  /** `readOnly` takes a property out of requests, `writeOnly` out of responses. */
  function compareProperty(name: string, before: Schema, after: Schema, around: Flat): Finding[] {
    const [old, now] = [flatten(versions.before, before), flatten(versions.after, after)]
    const hiding = SIDES.flatMap((side) => {
      const [was, is] = [old.hiddenFrom.includes(side), now.hiddenFrom.includes(side)]
      const isBroken = is || (side === 'callers' && around.constraints.required?.flat().includes(name))
      const nodes = { before: placeAt(old.pointer), after: placeAt(now.pointer) }
      const values = { before: was || undefined, after: is || undefined }
      const verdicts = isBroken ? breaks(side) : HOLDS
      return keyChange(HIDING[side], nodes, values, { rule: is ? 'property-hidden' : 'property-shown', verdicts })
    })
    const hidden = [...old.hiddenFrom, ...now.hiddenFrom]
    return [...hiding, ...compare(before, after).map((finding) => unless(hidden, finding))]
  }

  /** Readers use the properties that they know, so a response may gain others. */
  function compareAdditional(old: Flat, now: Flat): Finding[] {
    if (old.additional && now.additional) return compare(old.additional, now.additional)
    const values = { before: old.additional ? undefined : false, after: now.additional ? undefined : false }
    const verdicts = now.additional
      ? HOLDS
      : breaks('callers', ...(isTyped(old.additional) ? ['readers' as const] : []))
    const nodes = { before: placeAt(old.pointer), after: placeAt(now.pointer) }
    return keyChange('additionalProperties', nodes, values, { rule: 'additional-properties', verdicts })
  }

  function isTyped(schema: Schema = []): boolean {
    return flatten(versions.before, schema).keywords.size > 0
  }

  /** Below `not`, narrower is wider. */
  function compareNot(old: Flat, now: Flat): Finding[] {
    const [before, after] = [old.not[0], now.not[0]]
    if (old.not.length === 1 && now.not.length === 1 && before && after) {
      return compare([before], [after]).map(({ verdicts: { callers, readers }, ...finding }) => ({
        ...finding,
        verdicts: finding.kind === 'modified' ? { callers: readers, readers: callers } : UNJUDGED,
      }))
    }
    const isIn = (place: Place, list: Schema) => list.some(({ node }) => canonical(node) === canonical(place.node))
    const gone = old.not.filter((place) => !isIn(place, now.not))
    const come = now.not.filter((place) => !isIn(place, old.not))
    return [
      ...gone.map((place) => nodeChange('removed', place, { rule: 'not', verdicts: breaks('readers') })),
      ...come.map((place) => nodeChange('added', place, { rule: 'not', verdicts: breaks('callers') })),
    ]
  }

  /** Compares each branch with its equal, or else with the branch left over in its place. */
  function compareGroup(old: Group, now: Group): Finding[] {
    const left = new Set(now.branches)
    const equals = old.branches.map((branch, index) => {
      const candidates = [now.branches[index] as Schema, ...left].filter((one) => left.has(one))
      const equal = candidates.find((one) => SIDES.every((side) => verdictFor(side, branch, one) === 'holds'))
      if (equal) left.delete(equal)
      return equal
    })
    const rest = [...left]
    const total = compareUnions(old.branches, now.branches)
    const held = SIDES.filter((side) => total[side] === 'holds')
    const findings = old.branches.flatMap((branch, index) =>
      compare(branch, equals[index] ?? (rest.shift() as Schema)).map((finding) => unless(held, finding)),
    )
    const isDoubtful = now.keyword === 'oneOf' && overlapsIn(now, versions.after) > overlapsIn(old, versions.before)
    return isDoubtful
      ? [...findings, groupChange(old, now, { ...total, callers: worst(['unjudged', total.callers]) })]
      : findings
  }

  /** Compares what schemas with other alternatives accept as a whole. */
  function compareAlternatives(old: Flat, now: Flat): Finding {
    const total = compareUnions(alternativesOf(versions.before, old.parts), alternativesOf(versions.after, now.parts))
    const [was, is] = [old.groups[0], now.groups[0]]
    const before = was?.keyword === 'oneOf' ? overlapsIn(was, versions.before) : 0
    const isDoubtful = is?.keyword === 'oneOf' && overlapsIn(is, versions.after) > before
    const callers = worst([total.callers, isDoubtful ? 'unjudged' : 'holds'])
    const none = { keyword: is?.keyword ?? 'oneOf', pointer: '', raw: undefined }
    return groupChange(was ?? { ...none, pointer: old.pointer }, is ?? { ...none, pointer: now.pointer }, {
      ...total,
      callers,
    })
  }

  /** Each old alternative must fit a new one for callers, each new one an old one for readers. */
  function compareUnions(before: Schema[], after: Schema[]): Verdicts {
    const find = (some: Schema[], others: Schema[], verdict: (one: Schema, other: Schema) => Verdict) =>
      worst(some.map((one) => best(others.map((other) => verdict(one, other)))))
    return {
      callers: find(before, after, (one, other) => verdictFor('callers', one, other)),
      readers: find(after, before, (one, other) => verdictFor('readers', other, one)),
    }
  }

  function verdictFor(side: Side, before: Schema, after: Schema): Verdict {
    return worst(compare(before, after).map(({ verdicts }) => verdicts[side]))
  }
}

function groupChange(old: Pick<Group, 'keyword' | 'raw' | 'pointer'>, now: typeof old, verdicts: Verdicts): Finding {
  const isSame = old.keyword === now.keyword
  return {
    rule: verdicts.callers === 'unjudged' ? 'alternatives-unknown' : 'alternatives-changed',
    kind: 'modified',
    property: now.raw === undefined ? old.keyword : now.keyword,
    pointers: { before: old.pointer, after: now.pointer },
    node: now.pointer.replace(/\/(oneOf|anyOf)$/, ''),
    before: isSame ? old.raw : { [old.keyword]: old.raw },
    after: isSame ? now.raw : { [now.keyword]: now.raw },
    verdicts,
  }
}

const placeAt = (pointer = ''): Place => ({ node: {}, pointer })

/** Constraints without the required properties that one side does not see. */
function visible({ constraints, properties }: Flat, source: ReadDocument, side: Side): Constraints {
  if (!constraints.required) return constraints
  const isVisible = (name: string) => !flatten(source, properties.get(name) ?? []).hiddenFrom.includes(side)
  return { ...constraints, required: (constraints.required.flat() as string[]).filter(isVisible) }
}

/** The verdict is known to hold for these sides, whatever the finding says. */
const unless = (sides: Side[], finding: Finding): Finding => ({
  ...finding,
  verdicts: { ...finding.verdicts, ...Object.fromEntries(sides.map((side) => [side, 'holds'])) },
})

/** The values that the other list lacks; the value itself if it is one. */
function only(values: unknown[] = [], others: unknown[] = []): unknown {
  const list = values.filter(
    (value) => !others.some((other) => other === value || canonical(other) === canonical(value)),
  )
  return list.length > 1 ? list : list[0]
}
