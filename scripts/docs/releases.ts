import { readFile } from 'node:fs/promises'
import { UsageError } from '../../src/command.ts'
import { parseSource, type ReadDocument, readOwn, type Source } from '../diff/document.ts'
import { git } from '../diff/git.ts'
import { judge } from '../diff/judge.ts'
import type { Report } from '../diff/report.ts'
import { partsOf } from './chapters.ts'

/** A version with a tag such as `v1.2.3`, and its openapi.yaml. */
interface TaggedVersion {
  version: string
  /** Date of the tag, such as `2026-11-23`. */
  date: string
  source: Source
}

/** CHANGELOG.md, and how the document changed in each version. */
export interface Changelog {
  introduction: string
  /** Why no section has changes of the document; missing if any can have them. */
  note: string | undefined
  /** Newest first. */
  releases: Release[]
}

/** A section of CHANGELOG.md. */
export interface Release {
  /** The version, or `Unreleased`. */
  title: string
  date: string | undefined
  notes: string
  /** How openapi.yaml differs from the tagged version before, or why that is unknown; missing if no tag is known. */
  changes: Report | string | undefined
}

const TAG = /^v(\d+\.\d+\.\d+)$/

/** Reads CHANGELOG.md and, from git, the documents of earlier versions. @param log is told why git cannot list them */
export async function readChangelog(log: (what: string) => void): Promise<Changelog> {
  const text = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  const [introduction = ''] = text.split(/^## /m)
  const tagged = await readTaggedVersions().catch((error) => {
    if (!(error instanceof UsageError)) throw error
    log(`no changes of openapi.yaml in the changelog: ${error.message}`)
  })
  return {
    introduction: introduction.replace(/^# .*/, '').trim(),
    note: tagged ? (tagged.length === 0 ? NO_TAG : undefined) : NO_HISTORY,
    releases: releasesOf(text, await readOwn(), tagged ?? []),
  }
}

const NO_TAG = 'No version has a tag yet, so there is no earlier `openapi.yaml` to compare with.'
const NO_HISTORY =
  'These pages were built without the tags of the repository, so they do not say how `openapi.yaml` has changed.'

/**
 * Reads the tagged versions on which the checkout is based, newest first.
 *
 * @throws {@link UsageError} if git cannot list all of them
 */
export async function readTaggedVersions(): Promise<TaggedVersion[]> {
  if ((await read('rev-parse', '--is-shallow-repository')).trim() === 'true') {
    throw new UsageError('this clone is shallow; run `git fetch --unshallow --tags`, or clone with fetch-depth: 0.')
  }
  const format = '--format=%(refname:short) %(creatordate:short)'
  const lines = await read('for-each-ref', '--merged=HEAD', '--sort=-version:refname', format, 'refs/tags/v*')
  const tags = lines.split('\n').map((line) => line.split(' '))
  const found = tags.map(async ([tag = '', date = '']): Promise<TaggedVersion[]> => {
    const version = TAG.exec(tag)?.[1]
    // A tag that the project had before its document is no version of the document.
    const text = version && (await git('show', `${tag}:./openapi.yaml`).catch(() => undefined))
    return text ? [{ version, date, source: { label: tag, text } }] : []
  })
  return (await Promise.all(found)).flat()
}

/** Runs git. @throws {@link UsageError} if git fails */
async function read(...args: string[]): Promise<string> {
  return git(...args).catch(({ code, stderr = '' }) => {
    throw new UsageError(code === 'ENOENT' ? 'git is not installed.' : `git says: ${stderr.trim().split('\n')[0]}.`)
  })
}

/**
 * Compares the document of each section of CHANGELOG.md with that of the tagged version before.
 *
 * @param own the document of the first section, if its version has no tag
 * @param tagged newest first
 */
export function releasesOf(changelog: string, own: Source, tagged: TaggedVersion[]): Release[] {
  const parse = createParser()
  return partsOf(changelog).map(({ title, text }, index) => {
    const at = tagged.findIndex(({ version }) => version === title)
    const isUntagged = at < 0
    const { date, source } = tagged[at] ?? { date: undefined, source: own }
    const before = tagged[isUntagged ? 0 : at + 1]?.source
    return { title, date, notes: text, changes: changes() }

    function changes(): Release['changes'] {
      if (tagged.length === 0) return undefined
      if (isUntagged && index > 0) return 'This version has no tag, so its document cannot be compared.'
      if (!before) return 'This is the first version with a tag, so there is no document to compare it with.'
      try {
        return judge(parse(before), parse(source))
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        return `The documents cannot be compared: ${error.message}`
      }
    }
  })
}

/** Returns a parser that parses each document once, although two comparisons need it. */
function createParser(): (source: Source) => ReadDocument {
  const parsed = new Map<Source, ReadDocument>()
  return (source) => {
    const known = parsed.get(source) ?? parseSource(source)
    parsed.set(source, known)
    return known
  }
}
