import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Evidence } from '../engine/ledger.ts'
import { curlOf } from './details.ts'

const evidence = (request: Partial<Evidence['request']>): Evidence => ({
  operationId: 'updateApp',
  tried: 'a check',
  request: { method: 'GET', path: '/v2/apps?limit=5', credential: 'the token of the run', ...request },
  response: { status: 200, contentType: '', body: '' },
})

test.each<[string, Partial<Evidence['request']>, string | undefined]>([
  ['the token of the run', {}, `curl -i 'http://a.test/x/v2/apps?limit=5' -H "Authorization: Bearer $API_TOKEN"`],
  [
    'another token',
    { credential: 'tokens.other_project' },
    `curl -i 'http://a.test/x/v2/apps?limit=5' -H "Authorization: Bearer $OTHER_PROJECT_TOKEN"`,
  ],
  ['no token', { credential: 'none', method: 'DELETE' }, `curl -i -X DELETE 'http://a.test/x/v2/apps?limit=5'`],
  ['a redacted path', { path: '/v2/keys/***' }, undefined],
  ['a method that a shell would run', { method: 'GET; id' }, undefined],
  ['a credential that a shell would run', { credential: 'tokens.$(id)' }, undefined],
  ['a cut body', { body: '{"a":"x…' }, undefined],
])('a request with %s: %j', (_, request, expected) => {
  expect(curlOf(evidence(request), 'http://a.test/x/')).toBe(expected)
})

test('without a base URL, the command reads $API_URL', () => {
  expect(curlOf(evidence({ credential: 'none' }), 'sandbox')).toBe(`curl -i "$API_URL"'/v2/apps?limit=5'`)
})

test('a shell passes the path and the body on unchanged', () => {
  const body = `{"it's":"$HOME \`id\` \\\\ \\"x\\" !"}`
  const command = curlOf(evidence({ method: 'PATCH', path: `/a'b;$(id)`, body }), 'http://a.test') ?? ''
  const printed = execFileSync('sh', ['-c', command.replace(/^curl/, `printf '%s\\n'`)], {
    env: { API_TOKEN: 'secret' },
  })
  expect(String(printed).split('\n')).toEqual([
    ...['-i', '-X', 'PATCH', `http://a.test/a'b;$(id)`, '-H', 'Authorization: Bearer secret'],
    ...['-H', 'Content-Type: application/json', '--data-raw', body, ''],
  ])
})
