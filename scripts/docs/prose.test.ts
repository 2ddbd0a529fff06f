import { expect, test } from 'vitest'
import { plantedDocument } from '../../src/testing/planted.ts'
import { createProse } from './prose.ts'

const prose = createProse(plantedDocument({ unknowns: { 'some-entry': {} } }))

test('names of the register are links to their entries, other code is not', () => {
  expect(prose('Not shown (`some-entry`), nor `<b>`, nor `constructor`.').html).toBe(
    '<p>Not shown (<a href="unknowns.html#some-entry"><code>some-entry</code></a>), nor <code>&lt;b&gt;</code>, nor <code>constructor</code>.</p>\n',
  )
})

test('headings can be linked to', () => {
  expect(prose('## How to `pay`').html).toBe('<h2 id="how-to-pay-">How to <code>pay</code></h2>')
})

test('HTML is shown, not obeyed', () => {
  expect(prose('A <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>').html).not.toMatch(/<(img|script)/)
})

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'a link to %s is shown as text',
  (href) => {
    expect(prose(`[here](${href})`).html).not.toContain('<a')
  },
)

test.each(['https://service.example/a?b=c#d', 'mailto:a@service.example', 'reference.html#/a:b', '#errors'])(
  'a link to %s is one',
  (href) => {
    expect(prose(`[here](${href})`).html).toBe(`<p><a href="${href}">here</a></p>\n`)
  },
)

test('an image is not loaded', () => {
  expect(prose('![A cat](https://service.example/cat.png)').html).toBe(
    '<p>A cat (https://service.example/cat.png)</p>\n',
  )
})
