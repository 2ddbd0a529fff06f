import { type Finding, isContradicted, type Ledger, type Observation, TIERS } from '../engine/ledger.ts'

/** The ledgers cannot be joined; the message says why. */
export class NotMergeable extends Error {
  override name = 'NotMergeable'
}

/**
 * Joins ledgers of the same document. For each fact, the worst contradiction wins; otherwise the fact is verified if any run has
 * verified it. Counts are summed.
 *
 * @param ledgers at least one
 * @throws {@link NotMergeable} if the ledgers are for different documents
 */
export function mergeLedgers(ledgers: Ledger[]): Ledger {
  const [first] = ledgers
  if (!first) throw new NotMergeable('there are no ledgers to merge')
  const other = ledgers.find(({ document }) => document.sha256 !== first.document.sha256)
  if (other) {
    const named = [first, other].map(
      ({ target, document: { version, sha256 } }) => `${target} (${version}, ${sha256.slice(0, 12)})`,
    )
    throw new NotMergeable(
      `the ledgers of ${named.join(' and ')} are of different documents; verify both against the same one`,
    )
  }
  const offsets = new Map<Ledger, number>()
  let offset = 0
  for (const ledger of ledgers) {
    offsets.set(ledger, offset)
    offset += ledger.exchanges.length
  }
  const moved = (ledger: Ledger, index: number) => index + (offsets.get(ledger) ?? 0)
  const findings = ledgers.flatMap((ledger) =>
    ledger.facts.map((finding) => ({
      passive: ledger.tier === 'passive',
      finding: { ...finding, evidence: finding.evidence.map((index) => moved(ledger, index)) },
    })),
  )
  const facts = joined(
    findings,
    ({ finding }) => finding.id,
    (a, b) => (rankOf(b) < rankOf(a) ? b : a),
  ).map(({ finding }) => finding)
  const unknowns = joined(
    ledgers.flatMap((ledger) =>
      ledger.unknowns.map(({ evidence, ...each }): Observation => {
        return { ...each, ...(evidence !== undefined && { evidence: moved(ledger, evidence) }) }
      }),
    ),
    ({ unknown, operationId, at, saw }) => JSON.stringify([unknown, operationId, at, saw]),
    (a, b) => ({ ...a, count: a.count + b.count }),
  )
  const incomplete = ledgers.flatMap(({ target, incomplete }) =>
    incomplete === undefined ? [] : `${target}: ${incomplete}`,
  )
  const fixtures = joined(
    ledgers.flatMap((ledger) => ledger.fixtures),
    ({ name }) => name,
    (a, b) => (a.source === 'missing' ? b : a),
  )
  const names = Object.fromEntries(ledgers.flatMap((ledger) => Object.entries(ledger.names ?? {})))
  const seeds = new Set(ledgers.map(({ seed }) => seed))
  const { seed: _, incomplete: __, ...rest } = first
  return withUsedExchanges({
    ...rest,
    target: [...new Set(ledgers.map(({ target }) => target))].join(' + '),
    tier: TIERS.findLast((tier) => ledgers.some((ledger) => ledger.tier === tier)) ?? 'passive',
    ...(seeds.size === 1 && first.seed !== undefined && { seed: first.seed }),
    run: {
      id: [...new Set(ledgers.map(({ run }) => run.id))].join('+'),
      startedAt: ledgers.map(({ run }) => run.startedAt).sort()[0] ?? '',
      seconds: Math.round(10 * sum(({ run }) => run.seconds)) / 10,
      requests: sum(({ run }) => run.requests),
    },
    ...(incomplete.length > 0 && { incomplete: incomplete.join('; ') }),
    ...(Object.keys(names).length > 0 && { names }),
    fixtures,
    facts: inOrder(ledgers, facts),
    exchanges: ledgers.flatMap(({ exchanges }) => exchanges),
    unknowns,
    leftovers: ledgers.flatMap(({ leftovers }) => leftovers),
    ...countsOf(ledgers),
  })

  function sum(of: (ledger: Ledger) => number): number {
    return ledgers.reduce((total, ledger) => total + of(ledger), 0)
  }
}

/** The sums of retries and responses. Of response times, the slowest run counts: those of all runs together are unknown. */
function countsOf(ledgers: Ledger[]): Pick<Ledger, 'retries' | 'timings'> {
  const retries = joined(
    ledgers.flatMap((ledger) => ledger.retries ?? []),
    ({ operationId, why }) => JSON.stringify([operationId, why]),
    (a, b) => ({ ...a, count: a.count + b.count }),
  )
  const timings = joined(
    ledgers.flatMap((ledger) => ledger.timings ?? []),
    ({ operationId }) => operationId,
    (a, b) => ({
      ...a,
      count: a.count + b.count,
      medianMs: Math.max(a.medianMs, b.medianMs),
      p95Ms: Math.max(a.p95Ms, b.p95Ms),
    }),
  )
  return { ...(retries.length > 0 && { retries }), ...(timings.length > 0 && { timings }) }
}

/** Joins the items that have the same key. */
function joined<Item>(items: Item[], keyOf: (item: Item) => string, join: (a: Item, b: Item) => Item): Item[] {
  return [...Map.groupBy(items, keyOf).values()].map((same) => same.reduce(join))
}

/** The rank of a finding among those on the same fact: the lowest wins. */
function rankOf({ finding: { verdict, evidence }, passive }: { finding: Finding; passive: boolean }): number {
  if (isContradicted({ verdict })) return verdict === 'contradicted' ? 0 : 1
  if (verdict === 'verified') return 2
  if (verdict === 'unprovable here') return 6
  // Of the reasons why a fact is unexercised, those of a partial test say most, and those of recorded traffic least.
  return evidence.length > 0 ? 3 : passive ? 5 : 4
}

/** Sorts facts by operation, as in the ledger with the most facts. */
function inOrder(ledgers: Ledger[], facts: Finding[]): Finding[] {
  const bySize = ledgers.toSorted((a, b) => b.facts.length - a.facts.length)
  const ids = new Map(
    [...new Set(bySize.flatMap((ledger) => ledger.facts.map(({ id }) => id)))].map((id, at) => [id, at]),
  )
  return facts.toSorted((a, b) => (ids.get(a.id) ?? 0) - (ids.get(b.id) ?? 0))
}

/** Drops exchanges that no finding and no observation refers to. */
function withUsedExchanges(ledger: Ledger): Ledger {
  const used = [...new Set([...ledger.facts, ...ledger.unknowns].flatMap(({ evidence = [] }) => evidence))].sort(
    (a, b) => a - b,
  )
  const positions = new Map(used.map((index, position) => [index, position]))
  const at = (index: number) => positions.get(index) ?? -1
  return {
    ...ledger,
    facts: ledger.facts.map((finding) => ({ ...finding, evidence: finding.evidence.map(at) })),
    exchanges: used.flatMap((index) => ledger.exchanges[index] ?? []),
    unknowns: ledger.unknowns.map((each) =>
      each.evidence === undefined ? each : { ...each, evidence: at(each.evidence) },
    ),
  }
}
