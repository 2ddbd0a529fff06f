// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
import * as table from './operation-table.ts'
import type { CreateDomainArguments, CustomDomain, DeleteDomainRequest, ListApiKeysRequest, ApiKey, DeleteApiKeyRequest, Confirmation, ListServiceAccountKeysRequest, ServiceAccountKeyList, UpdateAppRequest, UpdateAppResult, DeleteAppRequest, ComputeBaseImageHashRequest, BaseImageHash, GetBuildDownloadRequest, BuildArchiveDescriptor, GetBuildLogsRequest, BuildLogs, ListActiveContainersRequest, ActiveContainer, ListContainerReadinessRequest, ContainerReadiness, GetContainerRequest, Container, ListContainerEventsRequest, ContainerEventsPage, GetRunRequest, RunResponse, GetBillingGraphRequest, BillingGraph, GetProjectCostRequest, ProjectCost, GetRepositoryRequest, Repository, ListBranchesRequest, BranchList } from './types.ts'

/** The operation of a call, and the number of requests sent. */
export interface CallInfo {
  operationId: table.OperationId
  /** HTTP method in capitals. */
  method: string
  /** Documented path template, such as `/v2/projects/{project_id}/domains`, without values. */
  path: string
  /** Number of requests sent, including retries. */
  attempts: number
}

/** A promise of the data of a call that has started. */
export interface Call<Data> extends Promise<Data> {
  /** Resolves to the data, the response, whose body has been read, and the operation with the number of requests sent. */
  withResponse(): Promise<{ data: Data; response: Response; call: CallInfo }>
}

/** Sends the requests of the functions below; for example, a transport or a client. */
export interface Caller<Options> {
  // Each function below states the type of its data.
  call(operation: table.Operation, request?: object, options?: Options): Call<any>
}

