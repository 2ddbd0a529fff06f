import { follow, type OpenApiDocument, type Parameter, type Schema } from '../../src/document/document.ts'
import { type Fact, type Place, placeOf } from '../../src/document/facts.ts'
import { nodeAt } from '../../src/document/schemas.ts'
import { foldSpace } from '../../src/printable.ts'

/** A field or parameter with all that the document states of it. */
export interface Field {
  /** Such as `compute[]`; empty for the body as a whole. */
  name: string
  /** Such as `integer`, or `string (date-time)`. */
  type: string
  /** Whether it is always there, or must be; left out where nothing is said of that. */
  required?: boolean
  /** Its limits, values and default, in short. */
  limits: string[]
  description: string
}

type Placed = Fact & { at: Place }

/** These kinds of facts tell what a type does not. */
const LIMITING = ['limit', 'enum', 'default', 'omission']

/**
 * The fields of a body, or the parameters of a request, in the order of the document. They are read off the facts, so that
 * docs and verifier speak of the same things.
 *
 * @param facts of one operation
 * @param isHere whether a place belongs to what is listed
 */
export function fieldsOf(document: OpenApiDocument, facts: Fact[], isHere: (place: Place) => boolean): Field[] {
  const placed = facts
    .filter(isPlaced)
    .filter(({ at }) => isHere(at))
    .map(atField)
  const nodesAt = (name: string) =>
    placed.flatMap(({ at, keyword, pointer }) => (keyword && nameOf(at) === name ? nodeAt(document, pointer) : []))
  const required = placed.flatMap(({ at, keyword, value }) =>
    keyword === 'required' ? (value as string[]).map((name) => nameOf({ ...at, path: [...at.path, name] })) : [],
  )
  const stated = placed.filter(({ keyword }) => keyword !== 'required' && keyword !== 'content-type')
  const byName = Map.groupBy(stated, ({ at }) => nameOf(at))
  const assumed = new Map<string, string[]>()
  return [...byName].map(([name, of]) => {
    const { in: place, path } = placeOfAll(of)
    const referring = referredAs(nodesAt(nameOf({ in: place, path: path.slice(0, -1) })), path.at(-1))
    const description = describe(document, referring, [
      ...nodesAt(name),
      ...of.map(({ pointer }) => nodeAt(document, pointer)),
    ])
    // What is assumed of the whole is told there.
    const told = [...assumed].filter(([outer]) => isWithin(name, outer)).flatMap(([, ids]) => ids)
    const untold = of
      .flatMap(({ restsOn = [] }) => restsOn)
      .filter((id) => !told.includes(id) && !description.includes(`\`${id}\``))
    assumed.set(name, [...untold, ...[...description.matchAll(/`([\w-]+)`/g)].map(([, id = '']) => id)])
    const isSecret = nodesAt(name).some((node) => node['x-secret'])
    return {
      name,
      type: typeOf(document, of),
      ...presence(name, place, of, required),
      limits: [...new Set(of.filter(isLimit).map(inShort))],
      description: [description, assumption([...new Set(untold)]), isSecret ? 'Secret.' : ''].filter(Boolean).join(' '),
    }
  })
}

/** What is said of a field by the object that holds it stands at the field. */
function atField(fact: Placed): Placed {
  const [name] = fact.keyword === 'dependentRequired' ? Object.keys(fact.value as object) : []
  return name === undefined ? fact : { ...fact, at: { ...fact.at, path: [...fact.at.path, name] } }
}

/** Of the items of a list nothing is said; an answer as a whole is there, and a body where that is stated. */
function presence(name: string, place: Place['in'], facts: Fact[], required: string[]): Pick<Field, 'required'> {
  if (name.endsWith('[]')) return {}
  if (name !== '') return { required: required.includes(name) || place === 'path' }
  return { required: place === 'answer' || facts.some(({ kind, keyword }) => kind === 'presence' && !keyword) }
}

/** What the object or list that holds a field has in its place; it may refer to another, and say something beside that. */
function referredAs(holders: Schema[], key: string | undefined): Schema | undefined {
  if (key === undefined) return undefined
  return holders.map((holder) => (key === '[]' ? holder.items : holder.properties?.[key])).find(Boolean)
}

function isPlaced(fact: Fact): fact is Placed {
  return fact.at !== undefined
}

/** The place of facts that are all of one. */
function placeOfAll([first]: Placed[]): Place {
  if (!first) throw new Error('There is no fact, and so no place.')
  return first.at
}

function isWithin(name: string, outer: string): boolean {
  return outer === '' || name.startsWith(`${outer}.`) || name.startsWith(`${outer}[]`)
}

function assumption(ids: string[]): string {
  return ids.length === 0 ? '' : `Something of it is assumed (${ids.map((id) => `\`${id}\``).join(', ')}).`
}

/** The name of a place within its body or request. */
function nameOf({ path }: Place): string {
  return placeOf({ in: 'body', path }).replace(/^body\.?/, '')
}

function isLimit({ kind, keyword }: Fact): boolean {
  // What a list of values is made of is said once, by the list.
  return (LIMITING.includes(kind) && keyword !== 'enum value') || keyword === 'pattern'
}

/** What stands in a row beside the name need not begin with it: `It is at least 1.` becomes `at least 1`. */
export function inShort({ keyword, value, says }: Fact): string {
  if (keyword === 'default') return `default ${JSON.stringify(value)}`
  return says
    .replace('Unless it is something else: it', 'alternatively: it')
    .replace(/\b[Ii]t is (?!one of)(.*), and nothing else/, 'only $1')
    .replace(/\b[Ii]t (is|has|matches) /, '')
    .replace(', and nothing else', '')
    .replace(/\.$/, '')
}

function typeOf(document: OpenApiDocument, facts: Fact[]): string {
  const nodes = facts.map(({ pointer }) => nodeAt(document, pointer) as Schema & Partial<Parameter>)
  const alternatives = nodes.flatMap((node) => node.oneOf ?? node.anyOf ?? [])
  const stated = (wanted: string) => facts.find(({ keyword }) => keyword === wanted)?.value
  const schemas = alternatives.map((each) => follow<Schema>(document, each))
  // No fact is stated of the type of a path parameter, since all that is sent there is text.
  const type = stated('type') ?? nodes.find(({ schema }) => schema?.type)?.schema?.type
  const own = { type, format: stated('format') } as Schema
  return [...new Set((schemas.length > 0 ? schemas : [own]).map(typeInWords))].join(' or ')
}

function typeInWords({ type, format, const: value }: Schema): string {
  if (value !== undefined) return JSON.stringify(value)
  return format === undefined ? (type ?? '') : `${type} (${format})`
}

/** What is said where a field stands, or else of what is referred to, before what that is made of. */
function describe(document: OpenApiDocument, referring: Schema | undefined, nodes: Schema[]): string {
  const said = [referring, referring && follow<Schema>(document, referring), ...nodes]
  return foldSpace(said.find((node) => node?.description !== undefined)?.description ?? '')
}
