import { expect, test } from 'vitest'
import { MissingFixture, needFrom, parseFixtures } from './fixtures.ts'

test('nested keys are read by their full names', () => {
  const need = needFrom(parseFixtures('{"project_id": "p-1", "disposable": {"app_id": "app-1"}}'))
  expect(need('project_id')).toBe('p-1')
  expect(need('disposable.app_id')).toBe('app-1')
})

test('a file name may have slashes', () => {
  expect(parseFixtures('{"project_id": "p-1", "filename": "src/main.py"}')).toMatchObject({ filename: 'src/main.py' })
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
  ['{"project_id": "p", "ap_id": "a"}', 'it has "ap_id", which is none of project_id, app_id'],
  ['{"project_id": "p", "app_id": ["a"]}', 'app_id must be a string without slashes'],
  ['{"project_id": "p", "toString": "a"}', 'it has "toString", which is none of'],
])('%s is refused: %s', (text, message) => {
  expect(() => parseFixtures(text)).toThrow(message)
})
