export interface Place {
  in: 'path' | 'query' | 'body' | 'answer'
  /** For a response: its status code, range or `default`, as in the document. */
  status?: string
  /** Keys that lead to the place, outermost first; `[]` means every item of an array. */
  path: string[]
}

/** Formats a place for IDs and reports, such as `body.compute[]` or `2XX.item.status`. */
export function placeOf({ in: place, status, path }: Place): string {
  return [status ?? place, ...path].join('.').replaceAll('.[]', '[]')
}
