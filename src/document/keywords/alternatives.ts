import { foldSpace } from '../../printable.ts'
import type { Schema } from '../document.ts'
import { schemaInWords } from './words.ts'

/** The alternatives of a schema; empty if it has none. */
export const alternativesOf = ({ oneOf = [], anyOf = [] }: Schema): Schema[] => [...oneOf, ...anyOf]

/**
 * The alternatives of a schema in the words of their descriptions, such as `a number of apps, or all of them`.
 *
 * @param detailsOf returns what to add about an alternative in parentheses, given its words
 */
export function alternativesInWords(
  schema: Schema,
  follow: (schema: Schema) => Schema,
  detailsOf: (alternative: Schema, words: string) => string[] = () => [],
): string {
  const phrases = alternativesOf(schema).map((alternative) => {
    const target = follow(alternative)
    // A description beside a reference replaces that of its target.
    const description = foldSpace(alternative.description ?? target.description ?? schemaInWords(target))
    const words = description.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
    const details = detailsOf(alternative, words).join(', ')
    return details ? `${words} (${details})` : words
  })
  return phrases.join(', or ')
}
