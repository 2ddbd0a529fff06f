import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDocumentRegistry } from 'typescript'
import { describe, expect, test, vi } from 'vitest'
import { createClient } from '../src/client/index.ts'
import { root, runScript, startScript } from '../src/testing/run-script.ts'
import { type Caller, createCallers, EXAMPLES, exampleFetch } from './bench/callers.ts'
import { measureCalls } from './bench/client.ts'
import { measureData } from './bench/data.ts'
import { openEditor } from './bench/editor.ts'
import {
  BUDGETS,
  DATA_CPU,
  FEW,
  MANY,
  MEASURES,
  MEMORY,
  MEMORY_REQUESTS,
  ONE,
  PARTS,
  READ_WAIT,
  READS,
  REQUIRED_ROOM,
  SIZE,
  START,
  WRITES,
} from './bench/measures.ts'
import { COLUMNS, labelsOf, rowOf, splitAtBlock, TABLE_FILE, tableOf, verdictOf, withBlock } from './bench/report.ts'
import {
  BARE,
  measureLoad,
  measureStarts,
  READ_REQUESTS,
  type Server,
  sendWhile,
  startServer,
  WRITE_REQUESTS,
} from './bench/servers.ts'
import { bundleClient, bundleFunction, bytesPerOperation, CLIENT_NAMES, gzippedSize } from './bench/sizes.ts'
import { withTemporaryFolder } from './ending.ts'
import { descendantsOf, isRunning } from './testing/processes.ts'

const ignore = () => undefined
const PATIENCE = { timeout: 240_000, interval: 20 }

describe('the size of the client in a browser', () => {
  test('the client and one function are within their budgets, with room for more operations', async () => {
    const code = await bundleClient(CLIENT_NAMES)
    expect(code).toContain('/integrations/codehost/')
    const size = gzippedSize(code)
    const perOperation = await bytesPerOperation(size)
    expect(perOperation).toBeGreaterThan(0)
    expect(size + REQUIRED_ROOM * perOperation).toBeLessThanOrEqual(BUDGETS[SIZE])
    expect(gzippedSize(await bundleFunction())).toBeLessThanOrEqual(BUDGETS[ONE])
  })

  test('the code that reads archives is bundled only into apps that use it', async () => {
    expect(await bundleClient(CLIENT_NAMES)).not.toContain('deflate-raw')
    expect(await bundleClient(['createClient', 'readBuildFile'])).toContain('deflate-raw')
  })
})

describe('rows', () => {
  const comparison = { name: 'reads', ours: 'a', theirs: 'b', target: { atLeast: 3 } }
  const rounds = [
    { a: 10, b: 1 },
    { a: 20, b: 10 },
    { a: 90, b: 30 },
  ]
  const reads = rowOf(comparison, { reads: rounds })
  const starts = rowOf({ ...comparison, name: 'start', target: { atMost: 0.5 } }, { start: [{ a: 501, b: 1000 }] })
  const calls = rowOf({ ...comparison, name: 'calls', target: { none: 'upper bound' } }, { calls: [{ a: 7, b: 8 }] })

  test('rowOf returns the median and the range of the ratios of all rounds', () => {
    expect(reads).toMatchObject({ ours: 20, theirs: 10, ratio: 3, spread: [2, 10], met: true, samples: rounds })
    expect(() => rowOf(comparison, { reads: [{ a: 1 }] })).toThrow('has no median')
  })

  test('tableOf formats rows as an aligned table', () => {
    expect(tableOf([reads, starts, calls])).toBe(
      `
|       | compared | ours | theirs | ratio | lowest–highest | rounds | target            | met |
|-------|----------|-----:|-------:|------:|---------------:|-------:|-------------------|-----|
| reads | a to b   |   20 |     10 | 3.000 |     2.00–10.00 |      3 | at least 3        | yes |
| start | a to b   |  501 |  1,000 | 0.501 |              – |      1 | at most 0.5       | NO  |
| calls | a to b   |    7 |      8 | 0.875 |              – |      1 | none: upper bound | –   |`.trimStart(),
    )
  })

  test('verdictOf names the missed targets', () => {
    expect(verdictOf([reads, starts, calls])).toEqual({ missed: 1, line: 'Missed: start (b).' })
    expect(verdictOf([reads, calls])).toEqual({ missed: 0, line: 'All targets are met.' })
    expect(verdictOf([calls])).toEqual({ missed: 0, line: 'No target applies.' })
  })
})

