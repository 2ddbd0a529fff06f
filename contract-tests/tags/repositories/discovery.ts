import { textsIn } from '../../../src/verifier/discovery/finder.ts'
import { type Finder, ifSuccessful, type Search } from '../../service.ts'

/** Path segments of code-hosting providers: the document's placeholder, then common names. */
const SEGMENTS = ['codehost', 'github', 'gitlab', 'bitbucket']
/** Maximum number of repositories to request. */
const MOST_REPOSITORIES = 3

interface Repository {
  owner: string
  repo: string
  host?: string
}

/** A URL such as `https://host/owner/repo.git` or `git@host:owner/repo`. */
const IN_URL =
  /(?:https?:\/\/|ssh:\/\/|git@)(?:[\w.-]+@)?([\w.-]+)(?::\d+)?[:/]([\w.-]+)\/([\w.-]+?)(\.git)?(?=[\s"')\]@#?,;]|\.?$)/g
/** A name such as `github.com/owner/repo`. */
const IN_TEXT = /\b((?:github|gitlab|bitbucket)\.\w+)\/([\w.-]+)\/([\w-]+)/g

/** Returns repositories that responses name. Other URLs, such as presigned ones, have the same form. */
function candidatesIn({ seen }: Search): Repository[] {
  const found: Repository[] = []
  for (const [name, text] of textsIn(seen())) {
    const isNamed = /repo(sitory)?(_?(full_?)?name)?$/i.test(name)
    const [, owner, repo] = (isNamed && /^([\w.-]+)\/([\w.-]+)$/.exec(text)) || []
    if (owner && repo) found.push({ owner, repo })
    for (const [, host = '', ownerInUrl = '', repoInUrl = '', git] of [
      ...text.matchAll(IN_URL),
      ...text.matchAll(IN_TEXT),
    ]) {
      const isLikely = git !== undefined || isNamed || /git|bitbucket|code/i.test(host) || /clon|checkout/i.test(text)
      if (isLikely) found.push({ owner: ownerInUrl, repo: repoInUrl, host })
    }
  }
  return [...new Map(found.map((each) => [`${each.owner}/${each.repo}`, each])).values()]
}

export const repositoryFinders: Finder[] = [
  {
    finds: ['owner', 'repo', 'codehost'],
    // The segment is not a resource: only a repository can cease to exist.
    exists: async ({ api, need }, _, name) => {
      const named = { owner: need('owner'), repo: need('repo') }
      const isFound = async () => (await api.getRepository(named)) !== undefined
      return (
        name === 'codehost' || (await isFound().catch(() => false)) || (await api.listBranches(named)) !== undefined
      )
    },
    async find(search) {
      const { service, at, isGone } = search
      const [knownOwner, knownRepo, codehost] = (['owner', 'repo', 'codehost'] as const).map(service.ifNamed)
      const named = candidatesIn(search)
        .filter((each) => (knownOwner ?? each.owner) === each.owner && (knownRepo ?? each.repo) === each.repo)
        .filter((each) => !isGone(each.repo))
      const candidates: Repository[] =
        knownOwner !== undefined && knownRepo !== undefined ? [{ owner: knownOwner, repo: knownRepo }] : named
      const all = (why: string) => ({ owner: { why }, repo: { why }, codehost: { why } })
      if (candidates.length === 0) return all('no event or log names a repository; check owner, repo and codehost')
      const tried = new Set<string>()
      for (const { owner, repo, host = '' } of candidates.slice(0, MOST_REPOSITORIES)) {
        const hinted = SEGMENTS.filter((segment) => host.includes(segment))
        for (const segment of codehost === undefined ? new Set([...hinted, ...SEGMENTS]) : [codehost]) {
          tried.add(segment)
          const api = at({ codehost: segment })
          const answer = (await ifSuccessful(api.getRepository({ owner, repo }))) ?? api.listBranches({ owner, repo })
          if (!(await ifSuccessful(Promise.resolve(answer)))) continue
          const how = host ? `in a text that names ${host}/${owner}/${repo}` : 'in a response'
          return {
            owner: { value: owner, how },
            repo: { value: repo, how },
            codehost: { value: segment, how: `tried ${[...tried].join(', ')}` },
          }
        }
      }
      const names = candidates.slice(0, MOST_REPOSITORIES).map(({ owner, repo }) => `${owner}/${repo}`)
      return all(
        `no operation finds ${names.join(', ')} under none of the segments ${[...tried].join(', ')}; add codehost to the fixtures`,
      )
    },
  },
]
