/** What a person would type into a terminal by name, in a span of code. */
const PROGRAMS = 'npm|npx|node|curl|git'

/**
 * The commands that a text names: lines of `sh` blocks, rows of indented tables, and spans of code that start with a
 * program. Each once, without its comment, and those that are chained by `&&` by themselves.
 */
export function namedCommands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.split('\n'))
  const prose = markdown.replace(/^```.*?^```/gms, '')
  const rows = [...prose.matchAll(/^ {4}((?:npm|npx) .*?)(?: {2,}.*)?$/gm)].map(([, row = '']) => row)
  const span = new RegExp(`\`((?:[A-Z_]+=\\S+ )*(?:${PROGRAMS})\\s[^\`]*)\``, 'g')
  // A span is wrapped like any text.
  const spans = [...prose.matchAll(span)].map(([, code = '']) => code.replace(/\s+/g, ' '))
  const commands = [...blocks, ...rows, ...spans].flatMap((line) => line.replace(/\s+#\s.*$/, '').split(' && '))
  return [...new Set(commands.map((command) => command.trim()).filter(Boolean))]
}
