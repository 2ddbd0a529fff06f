import { type Document, parseDocument } from 'yaml'

/** Options of the yaml package that define the format of openapi.yaml. */
const FORMAT = { lineWidth: 120, singleQuote: true, flowCollectionPadding: false }

/** Parses the text of openapi.yaml and keeps its comments. @throws Error if the text is not valid YAML */
export function parseSource(text: string): Document {
  const tree = parseDocument(text)
  if (tree.errors[0]) throw new Error(`openapi.yaml is not valid YAML: ${tree.errors[0].message}`)
  return tree as Document
}

/** Prints a parsed openapi.yaml, always in the same format, so that an edit changes only its own lines. */
export function printSource(tree: Document): string {
  return tree.toString(FORMAT)
}
