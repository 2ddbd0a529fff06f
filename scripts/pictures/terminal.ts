import { inspect } from 'node:util'
import { Markup, markup } from '../../src/html/markup.ts'
import { page } from '../../src/html/page.ts'

const STYLE = `
pre {
  box-sizing: content-box;
  width: 80ch;
  max-height: none;
  margin: 0;
  padding: 16px 20px;
  background: var(--code);
  font: 13px / 1.5 ui-monospace, Menlo, Consolas, "Liberation Mono", monospace;
  /* As terminals do. */
  white-space: pre-wrap;
  word-break: break-all;
}
.bold { font-weight: bold }
.dim { color: var(--muted) }
.red { color: var(--bad) }
.yellow { color: var(--warn) }
.green { color: var(--good) }
`

/** Renders a command and its output as a page with one `pre` element. @param output may contain the styles of `styleText` */
export function terminalPage(command: string, output: string): string {
  const main = markup`<pre><b>$ ${command}</b>\n${styled(output)}</pre>`
  return page({ title: command, main, style: STYLE })
}

const ESCAPE = '\u001b'
/** A style that starts or ends, a line break, or text. */
const TOKEN = new RegExp(`${ESCAPE}\\[(\\d+)m|\\n|[^${ESCAPE}\\n]+`, 'g')

/** Converts output to HTML, with a class for each style that applies, such as `bold`. */
export function styled(output: string): Markup {
  const styles = new Set<string>()
  const parts: Markup[] = []
  for (const [token, code] of output.matchAll(TOKEN)) {
    if (code !== undefined) changeStyles(styles, Number(code))
    // `markup` would escape a line break.
    else if (token === '\n') parts.push(new Markup(token))
    else parts.push(markup`<span class="${[...styles].join(' ')}">${token}</span>`)
  }
  return markup`${parts}`
}

/** Node's table has the codes that start and end each style. */
function changeStyles(styles: Set<string>, code: number): void {
  for (const [name, codes] of Object.entries(inspect.colors)) {
    if (code === codes?.[0]) styles.add(name)
    if (code === codes?.[1]) styles.delete(name)
  }
}
