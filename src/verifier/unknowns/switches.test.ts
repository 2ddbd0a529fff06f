import { beforeAll, expect, test } from 'vitest'
import { SWITCHES, type Switches, type SwitchName } from '../../sandbox/state/switches.ts'
import type { Ledger } from '../engine/ledger.ts'
import { linesOf, verifySandbox } from './testing/verify-sandbox.ts'

const names = Object.keys(SWITCHES) as SwitchName[]
const turned = names.flatMap((name) => SWITCHES[name].values.slice(1).map((value) => [name, value] as const))
const brokenOf = ({ facts }: Ledger) =>
  facts.filter(({ verdict }) => verdict === 'contradicted').map(({ id, reason }) => `${id}: ${reason}`)

let usual: Ledger
beforeAll(async () => {
  usual = await verifySandbox()
})

/** What is seen without any switch, once for each choice of operations. */
const known = new Map<string, Promise<Ledger>>()
function unturned(only: string[]): Promise<Ledger> {
  const ledger = known.get(`${only}`) ?? verifySandbox({ only })
  known.set(`${only}`, ledger)
  return ledger
}

test('two runs see the same', async () => {
  const ids = Object.values(SWITCHES).flatMap(({ unknowns }) => unknowns)
  expect(linesOf(await verifySandbox(), ids)).toEqual(linesOf(usual, ids))
})

test.each(turned)('%s turned to %j is seen, entry by entry, and contradicts nothing', async (name, value) => {
  const { unknowns } = SWITCHES[name]
  // Only what asks about these entries, with the switch and without.
  const asking = usual.unknowns.filter(({ unknown }) => unknowns.includes(unknown))
  const only = [...new Set(asking.map(({ operationId }) => operationId))]
  const [without, ledger] = [await unturned(only), await verifySandbox({ switches: { [name]: value }, only })]
  expect(brokenOf(ledger)).toEqual([])
  for (const unknown of unknowns) {
    expect(linesOf(ledger, [unknown]), `what is seen of ${unknown}`).not.toEqual(linesOf(without, [unknown]))
  }
})

const most = Math.max(...names.map((name) => SWITCHES[name].values.length))

test.each(Array.from({ length: most - 1 }, (_, index) => index + 1))(
  'all switches together, each at its value %i where it has one, contradict nothing',
  async (index) => {
    const switches = Object.fromEntries(names.map((name) => [name, SWITCHES[name].values[index]])) as Switches
    const given = Object.fromEntries(Object.entries(switches).filter(([, value]) => value !== undefined))
    expect(brokenOf(await verifySandbox({ switches: given }))).toEqual([])
  },
)
