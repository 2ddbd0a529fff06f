import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { UsageError } from '../../../command.ts'
import { listen } from '../../../testing/listen.ts'
import { startScript } from '../../../testing/run-script.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { ACCESS_OPTIONS } from '../../kit/node/control-access.ts'
import { call, NOW, V2 } from '../../testing/call.ts'
import { startSandbox } from '../../testing/server.ts'
import { runSandbox } from './main.ts'
import { openStateFile } from './state-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  file = join(folder, 'state.db')
})

test('the printed token and URL work, requests are logged without secrets, and SIGINT unlocks the data file', async () => {
  const docs = join(folder, 'docs')
  const sandbox = await startSandbox(['--data', file, '--now', NOW, '--live', '--docs', docs])
  await sandbox.printed(new RegExp(`^Docs: ${docs} has no index.html; .* open ${sandbox.url}/docs/$`, 'm'))
  const [, token] = await sandbox.printed(/^Owner token: (\S+) /m)
  const [, header, url] = await sandbox.printed(/^Try: curl -H 'Authorization: ([^']+)' (\S+)$/m)
  expect([header, url]).toEqual([`Bearer ${token}`, `${sandbox.url}${V2}/api-keys`])
  expect(await call(sandbox, `GET ${V2}/api-keys`, { token: String(token) })).toMatchObject({ status: 200 })
  expect((await call(sandbox, 'GET /_sandbox/clock')).body).toEqual({ now: NOW, fixed: true, live: true })

  await call(sandbox, `GET ${V2}/cost?token=secret-query`)
  await call(sandbox, `GET ${V2}/cost`, { token: 'secret-token' })
  await call(sandbox, `GET ${V2}/line%0Abreak%1B[31m`)
  await call(sandbox, 'POST /_sandbox/faults', { body: { operation: 'getProjectCost', drop: true } })
  await expect(call(sandbox, `GET ${V2}/cost`)).rejects.toThrow('fetch failed')
  const [log] = await sandbox.printed(/^\S+ GET \S+\/cost [\s\S]* dropped .*\n/m)
  const when = NOW.replace('.000', '')
  expect(log.split('\n')).toEqual([
    expect.stringMatching(
      `^${when} GET ${V2}/cost 400 \\d+\\.\\d ms getProjectCost: query parameter "token" is unknown; `,
    ),
    expect.stringMatching(`^${when} GET ${V2}/cost 401 .* ms getProjectCost: The token is unknown; `),
    expect.stringMatching(/ GET [!-~]+ 404 [!-~ ]+ ms No operation has the path [!-~ ]+$/),
    expect.stringMatching(/ms getProjectCost: The sandbox dropped the connection because of the fault fault-1\.$/),
    '',
  ])
  expect(log).not.toMatch(/secret|sandbox-owner-token/)

  sandbox.child.kill('SIGINT')
  expect(await sandbox.finished).toMatchObject({ code: 0, stderr: '' })
  expect(await readdir(folder)).toEqual(['state.db'])
})

test('--data stores the state; after SIGTERM, a new sandbox continues from it', async () => {
  const docs = join(folder, 'docs')
  await mkdir(docs)
  await writeFile(join(docs, 'index.html'), '<p>Start</p>')
  const first = await startSandbox(['--data', file, '--docs', docs])
  await first.printed(new RegExp(`^Docs: ${first.url}/docs/$`, 'm'))
  expect((await fetch(`${first.url}/docs/`)).status).toBe(200)
  await call(first, `DELETE ${V2}/domains/domain-docs`)
  const { text } = await call(first, 'GET /_sandbox/snapshot')
  first.child.kill('SIGTERM')
  expect(await first.finished).toMatchObject({ code: 0, stderr: '' })
  const slow = ['--latency', '1-2', '--scenario', 'slow-billing', '--scenario', 'outage']
  const second = await startSandbox(['--data', file, ...slow])
  expect((await call(second, 'GET /_sandbox/snapshot')).text).toBe(text)
  expect(await call(second, `GET ${V2}/api-keys`)).toMatchObject({ status: 503 })
})

test('--public-url is used in download URLs and printed links', async () => {
  const publicUrl = 'https://example.com/sandbox'
  const sandbox = await startSandbox(['--public-url', `${publicUrl}/`])
  await sandbox.printed(new RegExp(`^Console: ${publicUrl}/$`, 'm'))
  const [, printed] = await sandbox.printed(/^Try: curl .* (\S+)$/m)
  expect(printed).toBe(`${publicUrl}${V2}/api-keys`)
  const { body } = await call(sandbox, `GET ${V2}/apps/app-chat/builds/build-chat-7/download`)
  const path = body.download_url.slice(publicUrl.length)
  expect(body.download_url).toBe(publicUrl + path)
  expect((await fetch(sandbox.url + path)).status).toBe(200)
})

