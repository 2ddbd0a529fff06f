import type { SchemaNode } from '../../document/schemas.ts'

/** The node of an undocumented value inside a documented one. */
export function nothingIn(nodes: SchemaNode[]): SchemaNode[] {
  const [longest = []] = nodes.map(({ trail }) => trail).sort((a, b) => b.length - a.length)
  return [{ schema: {}, given: {}, slot: '', pointer: '', at: [], own: [], trail: longest, parent: undefined }]
}

/** Whether the document says of what kind a value is. */
export function isTold(nodes: Pick<SchemaNode, 'schema' | 'own' | 'trail'>[]): boolean {
  return nodes.some(({ schema: { type, enum: values, const: one, properties } }) => type ?? values ?? one ?? properties)
}
