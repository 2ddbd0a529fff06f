import { expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { llmsText, unknownsText } from './llms.ts'
import { codeSamples } from './samples.ts'

const text = llmsText(document, codeSamples(document).listApiKeys ?? [])

test('it begins with title and summary, and its headings are those of lists of links', () => {
  expect(text).toMatch(new RegExp(`^# ${document.info.title}\\n\\n> ${document.info.summary}\\n\\n`))
  const sections = text.split(/^## /m).slice(1)
  expect(sections.map((section) => section.split('\n')[0])).toEqual([
    ...document.tags.map(({ name }) => name),
    'Optional',
  ])
  for (const section of sections) expect(section).toMatch(/\n- \[[\w.]+\]\([\w./]+\): /)
  expect(text).not.toMatch(/^#{3,} /m)
})

test('every operation is linked, with method, path and summary', () => {
  for (const { id, method, path, summary } of listOperations(document)) {
    expect(text).toContain(`- [${id}](operations/${id}.md): ${method} ${path}. ${summary}\n`)
  }
})

test('the unknowns stand as Markdown, each with its question and how to settle it', () => {
  const sections = unknownsText(document).split(/^## /m).slice(1)
  expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(document['x-unknowns']))
  for (const section of sections) expect(section).toMatch(/\n\n\S.*\n\n- Meanwhile: \S.*\n- To settle it: \S/)
})
