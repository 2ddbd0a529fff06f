import { readFile } from 'node:fs/promises'
import { UsageError } from '../../../src/command.ts'
import { markup } from '../../../src/html/markup.ts'
import { git, parseSource, readOwn, type Source } from '../../diff/document.ts'
import { judge } from '../../diff/judge.ts'
import { changeLists, summary } from '../../diff/report.ts'
import { linksToPages } from '../links.ts'
import { literal, partsOf, text } from '../markdown.ts'
import type { DocsPage } from '../site/page.ts'
import type { DocsContext } from './context.ts'

const TAG = /^v(\d+\.\d+\.\d+)$/

/** A version with a tag such as `v1.2.3`, and its openapi.yaml. */
interface TaggedVersion {
  version: string
  /** Date of the tag, such as `2026-11-23`. */
  date: string
  source: Source
}

/** CHANGELOG.md, and how openapi.yaml changed in each version. @param log is told why git cannot list the versions */
export async function changelogPage({ prose }: DocsContext, log: (what: string) => void): Promise<DocsPage> {
  const changelog = await readFile(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')
  const tagged = await readTaggedVersions().catch(({ code, stderr = '' }: { code?: unknown; stderr?: string }) => {
    const reason = code === 'ENOENT' ? 'git is not installed.' : `git says: ${stderr.trim().split('\n')[0]}.`
    log(`no changes of openapi.yaml in the changelog: ${reason}`)
    return []
  })
  const markdown = changelogMarkdown(changelog, await readOwn(), tagged)
  return {
    file: 'changelog.html',
    title: 'Changelog',
    description: 'What changed in each version of the package and of openapi.yaml.',
    main: markup`<div class="guide">\n${prose('')(linksToPages(markdown))}</div>`,
    markdown,
    part: 'This project',
  }
}

/** Reads the tagged versions on which the checkout is based, newest first. @throws Error if git is missing or fails */
export async function readTaggedVersions(): Promise<TaggedVersion[]> {
  const format = '--format=%(refname:short) %(creatordate:short)'
  const lines = await git('for-each-ref', '--merged=HEAD', '--sort=-version:refname', format, 'refs/tags/v*')
  const tags = lines.split('\n').map((line) => line.split(' '))
  const found = tags.map(async ([tag = '', date = '']): Promise<TaggedVersion[]> => {
    const version = TAG.exec(tag)?.[1]
    // A tag that the project had before its document is no version of the document.
    const text = version && (await git('show', `${tag}:./openapi.yaml`).catch(() => undefined))
    return text ? [{ version, date, source: { label: tag, text } }] : []
  })
  return (await Promise.all(found)).flat()
}

const NO_TAG =
  'These pages were built without tags of earlier versions, so there is no earlier `openapi.yaml` to compare with.'

/**
 * Adds to each section of CHANGELOG.md how the document differs from that of the tagged version before.
 *
 * @param own the document of the first section, if its version has no tag
 * @param tagged newest first
 */
export function changelogMarkdown(changelog: string, own: Source, tagged: TaggedVersion[]): string {
  const note = tagged.length === 0 ? NO_TAG : ''
  const [introduction = ''] = changelog.split(/^## /m)
  const sections = partsOf(changelog).flatMap(({ title, text: notes }, index) => {
    const at = tagged.findIndex(({ version }) => version === title)
    const release = tagged[at] ?? (index === 0 ? { date: '', source: own } : undefined)
    const before = tagged[at + 1]
    const changes = release && before ? changesBetween(before.source, release.source) : []
    return [`## ${release?.date ? `${title}, ${release.date}` : title}`, notes, ...changes]
  })
  return text([introduction.trim(), note, ...sections])
}

function changesBetween(before: Source, now: Source): string[] {
  const title = '### Changes to openapi.yaml'
  try {
    const report = judge(parseSource(before), parseSource(now))
    const since = literal(report.old)
    if (report.changes.length === 0) return [title, `Nothing has changed since ${since}.`]
    return [title, `Since ${since}, ${literal(summary(report))}`, ...changeLists(report, literal)]
  } catch (error) {
    // A tag cannot be mended, so that a document in it must not fail every later build.
    if (!(error instanceof UsageError)) throw error
    return [title, literal(`The documents cannot be compared: ${error.message}`)]
  }
}
