/** The package has no types. */
declare module '@usebruno/converters' {
  /** Converts an OpenAPI document to a Bruno collection. */
  export function openApiToBruno(document: object): object
  /** Converts a Bruno collection to the format OpenCollection. */
  export function brunoToOpenCollection<Collection>(collection: object): Collection
}
