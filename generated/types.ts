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
         * The response is a plain confirmation.
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
         * Events include evictions, out-of-memory events and spot interruptions.
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
         * @remarks Open questions: codehost-segment, repository-scope (x-unknowns in openapi.yaml).
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
         * The segment `codehost` is a placeholder, as in `getRepository`.
         * @remarks Open questions: codehost-segment, repository-scope, repository-branches, list-completeness (x-unknowns in openapi.yaml).
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
                 *       "message": "The resource does not exist."
                 *     }
                 */
                "application/json": ErrorMessage;
            };
        };
        /**
         * Any other error, for example because the deletion is rejected.
         * @remarks Open question: error-status-codes (x-unknowns in openapi.yaml).
         */
        RejectedDeletion: {
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
                /**
                 * @example {
                 *       "domain": "api.example.com",
                 *       "domainType": "subdomain",
                 *       "region": "us-east-1"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": "domain-api",
                     *       "projectId": "p-acme",
                     *       "domain": "api.example.com",
                     *       "domainType": "subdomain",
                     *       "region": "us-east-1",
                     *       "dnsRecordName": "api.example.com",
                     *       "dnsRecordType": "CNAME",
                     *       "dnsRecordValue": "us-east-1.domains.example.net",
                     *       "validationStatus": "pending",
                     *       "createdAt": "2026-03-10T09:30:00Z",
                     *       "updatedAt": "2026-03-10T09:30:00Z"
                     *     }
                     */
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
            default: components["responses"]["RejectedDeletion"];
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
            default: components["responses"]["RejectedDeletion"];
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
            /** The keys. */
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
            default: components["responses"]["OtherError"];
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
            default: components["responses"]["OtherError"];
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
            default: components["responses"]["OtherError"];
        };
    };
    computeBaseImageHash: {
        parameters: {
            query?: {
                /**
                 * Region that the base image is built for. Defaults to the region in which the app is deployed.
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
         * The dependencies, base image URI and commands.
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
            /** The digest. */
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
            default: components["responses"]["OtherError"];
        };
    };
    getBuildDownload: {
        parameters: {
            query?: {
                /**
                 * Path of one file in the archive.
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
            /** The URL of the archive. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BuildArchiveDescriptor;
                };
            };
            default: components["responses"]["OtherError"];
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
            /** The log entries and a status. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BuildLogs;
                };
            };
            default: components["responses"]["OtherError"];
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
                     *       }
                     *     ]
                     */
                    "application/json": ActiveContainer[];
                };
            };
            default: components["responses"]["OtherError"];
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
            /** The readiness of containers. */
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
            default: components["responses"]["OtherError"];
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
            /** The container. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Container;
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    listContainerEvents: {
        parameters: {
            query?: {
                /**
                 * Page to return. A whole number. Default 1.
                 * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
                 * @example 1
                 */
                page?: number;
                /**
                 * Page size in events. A whole number, at most 200. Default 50.
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
            /** A page of events. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContainerEventsPage;
                };
            };
            default: components["responses"]["OtherError"];
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
            /** The run. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RunResponse;
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    getBillingGraph: {
        parameters: {
            query?: {
                /**
                 * Month to query, in the form YYYY-MM, or an alias.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
                 * @example 2026-02
                 */
                month?: Month | ("current" | "previous");
                /**
                 * Time granularity of the data points.
                 * @remarks Open question: billing-graph-parameter-names (x-unknowns in openapi.yaml).
                 * @example day
                 */
                granularity?: "day";
                /**
                 * Number of top apps to return. A whole number. Default 10.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-top-range (x-unknowns in openapi.yaml).
                 * @example 2
                 */
                top_n?: number;
                /**
                 * Whether to group the remaining apps into an "Others" series.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
                 * @example true
                 */
                group_others?: boolean;
                /**
                 * Comma-separated IDs of the apps to include.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
                 * @example [
                 *       "app-chat",
                 *       "app-vision",
                 *       "app-embed"
                 *     ]
                 */
                include_app_ids?: string[];
                /**
                 * Comma-separated IDs of the apps to exclude.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
                 * @example [
                 *       "app-staging"
                 *     ]
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
            /** The graph. */
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
                 * Month to retrieve, in the form YYYY-MM. Defaults to the current month.
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
            /** The report. */
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
            /** The metadata. */
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
            default: components["responses"]["OtherError"];
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
            /** The branches. */
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
            default: components["responses"]["OtherError"];
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
     * Confirms the deletion.
     * @example App deleted.
     */
    message: string;
}
/**
 * A calendar month in the form YYYY-MM.
 * @example 2026-02
 */
export type Month = string;
/**
 * ID of the project.
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
     * The domain name to add. Wildcard domains are unsupported.
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
     * Must match the region in which the target app is deployed.
     * @remarks Open question: domain-target-app (x-unknowns in openapi.yaml).
     */
    region?: Region | undefined;
}
/** A custom domain with the DNS record that validates its ownership. */
export interface CustomDomain {
    /**
     * Unique identifier.
     * @example domain-api
     */
    id: string;
    /** ID of the project. */
    projectId: ProjectId;
    /**
     * The domain name.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     * @example api.example.com
     */
    domain: string;
    /** Whether the domain is an apex domain or a subdomain. */
    domainType: DomainType;
    /** Region that the domain routes to. */
    region: Region;
    /**
     * Name of the DNS record to create to validate ownership.
     * @example api.example.com
     */
    dnsRecordName: string;
    /**
     * Type of that record, such as CNAME.
     * @example CNAME
     */
    dnsRecordType: string;
    /**
     * Value of that record.
     * @example us-east-1.domains.example.net
     */
    dnsRecordValue: string;
    /**
     * Current status of the DNS validation.
     * @remarks Open question: domain-validation-status-values (x-unknowns in openapi.yaml).
     * @example pending
     */
    validationStatus: string;
    /** @example 2026-03-10T09:30:00Z */
    createdAt: string;
    /** @example 2026-03-10T09:30:00Z */
    updatedAt: string;
}
/**
 * When the key expires: an RFC 3339 timestamp, or `never`.
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
     * The key value.
     * @remarks Open question: api-key-values (x-unknowns in openapi.yaml).
     * @example example-key-value-laptop
     */
    apiKey: string;
    /** @example 2026-01-20T11:45:00Z */
    createdAt: string;
    /** @example Local development */
    description: string;
    /** When the key expires: an RFC 3339 timestamp, or `never`. */
    expiresAt: KeyExpiry;
    /**
     * Unique identifier.
     * @example key-laptop
     */
    id: string;
    /** @example laptop */
    name: string;
    /**
     * Principal that the key belongs to. Present if the key was created for a service account.
     * @example sa-deploy
     */
    principalId?: string;
    /** ID of the project. */
    projectId: ProjectId;
    /**
     * Origin of the key.
     * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
     * @example dashboard
     */
    source: string;
    /**
     * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
     * @example active
     */
    status: string;
    /** @example 2026-01-20T11:45:00Z */
    updatedAt: string;
}
/**
 * A key of a service account, without its secret token value.
 * @remarks Open questions: response-field-presence, item-field-types (x-unknowns in openapi.yaml).
 */