describe('the published table', () => {
  const TEXT = 'before\n<!-- bench -->\n\nold\n\n<!-- /bench -->\nafter\n'

  test('withBlock replaces the table without changing the text around it, and requires both markers', () => {
    expect(withBlock(TEXT, 'new | $& |')).toBe(TEXT.replace('old', () => 'new | $& |'))
    for (const text of ['', '<!-- /bench -->\n<!-- bench -->\n', TEXT + TEXT]) {
      expect(() => withBlock(text, 'new')).toThrow('each once and in this order')
    }
  })

  test('figures.md has a row for every measure', async () => {
    const [, block] = splitAtBlock(await readFile(join(root, TABLE_FILE), 'utf8'))
    expect(block).toMatch(
      /^\d{4}-\d\d-\d\d, \d+ × .+, \d+ GB of memory, \w+ [\d.]+; Node [\d.]+, hey-api [\d.]+, .+:\n/,
    )
    const [head, , ...rows] = block
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map(cellsOf)
    expect(head).toEqual(COLUMNS)
    const labels = rows.map((row) => ['', 'compared', 'target'].map((column) => row[COLUMNS.indexOf(column as '')]))
    expect(labels, 'Run `npm run bench -- --write`.').toEqual(PARTS.flatMap((part) => MEASURES[part].map(labelsOf)))
  })
})

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

describe('calls', () => {
  const instant: Caller = async ({ answer }) => structuredClone(answer)
  const measure = (others: Record<string, Caller>, log = ignore) =>
    measureCalls(2, { client: instant, ...others }, log, { durations: { warmUp: 1, measure: 1 } })

  test('all clients send the same requests and return the same data', async () => {
    const sentBy = async (name: keyof ReturnType<typeof createCallers>) => {
      const sent: unknown[] = []
      const caller = createCallers(createClient, async (input, init) => {
        const request = new Request(input, init)
        const { method, url, headers } = request
        sent.push({ method, url, headers: [...headers], body: await request.clone().text() })
        return exampleFetch(request)
      })[name]
      for (const call of EXAMPLES) expect(await caller(call)).toEqual(call.answer)
      return sent
    }
    const ours = await sentBy('client')
    expect(ours).toHaveLength(EXAMPLES.length)
    expect(await sentBy('openapi-fetch')).toEqual(ours)
    expect(await sentBy('bare fetch')).toEqual(ours)
  })

  test('clients are measured one after the other, in reverse order in the second round', async () => {
    let order = ''
    const noting =
      (name: string): Caller =>
      (call) => {
        if (!order.endsWith(name)) order += ` ${name}`
        return instant(call)
      }
    const others = { client: noting('ours'), 'openapi-fetch': noting('theirs'), 'bare fetch': noting('bare') }
    await measure(others, () => {
      order += ','
    })
    expect(order).toBe(' ours theirs bare ours theirs bare, bare theirs ours,')
  })

  test.each<[string, Caller, string]>([
    ['wrong data', async () => ({ data: 'wrong' }), 'createDomain: expected {'],
    ['an error', () => Promise.reject(new Error('broken')), 'createDomain failed: broken.'],
  ])('the measurement fails on %s from a client', async (_, caller, message) => {
    await expect(measure({ 'bare fetch': caller })).rejects.toThrow(message)
  })
})

test('an editor lists the members of a client and shows the type of a result', async () => {
  await withTemporaryFolder('editor', async (folder) => {
    const file = join(folder, 'app.ts')
    await writeFile(file, 'const api = { getRun: () => 5 }\nconst run = api.getRun()\n')
    const editor = openEditor(file, createDocumentRegistry())
    expect(editor.completions('api.')).toEqual(['getRun'])
    expect(editor.quickInfo('run')).toBe('const run: number')
  })
})

