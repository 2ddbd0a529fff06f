import type { Snapshot } from '../src/sandbox/index.ts'
import { type faultsIn, type IsMeant, withPath } from './mutants/faults.ts'
import type { Call, Faults, Original } from './mutants/mutant.ts'

export type { Faults } from './mutants/mutant.ts'

/** Creates one fault for each name. @param fault returns the description and the fault for a name */
export function faultPer<Name extends string>(
  names: readonly Name[],
  fault: (name: Name) => [string, Faults[string]],
): Faults {
  return Object.fromEntries(names.map(fault))
}

/** Creates a fault: a resource of an app is found below another app. */
export const foundBelowOther = ({ call }: Pick<ReturnType<typeof faultsIn>, 'call'>): Faults => ({
  'the resource is found below another app': call((sent, { fixtures }) =>
    sent.path.app_id === fixtures.other_app_id ? withPath(sent, 'app_id', fixtures.app_id) : undefined,
  ),
})

/** Replaces a list in the state of the service. */
export const changeList = <Name extends 'apiKeys' | 'apps' | 'domains'>(
  original: Original,
  name: Name,
  change: (list: Snapshot[Name]) => Snapshot[Name],
) => original.changeState((state) => ({ ...state, [name]: change(state[name]) }))

/** Creates a fault: calls that `isMeant` selects get the correct response, but also change a list in the state of the service. */
export const affecting = <Name extends 'apiKeys' | 'apps' | 'domains'>(
  { response }: ReturnType<typeof faultsIn>,
  name: Name,
  isMeant: IsMeant,
  change: (list: Snapshot[Name], call: Call, original: Original) => Snapshot[Name],
) =>
  response(async (correct, call, original) => {
    if (isMeant(call, correct, original)) await changeList(original, name, (list) => change(list, call, original))
    return correct
  })
