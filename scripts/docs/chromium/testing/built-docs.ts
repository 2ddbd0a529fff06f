import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../../../src/testing/run-script.ts'

/** The output of `npm run docs`. */
export const folder = join(root, 'dist/docs')

/** The address of a page opened as a file. */
export const fromFile = (name: string) => `${pathToFileURL(folder).href}/${name}`

/** Says whether an address is that of a file of the docs. */
export const isFile = (address: string) => address.startsWith(fromFile(''))
