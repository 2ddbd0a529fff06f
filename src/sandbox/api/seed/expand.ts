import { fields, validate } from '../../../../generated/validators/seed.js'
import { EARLIEST, LATEST } from '../../kit/clock.ts'
import { InvalidSeed, type SeedProblem } from '../../kit/errors.ts'
import { hazardOf, quote } from '../../kit/values.ts'
import { type Snapshot, TABLE_NAMES } from '../tables.ts'
import { PROJECT, TOKENS } from './default.ts'
import { at } from './moments.ts'
import { MAX_PROBLEMS, referenceProblems, schemaProblems } from './problems.ts'
import { complete, entriesOf, numbered } from './rows.ts'
import { MAX_MADE } from './schema.ts'
import type { Seed } from './seed.ts'

/**
 * Completes a seed: makes the rows that it asks for, derives missing fields, and turns moments into timestamps. The result
 * shares nothing with the seed.
 *
 * @param startedAt start of the sandbox in milliseconds since the Unix epoch, unless the seed says it
 * @param option the option of `createSandbox` that gives it. Default: `seed`
 * @throws InvalidSeed with at most 20 problems if the seed contradicts its schema, an ID or token is not unique, or a
 *   referenced row does not exist
 */
export function expandSeed(given: unknown, startedAt: number, option?: InvalidSeed['option']): Snapshot {
  const hazard = hazardOf(given)
  throwIfAny(
    hazard ? [{ pointer: '', message: hazard }] : schemaProblems(validate, sampleOf(given), knownFields),
    option,
  )
  throwIfAny(limitProblems(given as Seed), option)
  const seed = structuredClone(given) as Seed
  const entries = complete(entriesOf(withDefaults(seed)))
  const start = seed.startedAt === undefined ? startedAt : Date.parse(seed.startedAt)
  const { snapshot, problems } = at(start, entries)
  throwIfAny(problems, option)
  throwIfAny(referenceProblems(entries), option)
  const created = Math.max(seed.created ?? 0, snapshot.created)
  return { ...snapshot, startedAt: seed.startedAt ?? snapshot.startedAt, created }
}

/** @throws InvalidSeed if there are problems; it lists one for each place */
function throwIfAny(problems: Iterable<SeedProblem>, option?: InvalidSeed['option']): void {
  const byPlace = new Map<string, SeedProblem>()
  for (const problem of problems) {
    if (!byPlace.has(problem.pointer)) byPlace.set(problem.pointer, problem)
    if (byPlace.size === MAX_PROBLEMS) break
  }
  if (byPlace.size > 0) throw new InvalidSeed([...byPlace.values()], option)
}

/** Finds what no schema can say. */
function* limitProblems({ startedAt, ...lists }: Seed): Generator<SeedProblem> {
  const start = startedAt === undefined ? EARLIEST : Date.parse(startedAt)
  if (!(start >= EARLIEST && start <= LATEST)) {
    yield { pointer: '/startedAt', message: `must be in the years 2000 to 8999; it is ${quote(startedAt)}` }
  }
  if (!TABLE_NAMES.some((list) => lists[list])) {
    yield { pointer: '', message: `must have at least one of ${TABLE_NAMES.join(', ')}` }
  }
  const made = numberMade(lists)
  if (made > MAX_MADE) {
    const message = `must make at most ${MAX_MADE} rows with count, builds, containers and runs; it makes ${made}`
    return yield { pointer: '', message }
  }
  const characters = charactersMade(lists)
  if (characters <= MAX_CHARACTERS) return
  yield { pointer: '', message: `must make at most ${MAX_CHARACTERS} characters with count; it makes ${characters}` }
}

/** Returns the seed with the last row in place of each row with `count`, to validate it. */
function sampleOf(given: unknown): unknown {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given
  const sample = (item: { count?: unknown } | null) => {
    return typeof item?.count === 'number' ? numbered(item, item.count) : item
  }
  return Object.fromEntries(
    Object.entries(given).map(([name, list]) => [name, Array.isArray(list) ? list.map(sample) : list]),
  )
}

/** Maximum number of characters that a seed makes with `count`: a snapshot must fit into one text. */
const MAX_CHARACTERS = 200_000_000

/** Counts the characters that are made with `count`, as JSON. */
function charactersMade(lists: Seed): number {
  const rows = TABLE_NAMES.flatMap((table) => (lists[table] ?? []) as { count?: number }[])
  return rows.reduce((sum, row) => sum + (row.count ?? 0) * JSON.stringify(row).length, 0)
}

/** Counts the rows that are made, not given. */
function numberMade(lists: Seed): number {
  const counts = TABLE_NAMES.flatMap((list) =>
    ((lists[list] ?? []) as { count?: number; builds?: number; containers?: number; runs?: number }[]).map(
      ({ count, builds = 0, containers = 0, runs = 0 }) => (count ?? 0) + (count ?? 1) * (builds + containers + runs),
    ),
  )
  return counts.reduce((sum, each) => sum + each, 0)
}

/** Adds the project and the tokens of the default seed, where a seed has no projects or API keys. */
function withDefaults({ projects = [{ id: PROJECT }], ...seed }: Seed): Seed {
  const other = projects.at(1)
  const token = (name: keyof typeof TOKENS) => ({ id: `key-${name.replace('_', '-')}`, apiKey: TOKENS[name] })
  const apiKeys: NonNullable<Seed['apiKeys']> = [
    token('owner'),
    { ...token('member'), role: 'member' },
    { ...token('expired'), expiresAt: '-30d' },
    ...(other ? [{ ...token('no_access'), projectId: numbered(other.id, 1) }] : []),
  ]
  return { apiKeys, projects, ...seed }
}

/** Lists the fields of the object at a JSON pointer of a seed. All items of a list have those of the first one. */
const knownFields = (pointer: string) => fields[pointer.replace(/\/\d+(?=\/|$)/g, '/0')] ?? []
