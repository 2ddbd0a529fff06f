import { ExternalLink } from 'lucide'
import { describe, expect, test } from 'vitest'
import { icon } from '../../../src/html/markup.ts'
import { plantedDocument } from '../../../src/testing/planted.ts'
import { createProse } from './prose.ts'

describe('Markdown as HTML', () => {
  const render = (markdown: string) =>
    createProse(plantedDocument({ unknowns: { 'some-entry': {} } }), '../')(markdown).html

  test.each([
    ['`some-entry`', '<p><a href="../unknowns.html#some-entry"><code class="unbroken">some-entry</code></a></p>\n'],
    ['`getThing`', '<p><a href="../operations/getThing.html"><code>getThing</code></a></p>\n'],
    ['`<b>`, `constructor`', '<p><code>&lt;b&gt;</code>, <code>constructor</code></p>\n'],
    ['## How to `pay`', '<h2 id="how-to-pay-">How to <code>pay</code></h2>'],
    [
      '```text\na\n\tb\n```',
      '<div class="copyable output"><div class="code-head"><span>Output</span></div><pre tabindex="0"><code>a\n\tb\n</code></pre></div>',
    ],
    [
      '```sh\n# <b>\u202e\n\tb\n```',
      '<div class="copyable"><div class="code-head"><span>Shell</span></div><pre tabindex="0"><code><span class="hljs-comment"># &lt;b&gt;\\u202e</span>\n\tb\n</code></pre></div>',
    ],
    [
      '```constructor\na\n```',
      '<div class="copyable"><div class="code-head"><span>constructor</span></div><pre tabindex="0"><code>a\n</code></pre></div>',
    ],
    ['![A cat](https://x.example/cat.png)', '<p>A cat (https://x.example/cat.png)</p>\n'],
    ...['mailto:a@x.example', 'operations/a.html#a:b', '#errors'].map((href) => [
      `[here](${href})`,
      `<p><a href="${href}">here</a></p>\n`,
    ]),
    ['[here](https://x.example/a?b=c#d)', `<p><a href="https://x.example/a?b=c#d">here${icon(ExternalLink)}</a></p>\n`],
  ])('createProse renders %j', (markdown, html) => {
    expect(render(markdown)).toBe(html)
  })

  test.each([
    'A <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>',
    ...['javascript:x', 'JavaScript:x', 'data:text/html,x', 'vbscript:x'].map((href) => `[here](${href})`),
  ])('createProse renders no link, image or script for %j', (markdown) => {
    expect(render(markdown)).not.toMatch(/<(a|img|script)\b/)
  })
})
