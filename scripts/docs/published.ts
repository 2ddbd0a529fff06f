import { isDeepStrictEqual } from 'node:util'
import { parse, parseDocument, stringify } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { offsetOf } from '../../src/document/yaml-offset.ts'
import type { CodeSample } from './samples/samples.ts'

/** The samples of the operations, by operationId. */
type Samples = Record<string, CodeSample[]>

/** The extension in which Redoc and Scalar look for the samples of an operation. */
const EXTENSION = 'x-codeSamples'

/** Copies a document, with the samples of its operations. */
export function withSamples(document: OpenApiDocument, samples: Samples): OpenApiDocument {
  const copy = structuredClone(document)
  for (const { id, source } of listOperations(copy)) Object.assign(source, extensionOf(samples[id]))
  return copy
}

/**
 * Adds the samples of the operations to the text of a document. The `yaml` library would reformat all of it, so the samples
 * are inserted as text, above the responses of each operation.
 *
 * @throws UsageError if the layout of an operation does not allow that
 */
export function textWithSamples(text: string, document: OpenApiDocument, samples: Samples): string {
  const parsed = parseDocument(text)
  const insertions = listOperations(document).map(({ id, pointer }) => {
    const responses = offsetOf(parsed, `${pointer}/responses`)
    const start = text.lastIndexOf('\n', responses) + 1
    const lines = stringify(extensionOf(samples[id]), { lineWidth: 0 })
    return { start, lines: lines.replace(/^(?=.)/gm, text.slice(start, responses)) }
  })
  // From the end, so that the earlier offsets remain right.
  const result = insertions
    .sort((a, b) => b.start - a.start)
    .reduce((whole, { start, lines }) => whole.slice(0, start) + lines + whole.slice(start), text)
  const { errors } = parseDocument(result)
  const isRight = errors.length === 0 && isDeepStrictEqual(parse(result), withSamples(parse(text), samples))
  if (!isRight)
    throw new UsageError(
      'Cannot add samples to openapi.yaml: write each operation in block style, with its own responses.',
    )
  return result
}

function extensionOf(samples: CodeSample[] = []) {
  // `lang` selects the highlighting, and tools know no language "curl".
  const listed = samples.map(({ language, label, source }) => {
    return { lang: language === 'curl' ? 'shell' : language, label, source }
  })
  return { [EXTENSION]: listed }
}
