/**
 * Changes, each with whom it breaks and whom its reversal breaks: c callers, r readers; c? and r? cannot be judged.
 *
 * Old schema | new schema | change | reversal. The schema is that of a field in a request, and in a response.
 */
export const SCHEMAS = `
# a field gets or loses an assertion
{}                                      | {type: integer}                           | c     | r
{type: string}                          | {type: string, maxLength: 80}             | c     | r
{type: string}                          | {type: string, pattern: '^[a-f]+$'}       | c     | r
{type: string}                          | {type: string, format: date}              | c     | r
{type: number}                          | {type: number, exclusiveMaximum: 100}     | c     | r
{type: array}                           | {type: array, minItems: 1}                | c     | r
{type: array}                           | {type: array, maxItems: 9}                | c     | r
{type: array}                           | {type: array, contains: {const: 1}}       | c     | r
{type: object}                          | {type: object, maxProperties: 9}          | c     | r
{type: string}                          | {type: string, x-unit: s}                 |       |
{type: string}                          | {type: string, newKeyword: 1}             | c     | r
{type: string}                          | {type: string, contentEncoding: base16}   | c? r? | c? r?
# types
{type: integer}                         | {type: [integer, 'null']}                 | r     | c
{type: integer}                         | {type: integer, nullable: true}           | c? r? | c? r?
{type: [string, integer]}               | {type: [integer, string]}                 |       |
{type: [integer, number]}               | {type: number}                            |       |
{type: number}                          | {type: integer}                           | c     | r
{type: boolean}                         | {type: string}                            | c r   | c r
# values
{type: string, enum: [s, m, l]}         | {type: string, enum: [l, s, m]}           |       |
{enum: [s, m, l]}                       | {enum: [s, l]}                            | c     | r
{const: s}                              | {const: m}                                | c r   | c r
{type: string, const: s}                | {enum: [s, m]}                            | r     | c
{type: string}                          | {const: s}                                | c     | r
{type: string, enum: [s, m]}            | {type: string, enum: [s, 7]}              | c r   | c r
{type: [string, 'null'], enum: [s, null]} | {type: string, enum: [s, null]}         | c     | r
# limits
{type: integer, minimum: 10}            | {type: integer, exclusiveMinimum: 9}      |       |
{type: integer, maximum: 7.5}           | {type: integer, maximum: 7}               |       |
{type: number, maximum: 5}              | {type: number, exclusiveMaximum: 5}       | c     | r
{type: number, exclusiveMaximum: 5}     | {type: number, maximum: 6}                | r     | c
{type: integer, minimum: 1, maximum: 5} | {type: integer, minimum: 2, maximum: 6}   | c r   | c r
{type: string, minLength: 8}            | {type: string, minLength: 12}             | c     | r
{type: array, maxItems: 20}             | {type: array, maxItems: 50}               | r     | c
{type: number, multipleOf: 0.5}         | {type: number, multipleOf: 2}             | c     | r
{type: array, uniqueItems: true}        | {type: array, uniqueItems: false}         | r     | c
# formats and patterns
{type: string, format: date-time}       | {type: string, format: iso-8601}          | r     | c
{type: string, format: date}            | {type: string, format: uri}               | c r   | c r
{type: string, pattern: '^a'}           | {type: string, pattern: '^ab'}            | c? r? | c? r?
# objects
{properties: {a: {}}}                   | {properties: {a: {}, b: {type: string, minLength: 1}}} |    | c r
{properties: {a: {}}, required: [a]}    | {properties: {a: {}, b: {}}, required: [a, b]} | c | c r
{properties: {a: {}, b: {}}, required: [a]} | {properties: {a: {}, b: {}}, required: [b, a]} | c | r
{properties: {a: {type: string}}}       | {properties: {a: {type: string, readOnly: true}}} | c |
{properties: {a: {writeOnly: true}}}    | {properties: {a: {}}}                     |       | r
{properties: {a: {readOnly: true}}}     | {properties: {a: {readOnly: true}}, required: [a]} |  | r
{properties: {a: {properties: {b: {maximum: 2}}}}} | {properties: {a: {properties: {b: {maximum: 1}}}}} | c | r
{type: object}                          | {type: object, additionalProperties: false} | c   |
{additionalProperties: {type: integer}} | {additionalProperties: {type: number}}    | r     | c
{additionalProperties: true}            | {additionalProperties: {type: number}}    | c     | r
{additionalProperties: {type: integer}} | {additionalProperties: false}             | c r   |
{additionalProperties: {type: string}}  | {additionalProperties: {type: string}, properties: {a: {type: integer}}} | c? r? | c r
{type: string, constructor: 1}          | {type: string, constructor: 2}            | c? r? | c? r?
{dependentRequired: {a: [b]}}           | {dependentRequired: {a: [b], c: [b]}}     | c     | r
{dependentRequired: {a: [b, c]}}        | {dependentRequired: {a: [b]}}             | r     | c
{patternProperties: {'^x': {type: string}}} | {patternProperties: {'^x': {}}}       | c? r? | c? r?
# arrays
{type: array, items: {}}                | {type: array, items: {enum: [x]}}         | c     | r
{type: array, items: {maximum: 9}}      | {type: array, items: {maximum: 8}}        | c     | r
# alternatives
{oneOf: [{type: string}, {type: array}]} | {oneOf: [{type: array}, {type: string}]} |       |
{oneOf: [{type: string}, {type: array}]} | {oneOf: [{type: string}, {type: array}, {type: boolean}]} | r | c
{oneOf: [{type: string, maxLength: 9}, {type: array}]} | {oneOf: [{type: array}, {type: string, maxLength: 5}]} | c | r
{anyOf: [{type: string, maxLength: 9}, {type: array}]} | {anyOf: [{type: string, maxLength: 9}, {type: 'null'}]} | c r | c r
# judged too strictly: the same, written in two ways
{anyOf: [{type: string, minLength: 1}, {type: 'null'}]} | {type: [string, 'null'], minLength: 1} | c r | c r
{oneOf: [{const: x}, {const: y}]}       | {enum: [y, x]}                            | c r   | c r
{type: string}                          | {anyOf: [{type: string}, {type: array, items: {}}]} | c r | c r
{type: string}                          | {anyOf: [{type: string, maxLength: 3}, {type: boolean}]} | c r | c r
{anyOf: [{minimum: 1}, {maximum: 5}]}   | {oneOf: [{minimum: 1}, {maximum: 5}]}     | c?    |
{oneOf: [{required: [k], properties: {k: {const: x}}}, {required: [k], properties: {k: {const: y}}}]} | {anyOf: [{required: [k], properties: {k: {const: x}}}, {required: [k], properties: {k: {const: y}}}]} |  | c?
{oneOf: [{$ref: $P}, {$ref: $Q}], discriminator: {propertyName: k}} | {oneOf: [{$ref: $P}, {$ref: $Q}]} | c? r? | c? r?
# allOf, references, not
{allOf: [{type: integer}, {minimum: 3}]} | {type: integer, minimum: 3}              |       |
{allOf: [{minimum: 3}, {minimum: 5}]}   | {minimum: 4}                              | r     | c
{allOf: [{pattern: a}, {pattern: b}]}   | {allOf: [{pattern: a}]}                   | r     | c
{$ref: $Q}                              | {type: object, required: [k], properties: {k: {const: q}, next: {$ref: $P}}} | |
{$ref: $P}                              | {allOf: [{$ref: $P}], required: [next]}   | c     | r
{$ref: $P}                              | {$ref: $Q}                                | c r   | c r
{type: string}                          | {type: string, not: {const: x}}           | c     | r
{not: {const: x}}                       | {not: {enum: [x, y]}}                     | c? r? | c? r?
{if: {type: string}, then: {minLength: 1}} | {if: {type: string}, then: {minLength: 2}} | c? r? | c? r?
true                                    | {}                                        |       |
{}                                      | false                                     | c     | r
# notes
{title: A, description: B, example: 1}  | {title: C, description: D, example: 2}    |       |
`

