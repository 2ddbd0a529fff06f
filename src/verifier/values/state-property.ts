import type { OpenApiDocument } from '../../document/document.ts'
import type { Service } from '../engine/tag.ts'
import type { Problem } from '../engine/validator.ts'
import type { InputField } from './input-fields.ts'
import type { Seeding } from './search.ts'

export interface StateContext<Its extends Service = Service> {
  document: OpenApiDocument
  service: Its
  /** The places of the request that may be filled together. */
  inputFields: InputField[]
  seeding: Seeding
}

/** Something that holds whatever the values, though no single answer shows it. */
export interface StateProperty<Its extends Service = Service> {
  /** The fact that it tries, without its operationId. */
  fact: string
  says: string
  /** @returns the problems of the smallest request that was found against it; what is only assumed follows from the fact */
  judge(context: StateContext<Its>): Promise<Problem[]>
}
