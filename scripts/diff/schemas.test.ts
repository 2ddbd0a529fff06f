import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { below, rootOf } from './document.ts'
import { compareSchemas } from './schemas.ts'
import { marksOf, unread } from './testing/planting.ts'
import { total } from './verdicts.ts'

/**
 * Old schema | new schema | whom the change breaks | whom its reversal breaks, as marked in planting.ts: c if the schema
 * is used in requests, r if in responses. $P refers to a component that contains itself.
 */
const ROWS = `
# types
{type: integer}                           | {type: number}                              | r     | c
{}                                        | {type: string}                              | c     | r
{type: string}                            | {type: [string, integer], minimum: 5}       | r     | c
{type: string, nullable: true}            | {type: [string, 'null']}                    |       |
{enum: [a, b]}                            | {type: string, enum: [b, a]}                |       |
{const: a}                                | {enum: [a]}                                 |       |
{type: string, enum: [a]}                 | {type: [string, 'null'], enum: [a]}         |       |
{type: 'null'}                            | {const: null}                               |       |
{type: boolean}                           | {enum: [true, false]}                       |       |
{type: string, enum: [a, b]}              | {type: string, enum: [b, c]}                | c r   | c r
true                                      | {}                                          |       |
{}                                        | false                                       | c     | r
# limits
{type: integer, maximum: 9}               | {type: integer, exclusiveMaximum: 10}       |       |
{type: integer, minimum: 0.5}             | {type: integer, minimum: 1}                 |       |
{type: number, minimum: 1}                | {type: number, exclusiveMinimum: 0}         | r     | c
{type: number, minimum: 1}                | {type: number, exclusiveMinimum: 1}         | c     | r
{type: number, minimum: 1, exclusiveMinimum: true} | {type: number, exclusiveMinimum: 1} |      |
{type: number, multipleOf: 2}             | {type: number, multipleOf: 4}               | c     | r
{type: number, multipleOf: 2}             | {type: number, multipleOf: 3}               | c r   | c r
{type: integer}                           | {type: integer, multipleOf: 1}              |       |
{type: string}                            | {type: string, minimum: 3}                  |       |
{type: array}                             | {type: array, uniqueItems: true}            | c     | r
{type: array, minItems: 1, maxItems: 2}   | {type: array, minItems: 2, maxItems: 3}     | c r   | c r
{type: object}                            | {type: object, minProperties: 1}            | c     | r
{type: integer, format: int32}            | {type: integer, format: int64}              | r     | c
{type: string, contentEncoding: base64}   | {type: string}                              | c r   | c r
# patterns
{pattern: '^[a-z]+$'}                     | {pattern: '^[a-z0-9]+$'}                    | r     | c
{pattern: '^a$'}                          | {pattern: a}                                | r     | c
{pattern: '^a$'}                          | {pattern: '.*'}                             | r     | c
{pattern: '.*'}                           | {}                                          |       |
{pattern: '^(a|b)$'}                      | {pattern: '^[ab]$'}                         |       |
{pattern: '^[a-m]+$'}                     | {pattern: '^[h-z]+$'}                       | c r   | c r
{pattern: '^(?!a)b'}                      | {pattern: '^(?!a)b', description: More}     |       |
{pattern: '^(.*a.{20})$'}                 | {pattern: '^(.*a.{21})$'}                   | c? r? | c? r?
{pattern: '^(?=a)'}                       | {}                                          | r     | c
# objects
{properties: {a: {}}}                     | {properties: {a: {}, b: {}}}                |       | c r
{properties: {a: {}}}                     | {properties: {a: {}, b: {}}, required: [b]} | c     | c r
{properties: {a: {}}, required: [a]}      | {properties: {a: {readOnly: true}}, required: [a]} | c | c
{properties: {a: {readOnly: true}}}       | {properties: {a: {readOnly: true}}, required: [a]} |  | r
{properties: {a: {readOnly: true}}}       | {}                                          | r     |
{properties: {a: {readOnly: true, type: string}}} | {properties: {a: {readOnly: true, type: integer}}} | r | r
{additionalProperties: {type: string}}    | {}                                          | r     | c
{additionalProperties: {type: string}}    | {additionalProperties: {type: [string, integer]}} | r | c
{additionalProperties: {type: string}}    | {additionalProperties: false}               | c r   |
{dependentRequired: {a: [b]}}             | {dependentRequired: {a: [b, c]}}            | c     | r
{properties: {a: {properties: {b: {}}}}}  | {properties: {a: {properties: {}}}}         | c r   |
# arrays
{type: array, items: {type: array, items: {type: integer}}} | {type: array, items: {type: array, items: {type: number}}} | r | c
{type: array}                             | {type: array, items: {type: string}}        | c     | r
# alternatives
{type: array}                             | {oneOf: [{type: array}, {type: string}]}    | r     | c
{type: [array, string]}                   | {oneOf: [{type: array}, {type: string}]}    |       |
{anyOf: [{type: string}, {type: integer}]} | {oneOf: [{type: integer}, {type: string}]} |       |
{anyOf: [{type: string}, {type: integer}]} | {anyOf: [{type: integer}, {type: string}]} |       |
{anyOf: [{type: number}, {type: integer}]} | {oneOf: [{type: number}, {type: integer}]} | c?    |
{oneOf: [{type: integer}]}                | {oneOf: [{type: integer}, {type: number}]}  | c? r  | c
{oneOf: [{type: string}, {type: integer}]} | {oneOf: [{type: string}, {type: number}]}  | r     | c
{oneOf: [{type: string}, {type: integer}]} | {oneOf: [{type: number}, {type: integer}]} | c r   | c r
{enum: [a, b]}                            | {oneOf: [{const: a}, {const: b}]}           |       |
{enum: [a, b]}                            | {oneOf: [{const: a}, {const: b}, {const: c}]} | r   | c
{type: [string, 'null']}                  | {anyOf: [{type: string}, {type: 'null'}]}   |       |
{type: string, maxLength: 5}              | {anyOf: [{type: string, maxLength: 3}]}     | c     | r
{oneOf: [{required: [k], properties: {k: {const: a}}}, {required: [k], properties: {k: {const: b}}}], type: object} | {anyOf: [{required: [k], properties: {k: {const: a}}}, {required: [k], properties: {k: {const: b}}}], type: object} | |
{type: object}                            | {type: object, anyOf: [{required: [a]}, {required: [b]}]} | c | r
{anyOf: [{$ref: $P}, {type: string}]}     | {anyOf: [{$ref: $P}, {type: string}, {type: 'null'}]} | r | c
# references and allOf
{$ref: $P}                                | {$ref: $P}                                  |       |
{allOf: [{type: string}, {maxLength: 5}]} | {type: string, maxLength: 5}                |       |
{allOf: [{minimum: 1}, {minimum: 5}], type: integer} | {minimum: 5, type: integer}      |       |
{allOf: [{type: string}, {enum: [a, b]}]} | {enum: [a]}                                 | c     | r
{allOf: [{properties: {a: {type: string}}}, {required: [a]}]} | {properties: {a: {type: string}}, required: [a]} | |
# not
{}                                        | {not: {type: string}}                       | c     | r
{not: {enum: [a]}}                        | {not: {enum: [a, b]}}                       | c     | r
{not: {required: [a]}}                    | {not: {required: [a], properties: {a: {}}}} | c? r? | c? r?
# annotations
{discriminator: {propertyName: a}}        | {discriminator: {propertyName: b}}          | c? r? | c? r?
`

const rows = ROWS.trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split(/ \| ?|(?<= )\|$/).map((cell) => cell.trim()) as [string, string, string, string])

const components = { schemas: { P: { type: 'object', properties: { next: { $ref: '#/components/schemas/P' } } } } }

const located = (schema: unknown) => below(rootOf(unread({ schema, components })), 'schema')
const marks = (before: unknown, after: unknown) =>
  marksOf(total(compareSchemas(located(before), located(after)).map(({ verdicts }) => verdicts)))

test.each(rows)('whom a change to a schema breaks: %s → %s', (before, after, there, back) => {
  const [old, now] = [before, after].map((text) => parse(text.replaceAll('$P', "'#/components/schemas/P'")))
  expect([marks(old, now), marks(now, old)]).toEqual([there, back])
})
