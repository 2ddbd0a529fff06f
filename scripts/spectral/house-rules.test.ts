import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Break, readPlaces } from './testing/breaking.ts'
import { operations } from './testing/operations.ts'
import { schemas } from './testing/schemas.ts'

type Result = { code: string; message: string; path: string[]; severity: number; source: string }

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string) => parse(readFileSync(fileAt(path), 'utf8'))

const houseRules = Object.entries<{ severity: string; message: string }>(read('.spectral.yaml').rules)
  .filter(([, definition]) => typeof definition === 'object')
  .map(([name, definition]) => ({ name, ...definition }))

const rows = { ...operations, ...schemas }

const table = Object.entries(rows).flatMap(([rule, broken]) =>
  Object.entries(broken).map(([what, entry]) => {
    const [breakIt, ...besides]: [Break, ...string[]] = Array.isArray(entry) ? entry : [entry]
    return { rule, what, breakIt, expected: [rule, ...besides] }
  }),
)

/** Rows that share one document, because no two of them change the same place or break the same rule. */
type Batch = { rows: typeof table; changed: string[] }

/** Groups rows into few documents, because Spectral takes 0.1 s for each document. */
function batchesOf(all: typeof table): Batch[] {
  const batches: Batch[] = []
  for (const row of all) {
    const changed = changedBy(row.breakIt)
    const fits = (batch: Batch) =>
      !batch.rows.some(({ expected }) => expected.some((rule) => row.expected.includes(rule))) &&
      !batch.changed.some((one) => changed.some((other) => one.startsWith(other) || other.startsWith(one)))
    const batch = batches.find(fits) ?? { rows: [], changed: [] }
    if (batch.rows.length === 0) batches.push(batch)
    batch.rows.push(row)
    batch.changed.push(...changed)
  }
  return batches
}

function changedBy(breakIt: Break): string[] {
  const places = readPlaces()
  breakIt(places)
  return differences(readPlaces().document, places.document)
}

/** The paths of the innermost nodes that differ; `\0` separates their keys. */
function differences(one: unknown, other: unknown, path = '/'): string[] {
  if (isDeepStrictEqual(one, other)) return []
  if (![one, other].every((node) => typeof node === 'object' && node !== null && !Array.isArray(node))) return [path]
  const [before, after] = [one, other] as Record<string, unknown>[]
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    differences(before?.[key], after?.[key], `${path}${key}\0`),
  )
}

const batches = batchesOf(table)
const directory = mkdtempSync(join(tmpdir(), 'house-rules-'))
let results: Result[]

beforeAll(() => {
  const files = batches.map((batch, index) => {
    const places = readPlaces()
    for (const { breakIt } of batch.rows) breakIt(places)
    const file = join(directory, `${index}.json`)
    writeFileSync(file, JSON.stringify(places.document))
    return file
  })
  const report = join(directory, 'report.json')
  const run = spawnSync(
    process.execPath,
    [
      fileAt('node_modules/@stoplight/spectral-cli/dist/index.js'),
      'lint',
      fileAt('scripts/spectral/testing/fixture.yaml'),
      ...files,
      ...['--ruleset', fileAt('.spectral.yaml'), '--fail-on-unmatched-globs', '--format', 'json', '--output', report],
    ],
    { encoding: 'utf8' },
  )
  // Exit code 1 means that Spectral has findings, as it must for broken documents.
  expect(run.status, run.stderr).toBe(1)
  results = JSON.parse(readFileSync(report, 'utf8'))
})

afterAll(() => rmSync(directory, { recursive: true }))

const reportsOn = (file: string) => results.filter(({ source }) => basename(source) === file)

test('fixture.yaml conforms to every rule', () => {
  expect(reportsOn('fixture.yaml')).toEqual([])
})

test.each(
  batches.map(({ rows }, index) => ({ rows, index, titles: rows.map(({ rule, what }) => `${rule}: ${what}`) })),
)('Spectral reports exactly the rules that one document breaks: $titles', ({ rows, index }) => {
  const codes = new Set(reportsOn(`${index}.json`).map(({ code }) => code))
  expect([...codes].sort()).toEqual(rows.flatMap(({ expected }) => expected).sort())
})

test.each(houseRules)('$name is an error, has a message, and is broken by a row', ({ name, severity, message }) => {
  expect(severity).toBe('error')
  expect(message).toContain('{{description}}')
  expect(Object.keys(rows)).toContain(name)
})
