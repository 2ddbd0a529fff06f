import { beforeAll, describe, expect, test } from 'vitest'
import { parseSource } from './document.ts'
import { judge } from './judge.ts'
import { JUDGEMENTS } from './judgements.ts'
import type { Change } from './report.ts'
import { answers } from './rows/answers.ts'
import { extensions } from './rows/extensions.ts'
import { operations } from './rows/operations.ts'
import { parameters } from './rows/parameters.ts'
import { paths } from './rows/paths.ts'
import { requests } from './rows/requests.ts'
import { schemas } from './rows/schemas.ts'
import { shared } from './rows/shared.ts'
import {
  type Expected,
  type Node,
  plantAll,
  plantShared,
  type Row,
  type Verdict,
  verdictOf,
} from './testing/planting.ts'

const rows = [requests, answers, schemas, parameters, operations, extensions, paths].flatMap(Object.entries<Row>)
const sharedRows = Object.entries(shared)

/** They change nothing of what the document says. */
const UNSEEN = ['a schema put in place of its reference']

const read = (label: string, document: Node) => parseSource({ label, text: JSON.stringify(document) })

/** Changes of a pair of documents, there and back. */
async function bothWays({
  plain,
  planted,
}: {
  plain: Node
  planted: Node
}): Promise<{ there: Change[]; back: Change[] }> {
  const [there, back] = await Promise.all([
    judge(read('old', plain), read('new', planted)),
    judge(read('old', planted), read('new', plain)),
  ])
  return { there: there.changes, back: back.changes }
}

let planted: Awaited<ReturnType<typeof bothWays>>
let plantedShared: Awaited<ReturnType<typeof bothWays>>
const { prefixOf, ...documents } = plantAll(rows)

// Few runs of Redocly for all rows, since each start of it takes half a second.
beforeAll(async () => {
  planted = await bothWays(documents)
  plantedShared = await bothWays(plantShared(sharedRows))
})

/** What the report says, and what Redocly alone would. */
function verdicts(changes: Change[]) {
  return {
    right: verdictOf(changes.flatMap(({ breaks }) => breaks)),
    redocly: verdictOf(
      changes.flatMap(({ by, breaks, corrected }) => (by === 'own' ? [] : (corrected?.said ?? breaks))),
    ),
  }
}

const inFull = (expected: Expected) =>
  typeof expected === 'string' ? { right: expected, redocly: expected as Verdict } : expected

describe.each(['there', 'back'] as const)('%s', (way) => {
  const place = way === 'there' ? 2 : 3

  test.each(rows)('%s', (name, row) => {
    const own = planted[way].filter(({ reach }) =>
      reach.some(({ operation }) => operation.path.startsWith(`${prefixOf(name)}/`)),
    )
    expect(verdicts(own)).toEqual(inFull(row[place]))
    if (!UNSEEN.includes(name)) expect(own).not.toEqual([])
    // Nothing is told twice.
    const told = own.map(({ pointer, property, before, after }) => JSON.stringify([pointer, property, before, after]))
    expect(told).toEqual([...new Set(told)])
  })

  test.each(sharedRows)('%s', (_name, row) => {
    const own = plantedShared[way].filter(({ place, property }) => row[0].test(`${place} ${property ?? ''}`))
    expect(own).not.toEqual([])
    expect(verdicts(own)).toEqual(inFull(row[place]))
  })
})

test('every change belongs to a row', () => {
  for (const { reach, place } of [...planted.there, ...planted.back]) expect(reach, place).not.toEqual([])
})

test('what Redocly says comes with its rules', () => {
  for (const { by, breaks, corrected, rules, place } of [...planted.there, ...planted.back]) {
    if (by === 'redocly') expect(rules.length > 0, place).toBe((corrected?.said ?? breaks).length > 0)
  }
})

test('a path that is renamed stays one operation, under its new name', () => {
  const prefix = `${prefixOf('a path renamed')}/`
  const reached = planted.there.flatMap(({ reach }) => reach.map(({ operation }) => operation.path))
  expect(reached.filter((path) => path.startsWith(prefix))).toEqual([expect.stringContaining('/v9/')])
})

test.each(JUDGEMENTS)('$id is needed by a row', ({ id }) => {
  const all = [planted, plantedShared].flatMap(({ there, back }) => [...there, ...back])
  expect(all.map(({ corrected }) => corrected?.id)).toContain(id)
})
