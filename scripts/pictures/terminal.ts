import { type Markup, markup } from '../../src/html/markup.ts'

export type Mode = 'light' | 'dark'

/** Colours with a contrast of at least 4.5:1, by the code of the terminal's style; `back` and `text` are the defaults. */
const COLOURS: Record<Mode, Record<string, string>> = {
  light: { back: '#f6f7f9', text: '#1b2430', 31: '#b3261e', 32: '#14733f', 33: '#7a5a00', 36: '#0b6b75', 2: '#566273' },
  dark: { back: '#10141a', text: '#e4e9f0', 31: '#ff8a80', 32: '#6fd69a', 33: '#e3c15b', 36: '#7fd4e0', 2: '#9daabb' },
}

/** Sizes in pixels of a character and a line. */
const [WIDTH, HEIGHT, MARGIN] = [7.8, 19, 16]

/** Draws lines of a terminal, with their styles, as an SVG whose text can be selected. */
export function terminalPicture(title: string, lines: string[], mode: Mode): string {
  const parsed = lines.map(spansOf)
  const columns = Math.max(...parsed.map((spans) => spans.reduce((sum, { text }) => sum + text.length, 0)))
  const [width, height] = [Math.ceil(columns * WIDTH) + 2 * MARGIN, lines.length * HEIGHT + 2 * MARGIN]
  const { back, text } = COLOURS[mode]
  const rows = parsed.map((spans, row) => {
    return markup`<text x="${MARGIN}" y="${MARGIN + (row + 1) * HEIGHT - 5}">${spans.map((span) => drawn(span, mode))}</text>\n`
  })
  return markup`<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace" font-size="13" fill="${text}">
<title>${title}</title>
<rect width="100%" height="100%" rx="8" fill="${back}"/>
${rows}</svg>
`.html
}

interface Span {
  text: string
  /** Codes of the styles that apply. */
  styles: string[]
}

const ESCAPE = String.fromCharCode(27)
/** A sequence that changes the style, such as that for bold text. */
const STYLE = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`)

/** Splits a line at the escape sequences that change its style. */
function spansOf(line: string): Span[] {
  let styles: string[] = []
  return line.split(STYLE).flatMap((part) => {
    if (!part.startsWith(ESCAPE)) return part === '' ? [] : [{ text: part, styles }]
    const codes = part.slice(2, -1).split(';')
    // The codes above 20 and below 30, and 39, end styles; here, none are nested.
    styles = codes.some((code) => /^(0|2\d|39)?$/.test(code) && code !== '2') ? [] : [...styles, ...codes]
    return []
  })
}

/** Draws a span. Its spaces do not break, because SVG collapses others. */
function drawn({ text, styles }: Span, mode: Mode): Markup {
  const colour = styles.map((code) => COLOURS[mode][code]).find(Boolean)
  const weight = styles.includes('1') ? markup` font-weight="bold"` : undefined
  return markup`<tspan${colour === undefined ? undefined : markup` fill="${colour}"`}${weight}>${text.replaceAll(' ', '\u00a0')}</tspan>`
}
