import ts from 'typescript'
import type { OpenApiDocument, Operation, Schema } from '../../src/document/document.ts'
import { DocumentError, JSON_TYPE, listOperations } from '../../src/document/document.ts'
import { objects } from '../../src/document/walk.js'

const { factory } = ts
const EXPORT = [factory.createToken(ts.SyntaxKind.ExportKeyword)]
const UNDEFINED = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)
/** Declarations that openapi-typescript emits for every document, and that nothing uses. */
const UNUSED = ['webhooks', '$defs']
const NO_KEYS = factory.createTypeReferenceNode('Record<string, never>')

/** The name of a helper for requests, which turns an object of responses into one whose optional properties may be undefined. */
const SENT = 'Sent'
const SENT_TYPE = '{ [Name in keyof Fields]: Fields[Name] | ({} extends Pick<Fields, Name> ? undefined : never) }'

type Property = ts.PropertySignature & { type: ts.TypeNode }

/**
 * Returns the names of the types of an operation's request and result.
 *
 * @throws DocumentError if a schema that does not describe the result has its name
 */
export function typeNames({ components }: OpenApiDocument, { id, success }: Operation) {
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`
  const result = `${name}Result`
  if (components.schemas[result] && schemaName(success.schema ?? {}) !== result) {
    throw new DocumentError(`the schema ${result} has the name of the result of ${id}, but does not describe it.`)
  }
  return { request: `${name}${components.schemas[`${name}Request`] ? 'Arguments' : 'Request'}`, result }
}

/**
 * Returns the type of an operation's data as code, and the type that it uses. Where it can, it names the schema, as in `Run` or
 * `ApiKey[]`, which says more than the name of the result.
 */
export function dataType(document: OpenApiDocument, operation: Operation): { type: string; uses?: string } {
  const { schema } = operation.success
  if (!schema) return { type: 'undefined' }
  const item = schema.type === 'array' && schema.items && schemaName(schema.items)
  if (item) return { type: `${item}[]`, uses: item }
  const type = schemaName(schema) ?? typeNames(document, operation).result
  return { type, uses: type }
}

const SCHEMAS = '#/components/schemas/'
const schemaName = ({ $ref }: Schema) => ($ref?.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined)

/**
 * Gives each schema, request and result a named type, because editors and error messages show the name. Optional properties of
 * requests may be undefined, also with `exactOptionalPropertyTypes`, because such values are not sent.
 *
 * @param nodes from openapi-typescript
 * @returns `paths`, `components` and `operations`, which refer to the types by name, and the types
 */
export function nameTypes(nodes: ts.Node[], document: OpenApiDocument): ts.Node[] {
  const declarations = nodes.map(shorten)
  const interfaces = new Map(declarations.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, node]))
  const components = interfaces.get('components')

  /** The member at the end of a path of names; references to components, except schemas, are followed. */
  const at = (node: ts.Node | undefined, ...path: string[]): ts.PropertySignature | undefined => {
    const [key, ...rest] = path
    const member = membersOf(node && resolve(node)).find(({ name }) => textOf(name) === key)
    return rest.length > 0 ? at(member?.type, ...rest) : member
  }
  const resolve = (node: ts.Node): ts.Node => {
    const path = componentOf(node)
    return (path && at(components, ...path)?.type) ?? node
  }

  const schemas = membersOf(at(components, 'schemas')?.type)
  const typeOf = new Map(schemas.map(({ name, type }) => [textOf(name), type]))
  const sent = schemasIn(document, ({ parameters, requestBody }) => [parameters, requestBody])
  const received = schemasIn(document, ({ responses }) => responses)
  const isShared = (name: string) => sent.has(name) && received.has(name) && isObject(typeOf.get(name), typeOf)
  const asSent = (type: ts.TypeNode) => allowUndefined(wrapReferences(type, isShared))
  const named = schemas.map((schema) => {
    const name = textOf(schema.name)
    const type = sent.has(name) && !received.has(name) ? asSent(schema.type) : schema.type
    return withCommentOf(schema, declare(name, type, typeOf))
  })
  for (const operation of listOperations(document)) {
    const source = at(interfaces.get('operations'), operation.id)?.type
    const { request, result } = typeNames(document, operation)
    const parameters = ['path', 'query'].flatMap((place) => membersOf(at(source, 'parameters', place)?.type))
    const body = at(source, 'requestBody')
    const content = at(body?.type, 'content', JSON_TYPE)?.type
    const own = parameters
      .filter(({ name }) => textOf(name) !== 'project_id')
      .map((member) => property(member, member.name, resolve(member.type) as ts.TypeNode))
      .concat(body && content ? [property(body, 'body', content)] : [])
    const type = own.length > 0 ? asSent(factory.createTypeLiteralNode(own)) : NO_KEYS
    named.push(withComment(declare(request, type, typeOf), `Argument of \`${operation.id}\`.`))
    if (typeOf.has(result)) continue
    const data = at(source, 'responses', operation.success.status, 'content', JSON_TYPE)?.type ?? UNDEFINED
    named.push(withComment(declare(result, data, typeOf), `Result of \`${operation.id}\`.`))
  }

  const references = schemas.map(({ name }) =>
    property(undefined, textOf(name), factory.createTypeReferenceNode(textOf(name))),
  )
  const kept = declarations.filter((node) => !UNUSED.includes(textOf((node as ts.DeclarationStatement).name)))
  const helpers = schemas.some(({ name }) => isShared(textOf(name))) ? [sentType()] : []
  return [
    ...kept.map((node) => (node === components ? withSchemas(components, references) : node)),
    ...named,
    ...helpers,
  ]
}