export interface ServiceAccountKey {
    /**
     * Unique identifier.
     * @example key-deploy
     */
    id: string;
    /** @example deploy */
    name: string;
    /** @example Deploys from the pipeline */
    description: string;
    /** @example 2026-01-15T08:00:00Z */
    createdAt: string;
    /** When the key expires: an RFC 3339 timestamp, or `never`. */
    expiresAt: KeyExpiry;
    /**
     * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
     * @example active
     */
    status: string;
    /** ID of the project. */
    projectId: ProjectId;
    /**
     * Principal that the key belongs to.
     * @example sa-deploy
     */
    principalId: string;
    /**
     * Origin of the key.
     * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
     * @example service-account
     */
    source: string;
}
/** The keys of a service account. */
export interface ServiceAccountKeyList {
    keys: ServiceAccountKey[];
}
/**
 * A kind of compute.
 * @example ADA_L40
 * @enum {string}
 */
export type ComputeType = "ADA_L4" | "ADA_L40" | "AMPERE_A10" | "AMPERE_A100_40GB" | "AMPERE_A100_80GB" | "HOPPER_H100" | "HOPPER_H200" | "BLACKWELL_B200" | "BLACKWELL_RTX6000" | "CPU" | "INF2" | "TRN1" | "TURING_T4";
/**
 * Number of CPU cores, written as a string.
 * @example 4
 */
