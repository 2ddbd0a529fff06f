import type { OpenApiDocument, Schema } from '../../../document/document.ts'
import { propertiesOf } from '../../../document/schemas.ts'
import { MOST_EARLIER } from '../live/scaling.ts'
import { FATES, FOOTPRINT, RUN_KINDS, TABLE_NAMES, type TableName, VERSION } from '../tables.ts'
import { MOMENT_PATTERN, MOMENTS } from './moments.ts'

/** Maximum number of rows that a seed makes with `count`, `builds`, `containers` and `runs`. A limit on its memory. */
export const MAX_MADE = 200_000

/** Descriptions of patterns, for messages. */
export const PATTERNS: Record<string, string> = {
  [MOMENT_PATTERN]:
    'a moment such as 2026-03-10T09:30:00Z, or relative to the start of the sandbox, such as -3d, -90m or +7d',
  // A lone surrogate cannot be stored as UTF-8: two IDs would become the same.
  '^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$': 'text of 1 to 256 printable characters, but not . or ..',
  '^[!-~]{1,4096}$': 'a token of printable ASCII characters without spaces',
  '^([a-z0-9-]|\\{n\\}){1,63}$': 'a name of 1 to 63 lowercase letters, digits and hyphens',
  '^[^/]+/[^/]+$': 'a name in the form owner/repo',
}
const [MOMENT, ID, TOKEN, NAME] = Object.keys(PATTERNS).map((pattern): Schema => ({ type: 'string', pattern })) as [
  Schema,
  Schema,
  Schema,
  Schema,
]

const HARDWARE: Schema = { $ref: '#/components/schemas/ComputeType' }
const FLAG: Schema = { type: 'boolean' }
const integer = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] })
const described = (description: string, schema: Schema): Schema => ({ ...schema, description })

/** Creates the schema of an object with only these properties. */
function object(description: string, properties: Record<string, Schema>, required: readonly string[] = []): Schema {
  return {
    type: 'object',
    description,
    ...(required.length > 0 && { required: [...required] }),
    properties,
    additionalProperties: false,
  }
}

const COUNT = described(
  'Number of rows to make. In their texts, {n} is replaced by the number of the row, from 1.',
  integer(1, MAX_MADE),
)
const projectOf = (owner: string) => described(`Default: ${owner}the first project.`, ID)
const PROJECT = projectOf('')
const made = (what: string) => described(`Number of ${what} to make for the app.`, integer(0, MAX_MADE))

/** Creates the schemas of the rows of each table, without moments and `count`. */
function rowSchemas(document: OpenApiDocument): Record<TableName, Schema> {
  const fieldsOf = (component: string) => propertiesOf(document, component)
  const branch = object('A branch.', fieldsOf('Branch'), ['name'])
  const app = fieldsOf('App')
  const footprint = Object.fromEntries(FOOTPRINT.map((key) => [key, app[key] ?? {}]))
  const earlier = object(
    'Settings that applied until a moment.',
    { ...footprint, hardware: HARDWARE, until: { type: 'string', format: 'date-time' } },
    ['hardware', 'cpu', 'memory', 'gpuCount', 'until'],
  )
  return {
    projects: object(
      'A project. The first one is the default of projectId, and that of the default tokens.',
      {
        id: ID,
      },
      ['id'],
    ),
    serviceAccounts: object('A service account.', { id: ID, projectId: PROJECT }, ['id']),
    apiKeys: object(
      'An API key. Its value is a token.',
      {
        ...fieldsOf('ApiKey'),
        id: ID,
        projectId: projectOf('that of principalId, or '),
        principalId: described('The service account of the key.', ID),
        apiKey: described('The token.', TOKEN),
        expiresAt: { anyOf: [MOMENT, { type: 'string', const: 'never' }] },
        role: described('What the token may do. Default: owner.', oneOf(['owner', 'member'])),
      },
      ['id'],
    ),
    apps: object(
      'An app.',
      {
        ...app,
        appId: ID,
        projectId: PROJECT,
        name: NAME,
        deletedAt: MOMENT,
        hardware: HARDWARE,
        centsPerDay: described('Cost of a typical weekday.', integer(0, 1e7)),
        onGpu: described('Whether a GPU causes most of the cost.', FLAG),
        repository: described('The repository of its builds, in the form owner/repo.', ID),
        earlier: described('Settings before updates, oldest first, which a live sandbox records.', {
          type: 'array',
          maxItems: MOST_EARLIER,
          items: earlier,
        }),
        builds: made('builds'),
        containers: made('containers'),
        runs: made('runs'),
      },
      ['appId'],
    ),
    builds: object('A build of an app.', { id: ID, appId: ID, outcome: oneOf(['success', 'failure']) }, [
      'id',
      'appId',
    ]),
    containers: object(
      'A container of an app.',
      {
        id: ID,
        appId: ID,
        fate: described('How its life goes. Default: running; with count, all of them in turn.', oneOf(FATES)),
        buildId: described('Default: a build of the app that succeeded.', ID),
        probes: described('Number of readiness checks among its events.', integer(0, 1000)),
      },
      ['id', 'appId'],
    ),
    runs: object(
      'A run of an app.',
      {
        id: ID,
        appId: ID,
        kind: described(
          'Default: completed; with count, all of them in turn; without a container of the app, queued.',
          oneOf(RUN_KINDS),
        ),
        containerId: described(
          'The container that serves it. Default: the first one of the app; none if it is queued.',
          ID,
        ),
      },
      ['id', 'appId'],
    ),
    domains: object(
      'A custom domain.',
      {
        ...fieldsOf('CustomDomain'),
        id: ID,
        projectId: projectOf('that of appId, or '),
        appId: described('The app that it is assigned to. Default: none.', ID),
      },
      ['id'],
    ),
    repositories: object(
      'A repository.',
      {
        ...fieldsOf('Repository'),
        fullName: { type: 'string', pattern: '^[^/]+/[^/]+$', description: 'Full name in the form owner/repo.' },
        projectId: PROJECT,
        branches: described('Branches or their names; the first one is the default branch.', {
          type: 'array',
          items: { anyOf: [{ type: 'string' }, branch] },
        }),
      },
      ['fullName'],
    ),
  }
}

/** Creates the schema of a `Seed` from the schemas of the document, for which `npm run generate` generates a validator. */
export function seedSchema(document: OpenApiDocument): Schema {
  const rows = rowSchemas(document)
  for (const list of TABLE_NAMES) {
    const { properties = {} } = rows[list]
    for (const field of Object.keys(MOMENTS[list] ?? {})) if (field !== 'expiresAt') properties[field] = MOMENT
    properties.count = COUNT
  }
  return object('The initial state of a sandbox. Everything but IDs may be missing.', {
    $schema: { type: 'string' },
    version: described('Only in snapshots: the version of their format.', { const: VERSION }),
    startedAt: described('Start of the sandbox. Default: now.', { type: 'string', format: 'date-time' }),
    created: described('Number of domains that calls have created.', integer(0, 2 ** 50)),
    ...Object.fromEntries(TABLE_NAMES.map((name) => [name, { type: 'array', items: rows[name] }])),
  })
}
