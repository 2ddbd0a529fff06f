import { describe, expect, test } from 'vitest'
import { thingsTarget } from '../testing/things.ts'

describe('an archive', () => {
  test.each([
    ['no URL', 'the presigned URL is not an http or https URL'],
    ['file:///etc/passwd', 'the presigned URL is not an http or https URL'],
    ['http://other.test/whole?signature=secret', 'the presigned URL returned the whole archive instead of the range'],
    ['http://other.test/gone?signature=secret', 'the presigned URL returned 403, expected 206'],
  ])('%s: %s', async (url, expected) => {
    const target = thingsTarget(async ({ url }) => new Response('x', { status: url.includes('whole') ? 200 : 403 }))
    expect(await target.fetchRange(url, 0, 1)).toBe(expected)
  })

  test.each([
    '127.0.0.1',
    'localhost',
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '[::1]',
    '172.20.0.1',
    '2130706433',
  ])('at %s is not downloaded from a public environment', async (host) => {
    const target = thingsTarget(() => expect.unreachable('it was sent'))
    expect(await target.fetchRange(`http://${host}/archive`, 0, 1)).toBe(
      'the presigned URL points to a private address',
    )
    const inside = thingsTarget(async () => new Response('ab', { status: 206 }), {
      baseUrl: 'http://127.0.0.1:4010',
    })
    expect(String(await inside.fetchRange(`http://${host}/archive`, 0, 1))).toBe('ab')
  })

  test('is downloaded without a credential and is not an exchange', async () => {
    const target = thingsTarget(async ({ headers }) => {
      expect(headers.get('Authorization')).toBeNull()
      expect(headers.get('Range')).toBe('bytes=2-3')
      return new Response('ab', { status: 206 })
    })
    expect(String(await target.fetchRange('http://other.test/archive', 2, 3))).toBe('ab')
    expect(target.exchanges).toEqual([])
  })
})
