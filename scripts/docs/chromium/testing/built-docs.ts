import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../../../src/testing/run-script.ts'
import { samplePages } from './sample.ts'

/** The output of `npm run docs`. */
export const folder = join(root, 'dist/docs')

/** Whether to open all pages in Chromium, each in all modes and widths, instead of a sample. */
export const ALL_PAGES = process.env.ALL_PAGES === '1'

/** The address of a page opened as a file. */
export const fromFile = (name: string) => `${pathToFileURL(folder).href}/${name}`

/** Says whether an address is that of a file of the docs. */
export const isFile = (address: string) => address.startsWith(fromFile(''))

export const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Pages with the layout of the site; the report has its own. */
export const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== 'report.html')
  .sort()

/** The pages to open in Chromium. */
export const opened = ALL_PAGES ? pages : samplePages(pages.map((file) => ({ file, html: textOf(file) })))

const LOOKS = [
  ['light', 1280],
  ['dark', 360],
  ['light', 360],
  ['dark', 1280],
] as const

/** Modes and widths to open pages in: each mode and each width, or all pairs of them. */
export const looks = ALL_PAGES ? LOOKS : LOOKS.slice(0, 2)
