import { defineConfig } from 'vitest/config'

/** They pack and install the package, which takes the network. */
const OF_THE_PACKAGE = 'scripts/package/*.test.ts'
/** They look at the built docs in Chromium. */
const OF_THE_DOCS = 'scripts/docs/browser/*.test.ts'

/** One test per fact and target; `npx vitest run --project contract` alone verifies a real environment, too. */
const CONTRACT = 'contract-tests/contract.test.ts'

/** First, so that it also guards what other setups do. */
const GUARD = 'scripts/testing/checkout-guard.ts'

/** Only a test that hangs takes longer, however busy the machine: a test that starts real tools takes seconds when it is idle. */
const TIMEOUTS = { testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    // By default a core is left idle, though many tests wait for the processes that they start.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{scripts,src,contract-tests}/**/*.test.ts'],
          exclude: [OF_THE_PACKAGE, OF_THE_DOCS, CONTRACT],
          globalSetup: [GUARD, 'scripts/testing/compile-cache.ts'],
          // No file keeps a state of its own, so that one worker may load the modules once for all of its files. What a test
          // puts in the place of something else is taken back, whatever became of the test.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'contract',
          include: [CONTRACT],
          globalSetup: GUARD,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'package',
          include: [OF_THE_PACKAGE],
          globalSetup: [GUARD, 'scripts/package/setup.ts'],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'docs',
          include: [OF_THE_DOCS],
          globalSetup: GUARD,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['{scripts,src,contract-tests}/**/*.test-d.ts'],
            // `npm run typecheck` has checked all other files before.
            tsconfig: 'tsconfig.types.json',
          },
        },
      },
    ],
  },
})
