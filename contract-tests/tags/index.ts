/** Everything that the verifier needs to know about this API beyond the document, by tag. */
import type { OperationId } from '../../generated/operation-table.ts'
import type { RuleId } from '../../generated/rules.ts'
import { bySchema as assertions } from '../../generated/validators/facts.js'
import { bySchema as requests } from '../../generated/validators/requests.js'
import { bySchema as responses } from '../../generated/validators/responses.js'
import { document, documentedFacts } from '../../src/document/openapi.ts'
import { generatedValidators } from '../../src/document/validators.ts'
import type { SuiteOptions } from '../../src/verifier/checks/suite.ts'
import type { Tag } from '../../src/verifier/checks/tag.ts'
import { api, generic } from '../api.ts'
import { fixtureNames } from '../fixtures.ts'
import { apiKeys } from './api-keys/checks.ts'
import { apps } from './apps/checks.ts'
import { billing } from './billing/checks.ts'
import { projectCost } from './billing/cost.ts'
import { builds } from './builds/checks.ts'
import { hashes } from './builds/hashes.ts'
import { containerDetails } from './containers/details.ts'
import { containerEvents } from './containers/events.ts'
import { containerLists } from './containers/lists.ts'
import { domains } from './domains/checks.ts'
import { repositories } from './repositories/checks.ts'
import { runs } from './runs/checks.ts'
import { serviceAccounts } from './service-accounts/checks.ts'

const all = [
  domains,
  apiKeys,
  serviceAccounts,
  apps,
  hashes,
  builds,
  containerLists,
  containerDetails,
  containerEvents,
  runs,
  billing,
  projectCost,
  repositories,
] as const

type KeysOf<Part> = Part extends unknown ? keyof Part : never
type OfTags<Part extends 'calls' | 'rules'> = KeysOf<(typeof all)[number][Part]>
type Missing = Record<
  Exclude<OperationId, OfTags<'calls'>>,
  'Add the operation to `Tag<…>`, and a baseline call to `calls`, of its tag in contract-tests/tags/.'
> &
  Record<
    Exclude<RuleId, OfTags<'rules'>>,
    'Add a check and faults for the rule to `rules` of its tag in contract-tests/tags/.'
  >

/** All tags. An operation without a baseline call, or a rule that is not in `rules`, is a compile error that names it. */
export const tags: readonly Tag[] & Missing = all

const compile = generatedValidators(document, responses, requests, assertions)

/** The definition of this API for the verifier. Pass it to `createVerifier`. */
export const suite = {
  document,
  api,
  generic,
  facts: documentedFacts,
  tags,
  compile,
  fixtureNames,
} satisfies SuiteOptions
