import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bodies } from './testing/bodies.ts'
import { type Break, readPlaces } from './testing/breaking.ts'
import { operations } from './testing/operations.ts'
import { schemas } from './testing/schemas.ts'

type Result = { code: string; message: string; path: string[]; severity: number; source: string }

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string) => parse(readFileSync(fileAt(path), 'utf8'))

const houseRules = Object.entries<{ severity: string; message: string }>(read('.spectral.yaml').rules)
  .filter(([, definition]) => typeof definition === 'object')
  .map(([name, definition]) => ({ name, ...definition }))

const rows = { ...operations, ...bodies, ...schemas }

const table = Object.entries(rows).flatMap(([rule, broken]) =>
  Object.entries(broken).map(([what, entry]) => {
    const [breakIt, ...besides]: [Break, ...string[]] = Array.isArray(entry) ? entry : [entry]
    return { rule, what, breakIt, expected: [rule, ...besides].sort() }
  }),
)

const directory = mkdtempSync(join(tmpdir(), 'house-rules-'))
let results: Result[]

// Each start of the CLI takes half a second, so one run checks all documents.
beforeAll(() => {
  const files = table.map(({ breakIt }, index) => {
    const places = readPlaces()
    breakIt(places)
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
      fileAt('openapi.yaml'),
      fileAt('scripts/spectral/testing/fixture.yaml'),
      ...files,
      ...['--ruleset', fileAt('.spectral.yaml'), '--fail-on-unmatched-globs', '--format', 'json', '--output', report],
    ],
    { encoding: 'utf8' },
  )
  // 1 means findings; any other code means that Spectral failed.
  expect(run.status, run.stderr).toBe(1)
  results = JSON.parse(readFileSync(report, 'utf8'))
})

afterAll(() => rmSync(directory, { recursive: true }))

const reportsOn = (file: string) => results.filter(({ source }) => basename(source) === file)

test.each(['openapi.yaml', 'fixture.yaml'])('%s conforms to every rule', (file) => {
  expect(reportsOn(file)).toEqual([])
})

describe('a document is reported for exactly the rules that it breaks', () => {
  test.each(table.map((row, index) => ({ ...row, index })))('$rule: $what', ({ index, expected }) => {
    const codes = new Set(reportsOn(`${index}.json`).map(({ code }) => code))
    expect([...codes].sort()).toEqual(expected)
  })
})

test.each(houseRules)('$name is an error, has its own message, and has a row', ({ name, severity, message }) => {
  expect(severity).toBe('error')
  expect(message).toContain('{{description}}')
  expect(Object.keys(rows)).toContain(name)
})
