export const PARTS = ['client', 'sandbox', 'docs'] as const
export type Part = (typeof PARTS)[number]

/** The comparison in a row of the table: one measure of two contenders. */
export interface Measure {
  name: string
  ours: string
  theirs: string
  /** The target for the ratio ours / theirs; `none` explains why there is no target. */
  target: { atLeast: number } | { atMost: number } | { none: string }
}

export const SIZE = 'all operations in a browser, bytes'
export const ONE = 'one operation in a browser, bytes'
/** Maximum sizes of our client in bytes, minified and gzipped. */
export const BUDGETS = { [SIZE]: 4600, [ONE]: 3800 }
export const ROOM = 'operations that can be added within the budget'
export const REQUIRED_ROOM = 5
export const CALLS = 'CPU time per call, in-process fetch, µs'
export const READS = 'reads per CPU-second'
export const WRITES = 'writes per CPU-second'
export const START = 'CPU time from start to first response, ms'
export const MEMORY_REQUESTS = 2000
export const MEMORY = `peak memory in ${MEMORY_REQUESTS} requests, MiB`

export const DOCS_BYTES = 'first load of a page of the docs, bytes'
export const DOCS_SHIFT = 'layout shift of a page of the docs, thousandths'
export const DOCS_WAIT = 'blocking time of a page of the docs, ms'
export const DOCS_BUDGETS: Readonly<Record<string, number>> = {
  [DOCS_BYTES]: 30_000,
  [DOCS_SHIFT]: 50,
  [DOCS_WAIT]: 100,
}

const client = (theirs: string) => ({ ours: 'client', theirs })
const prism = { ours: 'sandbox', theirs: 'Prism' }
const bareHttp = { ours: 'sandbox', theirs: 'bare node:http' }
const upper = { target: { none: 'upper bound' } }
const lower = { target: { none: 'lower bound' } }
const atMost = (ratio: number) => ({ target: { atMost: ratio } })
const fewerFeatures = { target: { none: 'fewer features' } }

const GENERATORS = ['hey-api', 'orval', 'openapi-fetch']
/** Rows that compare our client with others, without targets. */
const withOthers = (name: string, others = GENERATORS): Measure[] =>
  others.map((theirs) => ({ name, ...client(theirs), target: { none: 'for information' } }))

export const MEASURES: Readonly<Record<Part, readonly Measure[]>> = {
  client: [
    { name: SIZE, ...client('budget'), ...atMost(1) },
    ...withOthers(SIZE),
    { name: ONE, ...client('budget'), ...atMost(1) },
    ...withOthers(ONE, ['hey-api', 'orval']),
    { name: ROOM, ...client('required'), target: { atLeast: 1 } },
    { name: CALLS, ...client('hey-api'), ...atMost(0.9) },
    { name: CALLS, ...client('orval'), ...fewerFeatures },
    { name: CALLS, ...client('openapi-fetch'), ...atMost(1) },
    { name: CALLS, ...client('bare fetch'), ...lower },
  ],
  sandbox: [
    { name: READS, ...prism, target: { atLeast: 10 } },
    { name: READS, ...bareHttp, ...upper },
    { name: WRITES, ...prism, target: { atLeast: 4 } },
    { name: WRITES, ...bareHttp, ...upper },
    { name: START, ...prism, ...atMost(0.5) },
    { name: START, ...bareHttp, ...lower },
    { name: MEMORY, ...prism, ...atMost(0.5) },
    { name: MEMORY, ...bareHttp, ...lower },
  ],
  docs: Object.keys(DOCS_BUDGETS).map((name) => ({ name, ours: 'page', theirs: 'budget', ...atMost(1) })),
}

/** Explains the table. */
export const LEGEND = `Ours and theirs are medians over the rounds. The ratio of ours to theirs is the median of the rounds' ratios, so it may
differ from the quotient of the medians. Lowest–highest is the range of the ratios. CPU time is that of the measured process.
Bounds have no targets, because they cannot be beaten.

- **Clients:** hey-api and orval generate clients from \`openapi.yaml\`, for fetch and with default settings, except that a
  call returns data or throws (\`throwOnError\`, \`forceSuccessResponse\`). orval's functions do little more than call fetch:
  they have no authentication, deadline, retries or error classes. The types for openapi-fetch are those of
  openapi-typescript. Bare fetch is the code that an app would write without a client.
- **In a browser:** bundled with esbuild, minified, gzipped at level 9. For all operations, ours is \`createClient\` and all
  other exports except those that read archives; for one, \`getRun\` and \`createTransport\` of
  \`project-resources/operations\`. The size that an operation adds is the mean over leaving out each in turn.
- **In-process fetch:** builds a \`Request\` from its arguments, as every fetch does, and responds with the document's example.
  Every operation is called in turn.
- **Sandbox:** the bare node:http server looks up the same examples and checks nothing.
- **Docs:** the largest page of each kind, from the sandbox, in Chromium on a phone as Lighthouse emulates it: four times slower, at
  1.6 Mbit/s with 150 ms of latency. The figure is that of the worst page. Search and console are loaded later.`
