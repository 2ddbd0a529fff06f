import type { OpenApiDocument } from '../../document/document.ts'
import type { Service } from '../engine/tag.ts'
import type { Problem } from '../engine/validator.ts'
import type { InputField } from './input-fields.ts'
import type { Seeding } from './search.ts'

export interface StateContext {
  document: OpenApiDocument
  service: Service
  /** The places of the request that may be filled together. */
  inputFields: InputField[]
  seeding: Seeding
}

/** Something that holds whatever the values, though no single answer shows it. */
export interface StateProperty {
  /** The fact that it tries, without its operationId. */
  fact: string
  says: string
  /** @returns the problems of the smallest request that was found against it; what is only assumed follows from the fact */
  judge(context: StateContext): Promise<Problem[]>
}
