import { BenchFailed } from './failed.ts'
import { inTurn, type Progress } from './progress.ts'
import { type BenchRequest, INVALID, READS, WRITES } from './requests.ts'
import { BARE, PRISM, SANDBOX, type ServerCommand } from './server.ts'
import { type Running, type Start, withServers } from './with-servers.ts'

/** One figure of each server, by its name. */
export type OfServers = Record<string, number>

export const SERVERS: readonly ServerCommand[] = [SANDBOX, PRISM, BARE]

/** Work that is the same for all, since the sandbox keeps what is written and would otherwise be given more of it. */
export const MEMORY_REQUESTS = 2000

/**
 * Seconds of CPU time of the server, so that on a busy machine it is as warm and does as much as on an idle one. The warm-up
 * is long enough for the compiler of V8 to be through with what runs often.
 */
const DURATIONS = { warmUp: { reads: 2, writes: 0.7 }, measure: { reads: 0.6, writes: 0.4 } }
/** A machine that is too busy is not waited for: so many times as long at most. */
const PATIENCE = 2
/** To look at the CPU time costs some itself. */
const LOOK_EVERY = 64

/** A start from nothing and the same work for all: wall time in ms until the first good answer, peak memory in MiB. */
export async function measureStarts(rounds: number, progress: Progress, start?: Start) {
  const starts: OfServers[] = []
  const memory: OfServers[] = []
  for (let round = 1; round <= rounds; round++) {
    const took: OfServers = {}
    const held: OfServers = {}
    for (const command of inTurn(SERVERS, round)) {
      const began = performance.now()
      await withServers(
        [command],
        async ([server]) => {
          await server?.run(READS.slice(0, 1), (sent) => sent === 0)
          took[command.name] = performance.now() - began
          await server?.run([...READS, ...WRITES], (sent) => sent < MEMORY_REQUESTS)
          held[command.name] = server?.peakMemory() ?? Number.NaN
        },
        start,
      )
    }
    starts.push(took)
    memory.push(held)
    progress.done(`ms to first answer, round ${round} of ${rounds}`, took)
    progress.done(`MiB at the peak, round ${round} of ${rounds}`, held)
  }
  return { starts, memory }
}

/** Requests per second of CPU time of the server, of all under load in turn, one sample per round. */
export async function measureLoad(
  rounds: number,
  progress: Progress,
  { start, durations = DURATIONS }: { start?: Start; durations?: typeof DURATIONS } = {},
) {
  const measure = async (servers: Running[]) => {
    const { warmUp } = durations
    progress.now('reads and writes, warming up')
    for (const server of servers) {
      if (server.validates) await checkValidates(server)
      await perCpuSecond(server, READS, warmUp.reads)
      await perCpuSecond(server, WRITES, warmUp.writes)
    }
    const reads: OfServers[] = []
    const writes: OfServers[] = []
    for (let round = 1; round <= rounds; round++) {
      const order = inTurn(servers, round)
      reads.push(await ofAll(order, READS, durations.measure.reads))
      progress.done(`reads per CPU-second, round ${round} of ${rounds}`, reads.at(-1))
      writes.push(await ofAll(order, WRITES, durations.measure.writes))
      progress.done(`writes per CPU-second, round ${round} of ${rounds}`, writes.at(-1))
    }
    return { reads, writes }
  }
  return withServers(SERVERS, measure, start)
}

async function checkValidates({ name, send }: Running): Promise<void> {
  const status = await send(INVALID)
  if (status < 400) throw new BenchFailed(`${name} answers a request that breaks the document with ${status}.`)
}

async function ofAll(servers: readonly Running[], requests: readonly BenchRequest[], seconds: number) {
  const figures: OfServers = {}
  for (const server of servers) figures[server.name] = await perCpuSecond(server, requests, seconds)
  return figures
}

async function perCpuSecond(server: Running, requests: readonly BenchRequest[], seconds: number): Promise<number> {
  const before = server.cpuSeconds()
  const latest = performance.now() + PATIENCE * seconds * 1000
  let isOver = false
  const sent = await server.run(requests, (sent) => {
    // Once over, it is so for all connections.
    if (sent % LOOK_EVERY === 0 && sent > 0)
      isOver ||= server.cpuSeconds() - before >= seconds || performance.now() >= latest
    return !isOver
  })
  const used = server.cpuSeconds() - before
  // Linux counts in hundredths.
  if (used <= 0) throw new BenchFailed(`${server.name} took no CPU time for ${sent} requests, so nothing can be said.`)
  return sent / used
}