describe('servers', () => {
  /** Returns a `start` for fake servers, and a log of starts and stops. `perSecond`: requests per CPU-second, by server. */
  const fakes = (perSecond: Record<string, number>, statusOfInvalid = 400) => {
    const log: string[] = []
    const start = async ({ name }: { name: string }): Promise<Server> => {
      let requests = 0
      log.push(`start ${name}`)
      return {
        name,
        url: '',
        cpuSeconds: () => requests / (perSecond[name] ?? Number.NaN),
        peakMemory: () => requests,
        send: async ({ body }) => (body === '{"domain":5}' ? statusOfInvalid : requests++ < 0 ? 500 : 200),
        stop: async () => void log.push(`stop ${name}`),
      }
    }
    return { start, log }
  }
  const perSecond = { sandbox: 1000, Prism: 100, 'bare node:http': 5000 }
  const durations = { warmUpReads: 0.001, warmUpWrites: 0.001, reads: 0.01, writes: 0.01 }

  test('load is measured in requests per CPU-second of each server', async () => {
    const { start, log } = fakes(perSecond)
    const figures = await measureLoad(2, ignore, { start, durations })
    for (const round of [...(figures[READS] ?? []), ...(figures[WRITES] ?? [])]) {
      for (const [name, figure] of Object.entries(perSecond)) expect(round[name]).toBeCloseTo(figure)
    }
    expect(figures[READS]).toHaveLength(2)
    expect(log.filter((line) => line.startsWith('stop'))).toHaveLength(3)
  })

  test.each([
    ['a server that does not validate', fakes(perSecond, 200), 'sandbox does not validate requests.'],
    ['a server using no CPU time', fakes({ ...perSecond, Prism: Number.POSITIVE_INFINITY }), /^Prism used no CPU time/],
  ])('with %s, measureLoad fails and stops all servers', async (_, { start, log }, message) => {
    await expect(measureLoad(1, ignore, { start, durations })).rejects.toThrow(message)
    expect(log.filter((line) => line.startsWith('stop'))).toHaveLength(3)
  })

  test('measureStarts reverses the order of servers in round 2, and sends each the same number of requests', async () => {
    const { start, log } = fakes(perSecond)
    const figures = await measureStarts(2, ignore, start)
    expect(log.filter((line) => line.startsWith('start')).join()).toBe(
      'start sandbox,start Prism,start bare node:http,start bare node:http,start Prism,start sandbox',
    )
    expect(figures[MEMORY]?.[1]).toEqual(
      Object.fromEntries(Object.keys(perSecond).map((name) => [name, MEMORY_REQUESTS + 1])),
    )
    expect(Object.keys(figures[START]?.[0] ?? {})).toEqual(Object.keys(perSecond))
  })

  test('writes to servers with different numbers of domains are measured, and reads meanwhile', async () => {
    const { start, log } = fakes({ [FEW]: 2000, [MANY]: 1000 })
    const figures = await measureData(2, ignore, { start, domains: { [FEW]: 1, [MANY]: 2 } })
    expect(figures[DATA_CPU]).toEqual(Array(2).fill({ [FEW]: expect.closeTo(500), [MANY]: expect.closeTo(1000) }))
    expect(figures[READ_WAIT]).toEqual(
      Array(2).fill(expect.objectContaining({ [MANY]: expect.any(Number), limit: 50 })),
    )
    expect(log.filter((line) => line.startsWith('stop'))).toHaveLength(2)
  })

  test.runIf(process.platform === 'linux')('the bare server responds with the examples', async () => {
    const server = await startServer(BARE)
    try {
      const requests = [...READ_REQUESTS, ...WRITE_REQUESTS]
      expect(await sendWhile(server, requests, (sent) => sent < 3 * requests.length)).toBe(3 * requests.length)
      const unknown = [{ method: 'GET', path: '/x' }]
      await expect(sendWhile(server, unknown, () => true)).rejects.toThrow('expected 2XX, got 404')
      expect(server.cpuSeconds()).toBeGreaterThan(0)
      expect(server.peakMemory()).toBeGreaterThan(0)
    } finally {
      await server.stop()
    }
    await expect(server.send({ method: 'GET', path: '/x' })).rejects.toThrow('GET /x: no complete response')
  })

  test('the error for a server that exits at once contains its name and last output', async () => {
    const args = ['--eval', `console.error('listen EADDRINUSE'); process.exit(1)`]
    await expect(startServer({ name: 'test', args, ready: /never/ })).rejects.toThrow(
      'The server test ended with exit code 1 before it listened. Its last output: listen EADDRINUSE',
    )
  })
})

describe('the command', () => {
  const bench = (...args: string[]) => runScript('scripts/bench.ts', args)

  test('npm run bench measures one part, and prints the figures even if it cannot write them', async () => {
    const { code, stdout, stderr } = await bench('--only', 'http', '--rounds', '1', '--json', '/dev/full')
    expect(stderr).toMatch(
      /^bench: CPU time per call over HTTP, .*: client [\d.]+, bare fetch [\d.]+, bare fetch again /m,
    )
    expect(stdout).toMatch(/\nNo target applies\.\n$/)
    expect(stderr).toMatch(/\nThe figures above could not be written: --json .* \/dev\/full is not \(ENOSPC\)\.\n$/)
    expect(code).toBe(2)
  })

  test.runIf(process.platform === 'linux')('if npm run bench is killed, its servers end, too', async () => {
    const { child, finished } = startScript('scripts/bench.ts', ['--only', 'sandbox', '--json', '/dev/null'])
    const started = await vi.waitUntil(() => descendantsOf(child.pid).length > 0 && descendantsOf(child.pid), PATIENCE)
    child.kill('SIGKILL')
    await finished
    await vi.waitUntil(() => !started.some(isRunning), PATIENCE)
  })
})