export type Cpu = string;
/**
 * Memory in GB, written as a string.
 * @example 16
 */
export type Memory = string;
/**
 * Number of GPUs. A whole number, at least 0, at most 8.
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
     * Kinds of compute as a list in priority order, or a single kind. At most 5 items.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     * @example [
     *       "ADA_L40",
     *       "AMPERE_A10"
     *     ]
     * @example CPU
     */
    compute?: ComputeType[] | ComputeType;
    /**
     * @example interruptible
     * @enum {string}
     */
    computeTier?: "interruptible" | "protected";
    /**
     * @example v2
     * @enum {string}
     */
    containerRuntime?: "v1" | "v2";
    /**
     * Idle time in seconds before a replica scales down. A whole number, at least 1, at most 3600.
     * @example 60
     */
    cooldownPeriodSeconds?: number;
    /**
     * Number of CPU cores, written as a string.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     */
    cpu?: Cpu;
    /**
     * In seconds. A whole number, at least 60, at most 900.
     * @example 600
     */
    deploymentInitializationTimeout?: number;
    /**
     * If true, authentication on the app endpoint is disabled.
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
    /** Number of GPUs. A whole number, at least 0, at most 8. */
    gpuCount?: GpuCount;
    /**
     * HTTP endpoint that checks whether a custom runtime app is healthy.
     * @example /health
     */
    healthcheckEndpoint?: string;
    /**
     * @example round-robin
     * @enum {string}
     */
    loadBalancingAlgorithm?: "round-robin" | "first-available" | "min-connections" | "random-choice-2";
    /**
     * A whole number, at least 1, at most 2000.
     * @example 10
     */
    maxReplicaCount?: number;
    /**
     * Memory in GB, written as a string.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     */
    memory?: Memory;
    /**
     * A whole number, at least 0, at most 2000.
     * @example 1
     */
    minReplicaCount?: number;
    /**
     * A whole number, at least 0, at most 65535.
     * @example 8192
     */
    port?: number;
    /**
     * HTTP endpoint that checks whether a custom runtime app is ready for traffic.
     * @example /ready
     */
    readycheckEndpoint?: string;
    /**
     * Number of concurrent requests per replica. A whole number, at least 1, at most 1000000.
     * @example 4
     */
    replicaConcurrency?: number;
    /**
     * Grace period for in-flight requests when a replica stops, in seconds. A whole number, at least 16, at most 43200.
     * @example 120
     */
    responseGracePeriodSeconds?: number;
    /**
     * Duration of the roll-out of a new version, in seconds. A whole number, at least 1, at most 21600.
     * @example 300
     */
    rollOutDurationSeconds?: number;
    /**
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
     * @example concurrency_utilization
     * @enum {string}
     */
    scalingMetric?: "cpu_utilization" | "memory_utilization" | "requests_per_second" | "concurrency_utilization";
    /**
     * Target for the scaling metric. Above 0.
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
    /** @example app-chat */
    appId: string;
    /** ID of the project. */
    projectId: ProjectId;
    /**
     * @remarks Open question: hardware-and-compute (x-unknowns in openapi.yaml).
     * @example ADA_L40
     */
    hardware: string;
    /**
     * Number of CPU cores, written as a string.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     */
    cpu: Cpu;
    /**
     * Memory in GB, written as a string.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     */
    memory: Memory;
    /** Number of GPUs. A whole number, at least 0, at most 8. */
    gpuCount: GpuCount;
    /** Name of a region. */
    region: Region;
}
/** The updated app, and whether the request was accepted. */
export interface UpdateAppResult {
    /** An app with its configuration, including its hardware, scaling and runtime settings and its region. */
    app: App;
    /** @example App updated. */
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
     * The dependency lists.
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
     * Pre-build commands.
     * @remarks Open question: base-image-input-types (x-unknowns in openapi.yaml).
     */
    preBuildCommands?: unknown[] | undefined;
    /**
     * Shell commands.
     * @remarks Open question: base-image-input-types (x-unknowns in openapi.yaml).
     */
    shellCommands?: unknown[] | undefined;
}
/** A hash of dependency lists. */
export interface BaseImageHash {
    /**
     * SHA256 hash computed from the dependency lists.
     * @remarks Open question: digest-encoding (x-unknowns in openapi.yaml).
     * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
     */
    digest: string;
    /**
     * Status of the result.
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
     * Presigned URL of the ZIP archive.
     * @remarks Open question: download-urls (x-unknowns in openapi.yaml).
     * @example https://archives.example.com/build-chat-7.zip?signature=example
     */
    download_url: string;
    /**
     * Size of the file in the archive, in bytes. Present only with `filename`. A whole number.
     * @example 615
     */
    compressed_size?: number;
    /**
     * Identifier of the requested file's compression method. Present only with `filename`. A whole number.
     * @remarks Open question: compression-method-values (x-unknowns in openapi.yaml).
     * @example 8
     */
    compression_method?: number;
    /**
     * Offset of the file's data in the archive, in bytes. Present only with `filename`. A whole number.
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
     * App of the build.
     * @example app-chat
     */
    app_id: string;
    /**
     * The requested build.
     * @example build-chat-7
     */
    build_id: string;
    /**
     * Project of the app.
     * @example p-acme
     */
    project_id: string;
    /**
     * Build or log status.
     * @remarks Open question: build-logs-status-values (x-unknowns in openapi.yaml).
     * @example success
     */
    status: string;
    /**
     * The log entries.
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
     * App of the container.
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
     * Number of restarts. A whole number.
     * @example 0
     */
    containerRestartCount: number;
    /**
     * In milliseconds. A whole number.
     * @example 5400000
     */
    containerRunningTimeMs: number;
    /**
     * In ISO 8601 format.
     * @remarks Open question: container-not-started (x-unknowns in openapi.yaml).
     * @example 2026-03-10T08:00:12.000Z
     */
    containerStartTimestamp: string;
    /** Current lifecycle state of a container, such as RUNNING, PENDING or SUCCEEDED. */
    containerState: ContainerState;
    /**
     * In ISO 8601 format. The Unix epoch if the container has not terminated.
     * @example 1970-01-01T00:00:00.000Z
     */
    containerTerminationTimestamp: string;
    /**
     * Cloud provider.
     * @example example-cloud
     */
    hardwareProvider: string;
    /**
     * IP address of the host.
     * @example 192.0.2.17
     */
    hostIp: string;
    /**
     * True while the container is terminating.
     * @example false
     */
    isTerminating: boolean;
    /** ID of the project. */
    projectId: ProjectId;
    /** Name of a region. */
    region: Region;
    /**
     * When the status was last reported, in ISO 8601 format.
     * @example 2026-03-10T09:30:12.000Z
     */
    timestamp: string;
}
/**
 * Current lifecycle state of a container, such as RUNNING, PENDING or SUCCEEDED.
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
     * Container ID.
     * @example container-chat-1
     */
    container_id: string;
    /**
     * Expresses ready or not ready.
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
    /** @example app-chat */
    appId: string;
    /**
     * ID of the build that the container was created from.
     * @example build-chat-7
     */
    buildId: string;
    /** @example 10.0.12.41 */
    containerIp: string;
    /**
     * Exit code of the last restart. Omitted if unavailable. A whole number.
     * @example 137
     */
    containerRestartExitCode?: number;
    /**
     * Omitted if unavailable.
     * @example Restarted after running out of memory.
     */
    containerRestartMessage?: string;
    /**
     * Omitted if unavailable.
     * @example OOMKilled
     */
    containerRestartReason?: string;
    /**
     * Omitted if unavailable. A whole number.
     * @example 9
     */
    containerRestartSignal?: number;
    /**
     * Omitted if unavailable. A whole number.
     * @example 0
     */
    containerTerminationExitCode?: number;
    /**
     * Omitted if unavailable.
     * @example The process ended.
     */
    containerTerminationMessage?: string;
    /**
     * Omitted if the container has not terminated.
     * @example Completed
     */
    containerTerminationReason?: string;
    /**
     * Omitted if unavailable. A whole number.
     * @example 15
     */
    containerTerminationSignal?: number;
    /**
     * In RFC 3339 format. Empty while the container is running.
     * @example 2026-03-09T18:20:31Z
     * @example
     */
    endedAt: string | "";
    /**
     * Cloud provider.
     * @example example-cloud
     */
    hardwareProvider: string;
    /** @example 192.0.2.17 */
    hostIp: string;
    /**
     * True while the container is shutting down.
     * @example false
     */
    isTerminating: boolean;
    /**
     * Omitted if not set.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-09T18:20:00Z
     */
    podDeletionTimestamp?: string;
    /** ID of the project. */
    projectId: ProjectId;
    /** Name of a region. */
    region: Region;
    /** @example 2026-03-10T08:00:00Z */
    requestedAt: string;
    /**
     * A whole number.
     * @example 0
     */
    restartCount: number;
    /**
     * @remarks Open question: container-not-started (x-unknowns in openapi.yaml).
     * @example 2026-03-10T08:00:12Z
     */
    startedAt: string;
    /** Current lifecycle state of a container, such as RUNNING, PENDING or SUCCEEDED. */
    state: ContainerState;
}
/** A page of a container's lifecycle events. */
export interface ContainerEventsPage {
    /** Events on this page. */
    events: ContainerEvent[];
    /**
     * Page size that was used. A whole number, at most 200.
     * @example 50
     */
    limit: number;
    /**
     * Number of this page. A whole number.
     * @example 1
     */
    page: number;
    /**
     * Number of events on all pages. A whole number.
     * @example 2
     */
    total: number;
}
/**
 * A lifecycle event of a container, such as an eviction, an out-of-memory event or a spot interruption.
 * @remarks Open question: container-event-fields-and-values (x-unknowns in openapi.yaml).
 */
