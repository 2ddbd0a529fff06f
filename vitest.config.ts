import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that pack and install the package, which needs the network. */
const PACKAGE_TESTS = 'scripts/package/*.test.ts'
/** Tests that open the built docs in Chromium. */
const DOCS_TESTS = 'scripts/docs/chromium/*.test.ts'
/** Tests that only .ci/run runs: matrices, long flows, copies of the project, and most tests that start Chromium or the mock. */
const SLOW_TESTS = '{scripts,src,contract-tests}/**/*.slow.test.ts'
/** The contract tests: one file per tag, one test per fact and target. */
const CONTRACT_TESTS = 'contract-tests/tags/*/*.test.ts'

/** The first global setup of each project, so that it also notices changes by later setups. */
const GUARD = 'scripts/testing/checkout-guard.ts'

/** Timeouts so long that only a test that hangs reaches them, even on a busy machine. */
const TIMEOUTS = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

/**
 * Settings of the tests beside the code. Their files share no state, so a worker loads modules once for all of its files; stubs are
 * undone after each test.
 */
const UNIT = {
  globalSetup: [GUARD, 'scripts/testing/compile-cache.ts'],
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  ...TIMEOUTS,
}

/** Folders by speed, the slowest first, so that no slow file starts last: tests in scripts/ start processes. */
const FOLDERS = ['/scripts/', '/contract-tests/', '/src/']
class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === 'unit' ? FOLDERS.findIndex((folder) => moduleId.includes(folder)) : -1
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    // By default, Vitest leaves one core idle. More workers than cores take longer: each loads all modules.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{scripts,src,contract-tests}/**/*.test.ts'],
          exclude: [PACKAGE_TESTS, DOCS_TESTS, CONTRACT_TESTS, SLOW_TESTS],
          ...UNIT,
        },
      },
      {
        test: {
          name: 'slow',
          include: [SLOW_TESTS],
          ...UNIT,
        },
      },
      {
        test: {
          name: 'contract',
          include: [CONTRACT_TESTS],
          globalSetup: [GUARD, 'contract-tests/testing/setup.ts'],
          // Not isolated, like the unit project, so that both projects share the workers.
          isolate: false,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'package',
          include: [PACKAGE_TESTS],
          globalSetup: [GUARD, 'scripts/testing/compile-cache.ts', 'scripts/package/testing/setup.ts'],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'docs',
          include: [DOCS_TESTS],
          globalSetup: GUARD,
          ...TIMEOUTS,
        },
      },
    ],
  },
})
