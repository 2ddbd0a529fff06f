// @ts-check
/**
 * The steps of `.ci/run`, as shell commands. Groups run one after the other; of one group, two steps run at a time.
 *
 * Plain JavaScript, because the first step installs what runs TypeScript. `scripts/testing/readme-commands.ts` reads this list, too,
 * so that it does not run these commands again.
 *
 * @type {string[][]}
 */
export const STEPS = [
  ['npm ci', '.ci/install-chromium'],
  ['npm run verify'],
  // Alone, because it uses all cores and writes dist/lib.
  ['npm test'],
  // README's commands write dist/lib and dist/docs, so nothing beside them reads these folders.
  [
    'npx node scripts/testing/readme-commands.ts',
    'npm run mutants',
    // `npm test` kills the sandbox three times.
    'KILLS=50 npx vitest run --project unit src/sandbox/kit/node/kills.test.ts',
  ],
  // Without `npm run`, which would write the folders again while the other steps read them.
  ['npx vitest run --project package', 'npx vitest run --project docs', 'npx vitest run --project slow'],
]
