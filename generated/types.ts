// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
export interface paths {
    "/v2/projects/{project_id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a custom domain
         * The response contains the DNS record to create for ownership validation, and the current `validationStatus`.
         */
        post: operations["createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/domains/{domain_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the custom domain.
                 * @example domain-docs
                 */
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom domain
         * Unassign the domain from all apps first; otherwise, the deletion fails.
         * @remarks Open question: further-operations (x-unknowns in openapi.yaml).
         */
        delete: operations["deleteDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List API keys
         * The keys are sorted by `expiresAt` in ascending order.
         * @remarks Open questions: api-keys-never-order, list-completeness (x-unknowns in openapi.yaml).
         */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/api-keys/{api_key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the API key, not its value.
                 * @example key-scratch
                 */
                api_key_id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API key
         * Permanently denies the key's token. The key cannot be recovered. Inference requests that use the key start
         * failing within a few seconds.
         *
         * The caller must be an owner of the project. A key that belongs to a service account cannot be deleted; delete
         * the service account itself instead. This document has no operation for that.
         * @remarks Open question: further-operations (x-unknowns in openapi.yaml).
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/service-accounts/{service_account_id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the service account.
                 * @example sa-deploy
                 */
                service_account_id: components["parameters"]["ServiceAccountId"];
            };
            cookie?: never;
        };
        /**
         * List the keys of a service account
         * Secret token values are omitted.
         * @remarks Open question: list-completeness (x-unknowns in openapi.yaml).
         */
        get: operations["listServiceAccountKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/apps/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an app
         * Removes the app. The response is a plain confirmation.
         * @remarks Open question: app-deletion-effects (x-unknowns in openapi.yaml).
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Update the configuration of an app
         * Send any of the app configuration fields.
         * @remarks Open question: app-update-effects (x-unknowns in openapi.yaml).
         */
        patch: operations["updateApp"];
        trace?: never;
    };
    "/v3/projects/{project_id}/apps/{app_id}/base-image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a base-image hash
         * Use the SHA256 hash of the dependency lists to decide whether the base image must be rebuilt.
         * @remarks Open question: base-image-repeatable (x-unknowns in openapi.yaml).
         */
        post: operations["computeBaseImageHash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the build.
                 * @example build-chat-7
                 */
                build_id: components["parameters"]["BuildId"];
            };
            cookie?: never;
        };
        /**
         * Get the download URL of a build archive
         * The URL is presigned and leads to a ZIP archive. With `filename`, the response also contains the byte range of
         * that file, for range requests.
         */
        get: operations["getBuildDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the build.
                 * @example build-chat-7
                 */
                build_id: components["parameters"]["BuildId"];
            };
            cookie?: never;
        };
        /**
         * Get the logs of a build
         * The response also names the build, its app and its project.
         * @remarks Open question: history-retention (x-unknowns in openapi.yaml).
         */
        get: operations["getBuildLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects/{project_id}/apps/{app_id}/containers/active": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /**
         * List active containers
         * Containers that are terminating are included.
         * @remarks Open question: container-views (x-unknowns in openapi.yaml).
         */
        get: operations["listActiveContainers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects/{project_id}/apps/{app_id}/containers/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /**
         * List the readiness of containers
         * Shows which containers of an app are ready.
         * @remarks Open question: container-views (x-unknowns in openapi.yaml).
         */
        get: operations["listContainerReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/apps/{app_id}/containers/{container_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the container.
                 * @example container-chat-1
                 */
                container_id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * Get a container
         * Includes why a container was last restarted, and why it was terminated, where available.
         * @remarks Open question: container-views (x-unknowns in openapi.yaml).
         */
        get: operations["getContainer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the container.
                 * @example container-chat-1
                 */
                container_id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * List the lifecycle events of a container
         * Events are, for example, evictions, out-of-memory events and spot interruptions.
         * @remarks Open questions: container-events-order, history-retention (x-unknowns in openapi.yaml).
         */
        get: operations["listContainerEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/apps/{app_id}/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the run.
                 * @example run-chat-1
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get a run
         * The run is wrapped in `item`.
         * @remarks Open question: history-retention (x-unknowns in openapi.yaml).
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/billing/graph": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get the daily costs of the top apps
         * Returns data for a graph of one month. All query parameters are optional.
         * @remarks Open question: billing-time-zone (x-unknowns in openapi.yaml).
         */
        get: operations["getBillingGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/{project_id}/cost": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get the cost report for a month
         * The report contains costs per app, coupons and totals.
         * @remarks Open question: billing-time-zone (x-unknowns in openapi.yaml).
         */
        get: operations["getProjectCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * Owner of the repository at the code-hosting provider.
                 * @example acme
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * Name of the repository, without its owner.
                 * @example chat-service
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get the metadata of a repository
         * The repository comes from the connected code-hosting integration. `codehost` is a placeholder: replace it with
         * the fixed path segment that names the code-hosting provider.
         * @remarks Open question: codehost-segment (x-unknowns in openapi.yaml).
         */
        get: operations["getRepository"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * Owner of the repository at the code-hosting provider.
                 * @example acme
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * Name of the repository, without its owner.
                 * @example chat-service
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * List the branches of a repository
         * The branches come from the connected code-hosting integration. `codehost` is a placeholder: replace it with the
         * fixed path segment that names the code-hosting provider.
         * @remarks Open questions: codehost-segment, repository-branches, list-completeness (x-unknowns in openapi.yaml).
         */
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ErrorMessage: ErrorMessage;
        Confirmation: Confirmation;
        Month: Month;
        ProjectId: ProjectId;
        Region: Region;
        DomainType: DomainType;
        CreateDomainRequest: CreateDomainRequest;
        CustomDomain: CustomDomain;
        KeyExpiry: KeyExpiry;
        ApiKey: ApiKey;
        ServiceAccountKey: ServiceAccountKey;
        ServiceAccountKeyList: ServiceAccountKeyList;
        ComputeType: ComputeType;
        Cpu: Cpu;
        Memory: Memory;
        GpuCount: GpuCount;
        AppConfiguration: AppConfiguration;
        App: App;
        UpdateAppResult: UpdateAppResult;
        BaseImageHashRequest: BaseImageHashRequest;
        BaseImageHash: BaseImageHash;
        BuildArchiveDescriptor: BuildArchiveDescriptor;
        BuildLogs: BuildLogs;
        ActiveContainer: ActiveContainer;
        ContainerState: ContainerState;
        ContainerReadiness: ContainerReadiness;
        Container: Container;
        ContainerEventsPage: ContainerEventsPage;
        ContainerEvent: ContainerEvent;
        RunResponse: RunResponse;
        Run: Run;
        BillingGraph: BillingGraph;
        BillingGraphMeta: BillingGraphMeta;
        DailyCosts: DailyCosts;
        BillingGraphSeries: BillingGraphSeries;
        BillingGraphOthers: BillingGraphOthers;
        ProjectCost: ProjectCost;
        AppCost: AppCost;
        Coupon: Coupon;
        Repository: Repository;
        BranchList: BranchList;
        Branch: Branch;
    };
    responses: {
        /** The request is malformed or has invalid parameters. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is malformed or has invalid parameters."
                 *     }
                 */
                "application/json": ErrorMessage;
            };
        };
        /** The request is malformed or has invalid parameters. */
        InvalidBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorMessage;
            };
        };
        /** The Authorization header is missing or the token is invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorMessage;
            };
        };
        /**
         * Any other error.
         * @remarks Open question: error-status-codes (x-unknowns in openapi.yaml).
         */
        OtherError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The service is temporarily unavailable."
                 *     }
                 */
                "application/json": ErrorMessage;
            };
        };
        /**
         * Any other error, for example because the resource does not exist.
         * @remarks Open question: error-status-codes (x-unknowns in openapi.yaml).
         */
        MissingResource: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The resource does not exist."
                 *     }
                 */
                "application/json": ErrorMessage;
            };
        };
        /**
         * Any other error, for example because the domain is still assigned to an app.
         * @remarks Open question: error-status-codes (x-unknowns in openapi.yaml).
         */
        RejectedDomainDeletion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The domain is assigned to an app. Unassign it first."
                 *     }
                 */
                "application/json": ErrorMessage;
            };
        };
        /**
         * Any other error, for example because the caller is not an owner of the project, or the key belongs to a service
         * account.
         * @remarks Open question: error-status-codes (x-unknowns in openapi.yaml).
         */
        RejectedApiKeyDeletion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorMessage;
            };
        };
    };
    parameters: {
        /**
         * ID of the project.
         * @example p-acme
         */
        ProjectId: string;
        /**
         * ID of the custom domain.
         * @example domain-docs
         */
        DomainId: string;
        /**
         * ID of the API key, not its value.
         * @example key-scratch
         */
        ApiKeyId: string;
        /**
         * ID of the service account.
         * @example sa-deploy
         */
        ServiceAccountId: string;
        /**
         * ID of the app.
         * @example app-chat
         */
        AppId: string;
        /**
         * ID of the build.
         * @example build-chat-7
         */
        BuildId: string;
        /**
         * ID of the container.
         * @example container-chat-1
         */
        ContainerId: string;
        /**
         * ID of the run.
         * @example run-chat-1
         */
        RunId: string;
        /**
         * Owner of the repository at the code-hosting provider.
         * @example acme
         */
        Owner: string;
        /**
         * Name of the repository, without its owner.
         * @example chat-service
         */
        Repo: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    createDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * The domain to add.
         * @remarks Open question: required-body-fields (x-unknowns in openapi.yaml).
         */
        requestBody: {
            content: {
                "application/json": CreateDomainRequest;
            };
        };
        responses: {
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            /** The added domain. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomDomain;
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    deleteDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the custom domain.
                 * @example domain-docs
                 */
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The domain is deleted. The body is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["RejectedDomainDeletion"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The API keys of the project. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "key-deploy",
                     *         "name": "deploy",
                     *         "description": "Deploys from the pipeline",
                     *         "apiKey": "example-key-value-deploy",
                     *         "createdAt": "2026-01-15T08:00:00Z",
                     *         "updatedAt": "2026-01-15T08:00:00Z",
                     *         "expiresAt": "2027-01-15T08:00:00Z",
                     *         "status": "active",
                     *         "projectId": "p-acme",
                     *         "principalId": "sa-deploy",
                     *         "source": "service-account"
                     *       },
                     *       {
                     *         "id": "key-laptop",
                     *         "name": "laptop",
                     *         "description": "Local development",
                     *         "apiKey": "example-key-value-laptop",
                     *         "createdAt": "2026-01-20T11:45:00Z",
                     *         "updatedAt": "2026-01-20T11:45:00Z",
                     *         "expiresAt": "never",
                     *         "status": "active",
                     *         "projectId": "p-acme",
                     *         "source": "dashboard"
                     *       }
                     *     ]
                     */
                    "application/json": ApiKey[];
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the API key, not its value.
                 * @example key-scratch
                 */
                api_key_id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The key is deleted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "API key deleted."
                     *     }
                     */
                    "application/json": Confirmation;
                };
            };
            default: components["responses"]["RejectedApiKeyDeletion"];
        };
    };
    listServiceAccountKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the service account.
                 * @example sa-deploy
                 */
                service_account_id: components["parameters"]["ServiceAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The keys of the service account. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "id": "key-deploy",
                     *           "name": "deploy",
                     *           "description": "Deploys from the pipeline",
                     *           "createdAt": "2026-01-15T08:00:00Z",
                     *           "expiresAt": "2027-01-15T08:00:00Z",
                     *           "status": "active",
                     *           "projectId": "p-acme",
                     *           "principalId": "sa-deploy",
                     *           "source": "service-account"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ServiceAccountKeyList;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    deleteApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app to delete.
                 * @example app-scratch
                 */
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The app is deleted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "App deleted."
                     *     }
                     */
                    "application/json": Confirmation;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    updateApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /**
         * The settings to change.
         * @remarks Open question: required-body-fields (x-unknowns in openapi.yaml).
         */
        requestBody: {
            content: {
                "application/json": AppConfiguration;
            };
        };
        responses: {
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            /** The app with its configuration after the update. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "app": {
                     *         "appId": "app-chat",
                     *         "projectId": "p-acme",
                     *         "region": "us-east-1",
                     *         "hardware": "ADA_L40",
                     *         "compute": [
                     *           "ADA_L40",
                     *           "AMPERE_A10"
                     *         ],
                     *         "computeTier": "interruptible",
                     *         "cpu": "4",
                     *         "memory": "16",
                     *         "gpuCount": 1,
                     *         "minReplicaCount": 1,
                     *         "maxReplicaCount": 10,
                     *         "cooldownPeriodSeconds": 60,
                     *         "scalingMetric": "concurrency_utilization",
                     *         "scalingTarget": 80,
                     *         "runtime": "cortex",
                     *         "containerRuntime": "v2"
                     *       },
                     *       "message": "App updated.",
                     *       "self": "/v2/projects/p-acme/apps/app-chat",
                     *       "success": true
                     *     }
                     */
                    "application/json": UpdateAppResult;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    computeBaseImageHash: {
        parameters: {
            query?: {
                /**
                 * Region that the base image is built for. Defaults to the region in which the app is deployed.
                 * The parameter's name is assumed.
                 * @remarks Open question: base-image-region-parameter-name (x-unknowns in openapi.yaml).
                 * @example us-east-1
                 */
                region?: Region;
            };
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /**
         * The dependencies, base image URI and commands of the base image.
         * @remarks Open question: required-body-fields (x-unknowns in openapi.yaml).
         */
        requestBody: {
            content: {
                "application/json": BaseImageHashRequest;
            };
        };
        responses: {
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            /** The hash of the dependency lists. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "digest": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *       "status": "computed"
                     *     }
                     */
                    "application/json": BaseImageHash;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    getBuildDownload: {
        parameters: {
            query?: {
                /**
                 * Path of one file in the archive. If given, the response also contains the byte range of that file.
                 * @example main.py
                 */
                filename?: string;
            };
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the build.
                 * @example build-chat-7
                 */
                build_id: components["parameters"]["BuildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The download URL of the archive, and with `filename` the byte range of the file. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BuildArchiveDescriptor;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    getBuildLogs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the build.
                 * @example build-chat-7
                 */
                build_id: components["parameters"]["BuildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The log entries of the build, and a status. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BuildLogs;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    listActiveContainers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The active containers of the app. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "appId": "app-chat",
                     *         "buildId": "build-chat-7",
                     *         "containerId": "container-chat-1",
                     *         "containerIp": "10.0.12.41",
                     *         "containerRestartCount": 0,
                     *         "containerRunningTimeMs": 5400000,
                     *         "containerStartTimestamp": "2026-03-10T08:00:12.000Z",
                     *         "containerState": "RUNNING",
                     *         "containerTerminationTimestamp": "1970-01-01T00:00:00.000Z",
                     *         "hardwareProvider": "example-cloud",
                     *         "hostIp": "192.0.2.17",
                     *         "isTerminating": false,
                     *         "projectId": "p-acme",
                     *         "region": "us-east-1",
                     *         "timestamp": "2026-03-10T09:30:12.000Z"
                     *       },
                     *       {
                     *         "appId": "app-chat",
                     *         "buildId": "build-chat-7",
                     *         "containerId": "container-chat-2",
                     *         "containerIp": "10.0.12.42",
                     *         "containerRestartCount": 0,
                     *         "containerRunningTimeMs": 608000,
                     *         "containerStartTimestamp": "2026-03-10T09:20:04.000Z",
                     *         "containerState": "RUNNING",
                     *         "containerTerminationTimestamp": "1970-01-01T00:00:00.000Z",
                     *         "hardwareProvider": "example-cloud",
                     *         "hostIp": "192.0.2.18",
                     *         "isTerminating": true,
                     *         "projectId": "p-acme",
                     *         "region": "us-east-1",
                     *         "timestamp": "2026-03-10T09:30:12.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": ActiveContainer[];
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    listContainerReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The readiness of the app's containers. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "container_id": "container-chat-1",
                     *         "status": "ready"
                     *       },
                     *       {
                     *         "container_id": "container-chat-2",
                     *         "status": "not ready"
                     *       }
                     *     ]
                     */
                    "application/json": ContainerReadiness[];
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    getContainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the container.
                 * @example container-chat-1
                 */
                container_id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The details of the container. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Container;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    listContainerEvents: {
        parameters: {
            query?: {
                /**
                 * Number of the page to return. A whole number. Default 1.
                 * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
                 * @example 1
                 */
                page?: number;
                /**
                 * Number of events per page. A whole number, at most 200. Default 50.
                 * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the container.
                 * @example container-chat-1
                 */
                container_id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** A page of the container's events. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContainerEventsPage;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * ID of the run.
                 * @example run-chat-1
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The details of the run. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RunResponse;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    getBillingGraph: {
        parameters: {
            query?: {
                /**
                 * Month to query. The parameter's name is assumed. A month in the form YYYY-MM, or `current` for the current month, or `previous` for the month before it.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
                 * @example 2026-02
                 */
                month?: Month | ("current" | "previous");
                /**
                 * Time granularity of the data points. The parameter's name is assumed.
                 * @remarks Open question: billing-graph-parameter-names (x-unknowns in openapi.yaml).
                 * @example day
                 */
                granularity?: "day";
                /**
                 * Number of top apps to return. The parameter's name is assumed. A whole number. Default 10.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-top-range (x-unknowns in openapi.yaml).
                 * @example 2
                 */
                top_n?: number;
                /**
                 * Whether to group the remaining apps into an "Others" series. The response refers to this switch as `group_others`;
                 * that the parameter has the same name is assumed.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
                 * @example true
                 */
                group_others?: boolean;
                /**
                 * Comma-separated IDs of the apps to include. The parameter's name is assumed.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
                 * @example [
                 *       "app-chat",
                 *       "app-vision",
                 *       "app-embed"
                 *     ]
                 */
                include_app_ids?: string[];
                /**
                 * Comma-separated IDs of the apps to exclude. The parameter's name is assumed.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
                 */
                exclude_app_ids?: string[];
            };
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The data of the graph. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "labels": [
                     *         "2026-02-01",
                     *         "2026-02-02",
                     *         "2026-02-03",
                     *         "2026-02-04",
                     *         "2026-02-05",
                     *         "2026-02-06",
                     *         "2026-02-07",
                     *         "2026-02-08",
                     *         "2026-02-09",
                     *         "2026-02-10",
                     *         "2026-02-11",
                     *         "2026-02-12",
                     *         "2026-02-13",
                     *         "2026-02-14",
                     *         "2026-02-15",
                     *         "2026-02-16",
                     *         "2026-02-17",
                     *         "2026-02-18",
                     *         "2026-02-19",
                     *         "2026-02-20",
                     *         "2026-02-21",
                     *         "2026-02-22",
                     *         "2026-02-23",
                     *         "2026-02-24",
                     *         "2026-02-25",
                     *         "2026-02-26",
                     *         "2026-02-27",
                     *         "2026-02-28"
                     *       ],
                     *       "meta": {
                     *         "window_start": "2026-02-01T00:00:00Z",
                     *         "window_end": "2026-02-28T23:59:59Z",
                     *         "currency": "USD",
                     *         "total_apps": 3,
                     *         "returned_apps": 2,
                     *         "top_n": 2,
                     *         "y_max_suggestion": 17,
                     *         "total_cost_before_discounts": 399.34,
                     *         "total_discounts": 20,
                     *         "total_cost_after_discounts": 379.34
                     *       },
                     *       "series": [
                     *         {
                     *           "app_id": "app-chat",
                     *           "app_name": "chat",
                     *           "data": [
                     *             6.47,
                     *             10.54,
                     *             10.01,
                     *             10.38,
                     *             9.85,
                     *             10.22,
                     *             6.89,
                     *             6.36,
                     *             10.43,
                     *             9.9,
                     *             10.27,
                     *             10.64,
                     *             10.11,
                     *             6.78,
                     *             6.25,
                     *             10.32,
                     *             10.69,
                     *             10.16,
                     *             10.53,
                     *             10,
                     *             6.67,
                     *             6.14,
                     *             10.21,
                     *             10.58,
                     *             10.05,
                     *             10.42,
                     *             9.89,
                     *             6.56
                     *           ],
                     *           "total": 257.32
                     *         },
                     *         {
                     *           "app_id": "app-vision",
                     *           "app_name": "vision",
                     *           "data": [
                     *             2.93,
                     *             4.66,
                     *             4.59,
                     *             4.52,
                     *             4.45,
                     *             4.38,
                     *             2.51,
                     *             2.44,
                     *             4.77,
                     *             4.7,
                     *             4.63,
                     *             4.56,
                     *             4.49,
                     *             2.62,
                     *             2.55,
                     *             4.28,
                     *             4.21,
                     *             4.74,
                     *             4.67,
                     *             4.6,
                     *             2.73,
                     *             2.66,
                     *             4.39,
                     *             4.32,
                     *             4.25,
                     *             4.78,
                     *             4.71,
                     *             2.84
                     *           ],
                     *           "total": 111.98
                     *         }
                     *       ],
                     *       "others": {
                     *         "count": 1,
                     *         "data": [
                     *           0.64,
                     *           1.18,
                     *           1.22,
                     *           1.26,
                     *           1.3,
                     *           1.34,
                     *           0.63,
                     *           0.67,
                     *           1.21,
                     *           1.25,
                     *           1.29,
                     *           1.33,
                     *           1.12,
                     *           0.66,
                     *           0.7,
                     *           1.24,
                     *           1.28,
                     *           1.32,
                     *           1.11,
                     *           1.15,
                     *           0.69,
                     *           0.73,
                     *           1.27,
                     *           1.31,
                     *           1.1,
                     *           1.14,
                     *           1.18,
                     *           0.72
                     *         ],
                     *         "total": 30.04
                     *       }
                     *     }
                     */
                    "application/json": BillingGraph;
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    getProjectCost: {
        parameters: {
            query?: {
                /**
                 * Month to retrieve, in the form YYYY-MM. Defaults to the current month. The parameter's name is assumed.
                 * @remarks Open question: project-cost-parameter-name (x-unknowns in openapi.yaml).
                 * @example 2026-02
                 */
                month?: Month;
            };
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The cost report. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectCost;
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    getRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * Owner of the repository at the code-hosting provider.
                 * @example acme
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * Name of the repository, without its owner.
                 * @example chat-service
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The metadata of the repository. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "archived": false,
                     *       "branchCount": 2,
                     *       "cloneUrl": "https://code.example.com/acme/chat-service.git",
                     *       "createdAt": "2025-06-02T10:00:00Z",
                     *       "defaultBranch": "main",
                     *       "description": "The chat service",
                     *       "disabled": false,
                     *       "forksCount": 3,
                     *       "fullName": "acme/chat-service",
                     *       "hasIssues": true,
                     *       "hasPages": false,
                     *       "hasWiki": false,
                     *       "htmlUrl": "https://code.example.com/acme/chat-service",
                     *       "language": "Python",
                     *       "name": "chat-service",
                     *       "private": true,
                     *       "pushedAt": "2026-03-09T15:42:10Z",
                     *       "size": 2048,
                     *       "stargazersCount": 12,
                     *       "topics": [
                     *         "chat",
                     *         "inference"
                     *       ],
                     *       "updatedAt": "2026-03-09T15:42:12Z"
                     *     }
                     */
                    "application/json": Repository;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * Owner of the repository at the code-hosting provider.
                 * @example acme
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * Name of the repository, without its owner.
                 * @example chat-service
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** The branches of the repository. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "branches": [
                     *         {
                     *           "name": "main",
                     *           "protected": true,
                     *           "default": true,
                     *           "sha": "3f786850e387550fdab836ed7e6dc881de23001b"
                     *         },
                     *         {
                     *           "name": "streaming",
                     *           "protected": false,
                     *           "default": false,
                     *           "sha": "89e6c98d92887913cadf06b2adb97f26cde4849b"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": BranchList;
                };
            };
            default: components["responses"]["MissingResource"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
/** The body of every error response. */
export interface ErrorMessage {
    /**
     * Human-readable description of the error.
     * @example The request is malformed or has invalid parameters.
     */
    message: string;
}
/** The body of a successful deletion. */
export interface Confirmation {
    /**
     * Message that confirms the deletion.
     * @example App deleted.
     */
    message: string;
}
/**
 * A month in the form YYYY-MM.
 * @example 2026-02
 */
export type Month = string;
/**
 * ID of a project.
 * @example p-acme
 */
export type ProjectId = string;
/**
 * Name of a region.
 * @example us-east-1
 */
export type Region = string;
/**
 * Whether the domain is an apex domain or a subdomain.
 * @example subdomain
 * @enum {string}
 */
export type DomainType = "apex" | "subdomain";
/** The name, type and region of a custom domain. */
export interface CreateDomainRequest {
    /**
     * Name of the domain to add. Wildcard domains are unsupported.
     * @remarks Open question: domain-name-syntax (x-unknowns in openapi.yaml).
     * @example api.example.com
     */
    domain?: string | undefined;
    /**
     * Whether the domain is an apex domain or a subdomain.
     * @remarks Open question: domain-name-syntax (x-unknowns in openapi.yaml).
     */
    domainType?: DomainType | undefined;
    /**
     * Region that the domain routes to. Must match the region in which the target app is deployed.
     * @remarks Open question: domain-target-app (x-unknowns in openapi.yaml).
     */
    region?: Region | undefined;
}
/** A custom domain with the DNS record that validates its ownership. */
export interface CustomDomain {
    /**
     * Unique identifier of the domain.
     * @example domain-api
     */
    id: string;
    /** ID of the project that the domain belongs to. */
    projectId: ProjectId;
    /**
     * Name of the domain.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     * @example api.example.com
     */
    domain: string;
    /** Whether the domain is an apex domain or a subdomain. */
    domainType: DomainType;
    /** Region that the domain routes to. */
    region: Region;
    /**
     * Name of the DNS record to create to validate ownership of the domain.
     * @example _validation.api.example.com
     */
    dnsRecordName: string;
    /**
     * Type of the DNS record to create to validate ownership of the domain, such as CNAME.
     * @example CNAME
     */
    dnsRecordType: string;
    /**
     * Value of the DNS record to create to validate ownership of the domain.
     * @example 3f9a7c21e5.validation.example.net
     */
    dnsRecordValue: string;
    /**
     * Current status of the DNS validation. The possible values are undocumented.
     * @remarks Open question: domain-validation-status-values (x-unknowns in openapi.yaml).
     * @example pending
     */
    validationStatus: string;
    /**
     * When the domain was created, in RFC 3339 format.
     * @example 2026-03-10T09:30:00Z
     */
    createdAt: string;
    /**
     * When the domain was last updated, in RFC 3339 format.
     * @example 2026-03-10T09:30:00Z
     */
    updatedAt: string;
}
/**
 * When the key expires. A timestamp in RFC 3339 format, or `never` if the key does not expire.
 * @example 2027-01-15T08:00:00Z
 * @example never
 */
export type KeyExpiry = string | "never";
/**
 * An API key with its value.
 * @remarks Open questions: response-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
 */
export interface ApiKey {
    /**
     * Value of the key.
     * @remarks Open question: api-key-values (x-unknowns in openapi.yaml).
     * @example example-key-value-laptop
     */
    apiKey: string;
    /**
     * When the key was created, in RFC 3339 format.
     * @example 2026-01-20T11:45:00Z
     */
    createdAt: string;
    /**
     * Description of the key.
     * @example Local development
     */
    description: string;
    /** When the key expires. A timestamp in RFC 3339 format, or `never` if the key does not expire. */
    expiresAt: KeyExpiry;
    /**
     * Unique identifier of the key.
     * @example key-laptop
     */
    id: string;
    /**
     * Name of the key.
     * @example laptop
     */
    name: string;
    /**
     * ID of the principal that the key belongs to. Present if the key was created for a service account.
     * @remarks Open question: principal-ids (x-unknowns in openapi.yaml).
     * @example sa-deploy
     */
    principalId?: string;
    /** ID of the project that the key belongs to. */
    projectId: ProjectId;
    /**
     * Origin of the key. The possible values are undocumented.
     * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
     * @example dashboard
     */
    source: string;
    /**
     * Status of the key. The possible values are undocumented.
     * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
     * @example active
     */
    status: string;
    /**
     * When the key was last updated, in RFC 3339 format.
     * @example 2026-01-20T11:45:00Z
     */
    updatedAt: string;
}
/**
 * A key of a service account, without its secret token value.
 * @remarks Open questions: response-field-presence, item-field-types (x-unknowns in openapi.yaml).
 */
export interface ServiceAccountKey {
    /**
     * Unique identifier of the key.
     * @example key-deploy
     */
    id: string;
    /**
     * Name of the key.
     * @example deploy
     */
    name: string;
    /**
     * Description of the key.
     * @example Deploys from the pipeline
     */
    description: string;
    /**
     * When the key was created, in RFC 3339 format.
     * @example 2026-01-15T08:00:00Z
     */
    createdAt: string;
    /** When the key expires. A timestamp in RFC 3339 format, or `never` if the key does not expire. */
    expiresAt: KeyExpiry;
    /**
     * Status of the key. The possible values are undocumented.
     * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
     * @example active
     */
    status: string;
    /** ID of the project that the key belongs to. */
    projectId: ProjectId;
    /**
     * ID of the principal that the key belongs to.
     * @remarks Open question: principal-ids (x-unknowns in openapi.yaml).
     * @example sa-deploy
     */
    principalId: string;
    /**
     * Origin of the key. The possible values are undocumented.
     * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
     * @example service-account
     */
    source: string;
}
/** The keys of a service account. */
export interface ServiceAccountKeyList {
    /** Keys of the service account, without their secret token values. */
    keys: ServiceAccountKey[];
}
/**
 * Kind of compute.
 * @example ADA_L40
 * @enum {string}
 */
export type ComputeType = "ADA_L4" | "ADA_L40" | "AMPERE_A10" | "AMPERE_A100_40GB" | "AMPERE_A100_80GB" | "HOPPER_H100" | "HOPPER_H200" | "BLACKWELL_B200" | "BLACKWELL_RTX6000" | "CPU" | "INF2" | "TRN1" | "TURING_T4";
/**
 * Number of CPU cores of the app, written as a string.
 * @example 4
 */
export type Cpu = string;
/**
 * Memory of the app in GB, written as a string.
 * @example 16
 */
export type Memory = string;
/**
 * Number of GPUs of the app. A whole number, at least 0, at most 8.
 * @example 1
 */
export type GpuCount = number;
/**
 * Settings of an app.
 * @remarks Open question: setting-combinations (x-unknowns in openapi.yaml).
 */
export interface AppConfiguration {
    /**
     * Verbatim contents of the app configuration file.
     * @remarks Open question: service-toml-precedence (x-unknowns in openapi.yaml).
     * @example [deployment]
     *     name = "chat"
     */
    service_toml?: string;
    /**
     * Kinds of compute for the app. A list of kinds of compute in priority order (at most 5 items), or a single kind of compute.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     * @example [
     *       "ADA_L40",
     *       "AMPERE_A10"
     *     ]
     * @example CPU
     */
    compute?: ComputeType[] | ComputeType;
    /**
     * Compute tier of the app. The meaning of the two values is undocumented.
     * @example interruptible
     * @enum {string}
     */
    computeTier?: "interruptible" | "protected";
    /**
     * Container runtime of the app. Unrelated to the version prefixes of paths. The meaning of the two values is
     * undocumented.
     * @example v2
     * @enum {string}
     */
    containerRuntime?: "v1" | "v2";
    /**
     * Idle time before a replica of the app scales down, in seconds. A whole number, at least 1, at most 3600.
     * @example 60
     */
    cooldownPeriodSeconds?: number;
    /**
     * Number of CPU cores of the app, written as a string.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     */
    cpu?: Cpu;
    /**
     * Timeout for the initialization of a deployment of the app, in seconds. A whole number, at least 60, at most 900.
     * @example 600
     */
    deploymentInitializationTimeout?: number;
    /**
     * Whether authentication on the app's own endpoint is disabled.
     * @example false
     */
    disableAuth?: boolean;
    /**
     * Command that starts a custom runtime app.
     * @example [
     *       "python",
     *       "server.py"
     *     ]
     */
    entrypoint?: string[];
    /**
     * Interval between autoscaling evaluations, in seconds. A whole number, at least 6, at most 300.
     * @example 30
     */
    evaluationIntervalSeconds?: number;
    /** Number of GPUs of the app. A whole number, at least 0, at most 8. */
    gpuCount?: GpuCount;
    /**
     * HTTP endpoint that checks whether a custom runtime app is healthy.
     * @example /health
     */
    healthcheckEndpoint?: string;
    /**
     * Load-balancing algorithm of the app. The meaning of the values is undocumented.
     * @example round-robin
     * @enum {string}
     */
    loadBalancingAlgorithm?: "round-robin" | "first-available" | "min-connections" | "random-choice-2";
    /**
     * Maximum number of replicas of the app. A whole number, at least 1, at most 2000.
     * @example 10
     */
    maxReplicaCount?: number;
    /**
     * Memory of the app in GB, written as a string.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     */
    memory?: Memory;
    /**
     * Minimum number of replicas of the app. A whole number, at least 0, at most 2000.
     * @example 1
     */
    minReplicaCount?: number;
    /**
     * Port of the app. What the app uses it for is undocumented. A whole number, at least 0, at most 65535.
     * @example 8192
     */
    port?: number;
    /**
     * HTTP endpoint that checks whether a custom runtime app is ready for traffic.
     * @example /ready
     */
    readycheckEndpoint?: string;
    /**
     * Number of concurrent requests per replica of the app. A whole number, at least 1, at most 1000000.
     * @example 4
     */
    replicaConcurrency?: number;
    /**
     * Grace period for in-flight requests when a replica stops, in seconds. A whole number, at least 16, at most 43200.
     * @example 120
     */
    responseGracePeriodSeconds?: number;
    /**
     * Duration of the roll-out of a new version of the app, in seconds. A whole number, at least 1, at most 21600.
     * @example 300
     */
    rollOutDurationSeconds?: number;
    /**
     * Runtime of the app. For `custom`, see `entrypoint`, `healthcheckEndpoint` and `readycheckEndpoint`. The meaning of
     * `cortex` is undocumented.
     * @example cortex
     * @enum {string}
     */
    runtime?: "cortex" | "custom";
    /**
     * Number of extra replicas to keep beyond the current demand. A whole number, at least 0.
     * @example 1
     */
    scalingBuffer?: number;
    /**
     * Metric that `scalingTarget` is the target for.
     * @example concurrency_utilization
     * @enum {string}
     */
    scalingMetric?: "cpu_utilization" | "memory_utilization" | "requests_per_second" | "concurrency_utilization";
    /**
     * Target for `scalingMetric`. The unit is undocumented. Above 0.
     * @remarks Open question: scaling-target-unit (x-unknowns in openapi.yaml).
     * @example 80
     */
    scalingTarget?: number;
}
/**
 * An app with its configuration, including its hardware, scaling and runtime settings and its region.
 * @remarks Open questions: app-fields, null-or-omitted (x-unknowns in openapi.yaml).
 */
export interface App extends WithRequired<AppConfiguration, "cpu" | "memory" | "gpuCount"> {
    /**
     * ID of the app.
     * @example app-chat
     */
    appId: string;
    /** ID of the project that the app belongs to. */
    projectId: ProjectId;
    /**
     * Hardware of the app. How it relates to `compute` is undocumented.
     * @remarks Open question: hardware-and-compute (x-unknowns in openapi.yaml).
     * @example ADA_L40
     */
    hardware: string;
    /**
     * Number of CPU cores of the app, written as a string.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     */
    cpu: Cpu;
    /**
     * Memory of the app in GB, written as a string.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     */
    memory: Memory;
    /** Number of GPUs of the app. A whole number, at least 0, at most 8. */
    gpuCount: GpuCount;
    /** Region in which the app is deployed. */
    region: Region;
}
/** The updated app, and whether the request was accepted. */
export interface UpdateAppResult {
    /** App with its configuration after the update. */
    app: App;
    /**
     * Message about the update.
     * @example App updated.
     */
    message: string;
    /**
     * URL of the updated app.
     * @remarks Open question: self-url-form (x-unknowns in openapi.yaml).
     * @example /v2/projects/p-acme/apps/app-chat
     */
    self: string;
    /**
     * Whether the request was accepted.
     * @remarks Open question: unsuccessful-success (x-unknowns in openapi.yaml).
     * @example true
     */
    success: boolean;
}
/**
 * The inputs of a base-image hash.
 * @remarks Open question: digest-inputs (x-unknowns in openapi.yaml).
 */
export interface BaseImageHashRequest {
    /**
     * Dependency lists, from which the hash is computed. Their structure is undocumented.
     * @remarks Open question: base-image-input-types (x-unknowns in openapi.yaml).
     */
    dependencies?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * URI of the base image.
     * @example registry.example.com/base/python:3.12
     */
    baseImageUri?: string | undefined;
    /**
     * Pre-build commands for the base image.
     * @remarks Open question: base-image-input-types (x-unknowns in openapi.yaml).
     */
    preBuildCommands?: unknown[] | undefined;
    /**
     * Shell commands for the base image.
     * @remarks Open question: base-image-input-types (x-unknowns in openapi.yaml).
     */
    shellCommands?: unknown[] | undefined;
}
/** A hash of dependency lists. */
export interface BaseImageHash {
    /**
     * SHA256 hash computed from the dependency lists. Its encoding is undocumented.
     * @remarks Open question: digest-encoding (x-unknowns in openapi.yaml).
     * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
     */
    digest: string;
    /**
     * Status of the hash or of the base image. The meaning and the possible values are undocumented.
     * @remarks Open question: base-image-status-values (x-unknowns in openapi.yaml).
     * @example computed
     */
    status: string;
}
/**
 * Where to download the ZIP archive of a build. If the request names a file, also the location of that file's data
 * in the archive.
 * @remarks Open questions: response-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
 */
export interface BuildArchiveDescriptor {
    /**
     * Presigned URL of the build's ZIP archive.
     * @remarks Open question: download-urls (x-unknowns in openapi.yaml).
     * @example https://archives.example.com/build-chat-7.zip?signature=example
     */
    download_url: string;
    /**
     * Compressed size of the requested file, in bytes. Present only if the request has a `filename`. A whole number.
     * @example 615
     */
    compressed_size?: number;
    /**
     * Identifier of the requested file's compression method. Present only if the request has a `filename`. A whole number.
     * @remarks Open question: compression-method-values (x-unknowns in openapi.yaml).
     * @example 8
     */
    compression_method?: number;
    /**
     * Offset of the requested file's data in the archive, in bytes. Present only if the request has a `filename`. A whole number.
     * @example 1042
     */
    data_offset?: number;
}
/**
 * Logs, and the IDs of the build, its app and its project.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface BuildLogs {
    /**
     * ID of the app that the build belongs to.
     * @example app-chat
     */
    app_id: string;
    /**
     * ID of the build.
     * @example build-chat-7
     */
    build_id: string;
    /**
     * ID of the project that the app belongs to.
     * @example p-acme
     */
    project_id: string;
    /**
     * Status of the build or of its logs. The meaning and the possible values are undocumented.
     * @remarks Open question: build-logs-status-values (x-unknowns in openapi.yaml).
     * @example success
     */
    status: string;
    /**
     * Log entries of the build.
     * @remarks Open question: build-log-entry-shape (x-unknowns in openapi.yaml).
     */
    logs: unknown[];
}
/**
 * A container in the list of active containers.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface ActiveContainer {
    /**
     * ID of the app that the container belongs to.
     * @example app-chat
     */
    appId: string;
    /**
     * ID of the build that the container runs.
     * @example build-chat-7
     */
    buildId: string;
    /**
     * ID of the container.
     * @example container-chat-1
     */
    containerId: string;
    /**
     * IP address of the container.
     * @example 10.0.12.41
     */
    containerIp: string;
    /**
     * Number of restarts of the container. A whole number.
     * @example 0
     */
    containerRestartCount: number;
    /**
     * Time that the container has been running, in milliseconds. A whole number.
     * @example 5400000
     */
    containerRunningTimeMs: number;
    /**
     * When the container started, in ISO 8601 format.
     * @remarks Open question: container-not-started (x-unknowns in openapi.yaml).
     * @example 2026-03-10T08:00:12.000Z
     */
    containerStartTimestamp: string;
    /** Current lifecycle state of the container, such as RUNNING, PENDING or SUCCEEDED. Other values are undocumented. */
    containerState: ContainerState;
    /**
     * When the container terminated, in ISO 8601 format. The Unix epoch if it has not terminated.
     * @example 1970-01-01T00:00:00.000Z
     */
    containerTerminationTimestamp: string;
    /**
     * Cloud provider of the container's hardware.
     * @example example-cloud
     */
    hardwareProvider: string;
    /**
     * IP address of the container's host.
     * @example 192.0.2.17
     */
    hostIp: string;
    /**
     * Whether the container is shutting down.
     * @example false
     */
    isTerminating: boolean;
    /** ID of the project that the container belongs to. */
    projectId: ProjectId;
    /** Region of the container. */
    region: Region;
    /**
     * When the status of the container was last reported, in ISO 8601 format.
     * @example 2026-03-10T09:30:12.000Z
     */
    timestamp: string;
}
/**
 * Current lifecycle state of the container, such as RUNNING, PENDING or SUCCEEDED. Other values are undocumented.
 * @remarks Open question: container-state-values (x-unknowns in openapi.yaml).
 * @example RUNNING
 * @example PENDING
 * @example SUCCEEDED
 */
export type ContainerState = string;
/**
 * Whether a container is ready.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface ContainerReadiness {
    /**
     * ID of the container.
     * @example container-chat-1
     */
    container_id: string;
    /**
     * Whether the container is ready or not ready. The possible values are undocumented.
     * @remarks Open question: container-readiness-values (x-unknowns in openapi.yaml).
     * @example ready
     */
    status: string;
}
/**
 * The details of a container.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface Container {
    /**
     * ID of the app that the container belongs to.
     * @example app-chat
     */
    appId: string;
    /**
     * ID of the build that the container was created from.
     * @example build-chat-7
     */
    buildId: string;
    /**
     * IP address of the container.
     * @example 10.0.12.41
     */
    containerIp: string;
    /**
     * Exit code of the container's last restart. Omitted if unavailable. A whole number.
     * @example 137
     */
    containerRestartExitCode?: number;
    /**
     * Message about the container's last restart. Omitted if unavailable.
     * @example Restarted after running out of memory.
     */
    containerRestartMessage?: string;
    /**
     * Reason for the container's last restart. Omitted if unavailable.
     * @example OOMKilled
     */
    containerRestartReason?: string;
    /**
     * Signal of the container's last restart. Omitted if unavailable. A whole number.
     * @example 9
     */
    containerRestartSignal?: number;
    /**
     * Exit code of the container's termination. Omitted if unavailable. A whole number.
     * @example 0
     */
    containerTerminationExitCode?: number;
    /**
     * Message about the container's termination. Omitted if unavailable.
     * @example The process ended.
     */
    containerTerminationMessage?: string;
    /**
     * Reason for the container's termination. Omitted if the container has not terminated.
     * @example Completed
     */
    containerTerminationReason?: string;
    /**
     * Signal of the container's termination. Omitted if unavailable. A whole number.
     * @example 15
     */
    containerTerminationSignal?: number;
    /**
     * When the container ended. A timestamp in RFC 3339 format, or an empty string while the container is running.
     * @example 2026-03-09T18:20:31Z
     * @example
     */
    endedAt: string | "";
    /**
     * Cloud provider of the container's hardware.
     * @example example-cloud
     */
    hardwareProvider: string;
    /**
     * IP address of the container's host.
     * @example 192.0.2.17
     */
    hostIp: string;
    /**
     * Whether the container is shutting down.
     * @example false
     */
    isTerminating: boolean;
    /**
     * Deletion timestamp of the container's pod. Omitted if not set.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T09:30:05Z
     */
    podDeletionTimestamp?: string;
    /** ID of the project that the container belongs to. */
    projectId: ProjectId;
    /** Region of the container. */
    region: Region;
    /**
     * When the container was requested, in RFC 3339 format.
     * @example 2026-03-10T08:00:00Z
     */
    requestedAt: string;
    /**
     * Number of restarts of the container. A whole number.
     * @example 0
     */
    restartCount: number;
    /**
     * When the container started, in RFC 3339 format.
     * @remarks Open question: container-not-started (x-unknowns in openapi.yaml).
     * @example 2026-03-10T08:00:12Z
     */
    startedAt: string;
    /** Current lifecycle state of the container, such as RUNNING, PENDING or SUCCEEDED. Other values are undocumented. */
    state: ContainerState;
}
/** A page of a container's lifecycle events. */
export interface ContainerEventsPage {
    /** Lifecycle events of the container that are on this page. */
    events: ContainerEvent[];
    /**
     * Page size that was used, in events. A whole number, at most 200.
     * @example 50
     */
    limit: number;
    /**
     * Number of this page. A whole number.
     * @example 1
     */
    page: number;
    /**
     * Number of events of the container, on all pages. A whole number.
     * @example 2
     */
    total: number;
}
/**
 * A lifecycle event of a container, such as an eviction, an out-of-memory event or a spot interruption. Its fields
 * are undocumented.
 * @remarks Open question: container-event-fields-and-values (x-unknowns in openapi.yaml).
 */
export interface ContainerEvent {
    [key: string]: unknown;
}
/** The response of `getRun`. */
export interface RunResponse {
    /** The requested run. */
    item: Run;
}
/**
 * A run. The fields from `ip` to `webhookEndpoint` are metadata of the request.
 * @remarks Open questions: run-field-types, run-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
 */
export interface Run {
    /**
     * ID of the run.
     * @example run-chat-1
     */
    id: string;
    /**
     * ID of the run's model. Whether a model is an app is undocumented.
     * @example model-7f3a
     */
    modelId: string;
    /**
     * ID of the project that the run belongs to.
     * @example p-acme
     */
    projectId: string;
    /**
     * Status of the run. The possible values are undocumented.
     * @remarks Open question: run-status-values (x-unknowns in openapi.yaml).
     * @example success
     */
    status: string;
    /**
     * Status code of the run. Whether it is an HTTP status is undocumented. A whole number.
     * @example 200
     */
    statusCode?: number;
    /**
     * Whether the run is asynchronous.
     * @example false
     */
    async?: boolean;
    /**
     * Whether the run uses a WebSocket.
     * @example false
     */
    websocket?: boolean;
    /**
     * ID of the run's container.
     * @example container-chat-1
     */
    containerId?: string;
    /**
     * When the run's container started.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T08:00:12Z
     */
    containerStartedAt?: string;
    /**
     * Name of the run's function.
     * @example predict
     */
    functionName?: string;
    /**
     * Method of the run. Whether it is an HTTP method is undocumented.
     * @example POST
     */
    method?: string;
    /**
     * Name of the run's region.
     * @example us-east-1
     */
    region?: string;
    /**
     * Queue of the run. The meaning of queues is undocumented.
     * @example default
     */
    queue?: string;
    /**
     * When the run was created.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T09:15:00Z
     */
    createdAt: string;
    /**
     * When the run was last updated.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T09:15:01Z
     */
    updatedAt?: string;
    /**
     * When the run was completed.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T09:15:01Z
     */
    completedAt?: string;
    /**
     * Queue time of the run, in milliseconds. How it differs from `totalQueueTimeMs` is undocumented.
     * @example 12
     */
    queueTimeMs?: number;
    /**
     * Runtime of the run, in milliseconds. How it differs from `executionTimeMs` is undocumented.
     * @example 640
     */
    runtimeMs?: number;
    /**
     * Response time of the run, in milliseconds. How it differs from `totalResponseTimeMs` is undocumented.
     * @example 655
     */
    responseTimeMs?: number;
    /**
     * Activator queue time of the run, in milliseconds. The role of the activator is undocumented.
     * @example 5
     */
    activatorQueueTimeMs?: number;
    /**
     * Container queue time of the run, in milliseconds.
     * @example 7
     */
    containerQueueTimeMs?: number;
    /**
     * Total queue time of the run, in milliseconds. Whether it is the sum of other fields is undocumented.
     * @example 12
     */
    totalQueueTimeMs?: number;
    /**
     * Execution time of the run, in milliseconds. How it differs from `runtimeMs` is undocumented.
     * @example 640
     */
    executionTimeMs?: number;
    /**
     * Total response time of the run, in milliseconds. Whether it is the sum of other fields is undocumented.
     * @example 667
     */
    totalResponseTimeMs?: number;
    /**
     * IP address in the metadata of the run's request. Whether it is the caller's is undocumented.
     * @example 198.51.100.23
     */
    ip?: string;
    /**
     * Accepted media types in the metadata of the run's request.
     * @example application/json
     */
    accept?: string;
    /**
     * Content length in the metadata of the run's request. The unit is undocumented. A whole number.
     * @remarks Open question: run-field-units (x-unknowns in openapi.yaml).
     * @example 182
     */
    contentLength?: number;
    /**
     * Origin in the metadata of the run's request.
     * @example https://app.example.com
     */
    origin?: string;
    /**
     * Referrer in the metadata of the run's request.
     * @example https://app.example.com/chat
     */
    referrer?: string;
    /**
     * User agent in the metadata of the run's request.
     * @example example-app/1.4
     */
    userAgent?: string;
    /**
     * WebSocket stream in the metadata of the run's request. Its meaning is undocumented.
     * @example stream-1
     */
    websocketStream?: string;
    /**
     * Webhook endpoint in the metadata of the run's request. What is sent to it is undocumented.
     * @example https://app.example.com/hooks/runs
     */
    webhookEndpoint?: string;
    /**
     * Whether the run is ephemeral. Only ephemeral runs have it.
     * @example true
     */
    ephemeral?: boolean;
    /**
     * Command of the run. Only ephemeral runs have it.
     * @example python train.py
     */
    command?: string;
    /**
     * Hardware of the run. Only ephemeral runs have it.
     * @example ADA_L40
     */
    hardware?: string;
    /**
     * CPU of the run. Only ephemeral runs have it. The unit is undocumented.
     * @remarks Open question: run-field-units (x-unknowns in openapi.yaml).
     * @example 4
     */
    cpu?: string;
    /**
     * Memory of the run. Only ephemeral runs have it. The unit is undocumented.
     * @remarks Open question: run-field-units (x-unknowns in openapi.yaml).
     * @example 16
     */
    memory?: string;
    /**
     * Number of GPUs of the run. Only ephemeral runs have it. A whole number.
     * @example 1
     */
    gpuCount?: number;
    /**
     * ID of the user who created the run. Only ephemeral runs have it.
     * @example user-1
     */
    createdByUserId?: string;
}
/**
 * Daily costs of a project's top apps in a month.
 * @remarks Open questions: response-field-presence, billing-graph-amount-unit, billing-graph-arithmetic (x-unknowns in openapi.yaml).
 */
export interface BillingGraph {
    /**
     * Dates that cover the requested month, one per data point.
     * @remarks Open question: billing-current-month (x-unknowns in openapi.yaml).
     * @example [
     *       "2026-02-01",
     *       "2026-02-02"
     *     ]
     */
    labels: string[];
    /** Window, currency, numbers of apps and totals of the graph. */
    meta: BillingGraphMeta;
    /**
     * Daily costs of the top apps, one item per app.
     * @remarks Open question: billing-graph-ranking (x-unknowns in openapi.yaml).
     */
    series: BillingGraphSeries[];
    /** Daily costs of the remaining apps as one series. Omitted unless they are grouped. */
    others?: BillingGraphOthers;
}
/**
 * The window, currency, numbers of apps and totals of the graph.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface BillingGraphMeta {
    /**
     * Start of the window that the graph covers.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-02-01T00:00:00Z
     */
    window_start: string;
    /**
     * End of the window that the graph covers. Whether the window includes it is undocumented.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-02-28T23:59:59Z
     */
    window_end: string;
    /**
     * Currency of the graph's amounts. Whether they are in units or hundredths of the currency is undocumented.
     * @example USD
     */
    currency: string;
    /**
     * Total number of apps. Which apps it counts is undocumented. A whole number.
     * @example 3
     */
    total_apps: number;
    /**
     * Number of returned apps. Which apps it counts is undocumented. A whole number.
     * @example 2
     */
    returned_apps: number;
    /**
     * Number of top apps. Whether it is the requested or the returned number is undocumented. A whole number.
     * @example 2
     */
    top_n: number;
    /**
     * Suggested maximum of the graph's y axis. For its unit, see `currency`.
     * @example 17
     */
    y_max_suggestion: number;
    /**
     * Total cost before discounts. For its unit, see `currency`.
     * @example 399.34
     */
    total_cost_before_discounts: number;
    /**
     * Total of the discounts. For its unit, see `currency`.
     * @example 20
     */
    total_discounts: number;
    /**
     * Total cost after discounts. For its unit, see `currency`.
     * @example 379.34
     */
    total_cost_after_discounts: number;
}
/**
 * Daily costs, aligned with `labels`. For their unit, see `currency` in `meta`.
 * @example [
 *       6.47,
 *       10.54
 *     ]
 */
export type DailyCosts = number[];
/**
 * Daily costs of an app.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface BillingGraphSeries {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
    /**
     * Name of the app.
     * @example chat
     */
    app_name: string;
    /** Daily costs of the app, aligned with `labels`. For their unit, see `currency` in `meta`. */
    data: DailyCosts;
    /**
     * Total cost of the app. For its unit, see `currency` in `meta`.
     * @example 257.32
     */
    total: number;
}
/**
 * Daily costs of the remaining apps as one series.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface BillingGraphOthers {
    /**
     * Number of grouped apps. A whole number.
     * @example 1
     */
    count: number;
    /** Daily costs of the grouped apps together, aligned with `labels`. For their unit, see `currency` in `meta`. */
    data: DailyCosts;
    /**
     * Total cost of the grouped apps. For its unit, see `currency` in `meta`.
     * @example 30.04
     */
    total: number;
}
/**
 * Cost report of a project for a month.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface ProjectCost {
    /** Costs and usage of the project's apps in the month. */
    app_breakdown: AppCost[];
    /** Cost metrics per app, with the cost and usage of CPU, GPU and memory. */
    breakdown: {
        [key: string]: unknown;
    }[];
    /** Coupons in the report. */
    coupons: Coupon[];
    /**
     * Totals of the month: compute cost in cents and compute usage in seconds, build cost, coupon discounts, and
     * totals before and after discounts. The fields are undocumented.
     * @remarks Open question: cost-report-fields (x-unknowns in openapi.yaml).
     */
    summary: {
        [key: string]: unknown;
    };
}
/**
 * Costs and usage of an app in the month.
 * @remarks Open questions: response-field-presence, item-field-types, cost-arithmetic, cost-usage-units (x-unknowns in openapi.yaml).
 */
export interface AppCost {
    /**
     * Name of the app.
     * @example chat
     */
    app_name: string;
    /**
     * CPU cost of the app in the month, in cents.
     * @example 3200
     */
    cpu_cost_cents: number;
    /**
     * CPU usage of the app in the month, in seconds. Whether each core counts is undocumented.
     * @example 576000
     */
    cpu_seconds: number;
    /**
     * GPU cost of the app in the month, in cents.
     * @example 21032
     */
    gpu_cost_cents: number;
    /**
     * GPU usage of the app in the month, in seconds. Whether each GPU counts is undocumented.
     * @example 144000
     */
    gpu_seconds: number;
    /**
     * Memory cost of the app in the month, in cents.
     * @example 1500
     */
    memory_cost_cents: number;
    /**
     * Memory usage of the app in the month, in seconds. Whether each GB counts is undocumented.
     * @example 2304000
     */
    memory_seconds: number;
    /**
     * Total cost of the app in the month, in cents. Whether it is the sum of the CPU, GPU and memory costs is
     * undocumented.
     * @example 25732
     */
    total_cost_cents: number;
}
/**
 * A coupon.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface Coupon {
    /**
     * Name of the coupon.
     * @example Welcome credit
     */
    coupon_name: string;
    /**
     * Amount of the coupon, in cents. A whole number.
     * @example 5000
     */
    amount_cents: number;
    /**
     * Remaining amount of the coupon, in cents. A whole number.
     * @example 3000
     */
    amount_cents_remaining: number;
}
/**
 * Metadata of a repository.
 * @remarks Open questions: response-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
 */
export interface Repository {
    /**
     * Whether the repository is archived.
     * @example false
     */
    archived: boolean;
    /**
     * Number of branches of the repository. A whole number.
     * @example 2
     */
    branchCount: number;
    /**
     * HTTPS clone URL of the repository.
     * @example https://code.example.com/acme/chat-service.git
     */
    cloneUrl: string;
    /**
     * When the repository was created.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2025-06-02T10:00:00Z
     */
    createdAt: string;
    /**
     * Name of the repository's default branch.
     * @example main
     */
    defaultBranch: string;
    /**
     * Description of the repository. Present if set.
     * @example The chat service
     */
    description?: string;
    /**
     * Whether the repository is disabled.
     * @example false
     */
    disabled: boolean;
    /**
     * Number of forks of the repository. A whole number.
     * @example 3
     */
    forksCount: number;
    /**
     * Full name of the repository, in the form owner/repo.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     * @example acme/chat-service
     */
    fullName: string;
    /**
     * Whether the repository has issues.
     * @example true
     */
    hasIssues: boolean;
    /**
     * Whether the repository has pages.
     * @example false
     */
    hasPages: boolean;
    /**
     * Whether the repository has a wiki.
     * @example false
     */
    hasWiki: boolean;
    /**
     * URL of the repository's web page.
     * @example https://code.example.com/acme/chat-service
     */
    htmlUrl: string;
    /**
     * Primary language of the repository. Present if detected.
     * @example Python
     */
    language?: string;
    /**
     * Name of the repository, without its owner.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     * @example chat-service
     */
    name: string;
    /**
     * Whether the repository is private.
     * @example true
     */
    private: boolean;
    /**
     * When the last push to the repository took place. Present if available.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-09T15:42:10Z
     */
    pushedAt?: string;
    /**
     * Size of the repository, in kilobytes. A whole number.
     * @example 2048
     */
    size: number;
    /**
     * Number of stargazers of the repository. A whole number.
     * @example 12
     */
    stargazersCount: number;
    /**
     * Topics of the repository. Present if there are any.
     * @remarks Open question: item-field-types (x-unknowns in openapi.yaml).
     * @example [
     *       "chat",
     *       "inference"
     *     ]
     */
    topics?: string[];
    /**
     * When the repository was last updated.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-09T15:42:12Z
     */
    updatedAt: string;
}
/** The branches of a repository. */
export interface BranchList {
    /** Branches of the repository. */
    branches: Branch[];
}
/**
 * A branch of a repository.
 * @remarks Open questions: response-field-presence, item-field-types (x-unknowns in openapi.yaml).
 */
export interface Branch {
    /**
     * Name of the branch.
     * @example main
     */
    name: string;
    /**
     * Whether the branch is protected.
     * @example true
     */
    protected: boolean;
    /**
     * Whether the branch is the repository's default branch.
     * @example true
     */
    default: boolean;
    /**
     * SHA of the branch. Whether it is that of the latest commit is undocumented.
     * @example 3f786850e387550fdab836ed7e6dc881de23001b
     */
    sha: string;
}
/** Argument of `createDomain`. */
export interface CreateDomainArguments {
    /**
     * The domain to add.
     * @remarks Open question: required-body-fields (x-unknowns in openapi.yaml).
     */
    body: CreateDomainRequest;
}
/** Result of `createDomain`. */
export type CreateDomainResult = CustomDomain;
/** Argument of `deleteDomain`. */
export interface DeleteDomainRequest {
    /**
     * ID of the custom domain.
     * @example domain-docs
     */
    domain_id: string;
}
/** Result of `deleteDomain`. */
export type DeleteDomainResult = undefined;
/** Argument of `listApiKeys`. */
export type ListApiKeysRequest = Record<string, never>;
/** Result of `listApiKeys`. */
export type ListApiKeysResult = ApiKey[];
/** Argument of `deleteApiKey`. */
export interface DeleteApiKeyRequest {
    /**
     * ID of the API key, not its value.
     * @example key-scratch
     */
    api_key_id: string;
}
/** Result of `deleteApiKey`. */
export type DeleteApiKeyResult = Confirmation;
/** Argument of `listServiceAccountKeys`. */
export interface ListServiceAccountKeysRequest {
    /**
     * ID of the service account.
     * @example sa-deploy
     */
    service_account_id: string;
}
/** Result of `listServiceAccountKeys`. */
export type ListServiceAccountKeysResult = ServiceAccountKeyList;
/** Argument of `updateApp`. */
export interface UpdateAppRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
    /**
     * The settings to change.
     * @remarks Open question: required-body-fields (x-unknowns in openapi.yaml).
     */
    body: Sent<AppConfiguration>;
}
/** Argument of `deleteApp`. */
export interface DeleteAppRequest {
    /**
     * ID of the app to delete.
     * @example app-scratch
     */
    app_id: string;
}
/** Result of `deleteApp`. */
export type DeleteAppResult = Confirmation;
/** Argument of `computeBaseImageHash`. */
export interface ComputeBaseImageHashRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
    /**
     * Region that the base image is built for. Defaults to the region in which the app is deployed.
     * The parameter's name is assumed.
     * @remarks Open question: base-image-region-parameter-name (x-unknowns in openapi.yaml).
     * @example us-east-1
     */
    region?: Region | undefined;
    /**
     * The dependencies, base image URI and commands of the base image.
     * @remarks Open question: required-body-fields (x-unknowns in openapi.yaml).
     */
    body: BaseImageHashRequest;
}
/** Result of `computeBaseImageHash`. */
export type ComputeBaseImageHashResult = BaseImageHash;
/** Argument of `getBuildDownload`. */
export interface GetBuildDownloadRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
    /**
     * ID of the build.
     * @example build-chat-7
     */
    build_id: string;
    /**
     * Path of one file in the archive. If given, the response also contains the byte range of that file.
     * @example main.py
     */
    filename?: string | undefined;
}
/** Result of `getBuildDownload`. */
export type GetBuildDownloadResult = BuildArchiveDescriptor;
/** Argument of `getBuildLogs`. */
export interface GetBuildLogsRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
    /**
     * ID of the build.
     * @example build-chat-7
     */
    build_id: string;
}
/** Result of `getBuildLogs`. */
export type GetBuildLogsResult = BuildLogs;
/** Argument of `listActiveContainers`. */
export interface ListActiveContainersRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
}
/** Result of `listActiveContainers`. */
export type ListActiveContainersResult = ActiveContainer[];
/** Argument of `listContainerReadiness`. */
export interface ListContainerReadinessRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
}
/** Result of `listContainerReadiness`. */
export type ListContainerReadinessResult = ContainerReadiness[];
/** Argument of `getContainer`. */
export interface GetContainerRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
    /**
     * ID of the container.
     * @example container-chat-1
     */
    container_id: string;
}
/** Result of `getContainer`. */
export type GetContainerResult = Container;
/** Argument of `listContainerEvents`. */
export interface ListContainerEventsRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
    /**
     * ID of the container.
     * @example container-chat-1
     */
    container_id: string;
    /**
     * Number of the page to return. A whole number. Default 1.
     * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
     * @example 1
     */
    page?: number | undefined;
    /**
     * Number of events per page. A whole number, at most 200. Default 50.
     * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
     * @example 50
     */
    limit?: number | undefined;
}
/** Result of `listContainerEvents`. */
export type ListContainerEventsResult = ContainerEventsPage;
/** Argument of `getRun`. */
export interface GetRunRequest {
    /**
     * ID of the app.
     * @example app-chat
     */
    app_id: string;
    /**
     * ID of the run.
     * @example run-chat-1
     */
    run_id: string;
}
/** Result of `getRun`. */
export type GetRunResult = RunResponse;
/** Argument of `getBillingGraph`. */
export interface GetBillingGraphRequest {
    /**
     * Month to query. The parameter's name is assumed. A month in the form YYYY-MM, or `current` for the current month, or `previous` for the month before it.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
     * @example 2026-02
     */
    month?: Month | ("current" | "previous") | undefined;
    /**
     * Time granularity of the data points. The parameter's name is assumed.
     * @remarks Open question: billing-graph-parameter-names (x-unknowns in openapi.yaml).
     * @example day
     */
    granularity?: "day" | undefined;
    /**
     * Number of top apps to return. The parameter's name is assumed. A whole number. Default 10.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-top-range (x-unknowns in openapi.yaml).
     * @example 2
     */
    top_n?: number | undefined;
    /**
     * Whether to group the remaining apps into an "Others" series. The response refers to this switch as `group_others`;
     * that the parameter has the same name is assumed.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
     * @example true
     */
    group_others?: boolean | undefined;
    /**
     * Comma-separated IDs of the apps to include. The parameter's name is assumed.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
     * @example [
     *       "app-chat",
     *       "app-vision",
     *       "app-embed"
     *     ]
     */
    include_app_ids?: string[] | undefined;
    /**
     * Comma-separated IDs of the apps to exclude. The parameter's name is assumed.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
     */
    exclude_app_ids?: string[] | undefined;
}
/** Result of `getBillingGraph`. */
export type GetBillingGraphResult = BillingGraph;
/** Argument of `getProjectCost`. */
export interface GetProjectCostRequest {
    /**
     * Month to retrieve, in the form YYYY-MM. Defaults to the current month. The parameter's name is assumed.
     * @remarks Open question: project-cost-parameter-name (x-unknowns in openapi.yaml).
     * @example 2026-02
     */
    month?: Month | undefined;
}
/** Result of `getProjectCost`. */
export type GetProjectCostResult = ProjectCost;
/** Argument of `getRepository`. */
export interface GetRepositoryRequest {
    /**
     * Owner of the repository at the code-hosting provider.
     * @example acme
     */
    owner: string;
    /**
     * Name of the repository, without its owner.
     * @example chat-service
     */
    repo: string;
}
/** Result of `getRepository`. */
export type GetRepositoryResult = Repository;
/** Argument of `listBranches`. */
export interface ListBranchesRequest {
    /**
     * Owner of the repository at the code-hosting provider.
     * @example acme
     */
    owner: string;
    /**
     * Name of the repository, without its owner.
     * @example chat-service
     */
    repo: string;
}
/** Result of `listBranches`. */
export type ListBranchesResult = BranchList;
/** An object of responses as a request may contain it: optional properties may be undefined. */
export type Sent<Fields> = { [Name in keyof Fields]: Fields[Name] | ({} extends Pick<Fields, Name> ? undefined : never) };
