import { styleText } from 'node:util'
import { expect, test } from 'vitest'
import { styled } from './terminal.ts'

test.each([
  [styleText('red', 'no', { validateStream: false }), '<span class="red">no</span>'],
  [
    `${styleText(['bold', 'green'], '✓ a', { validateStream: false })}\nb`,
    '<span class="bold green">✓ a</span>\n<span class="">b</span>',
  ],
  // The code that ends bold also ends dim.
  [
    '\u001b[1ma\u001b[2mb\u001b[22mc',
    '<span class="bold">a</span><span class="bold dim">b</span><span class="">c</span>',
  ],
  ['<b> & "c"', '<span class="">&lt;b&gt; &amp; &quot;c&quot;</span>'],
])('output with escape sequences becomes HTML with classes: %j', (output, html) => {
  expect(styled(output).html).toBe(html)
})
