/**
 * Commands of README and CONTRIBUTING that another file tries: the file, and the words by which it does. Here stand those
 * that take long, that write into the project, or that have a test of their own.
 */
export const ELSEWHERE: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'npm ci': ['.ci/run', 'npm ci && npm test'],
  'npm test': ['.ci/run', 'npm ci && npm test'],
  'npm run mutants': ['.ci/run', 'npm run mutants\n'],
  'npm run test:package': ['.ci/run', 'npm run test:package\n'],
  'npm run test:docs': ['.ci/run', 'npm run test:docs\n'],
  'npm run docs': ['package.json', '"npm run docs && '],
  'npm run lint': ['package.json', '"npm run lint && '],
  'npm run typecheck': ['package.json', ' && npm run typecheck && '],
  'npm run build': ['package.json', ' && npm run build && '],
  'npm run generate': ['scripts/generate.test.ts', "runScript('scripts/generate.ts', args"],
  'npm run doctor': ['scripts/doctor.test.ts', "runScript('scripts/doctor.js'"],
  'npm run release -- --check': ['scripts/release.test.ts', "release('--check')"],
  'npm run verify': ['scripts/verify.test.ts', 'without options: mock and sandbox are verified'],
  'git apply': ['src/verifier/unknowns/proposal/applied.test.ts', "'git', 'apply', 'unknowns.patch'"],
  'npx node dist/example.ts': ['scripts/readme.test.ts', "['client.ts', "],
  'API_TOKEN=sandbox-owner-token npm run verify -- --url http://127.0.0.1:4010 --fixtures fixtures.json --operation listApiKeys':
    ['scripts/readme.test.ts', 'the README shows the output of a failing verification'],
  'npx vitest run --project unit PATH': ['package.json', 'vitest run --project unit'],
  'npx vitest run --project contract': ['package.json', 'vitest run --project'],
  'npm pack': ['scripts/package/setup.ts', "run('npm', ['pack'"],
  'npm install ../project-resources/project-resources-0.1.0.tgz': ['scripts/package/setup.ts', "run('npm', ['install'"],
  'npx project-resources sandbox --port 4010': ['scripts/testing/start-sandbox.ts', "['npx', 'project-resources']"],
}
