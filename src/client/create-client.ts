import createFetchClient, { defaultPathSerializer, type Client as FetchClient } from 'openapi-fetch'
import { type OperationId, type OperationMethods, operationTable } from '../../generated/operations.ts'
import type { paths } from '../../generated/types.ts'
import { checkBaseUrl, checkPathSegment, checkToken } from './checks.ts'
import { apiError } from './errors.ts'

export interface ClientOptions {
  /** Base address of the service without a version prefix, such as `http://127.0.0.1:4010`. */
  baseUrl: string
  /** Service account token, or a function that is asked for one before each call. */
  token: string | (() => string | Promise<string>)
  /** The project that every call is about. */
  projectId: string
  /** Stands in for the global `fetch`, which is otherwise looked up at each call. */
  fetch?: (request: Request) => Promise<Response>
  /**
   * Path segment that names the code-hosting provider, for the repository operations. Which segment the service uses is
   * not shown (`codehost-segment` in the register of unknowns). Default: `codehost`.
   */
  codehost?: string
}

export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal
}

/** One method per documented operation, and `raw` for what they do not cover. */
export interface Client extends OperationMethods<CallOptions> {
  /** The openapi-fetch client below, for those who prefer `{ data, error, response }`; it sends the token too. */
  raw: FetchClient<paths>
}

/** openapi-fetch types a call by its literal path; here the path is data, and the generated methods hold the types. */
type UntypedRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** What a generated method hands on: path and query parameters by their documented names, and the body. */
type CallRequest = Record<string, unknown> & { body?: unknown }

/**
 * Creates a client whose methods return the data or throw.
 *
 * The methods are those of the document, one per operationId. They take path and query parameters by their documented
 * names and `body`, all in one object, and then {@link CallOptions}.
 *
 * @throws TypeError when `baseUrl` is not an absolute http or https URL, when `projectId` or `codehost` cannot be one
 *   segment of a path, or when a header cannot carry the token. A call throws it for such a path parameter or token,
 *   before anything is sent.
 */
export function createClient(options: ClientOptions): Client {
  const { token } = options
  const projectId = checkPathSegment('projectId', options.projectId)
  const codehost = encodeURIComponent(checkPathSegment('codehost', options.codehost ?? 'codehost'))
  if (typeof token !== 'function') checkToken('token', token)

  const raw = createFetchClient<paths>({
    baseUrl: checkBaseUrl('baseUrl', options.baseUrl),
    // Not captured, so that whoever replaces the global fetch later (MSW, instrumentation) is heard.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    // Followed, a redirect could take a body elsewhere, or turn a DELETE into a GET that seems to have worked.
    redirect: 'error',
    pathSerializer: (template, parameters) =>
      defaultPathSerializer(template.replace('/codehost/repos/{owner}', `/${codehost}/repos/{owner}`), parameters),
    querySerializer: { array: { style: 'form', explode: false } },
  })
  raw.use({
    async onRequest({ request }) {
      const credential = typeof token === 'function' ? checkToken('token', await token()) : token
      request.headers.set('Authorization', `Bearer ${credential}`)
    },
  })

  const call = async (operationId: OperationId, request: CallRequest = {}, { signal }: CallOptions = {}) => {
    const { method, path } = operationTable[operationId]
    const { body, ...query }: CallRequest = { ...request, project_id: projectId }
    const inPath: Record<string, string> = {}
    for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
      inPath[name] = checkPathSegment(name, query[name])
      delete query[name]
    }
    const { data, error, response } = await (raw.request as UntypedRequest)(method, path, {
      params: { path: inPath, query },
      body,
      ...(signal && { signal }),
    })
    if (!response.ok) throw apiError({ operationId, method, path, status: response.status, body: error })
    return data
  }

  const methods = Object.fromEntries(
    (Object.keys(operationTable) as OperationId[]).map((operationId) => [
      operationId,
      (request?: CallRequest, callOptions?: CallOptions) => call(operationId, request, callOptions),
    ]),
  )
  return { ...(methods as unknown as OperationMethods<CallOptions>), raw }
}
