import { listOperations, type OpenApiDocument, type Operation, unknownsOf } from '../../../src/document/document.ts'
import { foldSpace } from '../../../src/printable.ts'
import type { Guide } from '../guides.ts'
import { markdownOf, operationPage } from '../links.ts'
import { list, section, text } from '../markdown.ts'
import type { CodeSample } from '../samples/samples.ts'
import { markInWords } from '../unknowns.ts'
import { fencedSample, token } from './operation-markdown.ts'

/** The index of the docs for language models, in the format of llmstxt.org: an introduction, then links to files. */
export function llmsText(document: OpenApiDocument, first: CodeSample[], guides: Guide[]): string {
  const { info, tags } = document
  const operations = listOperations(document)
  return text([
    `# ${info.title}`,
    `> ${info.summary}`,
    'A first call, to a new sandbox (`npx project-resources sandbox`, or `npm run sandbox` in a checkout):',
    ...first.map(fencedSample),
    'The description in openapi.yaml:',
    // In llms.txt, only lists of links may have headings.
    info.description.trim().replace(/^## (.*)/gm, '**$1**'),
    markInWords(unknownsOf(info)),
    ...token(document),
    ...section('Guides', list(guides.map(({ title, file }) => `[${title}](${file}.md)`))),
    ...tags.flatMap(({ name, description }) => {
      const links = operations.filter(({ tag }) => tag === name).map(linkTo)
      return [`## ${name}`, foldSpace(description), list(links)]
    }),
    `## Optional

- [unknowns.md](unknowns.md): what is unknown about the service, and what the document says until it is known
- [verification.md](verification.md): which documented facts a run has verified, and on what
- [changelog.md](changelog.md): what changed in each version
- [openapi.yaml](openapi.yaml): the whole document, OpenAPI ${document.openapi}, with its register of unknowns
- [openapi.json](openapi.json): the same document as JSON
- [openapi.compat.yaml](openapi.compat.yaml): the document in a form that more tools support
- [openapi.dereferenced.json](openapi.dereferenced.json): the same document as JSON without references`,
  ])
}

function linkTo(operation: Operation): string {
  const { id, method, path, summary } = operation
  return `[${id}](${markdownOf(operationPage(operation))}): ${method} ${path}. ${summary}`
}
