import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { MissingFixture, needFrom } from '../src/verifier/http/fixtures.ts'
import ledgerSchema from '../src/verifier/reports/ledger.schema.json' with { type: 'json' }
import fixturesSchema from './fixtures.schema.json' with { type: 'json' }
import { fixtureNames, fixturesText, isFixtureName, meaningOf, parseFixtures, WRITTEN } from './fixtures.ts'

const PROJECT = { project_id: 'p' }
const ENV = { OWNER: 'from/environment', BROKEN: 'SECRET\n', EMPTY: '' }
const parse = (given: object) => parseFixtures(JSON.stringify({ ...PROJECT, ...given }), ENV)

test.each<[what: string, given: object, expected: object]>([
  ['nested keys are joined with a dot', { disposable: { app_id: 'app-1' } }, { 'disposable.app_id': 'app-1' }],
  ['a list stays a list', { further: { run_ids: ['run-1', 'run-2'] } }, { 'further.run_ids': ['run-1', 'run-2'] }],
  ['text that is not a path segment may contain slashes', { filename: 'src/main.py' }, { filename: 'src/main.py' }],
  ['$schema is not a fixture', { $schema: '../fixtures.schema.json' }, {}],
  ['a token may contain slashes and other symbols', { tokens: { member: 'a/b+g==' } }, { 'tokens.member': 'a/b+g==' }],
  ['a token is read from the environment', { tokens: { owner: 'env:OWNER' } }, { 'tokens.owner': 'from/environment' }],
  ['only a token is read from the environment', { region: 'env:REGION' }, { region: 'env:REGION' }],
])('%s', (_, given, expected) => {
  expect(parse(given)).toEqual({ ...PROJECT, ...expected })
})

test('a byte order mark is ignored', () => {
  expect(parseFixtures('\ufeff{"project_id": "p"}')).toEqual(PROJECT)
})

test.each([fixturesSchema, ledgerSchema])('the schema $title is a valid JSON schema', (schema) => {
  expect(new Ajv2020({ allowUnionTypes: true }).validateSchema(schema, true)).toBe(true)
})

test('fixture names include nested fixtures but no other keys, and every fixture has a description', () => {
  expect(fixtureNames).toEqual(expect.arrayContaining(['project_id', 'disposable.app_id', 'further.run_ids']))
  for (const name of fixtureNames) expect(meaningOf(name), name).not.toBe('')
  expect(['$schema', 'toString', 'disposable'].filter(isFixtureName)).toEqual([])
})

test.each<[given: object, message: string | RegExp]>([
  [{ tokens: { member: 'SECRET two' } }, 'tokens.member must be non-empty ASCII without spaces'],
  [{ tokens: { member: ['SECRET/'] } }, 'tokens.member must be a string, got array'],
  [{ tokens: { member: 'env:BROKEN' } }, 'tokens.member must be non-empty ASCII without spaces'],
  [{ tokens: { member: 'env:MISSING' } }, 'member needs the environment variable MISSING, which is unset or empty'],
  [{ tokens: { member: 'env:EMPTY' } }, 'member needs the environment variable EMPTY, which is unset or empty'],
  [{ project_id: undefined }, `project_id is missing (${meaningOf('project_id')})`],
  [{ project_id: '' }, 'project_id must have at least 1 character, got 0 characters'],
  [{ project_id: null }, 'project_id must be a string, got null (the project that all requests are for)'],
  [{ month: '2026-13' }, 'got 7 characters (a month, written YYYY-MM, with costs of at least five apps)'],
  [{ app_id: '..' }, 'app_id must be a path segment'],
  [{ disposable: { app_id: 'a/b' } }, 'disposable.app_id must be a path segment'],
  [{ disposable: 'app-1' }, 'disposable must be an object, got string'],
  [{ disposable: { ap_id: 'a' } }, '"disposable.ap_id" is not a fixture; contract-tests/'],
  [{ toString: 'a' }, '"toString" is not a fixture'],
  [{ ['x'.repeat(500)]: 1 }, /"x{400}…"/],
  [{ further: { run_ids: ['run-1', 'a/b'] } }, 'further.run_ids must be a path segment'],
  [{ further: { run_ids: ['run-1', 2] } }, 'further.run_ids.1 must be a string, got number'],
])('%j is rejected without exposing a secret: %s', (given, message) => {
  expect(() => parse(given)).toThrow(message)
  expect(() => parse(given)).not.toThrow('SECRET')
})

test.each([
  ['{', 'the text is not valid JSON'],
  ['[]', 'the root must be an object, got array'],
])('%s is rejected: %s', (text, message) => {
  expect(() => parseFixtures(text)).toThrow(message)
})

test('the error for a missing fixture names and describes the fixture', () => {
  const need = needFrom(parse({}), meaningOf)
  expect(need('project_id')).toBe('p')
  expect(() => need('refused.domain_id')).toThrow(MissingFixture)
  expect(() => need('refused.domain_id')).toThrow(/no "refused.domain_id" \(a domain that is assigned to an app/)
})

test('written fixtures are read back, with tokens only as references to the environment', () => {
  const fixtures = parse({ app_id: 'app-1', further: { run_ids: ['run-1'] }, tokens: { owner: 'env:OWNER' } })
  const text = fixturesText(fixtures, '{"tokens": {"owner": "env:OWNER"}}')
  expect(parseFixtures(text, ENV)).toEqual(fixtures)
  expect(text).toMatch(WRITTEN)
  expect(text).not.toContain('from/environment')
  expect(fixturesText(fixtures)).not.toContain('tokens')
  expect(() => fixturesText(fixtures, '{"tokens": {"owner": "SECRET"}}')).toThrow(
    /^tokens\.owner is not written as env:NAME/,
  )
})