/** Names of the schemas that a part of any operation contains, also in other schemas. */
function schemasIn(document: OpenApiDocument, partOf: (operation: Operation) => unknown): Set<string> {
  const names = new Set<string>()
  const collect = (part: unknown) => {
    for (const { node } of objects(part)) {
      const name = typeof node.$ref === 'string' && schemaName(node as Schema)
      if (!name || names.has(name)) continue
      names.add(name)
      collect(document.components.schemas[name])
    }
  }
  for (const operation of listOperations(document)) collect(partOf(operation))
  return names
}

/** Adds undefined to the types of all optional properties. */
function allowUndefined<Node extends ts.Node>(node: Node): Node {
  const visited = ts.visitEachChild(node, allowUndefined, undefined)
  if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited
  const parts = ts.isUnionTypeNode(visited.type) ? visited.type.types : [visited.type]
  return property(visited, visited.name, factory.createUnionTypeNode([...parts, UNDEFINED])) as ts.Node as Node
}

/** Wraps references to types with the helper for requests. */
function wrapReferences<Node extends ts.Node>(node: Node, isShared: (name: string) => boolean): Node {
  if (ts.isTypeReferenceNode(node) && isShared(textOf(node.typeName))) {
    return factory.createTypeReferenceNode(SENT, [node]) as ts.Node as Node
  }
  return ts.visitEachChild(node, (child) => wrapReferences(child, isShared), undefined)
}

function sentType(): ts.Node {
  const parameters = [factory.createTypeParameterDeclaration(undefined, 'Fields')]
  const type = factory.createTypeReferenceNode(SENT_TYPE)
  const comment = 'An object of responses as a request may contain it: optional properties may be undefined.'
  return withComment(factory.createTypeAliasDeclaration(EXPORT, SENT, parameters, type), comment)
}

/** Replaces each reference to a schema by the schema's name. */
function shorten<Node extends ts.Node>(node: Node): Node {
  const [kind, name] = componentOf(node) ?? []
  if (kind === 'schemas' && name) return factory.createTypeReferenceNode(name) as ts.Node as Node
  return ts.visitEachChild(node, shorten, undefined)
}

/** The kind and name of a component, if the node is a reference such as `components["schemas"]["App"]`. */
function componentOf(node: ts.Node): [kind: string, name: string] | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return
  const { objectType: base, indexType: kind } = node.objectType
  if (!ts.isTypeReferenceNode(base) || textOf(base.typeName) !== 'components') return
  return [textOf(kind), textOf(node.indexType)]
}

/** Declares an interface if the type can be one, because editors and error messages expand aliases. */
function declare(name: string, type: ts.TypeNode, typeOf: Map<string, ts.TypeNode>): ts.DeclarationStatement {
  const parts = ts.isIntersectionTypeNode(type) ? [...type.types] : [type]
  const [own, ...others] = parts.filter(ts.isTypeLiteralNode)
  if (!own || others.length > 0 || !isObject(type, typeOf))
    return factory.createTypeAliasDeclaration(EXPORT, name, undefined, type)
  const bases = parts
    .filter(ts.isTypeReferenceNode)
    .map(({ typeName, typeArguments }) =>
      factory.createExpressionWithTypeArguments(typeName as ts.Identifier, typeArguments),
    )
  const clause = bases.length > 0 ? [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases)] : undefined
  return factory.createInterfaceDeclaration(EXPORT, name, undefined, clause, own.members)
}

function isObject(type: ts.TypeNode | undefined, typeOf: Map<string, ts.TypeNode>): boolean {
  if (!type || ts.isTypeLiteralNode(type)) return type !== undefined
  if (ts.isIntersectionTypeNode(type)) return type.types.every((part) => isObject(part, typeOf))
  if (!ts.isTypeReferenceNode(type)) return false
  // The argument of a helper, such as WithRequired<App, "cpu">, or the reference itself.
  return isObject(type.typeArguments?.[0] ?? typeOf.get(textOf(type.typeName)), typeOf)
}

/** Creates a property that is optional and documented as another is. */
function property(like: ts.PropertySignature | undefined, name: string | ts.PropertyName, type: ts.TypeNode): Property {
  const created = factory.createPropertySignature(undefined, name, like?.questionToken, type) as Property
  return like ? withCommentOf(like, created) : created
}

function withSchemas(components: ts.InterfaceDeclaration, references: ts.PropertySignature[]): ts.InterfaceDeclaration {
  const { modifiers, name, members } = components
  const [schemas, ...others] = members
  return factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, [
    property(undefined, textOf(schemas?.name), factory.createTypeLiteralNode(references)),
    ...others,
  ])
}

function withCommentOf<Node extends ts.Node>(source: ts.Node, node: Node): Node {
  return ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(source))
}

function withComment<Node extends ts.Node>(node: Node, text: string): Node {
  return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, `* ${text} `, true)
}

function membersOf(node: ts.Node | undefined): Property[] {
  if (!node || !(ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))) return []
  return [...node.members].filter((member) => ts.isPropertySignature(member)) as Property[]
}

/** The text of an identifier, or of a string or number as a name or type. */
function textOf(node: ts.Node | undefined): string {
  if (node && ts.isLiteralTypeNode(node)) return textOf(node.literal)
  return node ? (node as ts.Identifier).text : ''
}
