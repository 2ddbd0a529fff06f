import { expect, test } from 'vitest'
import { samplePages } from './sample.ts'

const page = (file: string, html: string) => ({ file, html })

test('the sample has all pages at the root, the longest of each folder, and pages with what no other has', () => {
  const pages = [
    page('index.html', '<p>'),
    page('report.html', '<p>'),
    page('guides/long.html', '<p class="a b">and more text</p>'),
    page('guides/same.html', '<p class="b a">'),
    page('guides/class.html', '<p class="c">'),
    page('guides/data.html', '<p><script><table></script>'),
    page('schemas/one.html', '<p>1'),
    page('schemas/tag.html', '<hr>'),
  ]
  const sample = ['guides/class.html', 'guides/long.html', 'index.html', 'report.html', 'schemas/one.html']
  expect(samplePages(pages).sort()).toEqual([...sample, 'schemas/tag.html'].sort())
  expect(samplePages(pages.toReversed())).toEqual(samplePages(pages))
})
