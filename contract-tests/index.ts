/** The entry `project-resources/verifier`. */
export type { FixtureEntry } from '../src/verifier/model/ledger.ts'

import { checkNode } from '../src/check-node.ts'

export type { OperationId } from '../generated/operation-table.ts'
export { UsageError } from '../src/command.ts'
export type { FactKind } from '../src/document/facts.ts'
export { NoAnswer } from '../src/verifier/http/no-answer.ts'
export {
  type Baseline,
  countVerdicts,
  coverageOf,
  type Evidence,
  type Finding,
  type Gap,
  type GapKind,
  isContradicted,
  type Ledger,
  type Leftover,
  type Need,
  type Observation,
  type Progress,
  type Retry,
  TIERS,
  type Tier,
  VERDICTS,
  type Verdict,
} from '../src/verifier/model/ledger.ts'
export { PROBLEM_KINDS, type Problem, type ProblemKind } from '../src/verifier/model/problem.ts'
export { ledgerText, NotALedger, parseLedger } from '../src/verifier/reports/ledger-json.ts'
export { problemInWords, reasonOf } from '../src/verifier/reports/problems.ts'
export { type ReportOptions, writeReports } from './reports.ts'
export { type FixturesFile, type VerifyOptions, verify } from './verify.ts'

checkNode()
