import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{scripts,src,contract-tests}/**/*.test.ts'],
          // Several tests start real tools (Spectral, Redocly, Prism) on a machine that may have two cores.
          testTimeout: 30_000,
          hookTimeout: 30_000,
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
