import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { OLDEST_NODE, oldNodeMessage } from './check-node.ts'

const [major = 0, minor = 0] = OLDEST_NODE.split('.').map(Number)

test('the oldest version of Node is that of package.json', () => {
  expect(`>=${OLDEST_NODE}`).toBe(manifest.engines.node)
})

test.each([`${major}.1.9`, `${major - 1}.99.0`, '9.0.0'])('Node %s is too old', (node) => {
  expect(oldNodeMessage({ node })).toBe(`project-resources needs Node ${OLDEST_NODE} or later; this is Node ${node}.`)
})

test.each([
  ...[{ node: `${OLDEST_NODE}.0` }, { node: `${major}.${minor + 1}.0` }, { node: `${major + 1}.0.0` }],
  ...[{ node: '22.0.0', deno: '2.0.0' }, { node: '20.0.0', bun: '1.0.0' }, {}],
])('the versions %j are accepted', (versions) => {
  expect(oldNodeMessage(versions)).toBeUndefined()
})
