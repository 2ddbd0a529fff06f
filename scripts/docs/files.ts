/** The forms of the document: content and audience. */
export const FILES: Record<string, readonly [content: string, readers: string]> = {
  'openapi.yaml': [
    'The document, OpenAPI 3.1, with its open questions and the samples of these docs',
    'People who read it; Redocly, Spectral, Prism and Scalar',
  ],
  'openapi.json': ['The same, as JSON', 'Programs without a YAML parser'],
  'openapi.compat.yaml': [
    'OpenAPI 3.1 without `2XX` and without extensions',
    'Code generators, Postman, Bruno, and other tools that do not support `2XX` or extensions',
  ],
  'openapi.compat.json': ['The same, as JSON', 'The same tools, if they read only JSON'],
  'openapi.compat-3.0.yaml': ['The same, in OpenAPI 3.0', 'Tools that do not read OpenAPI 3.1'],
  'openapi.compat-3.0.json': ['The same, as JSON', 'The same tools, if they read only JSON'],
  'openapi.dereferenced.json': ['The document as JSON without `$ref`', 'Programs that do not resolve references'],
  'llms.txt': [
    'An index of these docs, with links to a Markdown file for each page',
    'Language models and AI assistants',
  ],
}
