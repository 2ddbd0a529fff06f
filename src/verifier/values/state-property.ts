import type { OpenApiDocument } from '../../document/document.ts'
import type { Service } from '../engine/tag.ts'
import type { Problem } from '../engine/validator.ts'
import type { InputField } from './input-fields.ts'
import type { Seeding } from './search.ts'

export interface StateContext {
  document: OpenApiDocument
  service: Service
  /** The fields that a request may send together. */
  inputFields: InputField[]
  seeding: Seeding
}

/** A property that holds for all values, and that a single response does not show. */
export interface StateProperty {
  /** The ID of its fact, without the operationId. */
  fact: string
  says: string
  /** @returns the problems of the smallest request that violates it; the fact decides whether they are only assumed */
  judge(context: StateContext): Promise<Problem[]>
}
