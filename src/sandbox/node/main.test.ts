import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { runScript, type Started, startScript } from '../../testing/run-script.ts'
import { readSnapshot } from '../state/snapshot.ts'
import { call, NOW, V2 } from '../testing/call.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-command-'))
  file = join(folder, 'state.json')
})
afterEach(() => rm(folder, { recursive: true }))

interface Running extends Started {
  url: string
  /** Fetches from this sandbox, for {@link call}. */
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
}

/** Starts the command and kills it after the test. */
function startSandbox(...args: string[]): Started {
  const started = startScript('src/cli.ts', ['sandbox', ...args])
  onTestFinished(async () => {
    started.child.kill('SIGKILL')
    await started.finished
  })
  return started
}

/** Starts the sandbox on a free port and waits until it is ready. */
async function start(...args: string[]): Promise<Running> {
  const started = startSandbox('--port', '0', ...args)
  const [, url = ''] = await started.printed(
    /^Sandbox ready at (http:\/\/127\.0\.0\.1:\d+)$[\s\S]*^Press Ctrl-C to stop\.$/m,
  )
  const fetchThere: Running['fetch'] = (input, init) => {
    return fetch(String(input).replace('http://sandbox.test', url), { ...init, signal: AbortSignal.timeout(60_000) })
  }
  return { ...started, url, fetch: fetchThere }
}

const createDomain = (sandbox: Running, name: string) =>
  call(sandbox, `POST ${V2}/domains`, {
    body: { domain: `${name}.example.com`, domainType: 'subdomain', region: 'us-east-1' },
  })

const domainsOf = async (sandbox: Running): Promise<string[]> =>
  (await call(sandbox, 'GET /_sandbox/snapshot')).body.state.domains.map(
    ({ domain }: { domain: { id: string } }) => domain.id,
  )

/** Expects exit code 2 and a one-line message, without a stack trace. */
function expectRefusal({ code, stdout, stderr }: Awaited<Started['finished']>, told: string | RegExp): void {
  expect(stderr).toMatch(told)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/)
  expect([code, stdout]).toEqual([2, ''])
}

describe('start', () => {
  test('prints a URL, a token and a command that work', async () => {
    const sandbox = await start()
    const [, token] = await sandbox.printed(/^Owner token: (\S+) /m)
    const [, header = '', url = ''] = await sandbox.printed(/^Try: curl -H 'Authorization: ([^']+)' (\S+)$/m)
    expect(url).toMatch(sandbox.url)
    expect(header).toBe(`Bearer ${token}`)
    const response = await fetch(url, { headers: { Authorization: header }, signal: AbortSignal.timeout(60_000) })
    expect(response.status).toBe(200)
    expect((await call(sandbox, 'GET /_sandbox/fixtures')).body.tokens.owner).toBe(token)
    expect((await call(sandbox, 'GET /_sandbox/clock')).body.fixed).toBe(false)
  })

  test('--now stops the clock', async () => {
    const sandbox = await start('--now', NOW)
    expect((await call(sandbox, 'GET /_sandbox/clock')).body).toEqual({ now: NOW, fixed: true })
  })

  test('--help lists every option', async () => {
    const { code, stdout, stderr } = await startSandbox('--help').finished
    for (const option of ['--port', '--host', '--data', '--now', '--open-control']) expect(stdout).toContain(option)
    expect([code, stderr]).toEqual([0, ''])
  })
})

