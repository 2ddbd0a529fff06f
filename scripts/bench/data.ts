import { join } from 'node:path'
import { createSandbox } from '../../src/sandbox/index.ts'
import { openDataFile } from '../../src/sandbox/node/data-file.ts'
import { changesOf } from '../../src/sandbox/state/tables.ts'
import { withTemporaryFolder } from '../ending.ts'
import { DATA_CPU, DATA_TIME, FEW, MANY, READ_WAIT, READ_WAIT_LIMIT } from './measures.ts'
import { type Figures, inRounds, type Log } from './report.ts'
import { READ_REQUESTS, SANDBOX, type Server, sendWhile, startServer, WRITE_REQUESTS } from './servers.ts'

/** Each measurement is repeated, because other processes delay calls, too. */
const SERIES = 5
/** Number of writes in a series; they cause several checkpoints of SQLite. */
const WRITES = 500

const DOMAINS = { [FEW]: 10, [MANY]: 100_000 }

/** Measures how the number of stored domains changes writes to a sandbox with `--data`, and reads meanwhile. */
export async function measureData(
  rounds: number,
  log: Log,
  { start = startServer, domains = DOMAINS } = {},
): Promise<Figures> {
  return withTemporaryFolder('bench-data', async (folder) => {
    const servers: Server[] = []
    try {
      for (const [name, count] of Object.entries(domains)) {
        const file = join(folder, `${count}.db`)
        await createDataFile(file, count)
        servers.push(await start({ ...SANDBOX, name, args: [...SANDBOX.args, '--data', file] }))
      }
      // By the end of the warm-up, V8 has compiled the hot code.
      for (const server of servers) await lowest(() => write(server))
      const figures = await inRounds(rounds, servers, log, measureWrites)
      const waits = figures[READ_WAIT] ?? []
      return { ...figures, [READ_WAIT]: waits.map((round) => ({ ...round, limit: READ_WAIT_LIMIT })) }
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
}

/** Creates a data file with the seed, but this number of domains. */
async function createDataFile(file: string, count: number): Promise<void> {
  const seed = createSandbox().snapshot()
  const domains = Array.from({ length: count }, (_, index) => {
    const { appId: _unassigned, ...domain } = seed.domains[index % seed.domains.length] as (typeof seed.domains)[number]
    return { ...domain, id: `domain-stored-${index}` }
  })
  const { save, close } = await openDataFile(file)
  await save({ replaces: true, changes: changesOf({ ...seed, domains }) })
  await close()
}

const write = (server: Server) => sendWhile(server, WRITE_REQUESTS, (sent) => sent < WRITES)

async function measureWrites(server: Server) {
  const cpu = server.cpuSeconds()
  const took = await lowest(async () => {
    const start = performance.now()
    await write(server)
    return performance.now() - start
  })
  const used = server.cpuSeconds() - cpu
  return {
    [DATA_CPU]: (used / WRITES / SERIES) * 1e6,
    [DATA_TIME]: (took / WRITES) * 1000,
    [READ_WAIT]: await lowest(() => longestRead(server)),
  }
}

/** Returns the lowest of {@link SERIES} measurements. */
async function lowest(measure: () => Promise<number>): Promise<number> {
  const figures: number[] = []
  while (figures.length < SERIES) figures.push(await measure())
  return Math.min(...figures)
}

/** Returns the longest time of a read in ms, during a series of writes. */
async function longestRead(server: Server): Promise<number> {
  let isWriting = true
  const writing = write(server).finally(() => {
    isWriting = false
  })
  let longest = 0
  for (let sent = 0; isWriting; sent++) {
    const start = performance.now()
    await server.send(READ_REQUESTS[sent % READ_REQUESTS.length] as (typeof READ_REQUESTS)[number])
    longest = Math.max(longest, performance.now() - start)
  }
  await writing
  return longest
}
