import { expect, test } from 'vitest'
import type { OperationId } from '../../../../generated/operation-table.ts'
import { follow, JSON_TYPE, listOperations, type OpenApiDocument, type Schema } from '../../../document/document.ts'
import { validValue } from '../../../document/keywords/keyword.ts'
import { document } from '../../../document/openapi.ts'
import { createClock } from '../../kit/clock.ts'
import { createStore } from '../../kit/store/store.ts'
import { NOW } from '../../testing/call.ts'
import { handlersOf } from '../core.ts'
import { defaultSnapshot } from '../seed/default.ts'
import { defaultSwitches } from '../switches.ts'
import { ownerOf, SCHEMA, type Store } from '../tables.ts'
import { createWorld } from '../world.ts'
import { fixturesOf } from './fixtures.ts'
import { reply } from './handlers.ts'

/** Calls each handler once, and lists the parameters and body fields of a document that it does not read. */
async function ignoredIn(document: OpenApiDocument): Promise<string[]> {
  const ignored = listOperations(document).map(async ({ id, parameters, requestBody }) => {
    const clock = createClock({ now: NOW })
    const store: Store = createStore(SCHEMA, defaultSnapshot(clock.now()))
    const world = createWorld({ store, clock, switches: defaultSwitches(), live: false, incidents: () => [] })
    const { disposable, app_id, ...fixtures } = fixturesOf(store.loaded, world)
    const { properties = {} } = follow<Schema>(document, requestBody?.content[JSON_TYPE]?.schema ?? {})
    const valid = Object.entries(properties).map(([name, schema]) => {
      return [name, validValue(schema, (each) => follow<Schema>(document, each))] as const
    })
    const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
    // The sandbox itself compares the project with that of the token.
    const read = new Set(['path.project_id'])
    const recording = (place: string, values: object) =>
      new Proxy(values, { get: (_, name) => read.add(`${place}.${String(name)}`) && Reflect.get(values, name) })
    await handlersOf(world)[id as OperationId]({
      path: recording('path', { ...fixtures, ...disposable, app_id, domain_id: 'domain-docs' }),
      query: recording('query', { ...examples, filename: fixtures.filename }),
      body: recording('body', { ...Object.fromEntries(valid), region: fixtures.region }),
      caller: ownerOf(fixtures.project_id),
      origin: '',
      reply,
    } as never)
    const declared = [...parameters.map((each) => `${each.in}.${each.name}`), ...valid.map(([name]) => `body.${name}`)]
    return declared.filter((each) => !read.has(each)).map((each) => `${id} ignores ${each}`)
  })
  return (await Promise.all(ignored)).flat()
}

test('handlers read all documented parameters and body fields', async () => {
  expect(await ignoredIn(document)).toEqual([])
  const planted = structuredClone(document)
  Object.assign(planted.components.schemas.CreateDomainRequest?.properties ?? {}, { note: { type: 'string' } })
  expect(await ignoredIn(planted)).toEqual(['createDomain ignores body.note'])
})
