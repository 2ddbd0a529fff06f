import type { Sandbox } from '../../sandbox/index.ts'
import type { Finding } from '../engine/ledger.ts'
import type { Verifier } from '../engine/verify.ts'
import type { Target, TargetOptions } from '../target/target.ts'
import type { Mutant } from './mutant.ts'
import { breakService } from './original.ts'

export interface Judgement {
  mutant: Mutant
  /**
   * - killed: the run contradicts a fact, and does not verify the one that the mutant breaks;
   * - survived: the run contradicts nothing, or verifies the fact that the mutant breaks;
   * - not applied: the fault never made a difference.
   */
  outcome: 'killed' | 'survived' | 'not applied'
  /** IDs of the facts that were contradicted. */
  by: string[]
  /** A hash of the responses from the first altered one on; the same for mutants that the run cannot tell apart. */
  effect: string
}

/** Makes a target of a sandbox; `fetch` sends to it, perhaps through a fault. */
export type TargetOf = (sandbox: Sandbox, fetch: TargetOptions['fetch']) => Target

export interface GateOptions {
  verifier: Verifier
  targetOf: TargetOf
  /** Reset before each mutant and shared, because creating one takes longer than most runs. Its clock must be fixed. */
  sandbox: Sandbox
}

/**
 * Runs the checks of a mutant's operation against the sandbox with that one fault.
 *
 * @throws Error if the mutant itself throws, which to the run would look like a service that does not respond
 */
export async function judge(mutant: Mutant, { verifier, targetOf, sandbox }: GateOptions): Promise<Judgement> {
  const { id, aims, operationId } = mutant
  const run = async (stopAtFirst: boolean) => {
    await sandbox.reset()
    const { fetch, wasApplied, effect, failure } = breakService(verifier.suite.document, sandbox, mutant)
    const target = targetOf(sandbox, fetch)
    const ledger = await verifier
      .verify(target, { only: [operationId], stopAtFirst, first: aims })
      .catch((error: unknown) => {
        if (failure() === undefined) throw error
      })
    if (!ledger || failure() !== undefined) throw new Error(`The mutant "${id}" itself fails.`, { cause: failure() })
    const { facts } = ledger
    const by = facts.filter(isContradicted).map((fact) => fact.id)
    const aimed = facts.find((fact) => fact.id === aims)?.verdict
    return {
      by,
      isApplied: wasApplied(),
      effect: effect(),
      isMissed: aims !== undefined && (aimed === undefined || aimed === 'verified'),
    }
  }

  const first = await run(true)
  // If another fact was contradicted first, only a full run shows the verdict of the fact itself.
  const isElsewhere = first.by.length > 0 && aims !== undefined && !first.by.includes(aims)
  const { by, isApplied, isMissed } = isElsewhere ? await run(false) : first
  const isKilled = by.length > 0 && !isMissed
  const outcome = !isApplied ? 'not applied' : isKilled ? 'killed' : 'survived'
  return { mutant, outcome, by, effect: first.effect }
}

/** Judges mutants one after the other. */
export async function judgeAll(mutants: Mutant[], options: GateOptions): Promise<Judgement[]> {
  const judgements: Judgement[] = []
  for (const mutant of mutants) judgements.push(await judge(mutant, options))
  return judgements
}

/** Contradicted assumptions count as well. */
export function isContradicted({ verdict }: Pick<Finding, 'verdict'>): boolean {
  return verdict === 'contradicted' || verdict === 'assumption contradicted'
}
