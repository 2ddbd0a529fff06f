import type { MediaType, OpenApiDocument, Operation, Rule, Schema } from '../../../src/document/document.ts'
import { JSON_TYPE, unknownsOf } from '../../../src/document/document.ts'
import { foldSpace } from '../../../src/printable.ts'
import { type Field, fieldsOf, schemaNameOf } from '../fields.ts'
import type { Provoked } from '../samples/provoked.ts'
import type { CodeSample } from '../samples/samples.ts'
import { commonUnknowns, unknownsBelow } from '../unknowns.ts'
import type { DocsContext } from './context.ts'

/** The content of an operation's page. The writers of HTML and Markdown decide only how it looks. */
export interface OperationModel {
  operation: Operation
  /** Whether the client retries the operation, as a sentence. */
  retries: string
  /** Parameters, request body and responses; those without content are left out. */
  groups: FieldGroup[]
  rules: [name: string, rule: Rule][]
  samples: CodeSample[]
  /** What the sandbox returns in other cases than the sample's. */
  errors: Provoked[]
  /** Unknowns of the operation and everything below it; those that concern the whole API come last. */
  unknowns: Question[]
}

export interface FieldGroup {
  title: string
  side: 'request' | 'response'
  /** The body as a whole; if there are several responses, the body of each. */
  bodies: { status?: string; description: string; unknowns: string[] }[]
  /** The schema of the body, or of its items. */
  schema?: { name: string; isList: boolean }
  fields: Field[]
  /** Documented examples of the body, about the resources that the samples name. */
  examples: Example[]
}

export interface Example {
  title?: string
  json: string
}

export interface Question {
  id: string
  question: string
  meanwhile: string
  source: string
  isCommon: boolean
}

type ModelSources = Pick<DocsContext, 'document' | 'facts' | 'samples' | 'provoked'>

export function operationModel(sources: ModelSources, operation: Operation): OperationModel {
  const { document, samples, provoked } = sources
  const { id, retrySafe } = operation
  return {
    operation,
    retries: retrySafe
      ? 'The client retries it after a network error or a temporary error such as 503.'
      : 'The client does not retry it, because it has side effects.',
    groups: groupsOf(sources, operation).filter(({ bodies, fields }) => bodies.length + fields.length > 0),
    rules: Object.entries(operation.rules),
    samples: samples[id] ?? [],
    errors: (provoked[id] ?? []).slice(1),
    unknowns: questionsOf(document, operation),
  }
}

function groupsOf({ document, facts, provoked }: ModelSources, operation: Operation): FieldGroup[] {
  const { id, requestBody, responses, success } = operation
  const own = facts.filter(({ operationId }) => operationId === id)
  const errors = Object.keys(responses).filter((status) => status !== success.status)
  const fieldsIn = (place: string, status?: string) =>
    fieldsOf(document, own, (at) => at.in === place && at.status === status)
  const contentOf = (media: MediaType | undefined) => {
    return { ...schemaOf(media?.schema), examples: examplesOf(operation, media, provoked[id]?.[0]) }
  }
  const parameters = { side: 'request' as const, bodies: [], examples: [] }
  const groups: FieldGroup[] = [
    { ...parameters, title: 'Path parameters', fields: fieldsIn('path') },
    { ...parameters, title: 'Query parameters', fields: fieldsIn('query') },
  ]
  if (requestBody) {
    const { description, required, content } = requestBody
    const words = `${foldSpace(description)} ${required ? 'Required.' : 'Optional.'}`
    const bodies = [{ description: words, unknowns: unknownsOf(requestBody) }]
    const fields = fieldsIn('body')
    groups.push({ side: 'request', title: 'Request body', bodies, fields, ...contentOf(content[JSON_TYPE]) })
  }
  const response = (title: string, statuses: string[]): FieldGroup => {
    const bodies = statuses.map((status) => {
      const { description = '' } = responses[status] ?? {}
      return { status, description: foldSpace(description), unknowns: unknownsOf(responses[status]) }
    })
    // All errors have the same fields. An empty body has none, although a fact says that it is empty.
    const media = responses[statuses[0] ?? '']?.content?.[JSON_TYPE]
    const fields = media ? fieldsIn('answer', statuses[0]) : []
    return { side: 'response', title, bodies, fields, ...contentOf(media) }
  }
  return [...groups, response(`Response ${success.status}`, [success.status]), response('Errors', errors)]
}

function schemaOf(schema: Schema | undefined): Pick<FieldGroup, 'schema'> {
  const name = schemaNameOf(schema)
  return name ? { schema: { name, isList: schema?.items !== undefined } } : {}
}

/**
 * The documented examples of a body. Where one repeats the example of a path parameter, it gets the value of the call, such as
 * the project of the sandbox, so that a sample and its response are about the same resources.
 */
function examplesOf({ parameters }: Operation, media: MediaType | undefined, call: Provoked | undefined): Example[] {
  const { example, examples = {} } = media ?? {}
  const named = Object.values(examples).map(({ summary, value }) => ({ title: summary, value }))
  return [...(example === undefined ? [] : [{ value: example }]), ...named].map(({ value, ...rest }) => {
    const sentFor = new Map(parameters.map(({ name, example }) => [String(example), call?.path[name]]))
    const ofCall = (text: string) =>
      text
        .split('/')
        .map((part) => sentFor.get(part) ?? part)
        .join('/')
    const json = JSON.stringify(value, (_, each) => (typeof each === 'string' ? ofCall(each) : each), 2)
    return { ...rest, json }
  })
}

function questionsOf(document: OpenApiDocument, operation: Operation): Question[] {
  const common = commonUnknowns(document)
  const questions = unknownsBelow(document, operation).map((id) => {
    const { question = '', meanwhile = '', source = '' } = document['x-unknowns'][id] ?? {}
    return { id, question: foldSpace(question), meanwhile: foldSpace(meanwhile), source, isCommon: common.has(id) }
  })
  return questions.sort((a, b) => Number(a.isCommon) - Number(b.isCommon))
}
