import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/testing/run-script.ts'

export const readme = await readFile(join(root, 'README.md'), 'utf8')

/** The TypeScript of the README, in its order, each under the name of the file that it is tried as. */
const NAMES = ['client.ts', 'tokens.ts', 'server.ts', 'page.ts', 'sandbox.test.ts', 'msw.ts']

const codes = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
if (codes.length !== NAMES.length) {
  throw new Error(`The README has ${codes.length} examples in TypeScript, of which ${NAMES.length} have a name here.`)
}

export const examples: ReadonlyMap<string, string> = new Map(codes.map((code, at) => [NAMES[at] ?? '', code]))
