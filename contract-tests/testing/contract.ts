import { describe, expect, inject, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { withoutCommand } from '../../src/printable.ts'
import type { Finding, Ledger } from '../../src/verifier/model/ledger.ts'
import { reasonOf } from '../../src/verifier/reports/problems.ts'
import { tags } from '../tags/index.ts'

/** Why a fact may be unprovable on a target of this project; every other reason would hide a check that does nothing. */
const UNPROVABLE: Record<string, string[]> = {
  sandbox: ['the document defines no malformed request for this operation'],
  mock: [
    'the document defines no malformed request for this operation',
    'the mock accepts any token',
    'the mock returns examples and has no state',
  ],
}

/** Defines a test for each fact about the operations of a tag, on each target, from the ledgers of the global setup. */
export function testTag(tag: string, targets: readonly ('mock' | 'sandbox' | 'API_URL')[]): void {
  const operations = listOperations(document).filter((operation) => operation.tag === tag)
  if (operations.length === 0) throw new Error(`openapi.yaml has no operation with the tag ${tag}.`)
  const isOwn = (ledger: Ledger) => ledger.target in UNPROVABLE
  const nameOf = (ledger: Ledger) => (isOwn(ledger) ? ledger.target : 'API_URL')
  const ledgers = inject('ledgers').filter((ledger) => (targets as readonly string[]).includes(nameOf(ledger)))

  describe.each(ledgers)('$target', (ledger) => {
    test('the run is complete, verifies an operation, and leaves nothing behind', ({ skip }) => {
      expect(ledger.incomplete).toBeUndefined()
      expect(ledger.leftovers).toEqual([])
      // A run whose token is rejected contradicts nothing and would pass, so require a verified operation.
      const tried = ledger.facts.filter(({ kind, gap }) => kind === 'operation' && gap?.needs === undefined)
      if (tried.length === 0)
        return skip('only operations that change something were selected: npm run verify tests them')
      const reasons = tried.map((finding) => `${finding.id}: ${finding.verdict}, ${reasonOf(finding)}`).join('\n')
      if (tried.every(({ verdict }) => verdict !== 'verified'))
        throw withoutStack(`No operation was verified:\n${reasons}`)
    })

    describe.for(operations.map(({ id, method, path }) => [`${method} ${path}`, id] as const))('%s', ([, id]) => {
      for (const finding of ledger.facts.filter(({ operationId }) => operationId === id)) {
        test(`${finding.id}: ${finding.says}`, async ({ annotate, skip }) => {
          const { verdict, evidence } = finding
          const reason = reasonOf(finding)
          if (verdict === 'unexercised' || verdict === 'unprovable here') {
            if (isOwn(ledger)) expectUnprovable(ledger.target, finding)
            return skip(`${verdict}: ${reason}`)
          }
          // The mock and the sandbox belong to this project, so they must conform to the document's assumptions as well.
          if (verdict === 'assumption contradicted' && !isOwn(ledger)) {
            await annotate(`${verdict}: ${reason}`, 'warning')
            return
          }
          const exchange = ledger.exchanges[evidence.at(-1) ?? -1]
          if (verdict !== 'verified') throw withoutStack(`${reason}\n${JSON.stringify(exchange, undefined, 2)}`)
          expect(exchange, 'The finding has no evidence.').toBeDefined()
        })
      }
    })
  })
}

/** Creates an error after which Vitest shows no lines of this file: they say nothing about the service. */
const withoutStack = (message: string) => Object.assign(new Error(withoutCommand(message)), { stack: '' })

/** Fails unless the document or the target explains why a fact cannot be tested on it. */
function expectUnprovable(target: string, { id, kind, verdict, gap }: Finding): void {
  // That no rule tests the effect of a parameter is a gap of the document, on any target.
  if (kind === 'effect' && verdict === 'unexercised' && gap?.kind === 'document') return
  expect(verdict, gap?.why).toBe('unprovable here')
  const ofRule = tags.flatMap(({ rules }) => Object.entries(rules)).find(([name]) => name === id.replace('/rule/', '/'))
  if (!ofRule?.[1].unprovable) expect(UNPROVABLE[target]).toContain(gap?.why)
}
