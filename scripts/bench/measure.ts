import { BenchFailed } from './failed.ts'
import { createLoad, type Load } from './load.ts'
import { type BenchRequest, INVALID, READS, WRITES } from './requests.ts'
import { inWords, type Sample } from './rows.ts'
import { PRISM, SANDBOX, type Server, startServer } from './server.ts'

/** The token of the sandbox's owner; Prism takes any. */
const TOKEN = 'sandbox-owner-token'
const CONNECTIONS = 16
/** Work that is the same for both, since the sandbox keeps what is written and would otherwise be given more of it. */
export const MEMORY_REQUESTS = 4000
/** Long enough for the compiler of V8 to be through with what runs often. */
const WARM_UP_MS = { reads: 3000, writes: 1000 }
const MEASURE_MS = { reads: 1200, writes: 800 }

type Loaded = Load & Pick<Server, 'cpuSeconds'>

/** A start from nothing and the same work for both: wall time in ms until the first good answer, peak memory in MiB. */
export async function measureStarts(): Promise<{ start: Sample; memory: Sample }> {
  const sandbox = await measureStart(SANDBOX)
  const prism = await measureStart(PRISM)
  return {
    start: { ours: sandbox.start, theirs: prism.start },
    memory: { ours: sandbox.memory, theirs: prism.memory },
  }
}

async function measureStart(command: typeof SANDBOX) {
  const began = performance.now()
  return withServer(command, async (server, load) => {
    await load.run(READS.slice(0, 1), (sent) => sent === 0)
    const start = performance.now() - began
    await load.run([...READS, ...WRITES], (sent) => sent < MEMORY_REQUESTS)
    return { start, memory: server.peakMemory() }
  })
}

/** Requests per second of CPU time of the server, of both under load in turn, one sample per round. */
export async function measureLoad(rounds: number, tell: (line: string) => void) {
  return withServer(SANDBOX, (sandboxServer, sandbox) =>
    withServer(PRISM, async (prismServer, prism) => {
      const both: Record<keyof Sample, Loaded> = {
        ours: { ...sandbox, cpuSeconds: sandboxServer.cpuSeconds },
        theirs: { ...prism, cpuSeconds: prismServer.cpuSeconds },
      }
      tell('warming up')
      for (const each of Object.values(both)) {
        await checkValidates(each)
        await perCpuSecond(each, READS, WARM_UP_MS.reads)
        await perCpuSecond(each, WRITES, WARM_UP_MS.writes)
      }
      const inTurn = async (requests: readonly BenchRequest[], milliseconds: number): Promise<Sample> => ({
        ours: await perCpuSecond(both.ours, requests, milliseconds),
        theirs: await perCpuSecond(both.theirs, requests, milliseconds),
      })
      const samples: { reads: Sample; writes: Sample }[] = []
      for (let round = 1; round <= rounds; round++) {
        const reads = await inTurn(READS, MEASURE_MS.reads)
        const writes = await inTurn(WRITES, MEASURE_MS.writes)
        samples.push({ reads, writes })
        tell(`load, round ${round} of ${rounds}: reads ${inWords(reads)}, writes ${inWords(writes)} per CPU-second`)
      }
      return samples
    }),
  )
}

async function withServer<Outcome>(
  command: typeof SANDBOX,
  work: (server: Server, load: Load) => Promise<Outcome>,
): Promise<Outcome> {
  const server = await startServer(command)
  const load = createLoad({ url: server.url, token: TOKEN, connections: CONNECTIONS })
  try {
    return await server.whileAlive(work(server, load))
  } finally {
    load.close()
    await server.stop()
  }
}

async function checkValidates({ send }: Load): Promise<void> {
  const status = await send(INVALID)
  if (status < 400) throw new BenchFailed(`A request that breaks the document is answered with ${status}.`)
}

async function perCpuSecond(load: Loaded, requests: readonly BenchRequest[], milliseconds: number): Promise<number> {
  const before = load.cpuSeconds()
  const end = performance.now() + milliseconds
  const sent = await load.run(requests, () => performance.now() < end)
  return sent / (load.cpuSeconds() - before)
}
