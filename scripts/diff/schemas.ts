import { isDeepStrictEqual } from 'node:util'
import { type Constraints, contains, fits, isConstraint, sharedTypes } from './constraints.ts'
import type { Located, Versions } from './document.ts'
import { changed, comparePairs, type Finding, nodeChange, pairUp, type Reason, seenBy } from './findings.ts'
import { alternativesOf, type Flat, flatten, type Group, HIDING, overlapsIn, type Schema } from './flatten.ts'
import { best, breaks, HOLDS, SIDES, type Side, UNJUDGED, type Verdict, type Verdicts, worst } from './verdicts.ts'

/**
 * Finds the differences between two schemas and whom each breaks: callers if requests use them, readers if responses do.
 *
 * @throws {@link UsageError} if a schema has an unknown keyword or an invalid subschema
 */
export function compareSchemas(old: Located, now: Located): Finding[] {
  const open = new Set<string>()
  return compare([old], [now])

  /** Compares schemas. If they contain themselves, the inner pair counts as equal: the outer pair is being compared. */
  function compare(before: Schema, after: Schema): Finding[] {
    const key = JSON.stringify([before, after].map((schema) => schema.map(({ pointer, node }) => [pointer, node])))
    if (open.has(key)) return []
    open.add(key)
    const findings = compareFlat(flatten(before), flatten(after))
    open.delete(key)
    return findings
  }

  function compareFlat(old: Flat, now: Flat): Finding[] {
    const keywords = Object.keys({ ...old.keywords, ...now.keywords })
    const shape = ({ groups }: Flat) => groups.map(({ keyword, branches }) => `${keyword} ${branches.length}`).join()
    if (shape(old) !== shape(now)) {
      const annotations = keywords.filter((keyword) => !isConstraint(keyword))
      return [...annotations.flatMap((keyword) => compareKeyword(keyword, old, now)), compareAlternatives(old, now)]
    }
    const shared = sharedTypes(old.keywords, now.keywords)
    return [
      ...keywords.flatMap((keyword) => compareKeyword(keyword, old, now)),
      ...(shared.includes('object') ? [...compareProperties(old, now), ...compareAdditional(old, now)] : []),
      ...(shared.includes('array') ? compare(old.items, now.items) : []),
      ...compareNot(old.not, now.not),
      ...old.groups.flatMap((group, index) => compareGroup(old, now, group, now.groups[index] as Group)),
    ]
  }

  function compareProperties(old: Flat, now: Flat): Finding[] {
    return [...new Set([...old.properties.keys(), ...now.properties.keys()])].flatMap((name) => {
      const [before, after] = [old.properties.get(name), now.properties.get(name)]
      if (before && after) return compareProperty(before, after, !!now.keywords.required?.flat().includes(name))
      if (before) {
        const { hiddenFrom } = flatten(before)
        const verdicts = breaks(...SIDES.filter((side) => !hiddenFrom.includes(side)))
        return [nodeChange('removed', before[0] as Located, 'property', verdicts)]
      }
      if (!after) return []
      const typed = old.additional && isTyped(old.additional) ? compare(old.additional, after) : []
      return [nodeChange('added', after[0] as Located, 'property'), ...typed]
    })
  }

  function compareProperty(before: Schema, after: Schema, isRequired: boolean): Finding[] {
    const [old, now] = [flatten(before), flatten(after)]
    const hiding = SIDES.flatMap((side) => {
      const [wasHidden, isHidden] = [old, now].map(({ hiddenFrom }) => hiddenFrom.includes(side) || undefined)
      return changed(old, now, {
        property: HIDING[side],
        before: wasHidden,
        after: isHidden,
        rule: isHidden ? 'property-hidden' : 'property-shown',
        verdicts: isHidden || (side === 'callers' && isRequired) ? breaks(side) : HOLDS,
      })
    })
    const seeing = SIDES.filter((side) => ![...old.hiddenFrom, ...now.hiddenFrom].includes(side))
    return [...hiding, ...seenBy(seeing, compare(before, after))]
  }

  /** Compares `additionalProperties`. A response may gain properties, because readers use only those that they know. */
  function compareAdditional(old: Flat, now: Flat): Finding[] {
    if (old.additional && now.additional) return compare(old.additional, now.additional)
    const broken = old.additional && isTyped(old.additional) ? SIDES : (['callers'] as const)
    return changed(old, now, {
      property: 'additionalProperties',
      before: old.additional ? undefined : false,
      after: now.additional ? undefined : false,
      rule: 'additional-properties',
      verdicts: now.additional ? HOLDS : breaks(...broken),
    })
  }

  /** Compares `not`. Swaps the verdicts of callers and readers, because a schema with a narrower `not` accepts more. */
  function compareNot(old: Schema, now: Schema): Finding[] {
    if (old.length === 1 && now.length === 1) {
      return compare(old, now).map(({ verdicts: { callers, readers }, ...finding }) => ({
        ...finding,
        verdicts: finding.kind === 'modified' ? { callers: readers, readers: callers } : UNJUDGED,
      }))
    }
    const isSame = (one: Located, other: Located) => isDeepStrictEqual(one.node, other.node)
    return comparePairs(pairUp(old, now, isSame), {
      rule: 'not',
      compare: () => [],
      removed: () => breaks('readers'),
      added: () => breaks('callers'),
    })
  }

  /**
   * Compares the branches of a group in pairs, equal ones first. Limits the verdicts to sides that the group as a whole
   * breaks or may break.
   */
  function compareGroup(old: Flat, now: Flat, was: Group, is: Group): Finding[] {
    const isEqual = (one: Schema, other: Schema) => SIDES.every((side) => verdictFor(side, one, other) === 'holds')
    const isInPlace = (one: Schema, other: Schema) => was.branches.indexOf(one) === is.branches.indexOf(other)
    const isSame = (one: Schema, other: Schema) => isInPlace(one, other) && isEqual(one, other)
    const pairs = pairUp(was.branches, is.branches, isSame, isEqual, () => true) as Versions<Schema>[]
    const union = compareUnions(was.branches, is.branches)
    const broken = SIDES.filter((side) => union[side] !== 'holds')
    const findings = pairs.flatMap(({ before, after }) => compare(before, after))
    return [...seenBy(broken, findings), ...(isDoubtful(was, is) ? [groupChange(old, now, was, is, union)] : [])]
  }

  /** Compares schemas as a whole: their groups differ in keyword or number of branches, so branches cannot be paired. */
  function compareAlternatives(old: Flat, now: Flat): Finding {
    const union = compareUnions(alternativesOf(old.parts), alternativesOf(now.parts))
    return groupChange(old, now, old.groups[0], now.groups[0], union)
  }

  /** For callers, each old alternative must fit a new one; for readers, each new alternative must fit an old one. */
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
  const before = only(old.keywords[keyword], now.keywords[keyword])
  const after = only(now.keywords[keyword], old.keywords[keyword])
  if (before === undefined && after === undefined) return []
  const holderOf = ({ pointers, pointer }: Flat) => ({ pointer: pointers[keyword] ?? pointer })
  return changed(holderOf(old), holderOf(now), { property: keyword, before, after, ...judge() })

  function judge(): Reason {
    if (keyword === 'default' && before !== undefined) return { rule: 'default-changed', verdicts: breaks('callers') }
    if (!isConstraint(keyword)) return { rule: 'note-changed', verdicts: HOLDS }
    // Callers break if the new schema accepts fewer values, readers if it accepts more.
    const callers = fits(keyword, visible(old, 'callers'), visible(now, 'callers'))
    const readers = fits(keyword, visible(now, 'readers'), visible(old, 'readers'))
    if (callers === 'unjudged' || readers === 'unjudged') return { rule: `${keyword}-unknown`, verdicts: UNJUDGED }
    return { rule: `${keyword}-${NARROWING[`${callers} ${readers}`]}`, verdicts: { callers, readers } }
  }
}

