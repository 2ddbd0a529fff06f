import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Report } from './report.ts'
import { marksOf, plain, plant, relatedTo } from './testing/planting.ts'
import { total, type Verdicts } from './verdicts.ts'

/**
 * Changes to openapi.yaml: name | operation (empty for the whole document) | edits | whom the change
 * breaks | whom its reversal breaks, as marked in planting.ts.
 */
const ROWS = `
request: field removed | createDomain | drop body properties region | c |
request: field renamed | createDomain | rename body properties region -> regions | c | c
request and response: field removed | updateApp | drop body properties cooldownPeriodSeconds | c r |
request: field made required | createDomain | set body required = ["domain"] | c |
maximum lowered | updateApp | set body properties cooldownPeriodSeconds maximum = 3599 | c | r
minimum raised | updateApp | set body properties cooldownPeriodSeconds minimum = 2 | c | r
maximum removed | updateApp | drop body properties cooldownPeriodSeconds maximum | r | c
bound made exclusive | updateApp | set body properties cooldownPeriodSeconds exclusiveMinimum = 1 | c | r
maxItems lowered | updateApp | set body properties compute oneOf 0 maxItems = 4 | c | r
minItems 0 added | updateApp | set body properties entrypoint minItems = 0 | |
minItems 1 added | updateApp | set body properties entrypoint minItems = 1 | c | r
enum value added | updateApp | push body properties computeTier enum = "more" | r | c
enum introduced | createDomain | inline body properties region; set body properties region enum = ["one","two"] | c |
pattern introduced | createDomain | set body properties domain pattern = "^a" | c |
pattern replaced | getProjectCost | set operation parameters 0 schema pattern = "^a" | c | c
format introduced | createDomain | set body properties domain format = "hostname" | c |
type narrowed | updateApp | set body properties scalingTarget type = "integer" | c | r
null allowed | createDomain | inline body properties region; set body properties region type = ["string","null"] | | c
enum replaced by const | updateApp | drop body properties computeTier enum; set body properties computeTier const = "interruptible" | c | r
alternative removed | updateApp | pop body properties compute oneOf | c | r
additional fields forbidden | createDomain | set body additionalProperties = false | c |
body no longer required | createDomain | set operation requestBody required = false | | c
required body added | deleteApp | set operation requestBody = {"required":true,"content":{"application/json":{"schema":{}}}} | c | c
request: media type changed | updateApp | rename operation requestBody content application/json -> application/merge-patch+json | c | c
schema inlined | createDomain | inline operation requestBody content application/json schema | |
request: default added | updateApp | set body properties cooldownPeriodSeconds default = 1 | | c
body reworded | createDomain | set operation requestBody description = "Other words."; set body description = "Other words." | |
response: field removed | getBuildLogs | drop response properties app_id; set response required = ["build_id","project_id","status","logs"] | r |
response: optional field removed | getContainer | drop response properties containerRestartExitCode | r |
response: field renamed | getContainer | rename response properties containerRestartExitCode -> exitCode | r | r
response: field no longer always present | getContainer | pop response required | r |
range of statuses narrowed to one | getRun | rename operation responses 2XX -> 200 | | r
success status changed | deleteDomain | rename operation responses 204 -> 200 | r | r
second success status added | getRun | set operation responses 202 = {"description":"Accepted."} | r | r
error status added that default covered | getRun | set operation responses 404 = {"$ref":"#/components/responses/OtherError"} | |
error status added with a body that default does not have | getRun | set operation responses 404 = {"description":"None.","content":{"application/json":{"schema":{}}}} | | r
response body removed | getRun | drop operation responses 2XX content | r |
response: enum introduced | getRepository | set response properties language enum = ["one","two"] | | r
response: enum value added | createDomain | push response properties domainType enum = "more" | r | c
response: type widened | getBuildDownload | set response properties compressed_size type = "number" | r |
response: type changed | getBuildDownload | set response properties compressed_size type = "string" | r | r
response: null allowed | getRepository | set response properties name type = ["string","null"] | r |
response: format removed | getContainer | drop response properties requestedAt format | r |
response: format changed | getContainer | set response properties requestedAt format = "date" | r | r
response: pattern removed | getRepository | drop response properties cloneUrl pattern | r |
response: alternative added | getContainer | push response properties endedAt anyOf = {"type":"null"} | r |
response: const changed | getContainer | set response properties endedAt anyOf 1 const = "more" | r | r
response: additional fields allowed | getRun | drop operation responses default content application/json schema additionalProperties | |
dependentRequired removed | getRun | drop response properties item dependentRequired command | r |
response: \`not\` added | getRepository | set response properties name not = {"const":"more"} | | r
allOf regrouped | listApiKeys | push response items allOf = {"required":["apiKey"],"properties":{}}; move response items properties apiKey -> response items allOf 1 properties apiKey; set response items required = ["updatedAt"] | |
allOf member that requires less | listApiKeys | set response items allOf 0 required = ["id"] | r |
allOf member removed | listApiKeys | pop response items allOf | r |
response: media type changed | getRun | rename operation responses 2XX content application/json -> text/plain | r | r
schema renamed | getRun | reschema response properties item -> RenamedRun | r | r
schema renamed and changed | getRun | reschema response properties item -> RenamedRun; set response properties item description = "More." | r | r
optional parameter added | getRun | set operation parameters = [{"name":"more","in":"query","schema":{"type":"string"}}] | | c
required parameter added | getRun | set operation parameters = [{"name":"more","in":"query","required":true,"schema":{}}] | c | c
parameter made required | getProjectCost | set operation parameters 0 required = true | c |
parameter renamed | getProjectCost | set operation parameters 0 name = "more" | c | c
parameter moved to a header | getProjectCost | set operation parameters 0 in = "header" | c | c
list serialized differently | getBillingGraph | drop operation parameters 4 explode | c | c
parameter: default style added | getProjectCost | set operation parameters 0 style = "form"; set operation parameters 0 explode = true | |
parameter: default changed | listContainerEvents | set operation parameters 0 schema default = 2 | c | c
parameter: default removed | listContainerEvents | drop operation parameters 0 schema default | c |
parameters moved to the operation | getRun | move item parameters -> operation parameters | |
operation removed | deleteApp | drop item delete | c |
operationId changed | getRun | set operation operationId = "getOneRun" | c | c
tag of an operation changed | getRun | set operation tags = ["Builds"] | |
operation deprecated | getRun | set operation deprecated = true | |
operation reworded | getRun | set operation description = "Other words." | |
security removed from an operation | getRun | set operation security = [] | | c
operation repeats security | getRun | set operation security = [{"bearerAuth":[]}] | |
x-retry-safe set to false | getRun | set operation x-retry-safe = false | c |
rule added | getRun | set operation x-rules more = {"description":"More."} | | c r
rule reworded | listApiKeys | set operation x-rules sorted-by-expiry description = "Other words." | c r | c r
rule rewrapped | listApiKeys | set operation x-rules sorted-by-expiry description = "Keys that expire are sorted by\\n\`expiresAt\` in ascending order." | |
rule marked as assumed | listApiKeys | set operation x-rules sorted-by-expiry x-unknown = "role-model" | c r |
x-unknown of a response changed | getRun | set response x-unknown = "role-model" | |
example changed | getBuildLogs | set operation responses 2XX content application/json examples illustration value status = "other" | |
all rules removed | listApiKeys | drop operation x-rules | c r |
x-unknown of an operation changed to a list | getRun | set operation x-unknown = ["role-model","token-scope"] | |
one of several examples changed | getContainer | set operation responses 2XX content application/json examples running value region = "other" | |
path renamed | getRun | repath /v2/ -> /v9/ | c | c
path parameter renamed | getBuildLogs | repath {build_id} -> {more}; pop item parameters; set operation parameters = [{"name":"more","in":"path","required":true,"schema":{"type":"string"}}] | c | c
shared path parameter renamed | getRun | repath {run_id} -> {run}; set item parameters 2 name = "run" | c | c
path removed | getRun | drop document paths * | c |
security scheme changed | | set document components securitySchemes bearerAuth scheme = "basic" | c | c
bearer format stated | | set document components securitySchemes bearerAuth bearerFormat = "JWT" | |
security removed from the document | | set document security = [] | | c
server changed | | set document servers 0 url = "{base_url}/api" | c | c
server variable added | | set document servers 0 variables = {"region":{"default":"eu"}} | |
version changed | | set document info version = "2" | |
entry removed from x-unknown of info | | pop document info x-unknown | |
tag renamed | | set document tags 0 name = "More" | |
example of a parameter changed | | set document components parameters ProjectId example = "more" | |
entry removed from x-unknowns | | drop document x-unknowns undocumented-operations | |
readOnly added in a request and a response | updateApp | set body properties entrypoint readOnly = true | c |
writeOnly added in a request and a response | updateApp | set body properties entrypoint writeOnly = true | r |
field made required and readOnly | createDomain | set body required = ["domain"]; set body properties domain readOnly = true | c |
servers added to a path | getRun | set item servers = [{"url":"https://runs.example.com"}] | c | c
servers added to an operation | getRun | set operation servers = [{"url":"https://runs.example.com"}] | c | c
operation repeats servers | getRun | set operation servers = [{"url":"http://127.0.0.1:4010"}] | |
server added to the document | | push document servers = {"url":"https://eu.example.com"} | | c
parameter: schema replaced by content | getProjectCost | move operation parameters 0 schema -> operation parameters 0 content; set operation parameters 0 content = {"text/plain":{"schema":{}}} | c | c
response: contentEncoding added | getRepository | set response properties name contentEncoding = "base64" | r | r
response: anyOf replaced by oneOf | getContainer | rename response properties endedAt anyOf -> oneOf | |
request: string allowed in addition to an array | updateApp | set body properties entrypoint type = ["array","string"] | r | c
pattern loosened | getProjectCost | set operation parameters 0 schema pattern = "^[0-9]{4}-[0-9]{2}$" | | c
pattern replaced by one with a lookahead | getProjectCost | set operation parameters 0 schema pattern = "^(?!0000)[0-9]{4}-[0-9]{2}$" | c? | c?
minimum 1 of integers replaced by exclusiveMinimum 0 | updateApp | drop body properties cooldownPeriodSeconds minimum; set body properties cooldownPeriodSeconds exclusiveMinimum = 0 | |
header parameter added twice, in upper and lower case | getRun | set operation parameters = [{"name":"X-A","in":"header","schema":{}},{"name":"x-a","in":"header","schema":{}}] | | c
parameter of the path overridden by the operation | getRun | set operation parameters = [{"name":"run_id","in":"path","required":true,"schema":{"type":"integer"}}] | c | c
header parameter added with the default style | getRun | set operation parameters = [{"name":"X-A","in":"header","style":"simple","schema":{}}] | | c
response header added | getRun | set operation responses 2XX headers = {"X-Next":{"schema":{"type":"string"}}} | | r
links added to a response | getRun | set operation responses 2XX links = {"next":{"operationId":"getRun"}} | r? | r?
callbacks added | createDomain | set operation callbacks = {"done":{}} | c? r? | c? r?
encoding added to a request body | createDomain | set operation requestBody content application/json encoding = {"domain":{}} | c? | c?
default response removed | getRun | drop operation responses default | r |
error status removed that default covers | getRun | drop operation responses 401 | |
method of an operation changed | getRun | move item get -> item put | c | c
path and operationId changed | getRun | repath /v2/ -> /v9/; set operation operationId = "getOneRun" | c |
second security scheme added as an alternative | getRun | set operation security = [{"bearerAuth":[]},{"apiKey":[]}] | | c
second security scheme required | getRun | set operation security = [{"bearerAuth":[],"apiKey":[]}] | c |
unused schema added | | set document components schemas More = {"type":"string"} | |
webhooks added | | set document webhooks = {"done":{}} | c? r? | c? r?
dialect changed | | set document jsonSchemaDialect = "https://example.com/dialect" | c? r? | c? r?
version of OpenAPI changed | | set document openapi = "3.1.0" | |
`

