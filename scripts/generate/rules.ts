import type { Fact } from '../../src/document/facts.ts'

/** Generates the names of the document's rules: a rule without a check in the contract tests does not compile. */
export function generateRules(facts: Fact[]): string {
  const rules = facts.filter(({ kind }) => kind === 'rule')
  return `/** Every rule of the document, as its operationId and its name in \`x-rules\`. */
export type RuleId =${rules.length === 0 ? ' never' : ''}
${rules.map(({ id }) => `  | '${id.replace('/rule/', '/')}'`).join('\n')}
`
}
