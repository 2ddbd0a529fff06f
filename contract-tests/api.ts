/** What the verifier must know about this API, beyond its document. */
import type { GenericChecks } from '../src/verifier/checks/generic.ts'
import type { Api } from '../src/verifier/http/api.ts'
import { isToken } from './fixtures.ts'

export const api: Api = { tenant: 'project_id', openSegments: ['codehost'], isToken }

export const generic: GenericChecks = {
  access: {
    outsiders: {
      'no-access': { token: 'tokens.no_access', unless: 'the token has access' },
      expired: { token: 'tokens.expired', unless: 'the token has not expired' },
    },
    // Two projects may share a person or a model.
    sharedIds: ['principal', 'user', 'model'],
  },
  questions: {
    unknownIds: 'error-status-codes',
    access: 'token-scope',
    otherMethods: { entry: 'further-operations', method: 'PUT' },
    unknownKeys: 'unknown-request-keys',
    coercion: 'request-coercion',
    requiredProperties: 'required-body-fields',
    roles: { entry: 'role-model', token: 'tokens.member', says: 'As a member who is not an owner' },
  },
}

/** The base URL of sandboxes that run in-process, without a port. */
export const SANDBOX_URL = 'http://sandbox.test'
