import type { Operation } from '../../src/document/document.ts'

/** The link to an operation in the reference, in the form that Redoc expects. */
export function referenceTo({ tag, id }: Pick<Operation, 'tag' | 'id'>): string {
  return `reference.html#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`
}

/** The link to an entry of the register of unknowns. */
export const unknownAt = (id: string) => `unknowns.html#${id}`
