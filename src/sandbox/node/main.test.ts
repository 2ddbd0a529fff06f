import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { runScript, type Started, startScript } from '../../testing/run-script.ts'
import { readSnapshot } from '../state/snapshot-text.ts'
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
  /** Sends requests to it as {@link call} does. */
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
}

/** Starts the command; it does not outlive the test. */
function startSandbox(...args: string[]): Started {
  const started = startScript('src/cli.ts', ['sandbox', ...args])
  onTestFinished(async () => {
    started.child.kill('SIGKILL')
    await started.finished
  })
  return started
}

/** Starts it on a free port and waits until it is ready. */
async function start(...args: string[]): Promise<Running> {
  const started = startSandbox('--port', '0', ...args)
  const [, url = ''] = await started.printed(
    /^Sandbox ready at (http:\/\/127\.0\.0\.1:\d+)$[\s\S]*^Stop it with Ctrl-C\.$/m,
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

/** Exit code 2 and one line that says what is wrong; neither a stack trace nor a sandbox. */
function expectRefusal({ code, stdout, stderr }: Awaited<Started['finished']>, told: string | RegExp): void {
  expect(stderr).toMatch(told)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/)
  expect([code, stdout]).toEqual([2, ''])
}

describe('it starts', () => {
  test('says where it is, and gives a token and a command that work as they stand', async () => {
    const sandbox = await start()
    const [, token] = await sandbox.printed(/^Token of an owner: (\S+) /m)
    const [, header = '', url = ''] = await sandbox.printed(/^Try: curl -H 'Authorization: ([^']+)' (\S+)$/m)
    expect(url).toMatch(sandbox.url)
    expect(header).toBe(`Bearer ${token}`)
    const response = await fetch(url, { headers: { Authorization: header }, signal: AbortSignal.timeout(60_000) })
    expect(response.status).toBe(200)
    expect((await call(sandbox, 'GET /_sandbox/fixtures')).body.tokens.owner).toBe(token)
    expect((await call(sandbox, 'GET /_sandbox/clock')).body.fixed).toBe(false)
  })

  test('--now stops its clock', async () => {
    const sandbox = await start('--now', NOW)
    expect((await call(sandbox, 'GET /_sandbox/clock')).body).toEqual({ now: NOW, fixed: true })
  })

  test('--help tells of every option, and ends', async () => {
    const { code, stdout, stderr } = await startSandbox('--help').finished
    for (const option of ['--port', '--host', '--data', '--now', '--open-control']) expect(stdout).toContain(option)
    expect([code, stderr]).toEqual([0, ''])
  })
})

describe('it is called wrongly', () => {
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

  test('a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const finished = await startSandbox('--port', String(port), '--data', file).finished
    expectRefusal(finished, `Port ${port} is taken; choose another one with --port.`)
    expect(await readdir(folder)).not.toContain('state.json.lock')
  })
})

describe('it stops', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('on %s, with exit code 0 and its data file free', async (signal) => {
    const sandbox = await start('--data', file)
    expect((await createDomain(sandbox, 'kept')).status).toBe(200)
    sandbox.child.kill(signal)
    expect(await sandbox.finished).toMatchObject({ code: 0, stderr: '' })
    await expect(call(sandbox, `GET ${V2}/api-keys`)).rejects.toThrow('fetch failed')
    expect(await readdir(folder)).toEqual(['state.json'])
  })
})

test('its log has a line for each request, with no query and no token', async () => {
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

test('a fault drops the connection, and the log says so', async () => {
  const sandbox = await start()
  const body = { operation: 'listApiKeys', drop: true }
  expect((await call(sandbox, 'POST /_sandbox/faults', { body })).status).toBe(201)
  await expect(call(sandbox, `GET ${V2}/api-keys`)).rejects.toThrow('fetch failed')
  await sandbox.printed(/ GET \S+\/api-keys dropped /)
  expect((await call(sandbox, `GET ${V2}/api-keys`)).status).toBe(200)
})

describe('--data', () => {
  test('it goes on from what it was', async () => {
    const first = await start('--data', file)
    const { body } = await createDomain(first, 'kept')
    const { text } = await call(first, 'GET /_sandbox/snapshot')
    first.child.kill('SIGINT')
    await first.finished
    const second = await start('--data', file)
    expect((await call(second, 'GET /_sandbox/snapshot')).text).toBe(text)
    expect(await domainsOf(second)).toContain(body.id)
  })

  test('a second sandbox on the same file is refused, and the first one goes on', async () => {
    const first = await start('--data', file)
    const finished = await startSandbox('--port', '0', '--data', file).finished
    expectRefusal(finished, `in use by the process ${first.child.pid}`)
    const { body } = await createDomain(first, 'kept')
    const { domains } = readSnapshot(await readFile(file, 'utf8'))
    expect(domains.map(({ domain }) => domain.id)).toContain(body.id)
  })

  describe('a file that is', () => {
    let text: string
    beforeAll(async () => {
      const written = join(await mkdtemp(join(tmpdir(), 'sandbox-command-')), 'state.json')
      const sandbox = startScript('src/cli.ts', ['sandbox', '--port', '0', '--data', written])
      await sandbox.printed(/^Sandbox ready/m)
      sandbox.child.kill('SIGINT')
      await sandbox.finished
      text = await readFile(written, 'utf8')
      await rm(dirname(written), { recursive: true })
    })

    test.each([
      ['cut off', (text: string) => text.slice(0, 200), 'is damaged'],
      ['emptied', () => '', 'is damaged'],
      ['edited', (text: string) => text.replace('us-east-1', 'us-east-2'), 'is damaged'],
      ['of another program', () => '{}', 'is damaged'],
    ])('%s is refused and left untouched', async (_, damage, told) => {
      const damaged = damage(text)
      await writeFile(file, damaged)
      expectRefusal(await startSandbox('--port', '0', '--data', file).finished, told)
      expect(await readFile(file, 'utf8')).toBe(damaged)
      expect(await readdir(folder)).toEqual(['state.json'])
    })
  })

  test('a place where no file can be is refused', async () => {
    const place = join(folder, 'none', 'state.json')
    expectRefusal(await startSandbox('--port', '0', '--data', place).finished, 'does not exist')
  })

  test('every change that was acknowledged survives kill -9, again and again', async () => {
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
          // At once, in the midst of what the other workers have under way.
          if (acknowledged.length >= target) sandbox.child.kill('SIGKILL')
        }
      }
      // Each goes on until the connection breaks.
      const ends = await Promise.allSettled(Array.from({ length: 8 }, worker))
      for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) })
      await sandbox.finished
    }
    const last = await start('--data', file)
    expect(await domainsOf(last)).toEqual(expect.arrayContaining(acknowledged))
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
  })
})
