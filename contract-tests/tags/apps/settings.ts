import type { Schema } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'

/** The settings of an app, each with its schema. */
export const settings: Record<string, Schema> = propertiesOf(document, 'AppConfiguration')
export const schemaOf = (name: string): Schema => settings[name] ?? {}

/** The settings that the documented App has; the names of the others in a response are assumed (`app-settings`). */
export const NAMED = ['cpu', 'memory', 'gpuCount']
export const UNNAMED = Object.keys(settings).filter((name) => !NAMED.includes(name))

/** Whether the file or a field wins is undocumented (`service-toml-precedence`), so no other update sends the file. */
export const FILE = 'service_toml'

/** The service runs this many replicas even without traffic. */
export const COSTLY = ['minReplicaCount']

/** The response to crossed replica counts is undocumented (`replica-counts-crossed`), so each is sent with its opposite. */
export const ALONGSIDE: Record<string, Record<string, unknown>> = {
  minReplicaCount: { maxReplicaCount: schemaOf('maxReplicaCount').maximum },
  maxReplicaCount: { minReplicaCount: schemaOf('minReplicaCount').minimum },
}