describe('bad usage', () => {
  test.each([
    [['--prot', '4010'], '--prot'],
    [['--port'], '--port'],
    [['more'], 'more'],
    [['--port', 'x'], '--port must be a whole number from 0 to 65535; it is "x".'],
    [['--port', '65536'], '--port'],
    [['--port', '0', '--host', '192.0.2.1'], '--host'],
    [['--port', '0', '--data', ''], '--data'],
    [['--port', '0', '--now', 'tomorrow'], '--now: A moment must be'],
    [['--port', '0', '--now', '2026-03-10T09:30:00'], '--now'],
  ])('sandbox %j', async (args, told) => {
    expectRefusal(await startSandbox(...args).finished, told)
  })

  test('an unknown command', async () => {
    expectRefusal(await runScript('src/cli.ts', ['sandbxo']), '"sandbxo"')
  })

  test('a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const finished = await startSandbox('--port', String(port), '--data', file).finished
    expectRefusal(finished, `Port ${port} is in use; choose another one with --port.`)
    expect(await readdir(folder)).not.toContain('state.json.lock')
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it with exit code 0 and unlocks the data file', async (signal) => {
  const sandbox = await start('--data', file)
  expect((await createDomain(sandbox, 'kept')).status).toBe(200)
  sandbox.child.kill(signal)
  expect(await sandbox.finished).toMatchObject({ code: 0, stderr: '' })
  await expect(call(sandbox, `GET ${V2}/api-keys`)).rejects.toThrow('fetch failed')
  expect(await readdir(folder)).toEqual(['state.json'])
})

test('logs a line for each request, without query and token', async () => {
  const sandbox = await start('--now', NOW)
  const secrets = ['sandbox-owner-token', 'sandbox-member-token', 'secret-token', 'secret-query']
  await call(sandbox, `GET ${V2}/api-keys?secret-query=secret-query`)
  await call(sandbox, `GET ${V2}/cost`, { token: 'sandbox-member-token' })
  await call(sandbox, `GET ${V2}/api-keys`, { token: 'secret-token' })
  await call(sandbox, `GET ${V2}/line%0Abreak%1B[31m`)
  const [log] = await sandbox.printed(/(^\S+ GET .*\n){4}/m)
  const lines = log.trimEnd().split('\n')
  const when = NOW.replace('.000', '')
  expect(lines.map((line) => line.replace(/ \d+\.\d ms$/, ''))).toEqual([
    `${when} GET ${V2}/api-keys 400`,
    `${when} GET ${V2}/cost 200`,
    `${when} GET ${V2}/api-keys 401`,
    expect.stringMatching(/ GET [!-~]+ 404$/),
  ])
  for (const secret of secrets) expect(log).not.toContain(secret)
})

test('logs dropped connections', async () => {
  const sandbox = await start()
  const body = { operation: 'listApiKeys', drop: true }
  expect((await call(sandbox, 'POST /_sandbox/faults', { body })).status).toBe(201)
  await expect(call(sandbox, `GET ${V2}/api-keys`)).rejects.toThrow('fetch failed')
  await sandbox.printed(/ GET \S+\/api-keys dropped /)
  expect((await call(sandbox, `GET ${V2}/api-keys`)).status).toBe(200)
})

describe('--data', () => {
  test('continues from the stored state', async () => {
    const first = await start('--data', file)
    const { body } = await createDomain(first, 'kept')
    const { text } = await call(first, 'GET /_sandbox/snapshot')
    first.child.kill('SIGINT')
    await first.finished
    const second = await start('--data', file)
    expect((await call(second, 'GET /_sandbox/snapshot')).text).toBe(text)
    expect(await domainsOf(second)).toContain(body.id)
  })

  test('rejects a second sandbox on the same file, and the first one continues', async () => {
    const first = await start('--data', file)
    const finished = await startSandbox('--port', '0', '--data', file).finished
    expectRefusal(finished, `in use by process ${first.child.pid}`)
    const { body } = await createDomain(first, 'kept')
    const { domains } = readSnapshot(await readFile(file, 'utf8'))
    expect(domains.map(({ domain }) => domain.id)).toContain(body.id)
  })

  // data-file.test.ts has the kinds of damage.
  test('rejects a damaged file and leaves it unchanged', async () => {
    await writeFile(file, '{}')
    expectRefusal(await startSandbox('--port', '0', '--data', file).finished, 'is damaged')
    expect(await readFile(file, 'utf8')).toBe('{}')
    expect(await readdir(folder)).toEqual(['state.json'])
  })

  test('rejects a folder that does not exist', async () => {
    const place = join(folder, 'none', 'state.json')
    expectRefusal(await startSandbox('--port', '0', '--data', place).finished, 'does not exist')
  })

  test('every acknowledged change survives kill -9, repeatedly', async () => {
    const acknowledged: string[] = []
    for (const [round, enough] of [1, 10, 40, 90].entries()) {
      const sandbox = await start('--data', file)
      expect(await domainsOf(sandbox)).toEqual(expect.arrayContaining(acknowledged))
      const target = acknowledged.length + enough
      const worker = async (_: unknown, worker: number) => {
        for (let number = 0; ; number++) {
          const { status, body } = await createDomain(sandbox, `d-${round}-${worker}-${number}`)
          expect(status).toBe(200)
          acknowledged.push(body.id)
          // In the middle of the requests of other workers.
          if (acknowledged.length >= target) sandbox.child.kill('SIGKILL')
        }
      }
      // Each continues until the connection breaks.
      const ends = await Promise.allSettled(Array.from({ length: 8 }, worker))
      for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) })
      await sandbox.finished
    }
    const last = await start('--data', file)
    expect(await domainsOf(last)).toEqual(expect.arrayContaining(acknowledged))
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
  })
})