export interface ContainerEvent {
    [key: string]: unknown;
}
/** The response of `getRun`. */
export interface RunResponse {
    /** A run. The fields from `ip` to `webhookEndpoint` are metadata of the request. */
    item: Run;
}
/**
 * A run. The fields from `ip` to `webhookEndpoint` are metadata of the request.
 * @remarks Open questions: run-field-types, run-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
 */
export interface Run {
    /** @example run-chat-1 */
    id: string;
    /** @example model-chat */
    modelId: string;
    /** @example p-acme */
    projectId: string;
    /**
     * @remarks Open question: run-status-values (x-unknowns in openapi.yaml).
     * @example success
     */
    status: string;
    /**
     * A whole number.
     * @example 200
     */
    statusCode?: number;
    /** @example false */
    async?: boolean;
    /** @example false */
    websocket?: boolean;
    /** @example container-chat-1 */
    containerId?: string;
    /**
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T08:00:12Z
     */
    containerStartedAt?: string;
    /** @example predict */
    functionName?: string;
    /** @example POST */
    method?: string;
    /** @example us-east-1 */
    region?: string;
    /** @example default */
    queue?: string;
    /**
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T09:15:00Z
     */
    createdAt: string;
    /**
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T09:15:01Z
     */
    updatedAt?: string;
    /**
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-10T09:15:01Z
     */
    completedAt?: string;
    /**
     * In milliseconds.
     * @example 12
     */
    queueTimeMs?: number;
    /**
     * In milliseconds.
     * @example 640
     */
    runtimeMs?: number;
    /**
     * In milliseconds.
     * @example 655
     */
    responseTimeMs?: number;
    /**
     * In milliseconds.
     * @example 5
     */
    activatorQueueTimeMs?: number;
    /**
     * In milliseconds.
     * @example 7
     */
    containerQueueTimeMs?: number;
    /**
     * In milliseconds.
     * @example 12
     */
    totalQueueTimeMs?: number;
    /**
     * In milliseconds.
     * @example 640
     */
    executionTimeMs?: number;
    /**
     * In milliseconds.
     * @example 667
     */
    totalResponseTimeMs?: number;
    /** @example 198.51.100.23 */
    ip?: string;
    /** @example application/json */
    accept?: string;
    /**
     * A whole number.
     * @remarks Open question: run-field-units (x-unknowns in openapi.yaml).
     * @example 182
     */
    contentLength?: number;
    /** @example https://app.example.com */
    origin?: string;
    /** @example https://app.example.com/chat */
    referrer?: string;
    /** @example example-app/1.4 */
    userAgent?: string;
    /** @example stream-1 */
    websocketStream?: string;
    /** @example https://app.example.com/hooks/runs */
    webhookEndpoint?: string;
    /**
     * Ephemeral runs only.
     * @example true
     */
    ephemeral?: boolean;
    /**
     * Ephemeral runs only.
     * @example python train.py
     */
    command?: string;
    /**
     * Ephemeral runs only.
     * @example ADA_L40
     */
    hardware?: string;
    /**
     * Ephemeral runs only.
     * @remarks Open question: run-field-units (x-unknowns in openapi.yaml).
     * @example 4
     */
    cpu?: string;
    /**
     * Ephemeral runs only.
     * @remarks Open question: run-field-units (x-unknowns in openapi.yaml).
     * @example 16
     */
    memory?: string;
    /**
     * Ephemeral runs only. A whole number.
     * @example 1
     */
    gpuCount?: number;
    /**
     * Ephemeral runs only.
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
    /** The window, currency, app counts and totals of the graph. */
    meta: BillingGraphMeta;
    /**
     * One item per app.
     * @remarks Open question: billing-graph-ranking (x-unknowns in openapi.yaml).
     */
    series: BillingGraphSeries[];
    /** The remaining apps as one series. Omitted unless they are grouped. */
    others?: BillingGraphOthers;
}
/**
 * The window, currency, app counts and totals of the graph.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface BillingGraphMeta {
    /**
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-02-01T00:00:00Z
     */
    window_start: string;
    /**
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-02-28T23:59:59Z
     */
    window_end: string;
    /** @example USD */
    currency: string;
    /**
     * A whole number.
     * @example 3
     */
    total_apps: number;
    /**
     * A whole number.
     * @example 2
     */
    returned_apps: number;
    /**
     * A whole number.
     * @example 2
     */
    top_n: number;
    /** @example 17 */
    y_max_suggestion: number;
    /** @example 399.34 */
    total_cost_before_discounts: number;
    /** @example 20 */
    total_discounts: number;
    /** @example 379.34 */
    total_cost_after_discounts: number;
}
/**
 * Daily costs, aligned with the labels.
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
    /** @example app-chat */
    app_id: string;
    /** @example chat */
    app_name: string;
    /** Daily costs, aligned with the labels. */
    data: DailyCosts;
    /** @example 257.32 */
    total: number;
}
/**
 * The remaining apps as one series. Omitted unless they are grouped.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface BillingGraphOthers {
    /**
     * Number of grouped apps. A whole number.
     * @example 1
     */
    count: number;
    /** Daily costs, aligned with the labels. */
    data: DailyCosts;
    /** @example 30.04 */
    total: number;
}
/**
 * Cost report of a project for a month.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface ProjectCost {
    app_breakdown: AppCost[];
    /** Cost metrics per app, with the cost and usage of CPU, GPU and memory. */
    breakdown: {
        [key: string]: unknown;
    }[];
    coupons: Coupon[];
    /**
     * Totals of the month: compute cost in cents and compute usage in seconds, build cost, coupon discounts, and
     * totals before and after discounts.
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
    /** @example chat */
    app_name: string;
    /**
     * In cents.
     * @example 3200
     */
    cpu_cost_cents: number;
    /**
     * In seconds.
     * @example 1209600
     */
    cpu_seconds: number;
    /**
     * In cents.
     * @example 21032
     */
    gpu_cost_cents: number;
    /**
     * In seconds.
     * @example 302400
     */
    gpu_seconds: number;
    /**
     * In cents.
     * @example 1500
     */
    memory_cost_cents: number;
    /**
     * In seconds.
     * @example 4838400
     */
    memory_seconds: number;
    /**
     * In cents.
     * @example 25732
     */
    total_cost_cents: number;
}
/**
 * A coupon.
 * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
 */