test('the sandbox stops when npm, which has started it, is terminated', async () => {
  const npm = startScript('run', ['--silent', 'sandbox', '--', '--port', '0', '--data', file], { node: 'npm' })
  await npm.printed(/^Sandbox ready at /m)
  npm.child.kill('SIGTERM')
  // The output ends only with the sandbox, and the file is unlocked only by a sandbox that closes.
  await npm.finished
  expect(await readdir(folder)).toEqual(['state.db'])
})

describe('bad usage', () => {
  // runSandbox replaces Request and Response; vitest restores stubbed globals.
  beforeEach(() => void vi.stubGlobal('Request', Request).stubGlobal('Response', Response))

  test('a port in use is reported, and the data file is unlocked', async () => {
    const { port } = new URL(await listen(createServer()))
    const message = `Port ${port} is in use; choose another one with --port.`
    await expect(runSandbox(['--port', port, '--data', file])).rejects.toThrow(message)
    expect(await readdir(folder)).toEqual(['state.db'])
  })

  test('a data file in use is reported before the sandbox listens', async () => {
    const { close } = await openStateFile(file)
    onTestFinished(close)
    const args = ['--port', '0', '--host', '192.0.2.1', '--data', file]
    await expect(runSandbox(args)).rejects.toThrow('state.db cannot be used: another process is using it')
  })

  test.each([
    [['--prot', '4010'], '--prot'],
    [['more'], 'more'],
    [['--port', 'x'], '--port must be a whole number from 0 to 65535; it is "x".'],
    [['--host', ''], '--host needs an address'],
    [['--data', ''], '--data needs the name of a file.'],
    [['--docs', ''], '--docs needs the name of a folder.'],
    [['--now', 'tomorrow'], '--now: A moment must be'],
    [['--codehost', 'a/b'], '--codehost must be'],
    [['--public-url', 'example.com'], '--public-url must be an absolute http or https URL'],
    [['--public-url', 'https://example.com/?a=1'], '--public-url must be an absolute http or https URL'],
    [['--latency', '50ms'], '--latency must be milliseconds'],
    [['--latency', '200-50'], '--latency must be milliseconds'],
    [['--latency', '60001'], '--latency must be milliseconds'],
    [['--scenario', 'rain'], '--scenario must be one of outage, '],
    [['--tls-cert', 'cert.pem'], '--tls-cert and --tls-key each need'],
    [['--tls-cert', 'none.pem', '--tls-key', 'none.pem'], 'The file none.pem of --tls-cert or'],
    [['--tls-cert', 'openapi.yaml', '--tls-key', 'openapi.yaml'], 'is not the private key of the certificate openapi'],
    [['--port', '0', '--host', '192.0.2.1'], '192.0.2.1, port 0 (EADDRNOTAVAIL); see --host and --port.'],
  ])('the arguments %j fail with a message that contains "%s"', async (args, message) => {
    const error = await runSandbox(args).catch((caught: unknown) => caught)
    expect(String(error)).toContain(message)
    // runCommand prints UsageError and errors of parseArgs without a stack trace.
    if (!(error instanceof UsageError)) expect(error).toHaveProperty('code', expect.stringMatching(/^ERR_PARSE_ARGS_/))
  })

  test('an invalid state in the data file is reported, and the file is unchanged', async () => {
    const { save, close } = await openStateFile(file)
    await save({ replaces: true, changes: [{ table: 'domains', id: 'domain-1', row: { id: 'domain-1' } }] })
    await close()
    const stored = async () => {
      const { snapshot, close } = await openStateFile(file)
      return close().then(() => snapshot)
    }
    const before = await stored()
    await expect(runSandbox(['--data', file])).rejects.toThrow(
      expect.objectContaining({
        name: 'UsageError',
        message: expect.stringMatching(/is damaged: .*\. Restore a backup/),
      }),
    )
    expect(await stored()).toEqual(before)
    expect(await readdir(folder)).toEqual(['state.db'])
  })
})

test('--help lists every option', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await runSandbox(['--help'])
  const options = [
    'port',
    'host',

    'seed',
    'data',
    'now',
    'codehost',
    'docs',
    'latency',
    'scenario',
    'help',
  ]
  for (const option of [...options, ...Object.keys(ACCESS_OPTIONS)])
    expect(log.mock.lastCall?.[0]).toMatch(new RegExp(`^  --${option} `, 'm'))
})
