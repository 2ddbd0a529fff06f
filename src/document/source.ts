import { isDeepStrictEqual } from 'node:util'
import { type Document, parse, parseDocument } from 'yaml'

/** Options of the yaml package that define the format of openapi.yaml. */
const FORMAT = { lineWidth: 120, singleQuote: true, flowCollectionPadding: false }

/** A flow list of scalars that the yaml package breaks into one line per item, although several fit on a line. */
const BROKEN_LIST = /^( *)\[\n((?:\1 {2}[^\n[\]{}#]+\n)+)\1\]/gm

/** Parses the text of openapi.yaml and keeps its comments. @throws Error if the text is not valid YAML */
export function parseSource(text: string): Document {
  const tree = parseDocument(text.replaceAll('\r\n', '\n'))
  if (tree.errors[0]) throw new Error(`openapi.yaml is not valid YAML: ${tree.errors[0].message}`)
  return tree as Document
}

/** Prints a parsed openapi.yaml, always in the same format, so that an edit changes only its own lines. */
export function printSource(tree: Document): string {
  const printed = tree.toString(FORMAT)
  const filled = printed.replace(BROKEN_LIST, (_, indent: string, items: string) => {
    const lines = ['']
    for (const item of items.trim().split(/\n +/)) {
      const line = `${lines.at(-1)} ${item}`.trim()
      if (indent.length + 2 + line.length > FORMAT.lineWidth) lines.push(item)
      else lines[lines.length - 1] = line
    }
    return `${indent}[\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}]`
  })
  // Lines of a block scalar may look like a broken list.
  return isDeepStrictEqual(parse(filled), tree.toJS()) ? filled : printed
}
