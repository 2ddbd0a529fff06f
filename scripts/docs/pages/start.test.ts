import { expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { operationPage } from '../links.ts'
import { startPage } from './start.ts'
import { context } from './testing/context.ts'

const { main, markdown = '' } = startPage(context)
const operations = listOperations(document)

test('the start page links to the operations and the guides', () => {
  for (const operation of operations) expect(main.html).toContain(`href="${operationPage(operation)}"`)
  for (const { title, file } of context.guides) expect(main.html).toContain(`<a href="${file}.html">${title}</a>`)
})

test('llms.txt has a title, a summary, and headings only above lists of links', () => {
  expect(markdown).toMatch(new RegExp(`^# ${document.info.title}\\n\\n> ${document.info.summary}\\n\\n`))
  const sections = markdown.split(/^#+ /m).slice(2)
  const headings = ['Guides', ...document.tags.map(({ name }) => name), 'Optional']
  expect(sections.map((section) => section.split('\n')[0])).toEqual(headings)
  for (const section of sections) expect(section).toMatch(/\n- \[[\w. ]+\]\([\w./-]+\)/)
  for (const { id, method, path } of operations) {
    expect(markdown).toContain(`- [${id}](operations/${id}.md): ${method} ${path}. `)
  }
})