const rows = ROWS.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string, string])

/** Rows for which judge reports no change, because only the notation differs. */
const UNSEEN = ['schema inlined', 'allOf regrouped', 'parameters moved to the operation', 'operation repeats security']

test.each(rows)('whom a change to openapi.yaml breaks: %s', (name, operationId, edits, there, back) => {
  const original = relatedTo(operationId || 'getRun')
  const planted = plant(operationId, edits, original)
  const reports = [judge(original, planted), judge(planted, original)]
  expect(reports.map((report) => marksIn(report, operationId))).toEqual([there, back])
  for (const { changes } of reports) {
    expect(changes.length === 0).toBe(UNSEEN.includes(name))
    const keys = changes.map(({ pointer, property, before, after }) =>
      JSON.stringify([pointer, property, before, after]),
    )
    expect(keys, 'no change is reported twice').toEqual([...new Set(keys)])
  }
})

/** Marks of the verdicts on the operation with the given ID, or on all changes if the ID is empty. */
function marksIn({ changes }: Report, operationId: string): string {
  const seen = changes.flatMap((change): { verdicts: Verdicts }[] => {
    if (operationId === '' || change.property === 'operationId') return [change]
    return change.reach.filter(({ operation }) => operation.id === operationId)
  })
  return marksOf(total(seen.map(({ verdicts }) => verdicts)))
}

test('a schema that is renamed and changed is reported as renamed', () => {
  const edits = 'reschema response properties item -> RenamedRun; set response properties item description = "More."'
  const { changes } = judge(plain, plant('getRun', edits))
  expect(changes.filter(({ before }) => before === 'Run').map(({ before, after }) => [before, after])).toEqual([
    ['Run', 'RenamedRun'],
  ])
})

test('an operation whose path changes is reported once, under its new path', () => {
  const { changes, operations } = judge(plain, plant('getRun', 'repath /v2/ -> /v9/'))
  expect(changes.flatMap(({ reach }) => reach.map(({ operation }) => operation.path))).toEqual([
    expect.stringMatching(/^\/v9\//),
  ])
  expect(operations).toHaveLength(judge(plain, plain).operations.length)
})
