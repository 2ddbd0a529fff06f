import { largestPage } from '../../../generated/operation-table.ts'
import { textsIn } from '../../../src/verifier/discovery/finder.ts'
import { type Finder, ifSuccessful } from '../../service.ts'

/** Limits of the search: pages of events to read, and candidates to request. */
const MOST_PAGES = 2
const MOST_RUNS = 10
/** Texts such as `runs/run-1`, `run_id=run-1` and `Run run-1 has started`. The limits keep the search in long texts linear. */
const IN_TEXT = /\bruns?(?:\/|[ _-]?id["':= ]+| )["']?([A-Za-z0-9][\w.:-]{0,99}\d[\w.:-]{0,99})/gi

/** Returns values in responses that may be IDs of runs. */
export function candidatesIn(seen: unknown[]): string[] {
  const found = [...textsIn(seen)].flatMap(([name, text]) =>
    /^run(_?ids?)?$/i.test(name) ? [text] : [...text.matchAll(IN_TEXT)].map(([, id = '']) => id.replace(/[.:]+$/, '')),
  )
  return [...new Set(found)].filter((id) => /^[\w.:-]+$/.test(id))
}

export const runFinders: Finder[] = [
  {
    finds: ['run_id', 'further.run_ids'],
    needs: ['app_id'],
    async exists({ api, need }, run_id) {
      return (await api.getRun({ app_id: need('app_id'), run_id })) !== undefined
    },
    async find({ service, isGone, seen }) {
      const app_id = service.need('app_id')
      const container_id = service.ifNamed('container_id')
      // No operation lists runs, but events of a container may name those that it has served.
      for (let page = 1; container_id !== undefined && page <= MOST_PAGES; page++) {
        const limit = largestPage.listContainerEvents
        const read = await ifSuccessful(service.api.listContainerEvents({ app_id, container_id, limit, page }))
        if (!read || page * limit >= read.total) break
      }
      const candidates = candidatesIn(seen(app_id)).filter((id) => !isGone(id) && id !== service.ifNamed('run_id'))
      const runs: { id: string; isEphemeral: boolean }[] = []
      for (const id of candidates.slice(0, MOST_RUNS)) {
        const item = (await ifSuccessful(service.api.getRun({ app_id, run_id: id })))?.item
        if (item) runs.push({ id, isEphemeral: item.ephemeral === true })
      }
      const sorted = runs.toSorted((a, b) => Number(a.isEphemeral) - Number(b.isEphemeral))
      const [first, ...others] = sorted.map(({ id }) => id)
      const how = 'in the events of containers and the logs of a build'
      if (first === undefined) {
        const why = `no operation lists runs, and no run is named ${how}`
        const refused = `${candidates.length} values ${how} look like runs, but getRun finds none of them`
        const none = { why: candidates.length > 0 ? refused : why }
        return { run_id: none, 'further.run_ids': none }
      }
      const further = service.ifNamed('run_id') === undefined ? others : [first, ...others]
      return {
        run_id: { value: first, how },
        'further.run_ids': further.length > 0 ? { value: further, how } : { why: `only one run is named ${how}` },
      }
    },
  },
]
