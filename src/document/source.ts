import { type Document, parseDocument } from 'yaml'

/** Formatting options for openapi.yaml. */
const FORMAT = { lineWidth: 120, singleQuote: true, flowCollectionPadding: false }

/**
 * Parses the text of openapi.yaml, comments included.
 *
 * @throws Error if the text is not valid YAML
 */
export function parseSource(text: string): Document {
  const tree = parseDocument(text)
  if (tree.errors[0]) throw new Error(`openapi.yaml is not valid YAML: ${tree.errors[0].message}`)
  return tree as Document
}

/** Prints a parsed openapi.yaml, always in the same format, so that an edit changes no other line. */
export function printSource(tree: Document): string {
  return tree.toString(FORMAT)
}
