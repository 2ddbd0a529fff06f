import { oneLine } from '../../src/printable.ts'
import { readChangelog } from './changelog.ts'
import { compareVersions, parseVersion } from './version.ts'

/** What a release is made of. */
export interface Release {
  /** As it was pushed, `v1.2.3`. */
  tag: string
  /** Of package.json. */
  version: string
  /** Of package-lock.json. */
  lockedVersion: string
  changelog: string
  /** All tags of the repository; this one may be among them. */
  tags: readonly string[]
}

/** What is in the way of a release, each with what to do; nothing when it may go out. */
export function findProblems({ tag, version, lockedVersion, changelog, tags }: Release): string[] {
  const own = parseVersion(version)
  if (!own) return [`package.json has the version "${oneLine(version)}"; a release has three numbers, as in 1.2.3.`]

  const problems: string[] = []
  if (tag !== `v${version}`) {
    problems.push(`The tag is "${oneLine(tag)}" and package.json has ${version}, of which the tag is v${version}.`)
  }
  if (lockedVersion !== version) {
    problems.push(
      `package-lock.json has the version ${lockedVersion} and package.json ${version}: run \`npm install\`.`,
    )
  }

  const sections = readChangelog(changelog)
  const section = sections.find(({ title }) => title === version)
  if (!section) problems.push(`CHANGELOG.md has no section "## ${version}".`)
  else if (section.notes === '') problems.push(`The section "## ${version}" of CHANGELOG.md is empty.`)
  for (const { title } of sections) {
    const other = parseVersion(title)
    if (!other) problems.push(`The section "## ${oneLine(title)}" of CHANGELOG.md is no version.`)
    else if (compareVersions(own, other) < 0) problems.push(`CHANGELOG.md has a later version, ${title}.`)
  }
  const titles = sections.map(({ title }) => title)
  for (const title of new Set(titles.filter((each, at) => titles.indexOf(each) < at))) {
    problems.push(`CHANGELOG.md has the section "## ${oneLine(title)}" twice.`)
  }

  for (const each of tags) {
    const other = each.startsWith('v') ? parseVersion(each.slice(1)) : undefined
    if (other && compareVersions(own, other) < 0) problems.push(`There is a tag of a later version, ${each}.`)
  }
  return problems
}
