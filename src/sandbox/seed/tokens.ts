/** The first project of the default seed, and the only one of a seed without projects. */
export const PROJECT = 'p-sandbox'

/** Tokens of the default seed, and of seeds without API keys. */
export const TOKENS = {
  owner: 'sandbox-owner-token',
  member: 'sandbox-member-token',
  expired: 'sandbox-expired-token',
  other_project: 'sandbox-other-project-token',
}
