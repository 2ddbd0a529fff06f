import { expect, test } from 'vitest'
import { MissingFixture, needFrom, tokensOf } from '../src/verifier/target/fixtures.ts'
import schema from './fixtures.schema.json' with { type: 'json' }
import { fixtureNames, isFixtureName, meaningOf, parseFixtures } from './fixtures.ts'

test('nested keys are read by their full names', () => {
  const need = needFrom(parseFixtures('{"project_id": "p-1", "disposable": {"app_id": "app-1"}}'))
  expect(need('project_id')).toBe('p-1')
  expect(need('disposable.app_id')).toBe('app-1')
})

test('a list is read as one, and each of its items is checked', () => {
  const text = (ids: string) => `{"project_id": "p-1", "further": {"run_ids": ${ids}}}`
  expect(parseFixtures(text('["run-1", "run-2"]'))['further.run_ids']).toEqual(['run-1', 'run-2'])
  expect(parseFixtures(text('[]'))['further.run_ids']).toEqual([])
  expect(() => parseFixtures(text('["run-1", "a/b"]'))).toThrow('further.run_ids must be a string without slashes')
  expect(() => parseFixtures(text('["run-1", 2]'))).toThrow('further.run_ids.1 must be a string; it is a number')
  expect(() => parseFixtures(text('"run-1"'))).toThrow('further.run_ids must be a list; it is a string')
})

test('a fixture that is not a path segment may contain slashes', () => {
  expect(parseFixtures('{"project_id": "p-1", "filename": "src/main.py"}')).toMatchObject({ filename: 'src/main.py' })
})

test('a file may name its schema, which is not a fixture', () => {
  const fixtures = parseFixtures('{"$schema": "../../../contract-tests/fixtures.schema.json", "project_id": "p-1"}')
  expect(fixtures).toEqual({ project_id: 'p-1' })
  expect(fixtureNames).not.toContain('$schema')
})

test('a byte order mark is ignored', () => {
  expect(parseFixtures('\ufeff{"project_id": "p-1"}')).toEqual({ project_id: 'p-1' })
})

test('every name in the schema is a fixture with a description', () => {
  const names = Object.entries(schema.properties).flatMap(([name, node]) =>
    'properties' in node ? Object.keys(node.properties).map((inner) => `${name}.${inner}`) : [name],
  )
  expect(fixtureNames).toEqual(names.filter((name) => name !== '$schema'))
  for (const name of fixtureNames) expect(meaningOf(name), name).not.toBe('')
  expect(isFixtureName('toString')).toBe(false)
  expect(isFixtureName('disposable')).toBe(false)
  expect(isFixtureName('disposable.app_id')).toBe(true)
})

test('a token may have any sign that a header can carry, and may be read from the environment', () => {
  const text = '{"project_id": "p-1", "tokens": {"member": "abc/def+g==", "owner": "env:OWNER_TOKEN"}}'
  const fixtures = parseFixtures(text, { OWNER_TOKEN: 'from/environment' })
  expect(fixtures).toMatchObject({ 'tokens.member': 'abc/def+g==', 'tokens.owner': 'from/environment' })
  expect(tokensOf(fixtures)).toEqual(
    new Map([
      ['tokens.owner', 'from/environment'],
      ['tokens.member', 'abc/def+g=='],
    ]),
  )
})

test('only tokens are tokens', () => {
  const fixtures = parseFixtures('{"project_id": "p-1", "region": "env:REGION", "disposable": {"api_key_id": "key-1"}}')
  expect(tokensOf(fixtures)).toEqual(new Map())
  expect(fixtures.region).toBe('env:REGION')
})

test.each([
  ['{"project_id": "p", "tokens": {"member": "SECRET two"}}', 'tokens.member must be printable ASCII'],
  ['{"project_id": "p", "tokens": {"member": ["SECRET/"]}}', 'tokens.member must be a string; it is a list'],
  ['{"project_id": "p", "tokens": {"member": "env:BROKEN"}}', 'tokens.member must be printable ASCII'],
  [
    '{"project_id": "p", "tokens": {"member": "env:MISSING"}}',
    'tokens.member is read from the variable MISSING, which is not set',
  ],
  [
    '{"project_id": "p", "tokens": {"member": "env:EMPTY"}}',
    'tokens.member is read from the variable EMPTY, which is not set',
  ],
])('%s is rejected without exposing a secret', (text, message) => {
  const parse = () => parseFixtures(text, { BROKEN: 'SECRET\n', EMPTY: '' })
  expect(parse).toThrow(message)
  expect(parse).not.toThrow('SECRET')
})

test('an unknown name is reported, truncated', () => {
  expect(() => parseFixtures(`{"project_id": "p", "${'x'.repeat(10_000)}": 1}`)).toThrow(/"x{400}…"/)
})

test('an error for a missing fixture names and describes it', () => {
  const need = needFrom(parseFixtures('{"project_id": "p-1"}'), meaningOf)
  expect(() => need('refused.domain_id')).toThrow(MissingFixture)
  expect(() => need('refused.domain_id')).toThrow(/no "refused.domain_id" \(a domain that is assigned to an app/)
})

test.each([
  ['{', 'it is not valid JSON'],
  ['[]', 'it is not a JSON object'],
  ['null', 'it is not a JSON object'],
  ['{}', `it has no "project_id" (${meaningOf('project_id')})`],
  ['{"project_id": ""}', 'project_id must not be empty'],
  ['{"project_id": 3}', 'project_id must be a string; it is a number'],
  ['{"project_id": null}', 'project_id must be a string; it is null'],
  ['{"project_id": "p", "app_id": ".."}', 'app_id must be a string without slashes'],
  ['{"project_id": "p", "disposable": {"app_id": "a/b"}}', 'disposable.app_id must be a string without slashes'],
  ['{"project_id": "p", "disposable": {"app_id": true}}', 'disposable.app_id must be a string; it is a boolean'],
  ['{"project_id": "p", "disposable": "app-1"}', 'disposable must be an object; it is a string'],
  [
    '{"project_id": "p", "disposable": {"ap_id": "a"}}',
    'it has "disposable.ap_id", which is not a fixture; --help lists',
  ],
  ['{"project_id": "p", "filename": ""}', 'filename must not be empty'],
  ['{"project_id": "p", "region": 3}', 'region must be a string; it is a number'],
  ['{"project_id": "p", "ap_id": "a"}', 'it has "ap_id", which is not a fixture; --help lists them'],
  ['{"project_id": "p", "app_id": ["a"]}', 'app_id must be a string; it is a list'],
  ['{"project_id": "p", "toString": "a"}', 'it has "toString", which is not a fixture'],
])('%s is rejected: %s', (text, message) => {
  expect(() => parseFixtures(text)).toThrow(message)
})
