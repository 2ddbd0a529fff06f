import type { OperationId } from '../../generated/operations.ts'
import type * as engine from '../../src/verifier/engine/tag.ts'
import type { Tag } from '../service.ts'
import { apiKeys } from './api-keys/checks.ts'
import { safety as apiKeySafety } from './api-keys/safety.ts'
import { apps } from './apps/checks.ts'
import { apps as appProperties } from './apps/properties.ts'
import { cleanup as appCleanup, safety as appSafety } from './apps/safety.ts'
import { billing } from './billing/checks.ts'
import { billing as billingProperties } from './billing/properties.ts'
import { builds } from './builds/checks.ts'
import { safety as buildSafety } from './builds/safety.ts'
import { containers } from './containers/checks.ts'
import { containers as containerProperties } from './containers/properties.ts'
import { domains } from './domains/checks.ts'
import { cleanup as domainCleanup, safety as domainSafety } from './domains/safety.ts'
import { repositories } from './repositories/checks.ts'
import { runs } from './runs/checks.ts'
import { serviceAccounts } from './service-accounts/checks.ts'

export const tags: engine.Tag[] = [
  { ...domains, safety: domainSafety, cleanup: domainCleanup },
  { ...apiKeys, safety: apiKeySafety },
  serviceAccounts,
  { ...apps, properties: appProperties, safety: appSafety, cleanup: appCleanup },
  { ...builds, safety: buildSafety },
  { ...containers, properties: containerProperties },
  runs,
  { ...billing, properties: billingProperties },
  repositories,
]

/** A baseline call of every operation, and every rule of the document with its check: one that is missing does not compile. */
export const whole = {
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
