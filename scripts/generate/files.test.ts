import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { root } from '../../src/testing/run-script.ts'
import { filesOf } from './files.ts'

const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
const files = await filesOf(source)

test('what is committed is what openapi.yaml says', async () => {
  for (const [name, content] of Object.entries(files)) {
    expect(await readFile(join(root, 'generated', name), 'utf8'), name).toBe(content)
  }
})

test('a rule has a name of its own and is a fact', async () => {
  const document = parse(source)
  const { get } = document.paths['/v3/projects/{project_id}/apps/{app_id}/containers/active']
  get['x-rules'] = { planted: { description: 'A planted rule,\non two lines.' } }
  const changed = await filesOf(stringify(document))
  expect(Object.keys(files).filter((name) => changed[name] !== files[name])).toEqual([
    'openapi.json',
    'facts.json',
    'rules.ts',
  ])
  expect(changed['rules.ts']?.match(/'listActiveContainers\/[^']+'/g)).toEqual(["'listActiveContainers/planted'"])
  expect(changed['facts.json']).toContain(
    '{"id":"listActiveContainers/rule/planted","operationId":"listActiveContainers","kind":"rule",' +
      '"says":"A planted rule, on two lines.",',
  )
})

test('every fact has a line of its own', () => {
  const text = files['facts.json'] ?? ''
  const facts: object[] = JSON.parse(text)
  expect(text.trimEnd().split('\n')).toHaveLength(facts.length + 2)
})

test.each([
  [
    'no YAML',
    (text: string) => `${text}\nbroken: [\n`,
    /^openapi\.yaml is not valid YAML: .* at line \d+, column \d+\.$/m,
  ],
  ['empty', () => '', /^openapi\.yaml has no paths/],
  ['a list', () => '- a\n', /^openapi\.yaml has no paths/],
  ['without paths', () => 'paths: {}\n', /^openapi\.yaml has no paths/],
  [
    'with a reference to nothing',
    (text: string) => text.replace('schemas/CustomDomain', 'schemas/Nothing'),
    /^openapi\.yaml cannot be generated from: .*Nothing/,
  ],
  [
    'with a reference to elsewhere',
    (text: string) => text.replace('#/components/schemas/CustomDomain', 'http://127.0.0.1:1/x'),
    /^openapi\.yaml refers to http:\/\/127\.0\.0\.1:1\/x/,
  ],
  [
    'with a reference to elsewhere in another notation',
    (text: string) => `${text}\nx-planted: {a: {'$ref': 'http://127.0.0.1:1/x'}}\n`,
    /^openapi\.yaml refers to http:\/\/127\.0\.0\.1:1\/x/,
  ],
  [
    'with a reference to elsewhere as the response "default"',
    (text: string) => text.replace(/(default:\n +\$ref: )\S+/, '$1elsewhere.yaml'),
    /^openapi\.yaml refers to elsewhere\.yaml;/,
  ],
  [
    'with a reference to elsewhere in an example, where the generator of the types follows it',
    (text: string) => text.replace(/( +)example:\n/, '$&$1  $ref: elsewhere.yaml\n'),
    /^openapi\.yaml refers to elsewhere\.yaml;/,
  ],
  [
    'with a parameter that no method sends',
    (text: string) => text.replace('in: query', 'in: header'),
    /^openapi\.yaml cannot be generated from: computeBaseImageHash has the parameter region in header/,
  ],
  [
    'with a keyword of which it is not known what it states',
    (text: string) => text.replace(/( +)minimum: /, '$1multipleOf: 1\n$&'),
    /^openapi\.yaml cannot be generated from: the keyword "multipleOf" at \/components\/schemas\//,
  ],
])('a document that is %s is refused in one line', async (_, breakIt, line) => {
  const error = await filesOf(breakIt(source)).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toMatch(line)
  expect((error as Error).message).not.toContain('\n')
})

test('what only looks like a reference is none', async () => {
  const document = parse(source)
  const { properties } = document.components.schemas.AppConfiguration
  properties.planted = {
    type: 'object',
    description: 'Planted.',
    default: { $ref: 'elsewhere' },
    examples: [{ $ref: 'b' }],
  }
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const changed = await filesOf(`# a $ref: elsewhere\n${stringify(document)}`)
  expect(changed['types.ts']).toContain('Planted.')
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
})
