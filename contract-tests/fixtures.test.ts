import { expect, test } from 'vitest'
import { MissingFixture, needFrom, parseFixtures, tokensOf } from './fixtures.ts'

test('nested keys are read by their full names', () => {
  const need = needFrom(parseFixtures('{"project_id": "p-1", "disposable": {"app_id": "app-1"}}'))
  expect(need('project_id')).toBe('p-1')
  expect(need('disposable.app_id')).toBe('app-1')
})

test('what is no part of a path may have slashes', () => {
  expect(parseFixtures('{"project_id": "p-1", "filename": "src/main.py"}')).toMatchObject({ filename: 'src/main.py' })
})

test('a token may have any sign that a header can carry, and may be read from the environment', () => {
  const text = '{"project_id": "p-1", "tokens": {"member": "abc/def+g==", "owner": "env:OWNER_TOKEN"}}'
  const fixtures = parseFixtures(text, { OWNER_TOKEN: 'from/environment' })
  expect(fixtures).toMatchObject({ 'tokens.member': 'abc/def+g==', 'tokens.owner': 'from/environment' })
  expect(tokensOf(fixtures).sort()).toEqual(['abc/def+g==', 'from/environment'])
})

test.each([
  ['{"project_id": "p", "tokens": {"member": "SECRET two"}}', 'tokens.member must be printable ASCII'],
  ['{"project_id": "p", "tokens": {"member": ["SECRET/"]}}', 'tokens.member must be printable ASCII'],
  ['{"project_id": "p", "tokens": {"member": "env:BROKEN"}}', 'tokens.member must be printable ASCII'],
  [
    '{"project_id": "p", "tokens": {"member": "env:MISSING"}}',
    'tokens.member is read from the variable MISSING, which is not set',
  ],
  [
    '{"project_id": "p", "tokens": {"member": "env:EMPTY"}}',
    'tokens.member is read from the variable EMPTY, which is not set',
  ],
])('%s is refused without telling a secret', (text, message) => {
  const parse = () => parseFixtures(text, { BROKEN: 'SECRET\n', EMPTY: '' })
  expect(parse).toThrow(message)
  expect(parse).not.toThrow('SECRET')
})

test('an unknown name is told, but not without end', () => {
  expect(() => parseFixtures(`{"project_id": "p", "${'x'.repeat(10_000)}": 1}`)).toThrow(/"x{400}…"/)
})

test('a missing fixture says its name and what it is', () => {
  const need = needFrom(parseFixtures('{"project_id": "p-1"}'))
  expect(() => need('refused.domain_id')).toThrow(MissingFixture)
  expect(() => need('refused.domain_id')).toThrow(/no "refused.domain_id" \(a domain that is assigned to an app/)
})

test.each([
  ['{', 'it is not valid JSON'],
  ['[]', 'it is not a JSON object'],
  ['null', 'it is not a JSON object'],
  ['{}', 'it has no "project_id" (the project that every call is about)'],
  ['{"project_id": ""}', 'project_id must be a string without slashes'],
  ['{"project_id": 3}', 'project_id must be a string without slashes'],
  ['{"project_id": "p", "app_id": ".."}', 'app_id must be a string without slashes'],
  ['{"project_id": "p", "disposable": {"app_id": "a/b"}}', 'disposable.app_id must be a string without slashes'],
  ['{"project_id": "p", "filename": ""}', 'filename must be a string that is not empty'],
  ['{"project_id": "p", "region": 3}', 'region must be a string that is not empty'],
  ['{"project_id": "p", "ap_id": "a"}', 'it has "ap_id", which is no fixture; --help lists them'],
  ['{"project_id": "p", "app_id": ["a"]}', 'app_id must be a string without slashes'],
  ['{"project_id": "p", "toString": "a"}', 'it has "toString", which is no fixture'],
])('%s is refused: %s', (text, message) => {
  expect(() => parseFixtures(text)).toThrow(message)
})