export interface Coupon {
    /** @example Welcome credit */
    coupon_name: string;
    /**
     * In cents. A whole number.
     * @example 5000
     */
    amount_cents: number;
    /**
     * In cents. A whole number.
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
     * Whether it is archived.
     * @example false
     */
    archived: boolean;
    /**
     * Number of branches. A whole number.
     * @example 2
     */
    branchCount: number;
    /**
     * HTTPS clone URL.
     * @example https://code.example.com/acme/chat-service.git
     */
    cloneUrl: string;
    /**
     * Of the repository.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2025-06-02T10:00:00Z
     */
    createdAt: string;
    /**
     * Name of the default branch.
     * @example main
     */
    defaultBranch: string;
    /**
     * Present if set.
     * @example The chat service
     */
    description?: string;
    /**
     * Whether it is disabled.
     * @example false
     */
    disabled: boolean;
    /**
     * Number of forks. A whole number.
     * @example 3
     */
    forksCount: number;
    /**
     * In the form owner/repo.
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     * @example acme/chat-service
     */
    fullName: string;
    /** @example true */
    hasIssues: boolean;
    /**
     * Whether it has pages.
     * @example false
     */
    hasPages: boolean;
    /**
     * Whether it has a wiki.
     * @example false
     */
    hasWiki: boolean;
    /**
     * Its web page.
     * @example https://code.example.com/acme/chat-service
     */
    htmlUrl: string;
    /**
     * Primary language, if detected.
     * @example Python
     */
    language?: string;
    /**
     * @remarks Open question: value-notation (x-unknowns in openapi.yaml).
     * @example chat-service
     */
    name: string;
    /**
     * Whether it is private.
     * @example true
     */
    private: boolean;
    /**
     * When the last push took place, if available.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-09T15:42:10Z
     */
    pushedAt?: string;
    /**
     * In kilobytes. A whole number.
     * @example 2048
     */
    size: number;
    /**
     * Number of stargazers. A whole number.
     * @example 12
     */
    stargazersCount: number;
    /**
     * Present if there are any.
     * @remarks Open question: item-field-types (x-unknowns in openapi.yaml).
     * @example [
     *       "chat",
     *       "inference"
     *     ]
     */
    topics?: string[];
    /**
     * Of the last update.
     * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
     * @example 2026-03-09T15:42:12Z
     */
    updatedAt: string;
}
/** The branches of a repository. */
export interface BranchList {
    branches: Branch[];
}
/**
 * A branch of a repository.
 * @remarks Open questions: response-field-presence, item-field-types (x-unknowns in openapi.yaml).
 */