/**
 * Edits of DOCUMENT | change | reversal. An edit is a path with a new value or, after an arrow, a new last key; without
 * either, it removes the node.
 */
export const OPERATIONS = `
# operations
paths /apps/{id} get                                                       | c    |
paths /apps/{id} get operationId = show                                    | c    | c
paths /apps/{id} get operationId                                           | c    |
paths /apps/{id} get x-retry-safe = false                                  | c    |
paths /apps/{id} get x-retry-safe                                          | c    |
paths /apps/{id} get summary = Other.                                      |      |
paths /apps/{id} get deprecated = true                                     |      |
paths /apps/{id} get x-rules order description = By name.                  | c r  | c r
paths /apps/{id} get x-rules order description = "By  age."                |      |
paths /apps/{id} get x-rules                                               | c r  |
paths /apps query = {responses: {200: {}}}                                 |      | c
paths /apps/{id} get callbacks = {done: {}}                                | c? r? | c? r?
# paths
paths /apps/{id} -> /apps/{key}; paths /apps/{key} parameters 0 name = key | c    | c
paths /apps/{id} -> /v3/apps/{id}                                          | c    | c
paths x-more = {get: {}}                                                   |      |
paths /apps x-get = {responses: {200: {}}}                                 |      |
paths = {}                                                                 | c    |
# parameters
paths /apps/{id} get parameters 0                                          | c    |
paths /apps/{id} parameters 0 schema type = integer                        | c    | c
paths /apps/{id} get parameters 0 required = true                          | c    |
paths /apps/{id} get parameters 0 name = number                            | c    | c
paths /apps/{id} get parameters 0 in = header                              | c    | c
paths /apps/{id} get parameters 0 schema default = 9                       | c    | c
paths /apps/{id} get parameters 0 schema default                           | c    |
paths /apps/{id} get parameters 0 schema minimum = 0                       |      | c
paths /apps/{id} get parameters 0 style = form                             |      |
paths /apps/{id} get parameters 0 style = spaceDelimited                   | c    | c
paths /apps/{id} get parameters 0 explode = false                          | c    | c
paths /apps/{id} get parameters 0 description = Other.                     |      |
paths /apps/{id} get parameters 1 name = X-TRACE                           |      |
paths /apps/{id} get parameters 2 = {name: more, in: query, schema: {maximum: 1}} |  | c
paths /apps/{id} get parameters 2 = {name: more, in: query, required: true} | c   | c
paths /apps/{id} get parameters 0 allowEmptyValue = true                   | c?   | c?
# request bodies
paths /apps post requestBody                                               | c    | c
paths /apps post requestBody required                                      |      | c
paths /apps post requestBody content application/json -> text/csv          | c    | c
paths /apps post requestBody content text/csv = {schema: {type: string}}   |      | c
paths /apps post requestBody content application/json encoding = {size: {}} | c?  | c?
components schemas Size minimum = 3                                        | c    | r
components schemas App required = [name, size]                             | c    | r
components schemas App properties name                                     | c r  |
components schemas App properties tag = {type: string}                     |      | c r
# responses
paths /apps/{id} get responses 2XX -> 200                                  |      | r
paths /apps/{id} get responses 2XX -> 3XX                                  | r    | r
paths /apps/{id} get responses 201 = {description: Made.}                  | r    | r
paths /apps/{id} get responses 404 = {$ref: '#/components/responses/Error'} | r? | r?
paths /apps/{id} get responses 404 = {description: None.}                  | r?   | r?
paths /apps/{id} get responses 4XX = {description: None.}                  | r?   | r?
paths /apps/{id} get responses default                                     | r    |
paths /apps/{id} get responses x-more = {description: None.}               |      |
paths /apps/{id} get responses = null                                      | r    | r
paths /apps post responses 204 = null                                      |      |
paths /apps/{id} get responses 2XX description = Other.                    |      |
paths /apps/{id} get responses 2XX content                                 | r    |
paths /apps/{id} get responses 2XX content application/json -> application/xml | r | r
paths /apps/{id} get responses 2XX content application/xml = {}            |      | r
paths /apps/{id} get responses 2XX headers ETag                            | r    |
paths /apps/{id} get responses 2XX headers ETag schema type = integer      | r    | r
paths /apps/{id} get responses 2XX headers ETag required = false           | r    |
paths /apps/{id} get responses 2XX headers Age = {schema: {type: integer}} |      | r
paths /apps/{id} get responses 2XX headers ETag -> etag                    |      |
paths /apps/{id} get responses 2XX headers x-id = {schema: {type: string}} |      | r
paths /apps/{id} get responses 2XX links = {next: {operationId: get, parameters: {id: $url}}} |  | r
paths /apps/{id} get responses 2XX content application/json example = 1    |      |
# security and servers
security = []                                                              |      | c
security = [{token: []}, {key: []}]                                        |      | c
security = [{token: [], key: []}]                                          | c    |
security = [{token: [write]}]                                              | c    |
security = [{}]                                                            |      | c
security = [{}, {token: []}]                                               |      | c
security                                                                   |      | c
security; paths /apps post security = [{token: []}]                        |      | c
security; paths /apps post security = [{token: []}]; paths /apps/{id} get security = [{token: []}] |      |
paths /apps post security = [{key: []}]                                    | c    | c
paths /apps post security = [{token: []}]                                  |      |
paths /apps post security = []                                             |      | c
paths /apps post security = [{}]                                           |      | c
paths /apps get security                                                   | c    | c
paths /apps get security 0                                                 | c    |
paths /apps get security = [{login: [read]}, {key: []}]                    |      |
paths /apps get security 1 login = [read, write]                           | c    |
paths /apps get security 1 login = []                                      |      | c
components securitySchemes token scheme = basic                            | c    | c
components securitySchemes token scheme = Bearer                           |      |
components securitySchemes token bearerFormat = JWT                        |      |
components securitySchemes token = {type: apiKey, in: query, name: token}  | c    | c
components securitySchemes token -> bearer; security = [{bearer: []}]      |      |
components securitySchemes token -> bearer; security = [{bearer: []}]; components securitySchemes bearer scheme = basic | c | c
components securitySchemes key name = X-Token                              | c    | c
components securitySchemes key name = x-key                                |      |
components securitySchemes key in = cookie                                 | c    | c
components securitySchemes key description = Ask us.                       |      |
components securitySchemes login flows implicit authorizationUrl = https://b.example | c | c
components securitySchemes login flows implicit refreshUrl = https://b.example |  | c
components securitySchemes login flows implicit scopes write               | c    |
components securitySchemes login flows implicit scopes write = Writes.     |      |
components securitySchemes login flows implicit -> password                | c    | c
servers 0 url = https://b.example                                          | c    | c
servers 1 = {url: https://b.example}                                       |      | c
paths /apps servers = [{url: https://b.example}]                           | c    | c
paths /apps servers = []                                                   | c    |
paths /apps post servers = [{url: https://a.example, description: Same.}]  |      |
# names and the document
components schemas App -> Application                                      | c r  | c r
components schemas Spare = {type: string}                                  |      | c r
info title = Other                                                         |      |
tags = [{name: Apps}]                                                      |      |
openapi = 3.1.2                                                            |      |
jsonSchemaDialect = https://example.com/dialect                            | c? r? | c? r?
webhooks = {done: {}}                                                      | c? r? | c? r?
x-unknowns sorting question = Is it sorted?                                |      |
`
