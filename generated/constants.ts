// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
import type { DomainType, ComputeType } from './types.ts'

/** Whether the domain is an apex domain or a subdomain. */
export const DOMAIN_TYPES = ["apex","subdomain"] as const satisfies readonly DomainType[]

/** Kind of compute. */
export const COMPUTE_TYPES = ["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"] as const satisfies readonly ComputeType[]

/** Limits of `createDomain`. */
export const CREATE_DOMAIN_LIMITS = {
  /** Whether the domain is an apex domain or a subdomain. */
  domainType: {"type":"string","enum":DOMAIN_TYPES},
} as const

/** Limits of `updateApp`. */
export const UPDATE_APP_LIMITS = {
  /** Kinds of compute for the app. */
  compute: {"oneOf":[{"type":"array","maxItems":5,"items":{"type":"string","enum":COMPUTE_TYPES}},{"type":"string","enum":COMPUTE_TYPES}]},
  /** Compute tier of the app. The meaning of the two values is undocumented. */
  computeTier: {"type":"string","enum":["interruptible","protected"]},
  /** Container runtime of the app. Unrelated to the version prefixes of paths. The meaning of the two values is undocumented. */
  containerRuntime: {"type":"string","enum":["v1","v2"]},
  /** Idle time before a replica of the app scales down, in seconds. */
  cooldownPeriodSeconds: {"type":"integer","minimum":1,"maximum":3600},
  /** Timeout for the initialization of a deployment of the app, in seconds. */
  deploymentInitializationTimeout: {"type":"integer","minimum":60,"maximum":900},
  /** Interval between autoscaling evaluations, in seconds. */
  evaluationIntervalSeconds: {"type":"integer","minimum":6,"maximum":300},
  /** Number of GPUs of the app. */
  gpuCount: {"type":"integer","minimum":0,"maximum":8},
  /** Load-balancing algorithm of the app. The meaning of the values is undocumented. */
  loadBalancingAlgorithm: {"type":"string","enum":["round-robin","first-available","min-connections","random-choice-2"]},
  /** Maximum number of replicas of the app. */
  maxReplicaCount: {"type":"integer","minimum":1,"maximum":2000},
  /** Minimum number of replicas of the app. */
  minReplicaCount: {"type":"integer","minimum":0,"maximum":2000},
  /** Port of the app. What the app uses it for is undocumented. */
  port: {"type":"integer","minimum":0,"maximum":65535},
  /** Number of concurrent requests per replica of the app. */
  replicaConcurrency: {"type":"integer","minimum":1,"maximum":1000000},
  /** Grace period for in-flight requests when a replica stops, in seconds. */
  responseGracePeriodSeconds: {"type":"integer","minimum":16,"maximum":43200},
  /** Duration of the roll-out of a new version of the app, in seconds. */
  rollOutDurationSeconds: {"type":"integer","minimum":1,"maximum":21600},
  /** Runtime of the app. For `custom`, see `entrypoint`, `healthcheckEndpoint` and `readycheckEndpoint`. The meaning of `cortex` is undocumented. */
  runtime: {"type":"string","enum":["cortex","custom"]},
  /** Number of extra replicas to keep beyond the current demand. */
  scalingBuffer: {"type":"integer","minimum":0},
  /** Metric that `scalingTarget` is the target for. */
  scalingMetric: {"type":"string","enum":["cpu_utilization","memory_utilization","requests_per_second","concurrency_utilization"]},
  /** Target for `scalingMetric`. The unit is undocumented. */
  scalingTarget: {"type":"number","exclusiveMinimum":0},
} as const

/** Limits of `listContainerEvents`. */
export const LIST_CONTAINER_EVENTS_LIMITS = {
  /** Number of the page to return. */
  page: {"type":"integer","default":1},
  /** Number of events per page. */
  limit: {"type":"integer","default":50,"maximum":200},
} as const

/** Limits of `getBillingGraph`. */
export const GET_BILLING_GRAPH_LIMITS = {
  /** Month to query. The parameter's name is assumed. */
  month: {"oneOf":[{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])$"},{"type":"string","enum":["current","previous"]}]},
  /** Time granularity of the data points. The parameter's name is assumed. */
  granularity: {"type":"string","enum":["day"]},
  /** Number of top apps to return. The parameter's name is assumed. */
  top_n: {"type":"integer","default":10},
} as const

/** Limits of `getProjectCost`. */
export const GET_PROJECT_COST_LIMITS = {
  /** Month to retrieve, in the form YYYY-MM. Defaults to the current month. The parameter's name is assumed. */
  month: {"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])$"},
} as const

/** Limits by operationId. To bundle those of one operation, import its own constant. */
export const LIMITS = {
  createDomain: CREATE_DOMAIN_LIMITS,
  updateApp: UPDATE_APP_LIMITS,
  listContainerEvents: LIST_CONTAINER_EVENTS_LIMITS,
  getBillingGraph: GET_BILLING_GRAPH_LIMITS,
  getProjectCost: GET_PROJECT_COST_LIMITS,
} as const
