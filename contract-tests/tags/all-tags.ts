import type { OperationId } from '../../generated/operations.ts'
import type { CheckWithOptions, Expectation, Probe, Tag } from '../../src/verifier/engine/tag.ts'
import { apiKeys } from './api-keys/checks.ts'
import { apps } from './apps/checks.ts'
import { billing } from './billing/checks.ts'
import { builds } from './builds/checks.ts'
import { containers } from './containers/checks.ts'
import { domains } from './domains/checks.ts'
import { repositories } from './repositories/checks.ts'
import { runs } from './runs/checks.ts'
import { serviceAccounts } from './service-accounts/checks.ts'

const tags = [domains, apiKeys, serviceAccounts, apps, builds, containers, runs, billing, repositories]

/** A baseline call of every operation, and every rule of the document with its check: one that is missing does not compile. */
const whole = {
  calls: {
    ...domains.calls,
    ...apiKeys.calls,
    ...serviceAccounts.calls,
    ...apps.calls,
    ...builds.calls,
    ...containers.calls,
    ...runs.calls,
    ...billing.calls,
    ...repositories.calls,
  } satisfies Tag<OperationId>['calls'] as Tag<OperationId>['calls'],
  rules: {
    ...domains.rules,
    ...apiKeys.rules,
    ...serviceAccounts.rules,
    ...apps.rules,
    ...builds.rules,
    ...containers.rules,
    ...runs.rules,
    ...billing.rules,
    ...repositories.rules,
  } satisfies Tag<OperationId>['rules'] as Tag<OperationId>['rules'],
}

export const { calls } = whole

export const renewed: string[] = tags.flatMap((tag) => ('renewed' in tag ? (tag.renewed ?? []) : []))

export const samples: NonNullable<Tag<OperationId>['samples']> = Object.assign(
  {},
  ...tags.map((tag) => ('samples' in tag ? tag.samples : {})),
)

export const alongside: NonNullable<Tag<OperationId>['alongside']> = Object.assign(
  {},
  ...tags.map((tag) => ('alongside' in tag ? tag.alongside : {})),
)

export const alone: NonNullable<Tag<OperationId>['alone']> = Object.assign(
  {},
  ...tags.map((tag) => ('alone' in tag ? tag.alone : {})),
)

export const costly: NonNullable<Tag<OperationId>['costly']> = Object.assign(
  {},
  ...tags.map((tag) => ('costly' in tag ? tag.costly : {})),
)

/** The checks of the document's rules, by their names. */
export const rules: Record<string, CheckWithOptions> = Object.fromEntries(
  Object.entries(whole.rules).map(([name, check]) => [name, typeof check === 'function' ? { check } : check]),
)

/** What may be expected though it is not shown, by name. */
export const expectations: Record<string, Expectation> = Object.assign(
  {},
  ...tags.map((tag) => ('expectations' in tag ? tag.expectations : {})),
)

/** What is tried only to see what is answered, by name. */
export const probes: Record<string, Probe> = Object.assign(
  {},
  ...tags.map((tag) => ('probes' in tag ? tag.probes : {})),
)