/**
 * Add a custom domain: `POST /v2/projects/{project_id}/domains`
 *
 * The response contains the DNS record to create for ownership validation, and the current `validationStatus`.
 *
 * - `body`: The domain to add.
 *
 * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
 *
 * @remarks Open question: required-body-fields (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const createDomain = <Options>(
  api: Caller<Options>,
  request: CreateDomainArguments,
  options?: NoInfer<Options>,
): Call<CustomDomain> => api.call(table.createDomain, request, options)

/**
 * Delete a custom domain: `DELETE /v2/projects/{project_id}/domains/{domain_id}`
 *
 * Unassign the domain from all apps first; otherwise, the deletion fails.
 *
 * - `domain_id`: ID of the custom domain.
 *
 * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
 *
 * @remarks Open question: further-operations (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const deleteDomain = <Options>(
  api: Caller<Options>,
  request: DeleteDomainRequest,
  options?: NoInfer<Options>,
): Call<undefined> => api.call(table.deleteDomain, request, options)

/**
 * List API keys: `GET /v2/projects/{project_id}/api-keys`
 *
 * The keys are sorted by `expiresAt` in ascending order.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open questions: api-keys-never-order, list-completeness (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const listApiKeys = <Options>(
  api: Caller<Options>,
  request?: ListApiKeysRequest,
  options?: NoInfer<Options>,
): Call<ApiKey[]> => api.call(table.listApiKeys, request, options)

/**
 * Delete an API key: `DELETE /v2/projects/{project_id}/api-keys/{api_key_id}`
 *
 * Permanently denies the key's token. The key cannot be recovered. Inference requests that use the key start
 * failing within a few seconds.
 *
 * The caller must be an owner of the project. A key that belongs to a service account cannot be deleted; delete
 * the service account itself instead. This document has no operation for that.
 *
 * - `api_key_id`: ID of the API key, not its value.
 *
 * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
 *
 * @remarks Open question: further-operations (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const deleteApiKey = <Options>(
  api: Caller<Options>,
  request: DeleteApiKeyRequest,
  options?: NoInfer<Options>,
): Call<Confirmation> => api.call(table.deleteApiKey, request, options)

/**
 * List the keys of a service account: `GET /v2/projects/{project_id}/service-accounts/{service_account_id}/keys`
 *
 * Secret token values are omitted.
 *
 * - `service_account_id`: ID of the service account.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open question: list-completeness (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const listServiceAccountKeys = <Options>(
  api: Caller<Options>,
  request: ListServiceAccountKeysRequest,
  options?: NoInfer<Options>,
): Call<ServiceAccountKeyList> => api.call(table.listServiceAccountKeys, request, options)

/**
 * Update the configuration of an app: `PATCH /v2/projects/{project_id}/apps/{app_id}`
 *
 * Send any of the app configuration fields.
 *
 * - `app_id`: ID of the app.
 * - `body`: The settings to change.
 *
 * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
 *
 * @remarks Open questions: app-update-effects, required-body-fields, setting-combinations (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const updateApp = <Options>(
  api: Caller<Options>,
  request: UpdateAppRequest,
  options?: NoInfer<Options>,
): Call<UpdateAppResult> => api.call(table.updateApp, request, options)

/**
 * Delete an app: `DELETE /v2/projects/{project_id}/apps/{app_id}`
 *
 * Removes the app. The response is a plain confirmation.
 *
 * - `app_id`: ID of the app to delete.
 *
 * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
 *
 * @remarks Open question: app-deletion-effects (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const deleteApp = <Options>(
  api: Caller<Options>,
  request: DeleteAppRequest,
  options?: NoInfer<Options>,
): Call<Confirmation> => api.call(table.deleteApp, request, options)

/**
 * Compute a base-image hash: `POST /v3/projects/{project_id}/apps/{app_id}/base-image`
 *
 * Use the SHA256 hash of the dependency lists to decide whether the base image must be rebuilt.
 *
 * - `app_id`: ID of the app.
 * - `region`: Region that the base image is built for. Defaults to the region in which the app is deployed. The parameter's name is assumed.
 * - `body`: The dependencies, base image URI and commands of the base image.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open questions: base-image-repeatable, base-image-region-parameter-name, required-body-fields, digest-inputs (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const computeBaseImageHash = <Options>(
  api: Caller<Options>,
  request: ComputeBaseImageHashRequest,
  options?: NoInfer<Options>,
): Call<BaseImageHash> => api.call(table.computeBaseImageHash, request, options)

/**
 * Get the download URL of a build archive: `GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/download`
 *
 * The URL is presigned and leads to a ZIP archive. With `filename`, the response also contains the byte range of
 * that file, for range requests.
 *
 * - `app_id`: ID of the app.
 * - `build_id`: ID of the build.
 * - `filename`: Path of one file in the archive. If given, the response also contains the byte range of that file.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const getBuildDownload = <Options>(
  api: Caller<Options>,
  request: GetBuildDownloadRequest,
  options?: NoInfer<Options>,
): Call<BuildArchiveDescriptor> => api.call(table.getBuildDownload, request, options)

/**
 * Get the logs of a build: `GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/logs`
 *
 * The response also names the build, its app and its project.
 *
 * - `app_id`: ID of the app.
 * - `build_id`: ID of the build.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open question: history-retention (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const getBuildLogs = <Options>(
  api: Caller<Options>,
  request: GetBuildLogsRequest,
  options?: NoInfer<Options>,
): Call<BuildLogs> => api.call(table.getBuildLogs, request, options)

/**
 * List active containers: `GET /v3/projects/{project_id}/apps/{app_id}/containers/active`
 *
 * Containers that are terminating are included.
 *
 * - `app_id`: ID of the app.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open question: container-views (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const listActiveContainers = <Options>(
  api: Caller<Options>,
  request: ListActiveContainersRequest,
  options?: NoInfer<Options>,
): Call<ActiveContainer[]> => api.call(table.listActiveContainers, request, options)

/**
 * List the readiness of containers: `GET /v3/projects/{project_id}/apps/{app_id}/containers/status`
 *
 * Shows which containers of an app are ready.
 *
 * - `app_id`: ID of the app.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open question: container-views (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const listContainerReadiness = <Options>(
  api: Caller<Options>,
  request: ListContainerReadinessRequest,
  options?: NoInfer<Options>,
): Call<ContainerReadiness[]> => api.call(table.listContainerReadiness, request, options)

/**
 * Get a container: `GET /v2/projects/{project_id}/apps/{app_id}/containers/{container_id}`
 *
 * Includes why a container was last restarted, and why it was terminated, where available.
 *
 * - `app_id`: ID of the app.
 * - `container_id`: ID of the container.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open question: container-views (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const getContainer = <Options>(
  api: Caller<Options>,
  request: GetContainerRequest,
  options?: NoInfer<Options>,
): Call<Container> => api.call(table.getContainer, request, options)

/**
 * List the lifecycle events of a container: `GET /v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events`
 *
 * Events are, for example, evictions, out-of-memory events and spot interruptions.
 *
 * - `app_id`: ID of the app.
 * - `container_id`: ID of the container.
 * - `page`: Number of the page to return. A whole number. Default 1.
 * - `limit`: Number of events per page. A whole number, at most 200. Default 50.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open questions: container-events-order, history-retention, container-events-page-bounds (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const listContainerEvents = <Options>(
  api: Caller<Options>,
  request: ListContainerEventsRequest,
  options?: NoInfer<Options>,
): Call<ContainerEventsPage> => api.call(table.listContainerEvents, request, options)

/**
 * Get a run: `GET /v2/projects/{project_id}/apps/{app_id}/runs/{run_id}`
 *
 * The run is wrapped in `item`.
 *
 * - `app_id`: ID of the app.
 * - `run_id`: ID of the run.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open question: history-retention (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const getRun = <Options>(
  api: Caller<Options>,
  request: GetRunRequest,
  options?: NoInfer<Options>,
): Call<RunResponse> => api.call(table.getRun, request, options)

/**
 * Get the daily costs of the top apps: `GET /v2/projects/{project_id}/billing/graph`
 *
 * Returns data for a graph of one month. All query parameters are optional.
 *
 * - `month`: Month to query. The parameter's name is assumed. A month in the form YYYY-MM, or `current` for the current month, or `previous` for the month before it.
 * - `granularity`: Time granularity of the data points. The parameter's name is assumed.
 * - `top_n`: Number of top apps to return. The parameter's name is assumed. A whole number. Default 10.
 * - `group_others`: Whether to group the remaining apps into an "Others" series. The response refers to this switch as `group_others`; that the parameter has the same name is assumed.
 * - `include_app_ids`: Comma-separated IDs of the apps to include. The parameter's name is assumed.
 * - `exclude_app_ids`: Comma-separated IDs of the apps to exclude. The parameter's name is assumed.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open questions: billing-time-zone, billing-graph-parameter-names, billing-graph-defaults, billing-graph-top-range, billing-graph-include-exclude (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const getBillingGraph = <Options>(
  api: Caller<Options>,
  request?: GetBillingGraphRequest,
  options?: NoInfer<Options>,
): Call<BillingGraph> => api.call(table.getBillingGraph, request, options)

/**
 * Get the cost report for a month: `GET /v2/projects/{project_id}/cost`
 *
 * The report contains costs per app, coupons and totals.
 *
 * - `month`: Month to retrieve, in the form YYYY-MM. Defaults to the current month. The parameter's name is assumed.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open questions: billing-time-zone, project-cost-parameter-name (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const getProjectCost = <Options>(
  api: Caller<Options>,
  request?: GetProjectCostRequest,
  options?: NoInfer<Options>,
): Call<ProjectCost> => api.call(table.getProjectCost, request, options)

/**
 * Get the metadata of a repository: `GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}`
 *
 * The repository comes from the connected code-hosting integration. `codehost` is a placeholder: replace it with
 * the fixed path segment that names the code-hosting provider.
 *
 * - `owner`: Owner of the repository at the code-hosting provider.
 * - `repo`: Name of the repository, without its owner.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open question: codehost-segment (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const getRepository = <Options>(
  api: Caller<Options>,
  request: GetRepositoryRequest,
  options?: NoInfer<Options>,
): Call<Repository> => api.call(table.getRepository, request, options)

/**
 * List the branches of a repository: `GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches`
 *
 * The branches come from the connected code-hosting integration. `codehost` is a placeholder: replace it with the
 * fixed path segment that names the code-hosting provider.
 *
 * - `owner`: Owner of the repository at the code-hosting provider.
 * - `repo`: Name of the repository, without its owner.
 *
 * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
 *
 * @remarks Open questions: codehost-segment, repository-branches, list-completeness (x-unknowns in openapi.yaml).
 * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
 *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
 *   function, hooks and a custom `fetch`
 */
