/** The parts of a schema that bound a value. */
export interface Bounds {
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
}

/**
 * Says the limits of a schema in words, so that docstrings carry them although the document states each only once, as a
 * keyword: `{ minimum: 1, maximum: 3600 }` becomes `At least 1, at most 3600.`
 *
 * @returns a sentence, or an empty string for a schema without limits. Formats, enums and defaults are left out: the
 *   types say them already.
 */
export function limitsInWords(schema: Bounds): string {
  const words = [
    ['at least', schema.minimum, ''],
    ['above', schema.exclusiveMinimum, ''],
    ['at most', schema.maximum, ''],
    ['below', schema.exclusiveMaximum, ''],
    ['at least', schema.minItems, ' items'],
    ['at most', schema.maxItems, ' items'],
    ['at least', schema.minLength, ' characters'],
    ['at most', schema.maxLength, ' characters'],
  ] as const
  const sentence = words
    .filter(([, limit]) => typeof limit === 'number')
    .map(([relation, limit, unit]) => `${relation} ${limit}${unit}`)
    .join(', ')
  return sentence && `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`
}
