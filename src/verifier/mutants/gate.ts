import type { Sandbox } from '../../sandbox/index.ts'
import type { Finding } from '../engine/ledger.ts'
import type { Verifier } from '../engine/verify.ts'
import type { Target, TargetOptions } from '../target/target.ts'
import type { Mutant } from './mutant.ts'
import { breakService } from './original.ts'

/** What became of a mutant. */
export interface Judgement {
  mutant: Mutant
  /**
   * - killed: a run contradicts something, and does not call verified what the mutant breaks;
   * - survived: a run has found nothing wrong, or calls verified what is broken;
   * - not applied: the fault never made a difference, so that the run says nothing of it.
   */
  outcome: 'killed' | 'survived' | 'not applied'
  /** IDs of the facts that were contradicted. */
  by: string[]
}

/** Makes a target of a sandbox whose responses pass through `fetch`. */
export type TargetOf = (sandbox: Sandbox, fetch: TargetOptions['fetch']) => Target

export interface GateOptions {
  verifier: Verifier
  targetOf: TargetOf
  /** Reset before each mutant, and shared: to create one takes longer than most runs. Its clock must stand still. */
  sandbox: Sandbox
}

/**
 * Runs the checks of a mutant's operation against the sandbox with that one fault.
 *
 * @throws Error when the mutant itself fails: to a run that would look like a service that gives no answer
 */
export async function judge(mutant: Mutant, { verifier, targetOf, sandbox }: GateOptions): Promise<Judgement> {
  const { id, aims, operationId } = mutant
  const run = async (stopAtFirst: boolean) => {
    await sandbox.reset()
    const { fetch, wasApplied, failure } = breakService(verifier.suite.document, sandbox, mutant)
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
      isMissed: aims !== undefined && (aimed === undefined || aimed === 'verified'),
    }
  }

  let { by, isApplied, isMissed } = await run(true)
  // Something else was contradicted first: the run must go on to show what becomes of the fact itself.
  if (by.length > 0 && aims !== undefined && !by.includes(aims)) ({ by, isApplied, isMissed } = await run(false))
  const isKilled = by.length > 0 && !isMissed
  return { mutant, outcome: !isApplied ? 'not applied' : isKilled ? 'killed' : 'survived', by }
}

/** Judges mutants one after the other. */
export async function judgeAll(mutants: Mutant[], options: GateOptions): Promise<Judgement[]> {
  const judgements: Judgement[] = []
  for (const mutant of mutants) judgements.push(await judge(mutant, options))
  return judgements
}

/** Of an assumption, too: what a fault breaks is to be seen, whatever it rests on. */
export function isContradicted({ verdict }: Pick<Finding, 'verdict'>): boolean {
  return verdict === 'contradicted' || verdict === 'assumption contradicted'
}