export const listBranches = <Options>(
  api: Caller<Options>,
  request: ListBranchesRequest,
  options?: NoInfer<Options>,
): Call<BranchList> => api.call(table.listBranches, request, options)

/**
 * The methods of the client. `Options` are the options of a single call. `@remarks` name the entries of `x-unknowns` in
 * openapi.yaml that the operation, its parameters or its body depend on.
 */
export interface OperationMethods<Options> {
  /**
   * Add a custom domain: `POST /v2/projects/{project_id}/domains`
   *
   * The response contains the DNS record to create for ownership validation, and the current `validationStatus`.
   *
   * - `body`: The domain to add.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open question: required-body-fields (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  createDomain(request: CreateDomainArguments, options?: Options): Call<CustomDomain>

  /**
   * Delete a custom domain: `DELETE /v2/projects/{project_id}/domains/{domain_id}`
   *
   * Unassign the domain from all apps first; otherwise, the deletion fails.
   *
   * - `domain_id`: ID of the custom domain.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open question: further-operations (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  deleteDomain(request: DeleteDomainRequest, options?: Options): Call<undefined>

  /**
   * List API keys: `GET /v2/projects/{project_id}/api-keys`
   *
   * The keys are sorted by `expiresAt` in ascending order.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open questions: api-keys-never-order, list-completeness (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  listApiKeys(request?: ListApiKeysRequest, options?: Options): Call<ApiKey[]>

  /**
   * Delete an API key: `DELETE /v2/projects/{project_id}/api-keys/{api_key_id}`
   *
   * Permanently denies the key's token. The key cannot be recovered. Inference requests that use the key start
   * failing within a few seconds.
   *
   * The caller must be an owner of the project. A key that belongs to a service account cannot be deleted; delete
   * the service account itself instead. This document has no operation for that.
   *
   * - `api_key_id`: ID of the API key, not its value.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open question: further-operations (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  deleteApiKey(request: DeleteApiKeyRequest, options?: Options): Call<Confirmation>

  /**
   * List the keys of a service account: `GET /v2/projects/{project_id}/service-accounts/{service_account_id}/keys`
   *
   * Secret token values are omitted.
   *
   * - `service_account_id`: ID of the service account.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open question: list-completeness (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  listServiceAccountKeys(request: ListServiceAccountKeysRequest, options?: Options): Call<ServiceAccountKeyList>

  /**
   * Update the configuration of an app: `PATCH /v2/projects/{project_id}/apps/{app_id}`
   *
   * Send any of the app configuration fields.
   *
   * - `app_id`: ID of the app.
   * - `body`: The settings to change.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open questions: app-update-effects, required-body-fields, setting-combinations (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  updateApp(request: UpdateAppRequest, options?: Options): Call<UpdateAppResult>

  /**
   * Delete an app: `DELETE /v2/projects/{project_id}/apps/{app_id}`
   *
   * Removes the app. The response is a plain confirmation.
   *
   * - `app_id`: ID of the app to delete.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open question: app-deletion-effects (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  deleteApp(request: DeleteAppRequest, options?: Options): Call<Confirmation>

  /**
   * Compute a base-image hash: `POST /v3/projects/{project_id}/apps/{app_id}/base-image`
   *
   * Use the SHA256 hash of the dependency lists to decide whether the base image must be rebuilt.
   *
   * - `app_id`: ID of the app.
   * - `region`: Region that the base image is built for. Defaults to the region in which the app is deployed. The parameter's name is assumed.
   * - `body`: The dependencies, base image URI and commands of the base image.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open questions: base-image-repeatable, base-image-region-parameter-name, required-body-fields, digest-inputs (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  computeBaseImageHash(request: ComputeBaseImageHashRequest, options?: Options): Call<BaseImageHash>

  /**
   * Get the download URL of a build archive: `GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/download`
   *
   * The URL is presigned and leads to a ZIP archive. With `filename`, the response also contains the byte range of
   * that file, for range requests.
   *
   * - `app_id`: ID of the app.
   * - `build_id`: ID of the build.
   * - `filename`: Path of one file in the archive. If given, the response also contains the byte range of that file.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  getBuildDownload(request: GetBuildDownloadRequest, options?: Options): Call<BuildArchiveDescriptor>

  /**
   * Get the logs of a build: `GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/logs`
   *
   * The response also names the build, its app and its project.
   *
   * - `app_id`: ID of the app.
   * - `build_id`: ID of the build.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open question: history-retention (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  getBuildLogs(request: GetBuildLogsRequest, options?: Options): Call<BuildLogs>

  /**
   * List active containers: `GET /v3/projects/{project_id}/apps/{app_id}/containers/active`
   *
   * Containers that are terminating are included.
   *
   * - `app_id`: ID of the app.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open question: container-views (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  listActiveContainers(request: ListActiveContainersRequest, options?: Options): Call<ActiveContainer[]>

  /**
   * List the readiness of containers: `GET /v3/projects/{project_id}/apps/{app_id}/containers/status`
   *
   * Shows which containers of an app are ready.
   *
   * - `app_id`: ID of the app.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open question: container-views (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  listContainerReadiness(request: ListContainerReadinessRequest, options?: Options): Call<ContainerReadiness[]>

  /**
   * Get a container: `GET /v2/projects/{project_id}/apps/{app_id}/containers/{container_id}`
   *
   * Includes why a container was last restarted, and why it was terminated, where available.
   *
   * - `app_id`: ID of the app.
   * - `container_id`: ID of the container.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open question: container-views (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  getContainer(request: GetContainerRequest, options?: Options): Call<Container>

  /**
   * List the lifecycle events of a container: `GET /v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events`
   *
   * Events are, for example, evictions, out-of-memory events and spot interruptions.
   *
   * - `app_id`: ID of the app.
   * - `container_id`: ID of the container.
   * - `page`: Number of the page to return. A whole number. Default 1.
   * - `limit`: Number of events per page. A whole number, at most 200. Default 50.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open questions: container-events-order, history-retention, container-events-page-bounds (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  listContainerEvents(request: ListContainerEventsRequest, options?: Options): Call<ContainerEventsPage>

  /**
   * Get a run: `GET /v2/projects/{project_id}/apps/{app_id}/runs/{run_id}`
   *
   * The run is wrapped in `item`.
   *
   * - `app_id`: ID of the app.
   * - `run_id`: ID of the run.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open question: history-retention (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  getRun(request: GetRunRequest, options?: Options): Call<RunResponse>

  /**
   * Get the daily costs of the top apps: `GET /v2/projects/{project_id}/billing/graph`
   *
   * Returns data for a graph of one month. All query parameters are optional.
   *
   * - `month`: Month to query. The parameter's name is assumed. A month in the form YYYY-MM, or `current` for the current month, or `previous` for the month before it.
   * - `granularity`: Time granularity of the data points. The parameter's name is assumed.
   * - `top_n`: Number of top apps to return. The parameter's name is assumed. A whole number. Default 10.
   * - `group_others`: Whether to group the remaining apps into an "Others" series. The response refers to this switch as `group_others`; that the parameter has the same name is assumed.
   * - `include_app_ids`: Comma-separated IDs of the apps to include. The parameter's name is assumed.
   * - `exclude_app_ids`: Comma-separated IDs of the apps to exclude. The parameter's name is assumed.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open questions: billing-time-zone, billing-graph-parameter-names, billing-graph-defaults, billing-graph-top-range, billing-graph-include-exclude (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  getBillingGraph(request?: GetBillingGraphRequest, options?: Options): Call<BillingGraph>

  /**
   * Get the cost report for a month: `GET /v2/projects/{project_id}/cost`
   *
   * The report contains costs per app, coupons and totals.
   *
   * - `month`: Month to retrieve, in the form YYYY-MM. Defaults to the current month. The parameter's name is assumed.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open questions: billing-time-zone, project-cost-parameter-name (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  getProjectCost(request?: GetProjectCostRequest, options?: Options): Call<ProjectCost>

  /**
   * Get the metadata of a repository: `GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}`
   *
   * The repository comes from the connected code-hosting integration. `codehost` is a placeholder: replace it with
   * the fixed path segment that names the code-hosting provider.
   *
   * - `owner`: Owner of the repository at the code-hosting provider.
   * - `repo`: Name of the repository, without its owner.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open question: codehost-segment (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  getRepository(request: GetRepositoryRequest, options?: Options): Call<Repository>

  /**
   * List the branches of a repository: `GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches`
   *
   * The branches come from the connected code-hosting integration. `codehost` is a placeholder: replace it with the
   * fixed path segment that names the code-hosting provider.
   *
   * - `owner`: Owner of the repository at the code-hosting provider.
   * - `repo`: Name of the repository, without its owner.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.
   *
   * @remarks Open questions: codehost-segment, repository-branches, list-completeness (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,
   *   ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token
   *   function, hooks and a custom `fetch`
   */
  listBranches(request: ListBranchesRequest, options?: Options): Call<BranchList>
}
