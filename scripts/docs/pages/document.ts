import { markup } from '../../../src/html/markup.ts'
import { linksToPages } from '../links.ts'
import { markdownTable } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import type { DocsContext } from './context.ts'

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

/** The page that offers each form of the document and says who it is for. */
export function getDocumentPage({ prose }: DocsContext): DocsPage {
  const rows = Object.entries(FILES).map(([file, [content, readers]]) => [`[${file}](../${file})`, readers, content])
  const markdown = `# Get the document

Download the OpenAPI document in the form that your tool reads.

${markdownTable([['File', 'For', 'Content'], ...rows])}

\`openapi.yaml\` is the source: everything else follows from it, these docs included. If a tool rejects it, use
\`openapi.compat.yaml\`; if it rejects that, too, use \`openapi.compat-3.0.yaml\`. Both assume the status 200 where
the success status is unknown.
[Use another language](../guides/use-another-language.md) says which form each code generator needs, and [Use with an AI assistant](../guides/use-with-an-ai-assistant.md) explains how an assistant reads these docs or calls the API.

On wide screens, each page has a button that copies it as Markdown, and the Markdown file has the same address as the page, with \`.md\`
in place of \`.html\`.
`
  return {
    file: 'chapters/get-the-document.html',
    title: 'Get the document',
    description:
      'The OpenAPI document as YAML and JSON, in simpler forms for generators, and the docs as text for language models.',
    part: 'Reference',
    group: 'The API',
    main: markup`<div class="guide">\n${prose('../')(linksToPages(markdown))}</div>`,
    markdown,
  }
}
