import { defineConfig } from 'vitest/config'

/** They pack and install the package, which takes the network. */
const OF_THE_PACKAGE = 'scripts/package/*.test.ts'

export default defineConfig({
  test: {
    // By default a core is left idle, though many tests wait for the processes that they start.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{scripts,src,contract-tests}/**/*.test.ts'],
          exclude: [OF_THE_PACKAGE],
          // Several tests start real tools (Spectral, Redocly, Prism) on a machine that may have two cores.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'package',
          include: [OF_THE_PACKAGE],
          globalSetup: 'scripts/package/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'types',
          include: [],
          typecheck: { enabled: true, only: true, include: ['{scripts,src,contract-tests}/**/*.test-d.ts'] },
        },
      },
    ],
  },
})
