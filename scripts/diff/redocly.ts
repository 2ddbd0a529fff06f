import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RedoclyFailed, redocly, withRedoclyFolder } from '../redocly.ts'
import type { AnyDocument, Versions } from './document.ts'
import { isNode } from './pointer.ts'
import { withLeads, withoutLeads } from './references.ts'

const CONFIG = fileURLToPath(new URL('redocly.yaml', import.meta.url))

/** What `redocly diff` says of one change. */
export interface Finding {
  /** Type of the node, such as `Schema`. */
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  /** Which key of the node differs; `key` stands for its own name. */
  property?: string
  base?: { pointer: string; value?: unknown }
  revision?: { pointer: string; value?: unknown }
  /** How much of a new version the change asks for: what breaks somebody is `major`. */
  impact: 'major' | 'minor' | 'patch'
  verdicts: { ruleId: string; message: string }[]
}

/** Has Redocly compare two documents. @throws {@link RedoclyFailed} */
export function findChanges({ before, after }: Versions<AnyDocument>): Promise<Finding[]> {
  return withRedoclyFolder(async (folder) => {
    const [old, now] = [join(folder, 'old.json'), join(folder, 'new.json')]
    const textOf = (document: AnyDocument) => JSON.stringify(withoutLeads(document))
    await Promise.all([writeFile(old, textOf(before)), writeFile(now, textOf(after))])
    const found = await redocly('diff', old, now, '--config', CONFIG, '--format', 'json', '--fail-on', 'none')
    return parse(withLeads(found))
  })
}

/** The format is experimental: what does not look as expected is no judgement, above all not that nothing breaks. */
function parse(text: string): Finding[] {
  try {
    const { reportVersion, changes } = JSON.parse(text)
    if (reportVersion === '1' && Array.isArray(changes) && changes.every(isFinding)) return changes
  } catch {
    // Said below.
  }
  throw new RedoclyFailed(
    'Redocly answered in a form that this command does not know; is @redocly/cli the pinned version?',
  )
}

function isFinding(change: unknown): change is Finding {
  if (!isNode(change)) return false
  const isKnown = ['added', 'removed', 'modified'].includes(change.kind as string)
  const isRated = ['major', 'minor', 'patch'].includes(change.impact as string)
  return isKnown && isRated && Array.isArray(change.verdicts) && isNode(change.base ?? change.revision)
}
