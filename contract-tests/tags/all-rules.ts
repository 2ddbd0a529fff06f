import { apiKeyRules } from './api-keys.ts'
import { appRules } from './apps.ts'
import { billingRules } from './billing.ts'
import { buildRules } from './builds.ts'
import { containerRules } from './containers.ts'
import { domainRules } from './domains.ts'
import { repositoryRules } from './repositories.ts'
import type { Rule } from './rules.ts'
import { runRules } from './runs.ts'
import { serviceAccountRules } from './service-accounts.ts'

/** Every rule of the description that goes beyond single answers. */
export const rules: Rule[] = [
  ...domainRules,
  ...apiKeyRules,
  ...serviceAccountRules,
  ...appRules,
  ...buildRules,
  ...containerRules,
  ...runRules,
  ...billingRules,
  ...repositoryRules,
]
