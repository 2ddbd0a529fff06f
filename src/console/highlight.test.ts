import { expect, test } from 'vitest'
import { codeParts, type Language, MAX_HIGHLIGHTED } from './highlight.ts'

/** The tokens of a kind. */
const ofKind = (text: string, kind: string, language: Language = 'json') =>
  codeParts(text, language).flatMap(([each, token]) => (each === kind ? [token] : []))

test('keys, strings and other values are told apart, whatever a string contains', () => {
  const value = {
    'a "quoted": key': 'C:\\',
    b: ['x: 1', 'true', '"', ''],
    c: -1.5e-7,
    d: [true, false, null, 0],
    e: {},
  }
  for (const json of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
    expect(ofKind(json, 'attr').map((each) => JSON.parse(each))).toEqual(Object.keys(value))
    expect(ofKind(json, 'string').map((each) => JSON.parse(each))).toEqual(['C:\\', 'x: 1', 'true', '"', ''])
    expect(ofKind(json, 'number')).toEqual(['-1.5e-7', '0'])
    expect(ofKind(json, 'literal')).toEqual(['true', 'false', 'null'])
  }
})

test('code and commands are highlighted, but not what their strings contain', () => {
  const code = `import { a } from 'b'\nconst c = await a({ top: 10, "x-y": true, url: "http://d: const --e" })`
  const inCode = (kind: string) => ofKind(code, kind, 'typescript')
  expect(inCode('keyword')).toEqual(['import', 'from', 'const', 'await'])
  expect(inCode('attr')).toEqual(['top', '"x-y"', 'url'])
  expect(inCode('string')).toEqual(["'b'", '"http://d: const --e"'])
  expect([...inCode('number'), ...inCode('literal')]).toEqual(['10', 'true'])

  const command = `curl 'http://a-b' \\\n  -X POST -H 'Authorization: -b' --data-raw '{}'`
  expect(ofKind(command, 'attr', 'curl')).toEqual(['-X', '-H', '--data-raw'])
  expect(ofKind(command, 'string', 'curl')).toEqual(["'http://a-b'", "'Authorization: -b'", "'{}'"])
})

describeTexts('json', ['', '"unclosed', '{"a": "b\\', '"a"\n:\n1', 'tru"e"', '💥"\u2028"'])
describeTexts('typescript', ['', "'unclosed", 'const "', '\u2028a:'])
describeTexts('curl', ['', "'unclosed", ' -'])

function describeTexts(language: Language, texts: string[]): void {
  test.each(texts)(`no text is lost, as ${language}: %j`, (text) => {
    expect(
      codeParts(text, language)
        .map(([, part]) => part)
        .join(''),
    ).toBe(text)
  })
}

test('a text that is too long stays in one part', () => {
  const json = JSON.stringify('a'.repeat(MAX_HIGHLIGHTED - 2))
  expect(codeParts(json, 'json')).toEqual([['string', json]])
  expect(codeParts(`${json} `, 'json')).toEqual([[undefined, `${json} `]])
})
