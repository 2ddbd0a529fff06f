import { expect, test } from 'vitest'
import { terminalPicture } from './terminal.ts'

test('a picture of a terminal shows the text and the styles of its lines', () => {
  const esc = String.fromCharCode(27)
  const picture = terminalPicture('A run', [`${esc}[31m${esc}[1m✗ <b>${esc}[22m${esc}[39m is red`], 'dark')
  expect(picture).toContain('<title>A run</title>')
  expect(picture).toContain(
    '<tspan fill="#ff8a80" font-weight="bold">✗\u00a0&lt;b&gt;</tspan><tspan>\u00a0is\u00a0red</tspan>',
  )
})
