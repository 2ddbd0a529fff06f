import type { ReadResourceResult, Resource } from '@modelcontextprotocol/sdk/types.js'
import type { OpenApiDocument } from '../../src/document/document.ts'
import { readOwn } from '../diff/document.ts'
import { markdownOf, operationPage } from '../docs/links.ts'

/** Links between files of the docs are relative, so they lead from resource to resource. */
const uriOf = (file: string) => `project-resources://docs/${file}`

/** The URI of the index of the docs. */
export const INDEX = uriOf('llms.txt')

/** The URI of the page of an operation. */
export const pageOf = (operation: { id: string }) => uriOf(markdownOf(operationPage(operation)))

type TextResource = Resource & { text: string }

/** The resources of the server: the docs as Markdown, and openapi.yaml. */
export type Resources = ReturnType<typeof createResources>

/** Creates the resources. They are loaded when first needed: most assistants start with tools. */
export function createResources({ info }: OpenApiDocument) {
  let loading: Promise<TextResource[]> | undefined
  const entries = () => {
    loading ??= load(info.title)
    return loading
  }
  return {
    list: async (): Promise<Resource[]> => (await entries()).map(({ text: _, ...resource }) => resource),

    /** Reads a resource; undefined if there is none. Ignores the fragment of the URI. */
    async read(uri: string): Promise<ReadResourceResult | undefined> {
      const [wanted] = uri.split('#')
      const entry = (await entries()).find((each) => each.uri === wanted)
      return entry && { contents: [{ uri, mimeType: entry.mimeType, text: entry.text }] }
    },
  }
}

async function load(title: string): Promise<TextResource[]> {
  const { markdownPages } = await import('./pages.ts')
  const { label, text } = await readOwn()
  const pages = (await markdownPages()).map(({ file, markdown, ...page }) => ({
    ...page,
    uri: uriOf(file),
    name: file,
    mimeType: 'text/markdown',
    text: markdown,
  }))
  const description = `The OpenAPI document of the ${title}, with its open questions.`
  return [...pages, { uri: uriOf(label), name: label, description, mimeType: 'application/yaml', text }]
}
