import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { foldSpace } from '../../src/printable.ts'
import type { CodeSample } from './samples.ts'
import { markdownFileOf } from './site.ts'

/** The way through the docs for language models, as llmstxt.org describes it: a summary, then links to Markdown and JSON. */
export function llmsText(document: OpenApiDocument, first: CodeSample[]): string {
  const { info, tags, components } = document
  const { bearerAuth } = components.securitySchemes as { bearerAuth: { description: string } }
  const operations = listOperations(document)
  return [
    `# ${info.title}`,
    `> ${info.summary}`,
    `A first call, to the sandbox as it starts (\`npx project-resources sandbox\`, or \`npm run sandbox\` in a checkout):`,
    ...first.map(({ lang, source }) => `\`\`\`${lang === 'curl' ? 'sh' : 'ts'}\n${source}\n\`\`\``),
    'What follows are the words of openapi.yaml, the document that they speak of.',
    // Headings belong to the lists of links alone.
    `${info.description.trim()}\n\n${bearerAuth.description.trim()}`.replace(/^## (.*)/gm, '**$1**'),
    ...tags.map(({ name, description }) => {
      const lines = operations
        .filter(({ tag }) => tag === name)
        .map((operation) => {
          const { id, method, path, summary } = operation
          return `- [${id}](${markdownFileOf(operation)}): ${method} ${path}. ${summary}`
        })
      return `## ${name}\n\n${foldSpace(description)}\n\n${lines.join('\n')}`
    }),
    `## Optional

- [unknowns.md](unknowns.md): what is not known of the service, and what the document does meanwhile
- [openapi.yaml](openapi.yaml): the whole document, OpenAPI ${document.openapi}, with its register of unknowns
- [openapi.json](openapi.json): the same as JSON
- [openapi.dereferenced.json](openapi.dereferenced.json): the same without references`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** The register of unknowns as Markdown. */
export function unknownsText({ info, 'x-unknowns': register }: OpenApiDocument): string {
  const entries = Object.entries(register).map(([id, { question, meanwhile, settle, assumes = [] }]) => {
    const lines = [`Meanwhile: ${foldSpace(meanwhile)}`, `To settle it: ${foldSpace(settle)}`]
    const assumed = assumes.length > 0 ? [`Assumed: ${assumes.join(', ')}`] : []
    return `## ${id}\n\n${foldSpace(question)}\n\n${[...lines, ...assumed].map((line) => `- ${line}`).join('\n')}`
  })
  return [`# Unknowns of the ${info.title}`, ...entries].join('\n\n').concat('\n')
}
