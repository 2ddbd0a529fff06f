import { NotSaved } from '../errors.ts'
import type { Transaction } from './schema.ts'
import type { UndoableStep } from './store.ts'

interface Commit {
  steps: UndoableStep[]
  saved: PromiseWithResolvers<void>
}

/**
 * Creates a function that saves changes, and resolves once they are saved. Changes that arrive while a save runs are saved
 * together next.
 *
 * If a save fails, its changes are undone, and so are all later ones, which may depend on them: their calls, too, reject with
 * NotSaved.
 */
export function createCommits(
  save?: (transaction: Transaction) => Promise<void>,
): (steps: UndoableStep[]) => Promise<void> {
  let waiting: Commit[] = []
  let isSaving = false

  async function saveAll(save: (transaction: Transaction) => Promise<void>): Promise<void> {
    isSaving = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      try {
        await save(transactionOf(group.flatMap(({ steps }) => steps)))
        for (const { saved } of group) saved.resolve()
      } catch (cause) {
        const lost = [...group, ...waiting]
        waiting = []
        for (const step of lost.flatMap(({ steps }) => steps).toReversed()) step.undo()
        for (const { saved } of lost)
          saved.reject(new NotSaved(cause instanceof Error ? cause.message : String(cause), { cause }))
      }
    }
    isSaving = false
  }

  return async (steps) => {
    if (!save || steps.length === 0) return
    const saved = Promise.withResolvers<void>()
    waiting.push({ steps, saved })
    if (!isSaving) void saveAll(save)
    await saved.promise
  }
}

/** Joins steps. Changes before the last replacement of the whole state have no effect and are left out. */
function transactionOf(steps: UndoableStep[]): Transaction {
  const start = Math.max(
    0,
    steps.findLastIndex(({ replaces }) => replaces),
  )
  const changes = steps.slice(start).flatMap(({ changes }) => changes)
  return { replaces: steps[start]?.replaces ?? false, changes }
}