/** Suffixes of rule IDs, by the verdicts for callers and readers. */
const NARROWING: Record<string, string> = {
  'holds holds': 'same',
  'breaks holds': 'narrower',
  'holds breaks': 'wider',
  'breaks breaks': 'other',
}

function groupChange(old: Flat, now: Flat, was: Group | undefined, is: Group | undefined, union: Verdicts): Finding {
  const callers = worst(union.callers, isDoubtful(was, is) ? 'unjudged' : 'holds')
  const property = (is ?? was)?.keyword as string
  const hasOther = was && is && was.keyword !== is.keyword
  const valueIn = (group?: Group) => (group && hasOther ? { [group.keyword]: group.raw } : group?.raw)
  return {
    rule: callers === 'unjudged' ? 'alternatives-unknown' : 'alternatives-changed',
    kind: 'modified',
    property,
    pointers: { before: was?.pointer ?? old.pointer, after: is?.pointer ?? now.pointer },
    node: is ? is.pointer.replace(/\/\w+$/, '') : now.pointer,
    before: valueIn(was),
    after: valueIn(is),
    verdicts: { ...union, callers },
  }
}

/** Whether more branches of a `oneOf` overlap than before; `oneOf` rejects values that match several branches. */
const isDoubtful = (was: Group | undefined, is: Group | undefined) => overlapsIn(is) > overlapsIn(was)

const isTyped = (schema: Schema) => Object.keys(flatten(schema).keywords).length > 0

/** The keywords of a schema, with `required` reduced to properties that are not hidden from the side. */
function visible({ keywords, properties }: Flat, side: Side): Constraints {
  if (!keywords.required) return keywords
  const isVisible = (name: unknown) => {
    const property = properties.get(`${name}`)
    return !property || !flatten(property).hiddenFrom.includes(side)
  }
  return { ...keywords, required: keywords.required.flat().filter(isVisible) }
}

/** The values that `others` lacks: a list if there are several, the value itself if there is one, else undefined. */
function only(values: unknown[] = [], others: unknown[] = []): unknown {
  const list = values.filter((value) => !contains([value], others))
  return list.length > 1 ? list : list[0]
}
