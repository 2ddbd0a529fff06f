import {
  documentedStatus,
  JSON_TYPE,
  leavingOpen,
  listOperations,
  type OpenApiDocument,
  unknownsOf,
} from '../../document/document.ts'
import { createNodes } from '../../document/schemas.ts'
import { isObject } from '../../document/walk.js'
import { parseJson } from '../../json.ts'
import { getOrAdd } from '../../maps.ts'
import { cut } from '../../printable.ts'
import type { Exchange } from '../http/exchange.ts'
import { createSeen } from '../model/digest.ts'
import { completeEntryOf, joined, ownAbout, type Place, presencesIn, seenIn, valuesIn } from './reading.ts'
import { createKinds, createTally, type Observation, type Sighting } from './tally.ts'

/** Maximum number of characters of the words that are added to a status. */
const MAX_OUTCOME_LENGTH = 200
/** Maximum number of responses to remember, so that identical responses count once. */
const MAX_RESPONSES = 5000

export type Observer = ReturnType<typeof createObserver>

/** Records nothing: for targets that return the document's examples, and for runs that stop at the first contradiction. */
export const NO_OBSERVER: Observer = { tried() {}, answered() {}, observations: () => [] }

/**
 * Collects what a run observes about the entries of the register of unknowns.
 *
 * @param isShown whether a value is the service's own; false if a recording hides it. Default: always true
 */
export function createObserver(document: OpenApiDocument, isShown: (value: unknown) => boolean = () => true) {
  const register = document['x-unknowns']
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const schemas = { document, ...createNodes(document) }
  /** The entries about success codes that the document declares as a range. */
  const ofSuccess = leavingOpen(document, unknownsOf(document.info), 'status')
  const tally = createTally()
  const kinds = createKinds()
  /** For each field, how many objects have it, and how many could. */
  const presences = new Map<string, Sighting & { count: number; of: number }>()
  const isNew = createSeen(MAX_RESPONSES)
  /** The entries for which the status of an exchange is already recorded. */
  const recorded = new WeakMap<Exchange, string[]>()

  return {
    /** Records the status that a check of entries got. @param outcome words to add to the status */
    tried(unknowns: string[], check: string, exchange: Exchange, outcome?: string) {
      const { operationId, status } = exchange
      // A check may name a closed entry, which is no longer in the register.
      for (const unknown of new Set(unknowns.filter((id) => Object.hasOwn(register, id)))) {
        recorded.set(exchange, [...(recorded.get(exchange) ?? []), unknown])
        const saw = outcome === undefined ? `${status}` : `${status}, ${cut(outcome, MAX_OUTCOME_LENGTH)}`
        tally.add({ unknown, operationId, at: check, evidence: exchange }, saw)
      }
    },

    /** Records what a response shows about entries. @param check that sent the request, as a phrase */
    answered(evidence: Exchange, check?: string) {
      const { operationId, status, text, unreadable } = evidence
      const operation = operations.get(operationId)
      const key = operation && documentedStatus(operation, status)
      if (!operation || key === undefined) return
      const response = operation.responses[key]
      const isRange = key === operation.success.status && key.endsWith('XX')
      for (const unknown of [...(isRange ? ofSuccess : []), ...unknownsOf(response)]) {
        if (recorded.get(evidence)?.includes(unknown)) continue
        // The check explains an error; a success needs no explanation.
        const at = key === operation.success.status ? key : (check ?? key)
        tally.add({ unknown, operationId, at, evidence }, `${status}`)
      }
      const schema = response?.content?.[JSON_TYPE]?.schema
      if (!schema || unreadable !== undefined || !isNew(`${operationId} ${key} ${text}`)) return
      const body = parseJson(text)
      if (body === undefined) return
      for (const place of valuesIn(schemas, { value: body, nodes: schemas.nodesOf(schema), path: '' }))
        addPlace(place, key, evidence)
    },

    observations(): Observation[] {
      const all = createTally()
      for (const { count, saw, ...sighting } of [...tally.observations(), ...kinds.observations()])
        all.add(sighting, saw, count)
      for (const { count, of, ...sighting } of presences.values()) all.add(sighting, `present in ${count} of ${of}`, of)
      return all.observations()
    },
  }

  /** Records what a value of a response shows. @param key the key of its status in the document */
  function addPlace(place: Place, key: string, evidence: Exchange) {
    const { value, nodes, path } = place
    const { operationId, url } = evidence
    const sighting = (unknown: string, at = path) => ({ unknown, operationId, at: `${key} ${at}`, evidence })
    for (const [unknown, saw] of isShown(value) ? seenIn(schemas, place) : [])
      tally.add({ ...sighting(unknown), at: `${key} ${path}`.trimEnd() }, saw)
    if (!isObject(value)) return
    const complete = completeEntryOf(schemas, value, nodes)
    if (complete) tally.add(sighting(complete), 'no undocumented field')
    for (const unknown of ownAbout(schemas, nodes, 'enum')) kinds.add(sighting(unknown), value, url)
    for (const [field, unknown] of presencesIn(schemas, nodes)) {
      const about = sighting(unknown, joined(path, field))
      const counted = getOrAdd(presences, JSON.stringify([unknown, operationId, about.at]), () => ({
        ...about,
        count: 0,
        of: 0,
      }))
      counted.of += 1
      if (Object.hasOwn(value, field)) counted.count += 1
    }
  }
}
