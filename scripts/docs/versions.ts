import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { withUsageErrors } from '../../src/command.ts'
import { ensureFolder } from '../../src/files.ts'
import { type Markup, markup } from '../../src/html/markup.ts'
import { escapeRegExp } from '../../src/printable.ts'
import { checkOutputFile, type OutputFile, writeOutputFile } from '../output-file.ts'
import { cannotWrite, MANIFEST, type OutputFolder, prepareOutputFolder, writeOutputFolder } from '../output-folder.ts'

/** The folder of the docs of the main branch. */
export const NEXT = 'next'
/** The folder with a copy of the newest version, whose addresses stay the same. */
export const LATEST = 'latest'

/** A site with the docs of several versions, each in a folder of its own. */
export interface VersionedSite {
  path: string
  title: string
  /** The command as users type it. */
  command: string
}

/** The docs of a version in a site. */
interface Version {
  name: string
  /** Paths of its pages. */
  pages: string[]
}

const GENERATOR = markup`<meta name="generator" content="npm run docs -- --site">\n`
const SCRIPT_START = '/* Written by npm run docs -- --site. */'

/**
 * Creates the site's folder if it is missing, and checks that the docs of a version can be written to it.
 *
 * @throws {@link UsageError} if not, as {@link prepareOutputFolder} and {@link checkOutputFile}
 */
export async function prepareVersion(site: VersionedSite, name: string): Promise<void> {
  await withUsageErrors(() => ensureFolder(site.path), cannotWrite(site))
  for (const file of Object.keys(indexOf(site, []))) await checkOutputFile(rootFile(site, file))
  for (const folder of name === NEXT ? [NEXT] : [name, LATEST]) await prepareOutputFolder(folderOf(site, folder))
}

/**
 * Writes the docs of a version to its folder, then the site's index and the copy of the newest version. Leaves the folders of
 * other versions alone.
 *
 * @throws {@link UsageError} as {@link prepareVersion}
 */
export async function writeVersion(
  site: VersionedSite,
  name: string,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  await writeOutputFolder(folderOf(site, name), files)
  const versions = await readVersions(site.path)
  const newest = versions.find((version) => version.name !== NEXT)
  if (newest) await writeOutputFolder(folderOf(site, LATEST), await readFiles(join(site.path, newest.name)))
  for (const [file, text] of Object.entries(indexOf(site, versions))) await writeOutputFile(rootFile(site, file), text)
}

const folderOf = ({ path, command }: VersionedSite, name: string): OutputFolder => ({ path: join(path, name), command })

function rootFile({ path }: VersionedSite, file: string): OutputFile {
  const start = file.endsWith('.js') ? SCRIPT_START : GENERATOR.html
  return { option: '--site', path: join(path, file), start: new RegExp(escapeRegExp(start)) }
}

/** The versions in a site, newest first, then the docs of the main branch. */
async function readVersions(path: string): Promise<Version[]> {
  const names = (await readdir(path)).filter((name) => name === NEXT || /^\d+\.\d+\.\d+$/.test(name))
  const built = names.filter((name) => existsSync(join(path, name, 'index.html')))
  const isNext = (name: string) => Number(name === NEXT)
  built.sort((a, b) => isNext(a) - isNext(b) || b.localeCompare(a, 'en', { numeric: true }))
  return Promise.all(built.map(async (name) => ({ name, pages: (await listFiles(join(path, name))).filter(isPage) })))
}

const isPage = (file: string) => file.endsWith('.html')

/** Paths of all files in a folder that a command has filled, with `/` as separator. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== MANIFEST)
  return files
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort()
}

async function readFiles(folder: string): Promise<Record<string, Uint8Array>> {
  const files = await listFiles(folder)
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file))])))
}

/** The files at the root of a site. */
function indexOf({ title }: VersionedSite, versions: Version[]): Record<string, string> {
  const start = versions[0]?.name === NEXT ? NEXT : LATEST
  const items = versions.map(({ name }) => {
    const about = { [versions[0]?.name ?? '']: 'the newest version', [NEXT]: 'the main branch' }[name]
    return markup`<li><a href="${name}/index.html">${name}</a> ${about}</li>\n`
  })
  const list = markup`<h1>Versions</h1>\n<ul class="operations">\n${items}</ul>`
  return {
    'versions.js': `${SCRIPT_START}\nglobalThis.projectResourcesVersions = ${JSON.stringify(versions)}\n`,
    'versions.html': rootPage(`Versions · ${title}`, start, list),
    'index.html': rootPage(
      title,
      start,
      list,
      markup`<meta http-equiv="refresh" content="0; url=${start}/index.html">\n`,
    ),
  }
}

/** A page at the root of a site, with the styles and scripts of the version in `start`. */
function rootPage(title: string, start: string, main: Markup, head?: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${GENERATOR}<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}<link rel="icon" href="data:,">
<link rel="stylesheet" href="${start}/assets/site.css">
<script src="${start}/assets/site.js" data-root="${start}/"></script>
</head>
<body>
<header class="site"><a class="home" href="${start}/index.html">Docs</a><button type="button" class="control mode" hidden></button></header>
<main>
${main}
</main>
</body>
</html>
`.html
}
