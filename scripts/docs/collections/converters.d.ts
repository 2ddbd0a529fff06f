/** The package has no types. */
declare module '@usebruno/converters' {
  /**
   * Converts an OpenAPI document to a Bruno collection.
   *
   * @param options `yml` keeps the spaces in names of tags
   */
  export function openApiToBruno(document: object, options: { collectionFormat: 'yml' }): object
  /** Converts a Bruno collection to the format OpenCollection. */
  export function brunoToOpenCollection<Collection>(collection: object): Collection
}