export interface Branch {
    /** @example main */
    name: string;
    /** @example true */
    protected: boolean;
    /** @example true */
    default: boolean;
    /** @example 3f786850e387550fdab836ed7e6dc881de23001b */
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
     * @remarks Open question: base-image-region-parameter-name (x-unknowns in openapi.yaml).
     * @example us-east-1
     */
    region?: Region | undefined;
    /**
     * The dependencies, base image URI and commands.
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
     * Path of one file in the archive.
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
     * Page to return. A whole number. Default 1.
     * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
     * @example 1
     */
    page?: number | undefined;
    /**
     * Page size in events. A whole number, at most 200. Default 50.
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
     * Month to query, in the form YYYY-MM, or an alias.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
     * @example 2026-02
     */
    month?: Month | ("current" | "previous") | undefined;
    /**
     * Time granularity of the data points.
     * @remarks Open question: billing-graph-parameter-names (x-unknowns in openapi.yaml).
     * @example day
     */
    granularity?: "day" | undefined;
    /**
     * Number of top apps to return. A whole number. Default 10.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-top-range (x-unknowns in openapi.yaml).
     * @example 2
     */
    top_n?: number | undefined;
    /**
     * Whether to group the remaining apps into an "Others" series.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
     * @example true
     */
    group_others?: boolean | undefined;
    /**
     * Comma-separated IDs of the apps to include.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
     * @example [
     *       "app-chat",
     *       "app-vision",
     *       "app-embed"
     *     ]
     */
    include_app_ids?: string[] | undefined;
    /**
     * Comma-separated IDs of the apps to exclude.
     * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
     * @example [
     *       "app-staging"
     *     ]
     */
    exclude_app_ids?: string[] | undefined;
}
/** Result of `getBillingGraph`. */
export type GetBillingGraphResult = BillingGraph;
/** Argument of `getProjectCost`. */
export interface GetProjectCostRequest {
    /**
     * Month to retrieve, in the form YYYY-MM. Defaults to the current month.
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
