// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
export interface paths {
    "/v2/projects/{project_id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project.
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
         * @description Adds a custom domain to the project. The response contains the DNS record to create for ownership validation,
         *     and the current `validationStatus`. Wildcard domains are unsupported.
         * @remarks Open questions: domain-added-twice, domain-name-syntax (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the custom domain.
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
         * @description Deletes a custom domain. Unassign it from all apps first; otherwise, the deletion fails.
         * @remarks Open questions: domain-assignment, deletion-repeated, rejected-deletion-status (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List API keys
         * @description Lists the API keys of the project, sorted by `expiresAt` in ascending order.
         * @remarks Open question: api-keys-never-order (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the API key, not its value.
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
         * @description Deletes a key and permanently denies its token. The key cannot be recovered. Inference requests that use the key
         *     start failing within a few seconds.
         *
         *     The caller must be an owner of the project. A key that belongs to a service account cannot be deleted; delete
         *     the service account itself instead. This document has no operation for that.
         * @remarks Open questions: rejected-deletion-status, deletion-repeated (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the service account.
                 * @example sa-deploy
                 */
                service_account_id: components["parameters"]["ServiceAccountId"];
            };
            cookie?: never;
        };
        /**
         * List the keys of a service account
         * @description Lists the keys of a service account, without their secret token values.
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
                 * @description ID of the project.
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
         * @description Deletes an app.
         * @remarks Open questions: app-deletion-effects, deletion-repeated (x-unknowns in openapi.yaml).
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Update the configuration of an app
         * @description Changes settings of an app. Send any of the app configuration fields. The response contains the configuration
         *     after the update.
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
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
         * @description Computes a SHA256 hash from dependency lists. Use it to decide whether the base image must be rebuilt.
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the build.
                 * @example build-chat-7
                 */
                build_id: components["parameters"]["BuildId"];
            };
            cookie?: never;
        };
        /**
         * Get the download URL of a build archive
         * @description Returns a presigned URL for the build's ZIP archive. With `filename`, the response also contains the byte range
         *     of that file, for range requests.
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the build.
                 * @example build-chat-7
                 */
                build_id: components["parameters"]["BuildId"];
            };
            cookie?: never;
        };
        /**
         * Get the logs of a build
         * @description Returns the logs of a build.
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /**
         * List active containers
         * @description Lists the active containers of an app, including those that are terminating.
         * @remarks Open question: container-lists (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /**
         * List the readiness of containers
         * @description Lists the readiness of an app's containers.
         * @remarks Open question: container-lists (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the container.
                 * @example container-chat-1
                 */
                container_id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * Get a container
         * @description Returns the details of a container, including its last restart and its termination.
         * @remarks Open question: container-views-agree (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the container.
                 * @example container-chat-1
                 */
                container_id: components["parameters"]["ContainerId"];
            };
            cookie?: never;
        };
        /**
         * List the lifecycle events of a container
         * @description Returns a page of a container's lifecycle events, such as evictions, out-of-memory events and spot
         *     interruptions.
         * @remarks Open question: container-events-order (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the run.
                 * @example run-chat-1
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get a run
         * @description Returns the details of a run, wrapped in `item`.
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get the daily costs of the top apps
         * @description Returns the daily costs of the top apps in a month, as data for a graph. All query parameters are optional.
         * @remarks Open questions: billing-time-zone, billing-current-month (x-unknowns in openapi.yaml).
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get the cost report for a month
         * @description Returns the cost report of the project for a month: costs per app, coupons and totals.
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description Owner of the repository at the code-hosting provider.
                 * @example acme
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description Name of the repository, without its owner.
                 * @example chat-service
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * Get the metadata of a repository
         * @description Returns the metadata of a repository from the connected code-hosting integration. `codehost` is a placeholder:
         *     replace it with the path segment that names the code-hosting provider.
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description Owner of the repository at the code-hosting provider.
                 * @example acme
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description Name of the repository, without its owner.
                 * @example chat-service
                 */
                repo: components["parameters"]["Repo"];
            };
            cookie?: never;
        };
        /**
         * List the branches of a repository
         * @description Lists the branches of a repository from the connected code-hosting integration. `codehost` is a placeholder:
         *     replace it with the path segment that names the code-hosting provider.
         * @remarks Open questions: codehost-segment, repository-scope, branches-complete, default-branch-mark (x-unknowns in openapi.yaml).
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The body of every error response. There is no separate error code. */
        ErrorMessage: {
            /**
             * @description Human-readable description of the error.
             * @example The request is malformed or has invalid parameters.
             */
            message: string;
        };
        /** @description Confirms a deletion. */
        Confirmation: {
            /**
             * @description Human-readable confirmation.
             * @example App deleted.
             */
            message: string;
        };
        /**
         * @description A calendar month in the form YYYY-MM.
         * @example 2026-02
         */
        Month: string;
        /**
         * @description Project ID.
         * @example p-acme
         */
        ProjectId: string;
        /**
         * @description Region.
         * @example us-east-1
         */
        Region: string;
        /**
         * @description Whether the domain is an apex domain or a subdomain.
         * @example subdomain
         * @enum {string}
         */
        DomainType: "apex" | "subdomain";
        /** @description A custom domain to add to the project. */
        CreateDomainRequest: {
            /**
             * @description The domain name to add. Wildcard domains are unsupported.
             * @remarks Open question: domain-name-syntax (x-unknowns in openapi.yaml).
             * @example api.example.com
             */
            domain?: string;
            /**
             * @description Whether the domain is an apex domain or a subdomain.
             * @remarks Open question: domain-name-syntax (x-unknowns in openapi.yaml).
             */
            domainType?: components["schemas"]["DomainType"];
            /**
             * @description Region of the domain. It must match the region in which the target app is deployed.
             * @remarks Open question: domain-region-mismatch (x-unknowns in openapi.yaml).
             */
            region?: components["schemas"]["Region"];
        };
        /** @description A custom domain with the DNS record that validates its ownership. */
        CustomDomain: {
            /**
             * @description Unique ID of the domain.
             * @example domain-api
             */
            id: string;
            /** @description Project ID. */
            projectId: components["schemas"]["ProjectId"];
            /**
             * @description The domain name.
             * @remarks Open question: values-as-sent (x-unknowns in openapi.yaml).
             * @example api.example.com
             */
            domain: string;
            /** @description Whether the domain is an apex domain or a subdomain. */
            domainType: components["schemas"]["DomainType"];
            /** @description Region that the domain routes to. */
            region: components["schemas"]["Region"];
            /**
             * @description Name of the DNS record to create to validate ownership.
             * @example api.example.com
             */
            dnsRecordName: string;
            /**
             * @description Type of the DNS record, such as CNAME.
             * @example CNAME
             */
            dnsRecordType: string;
            /**
             * @description Value of the DNS record.
             * @example us-east-1.domains.example.net
             */
            dnsRecordValue: string;
            /**
             * @description Current status of the DNS validation.
             * @remarks Open question: domain-validation-status-values (x-unknowns in openapi.yaml).
             * @example pending
             */
            validationStatus: string;
            /**
             * Format: date-time
             * @description When the domain was created, in RFC 3339 format.
             * @example 2026-03-10T09:30:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the domain was last updated, in RFC 3339 format.
             * @example 2026-03-10T09:30:00Z
             */
            updatedAt: string;
        };
        /**
         * @description Fields that API keys and service account keys share.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        KeyFields: {
            /**
             * @description Unique ID of the key.
             * @example key-laptop
             */
            id: string;
            /**
             * @description Name of the key.
             * @example laptop
             */
            name: string;
            /**
             * @description Description of the key.
             * @example Local development
             */
            description: string;
            /**
             * Format: date-time
             * @description When the key was created, in RFC 3339 format.
             * @example 2026-01-20T11:45:00Z
             */
            createdAt: string;
            /**
             * @description When the key expires: an RFC 3339 timestamp, or `never`.
             * @example 2027-01-15T08:00:00Z
             * @example never
             */
            expiresAt: string | "never";
            /**
             * @description Status of the key.
             * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
             * @example active
             */
            status: string;
            /** @description Project ID. */
            projectId: components["schemas"]["ProjectId"];
            /**
             * @description Origin of the key.
             * @remarks Open question: api-key-status-and-source-values (x-unknowns in openapi.yaml).
             * @example dashboard
             */
            source: string;
        };
        /**
         * @description An API key with its value.
         * @remarks Open questions: response-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
         */
        ApiKey: {
            /**
             * @description The key value.
             * @example example-key-value-laptop
             */
            apiKey: string;
            /**
             * @description ID of the principal that the key belongs to. Present if the key was created for a service account.
             * @example sa-deploy
             */
            principalId?: string;
            /**
             * Format: date-time
             * @description When the key was last updated, in RFC 3339 format.
             * @example 2026-01-20T11:45:00Z
             */
            updatedAt: string;
        } & components["schemas"]["KeyFields"];
        /**
         * @description A key of a service account, without its secret token value.
         * @remarks Open questions: response-field-presence, service-account-key-types (x-unknowns in openapi.yaml).
         */
        ServiceAccountKey: {
            /**
             * @description ID of the principal that the key belongs to.
             * @example sa-deploy
             */
            principalId: string;
        } & components["schemas"]["KeyFields"];
        /** @description The keys of a service account. */
        ServiceAccountKeyList: {
            /** @description The keys, without their secret token values. */
            keys: components["schemas"]["ServiceAccountKey"][];
        };
        /**
         * @description A kind of hardware.
         * @example ADA_L40
         * @enum {string}
         */
        ComputeType: "ADA_L4" | "ADA_L40" | "AMPERE_A10" | "AMPERE_A100_40GB" | "AMPERE_A100_80GB" | "HOPPER_H100" | "HOPPER_H200" | "BLACKWELL_B200" | "BLACKWELL_RTX6000" | "CPU" | "INF2" | "TRN1" | "TURING_T4";
        /**
         * @description Number of CPU cores, written as a string.
         * @example 4
         */
        Cpu: string;
        /**
         * @description Memory in GB, written as a string.
         * @example 16
         */
        Memory: string;
        /**
         * @description Number of GPUs. A whole number, at least 0, at most 8.
         * @example 1
         */
        GpuCount: number;
        /**
         * @description Settings of an app.
         * @remarks Open question: setting-combinations (x-unknowns in openapi.yaml).
         */
        AppConfiguration: {
            /**
             * @description Verbatim contents of the app configuration file.
             * @remarks Open question: service-toml-precedence (x-unknowns in openapi.yaml).
             * @example [deployment]
             *     name = "chat"
             */
            service_toml?: string;
            /**
             * @description Hardware to run on, as a list in priority order or a single value. At most 5 items.
             * @remarks Open question: setting-notation (x-unknowns in openapi.yaml).
             * @example [
             *       "ADA_L40",
             *       "AMPERE_A10"
             *     ]
             * @example CPU
             */
            compute?: components["schemas"]["ComputeType"][] | components["schemas"]["ComputeType"];
            /**
             * @description Compute tier.
             * @example interruptible
             * @enum {string}
             */
            computeTier?: "interruptible" | "protected";
            /**
             * @description Container runtime. Its values are unrelated to the version prefixes of the paths.
             * @example v2
             * @enum {string}
             */
            containerRuntime?: "v1" | "v2";
            /**
             * @description Idle time in seconds before a replica scales down. A whole number, at least 1, at most 3600.
             * @example 60
             */
            cooldownPeriodSeconds?: number;
            /**
             * @description Number of CPU cores, written as a string.
             * @remarks Open question: setting-notation (x-unknowns in openapi.yaml).
             */
            cpu?: components["schemas"]["Cpu"];
            /**
             * @description Timeout for the initialization of a deployment, in seconds. A whole number, at least 60, at most 900.
             * @example 600
             */
            deploymentInitializationTimeout?: number;
            /**
             * @description If true, authentication on the app endpoint is disabled.
             * @example false
             */
            disableAuth?: boolean;
            /**
             * @description Command that starts a custom runtime app.
             * @example [
             *       "python",
             *       "server.py"
             *     ]
             */
            entrypoint?: string[];
            /**
             * @description Interval between autoscaling evaluations, in seconds. A whole number, at least 6, at most 300.
             * @example 30
             */
            evaluationIntervalSeconds?: number;
            /** @description Number of GPUs. A whole number, at least 0, at most 8. */
            gpuCount?: components["schemas"]["GpuCount"];
            /**
             * @description HTTP endpoint that checks whether a custom runtime app is healthy.
             * @example /health
             */
            healthcheckEndpoint?: string;
            /**
             * @description Load balancing algorithm.
             * @example round-robin
             * @enum {string}
             */
            loadBalancingAlgorithm?: "round-robin" | "first-available" | "min-connections" | "random-choice-2";
            /**
             * @description Maximum number of replicas. A whole number, at least 1, at most 2000.
             * @remarks Open question: replica-counts-crossed (x-unknowns in openapi.yaml).
             * @example 10
             */
            maxReplicaCount?: number;
            /**
             * @description Memory in GB, written as a string.
             * @remarks Open question: setting-notation (x-unknowns in openapi.yaml).
             */
            memory?: components["schemas"]["Memory"];
            /**
             * @description Minimum number of replicas. A whole number, at least 0, at most 2000.
             * @remarks Open question: replica-counts-crossed (x-unknowns in openapi.yaml).
             * @example 1
             */
            minReplicaCount?: number;
            /**
             * @description Port. A whole number, at least 0, at most 65535.
             * @example 8192
             */
            port?: number;
            /**
             * @description HTTP endpoint that checks whether a custom runtime app is ready for traffic.
             * @example /ready
             */
            readycheckEndpoint?: string;
            /**
             * @description Number of concurrent requests per replica. A whole number, at least 1, at most 1000000.
             * @example 4
             */
            replicaConcurrency?: number;
            /**
             * @description Grace period for in-flight requests when a replica stops, in seconds. A whole number, at least 16, at most 43200.
             * @example 120
             */
            responseGracePeriodSeconds?: number;
            /**
             * @description Duration of the roll-out of a new version, in seconds. A whole number, at least 1, at most 21600.
             * @example 300
             */
            rollOutDurationSeconds?: number;
            /**
             * @description Runtime of the app.
             * @example cortex
             * @enum {string}
             */
            runtime?: "cortex" | "custom";
            /**
             * @description Number of extra replicas to keep beyond the current demand. A whole number, at least 0.
             * @example 1
             */
            scalingBuffer?: number;
            /**
             * @description Metric for autoscaling.
             * @example concurrency_utilization
             * @enum {string}
             */
            scalingMetric?: "cpu_utilization" | "memory_utilization" | "requests_per_second" | "concurrency_utilization";
            /**
             * @description Target for the scaling metric. Above 0.
             * @example 80
             */
            scalingTarget?: number;
        };
        /**
         * @description An app with its configuration, including its hardware, scaling and runtime settings and its region.
         * @remarks Open questions: app-fields, null-or-omitted (x-unknowns in openapi.yaml).
         */
        App: {
            /**
             * @description App ID.
             * @example app-chat
             */
            appId: string;
            /** @description Project ID. */
            projectId: components["schemas"]["ProjectId"];
            /**
             * @description Hardware of the app.
             * @example ADA_L40
             */
            hardware: string;
            /** @description Region. */
            region: components["schemas"]["Region"];
            /**
             * @description Number of CPU cores, written as a string.
             * @remarks Open question: values-as-sent (x-unknowns in openapi.yaml).
             */
            cpu: components["schemas"]["Cpu"];
            /**
             * @description Memory in GB, written as a string.
             * @remarks Open question: values-as-sent (x-unknowns in openapi.yaml).
             */
            memory: components["schemas"]["Memory"];
            /** @description Number of GPUs. A whole number, at least 0, at most 8. */
            gpuCount: components["schemas"]["GpuCount"];
        } & WithRequired<components["schemas"]["AppConfiguration"], "cpu" | "memory" | "gpuCount">;
        /** @description Result of updating an app. */
        UpdateAppResult: {
            /** @description An app with its configuration, including its hardware, scaling and runtime settings and its region. */
            app: components["schemas"]["App"];
            /**
             * @description Message.
             * @example App updated.
             */
            message: string;
            /**
             * Format: uri-reference
             * @description URL of the updated app.
             * @remarks Open question: self-url-form (x-unknowns in openapi.yaml).
             * @example /v2/projects/p-acme/apps/app-chat
             */
            self: string;
            /**
             * @description Whether the request was accepted.
             * @example true
             */
            success: boolean;
        };
        /** @description The inputs of a base-image hash. */
        BaseImageHashRequest: {
            /**
             * @description The dependency lists.
             * @remarks Open question: base-image-input-types (x-unknowns in openapi.yaml).
             */
            dependencies?: {
                [key: string]: unknown;
            };
            /**
             * @description Base image URI.
             * @example registry.example.com/base/python:3.12
             */
            baseImageUri?: string;
            /**
             * @description Pre-build commands.
             * @remarks Open question: base-image-input-types (x-unknowns in openapi.yaml).
             */
            preBuildCommands?: unknown[];
            /**
             * @description Shell commands.
             * @remarks Open question: base-image-input-types (x-unknowns in openapi.yaml).
             */
            shellCommands?: unknown[];
        };
        /** @description A base-image hash. */
        BaseImageHash: {
            /**
             * @description SHA256 hash of the dependency lists.
             * @remarks Open question: digest-inputs-and-encoding (x-unknowns in openapi.yaml).
             * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
             */
            digest: string;
            /**
             * @description Status of the result.
             * @remarks Open question: base-image-status-values (x-unknowns in openapi.yaml).
             * @example computed
             */
            status: string;
        };
        /**
         * @description Where to download the ZIP archive of a build. If the request names a file, also the location of that file's data
         *     in the archive.
         * @remarks Open questions: response-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
         */
        BuildArchiveDescriptor: {
            /**
             * Format: uri
             * @description Presigned URL for the ZIP archive.
             * @remarks Open question: download-url-lifetime (x-unknowns in openapi.yaml).
             * @example https://archives.example.com/build-chat-7.zip?signature=example
             */
            download_url: string;
            /**
             * @description Compressed size of the requested file, in bytes. Present only if the request names a file. A whole number.
             * @example 615
             */
            compressed_size?: number;
            /**
             * @description Identifier of the requested file's compression method. Present only if the request names a file. A whole number.
             * @remarks Open question: compression-method-values (x-unknowns in openapi.yaml).
             * @example 8
             */
            compression_method?: number;
            /**
             * @description Offset of the requested file's data in the archive, in bytes. Present only if the request names a file. A whole number.
             * @example 1042
             */
            data_offset?: number;
        };
        /**
         * @description The logs of a build.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        BuildLogs: {
            /**
             * @description App ID.
             * @example app-chat
             */
            app_id: string;
            /**
             * @description Build ID.
             * @example build-chat-7
             */
            build_id: string;
            /**
             * @description Project ID.
             * @example p-acme
             */
            project_id: string;
            /**
             * @description Status returned with the logs.
             * @remarks Open question: build-logs-status-values (x-unknowns in openapi.yaml).
             * @example success
             */
            status: string;
            /**
             * @description The log entries.
             * @remarks Open question: build-log-entry-shape (x-unknowns in openapi.yaml).
             */
            logs: unknown[];
        };
        /**
         * @description Fields that active containers and container details share.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        ContainerFields: {
            /**
             * @description App ID.
             * @example app-chat
             */
            appId: string;
            /**
             * @description ID of the container's build.
             * @example build-chat-7
             */
            buildId: string;
            /**
             * @description IP address of the container.
             * @example 10.0.12.41
             */
            containerIp: string;
            /**
             * @description Cloud provider.
             * @example example-cloud
             */
            hardwareProvider: string;
            /**
             * @description IP address of the host.
             * @example 192.0.2.17
             */
            hostIp: string;
            /**
             * @description True while the container is shutting down.
             * @example false
             */
            isTerminating: boolean;
            /** @description Project ID. */
            projectId: components["schemas"]["ProjectId"];
            /** @description Region. */
            region: components["schemas"]["Region"];
        };
        /**
         * @description An item in the list of active containers.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        ActiveContainer: {
            /**
             * @description Container ID.
             * @example container-chat-1
             */
            containerId: string;
            /**
             * @description Number of restarts. A whole number.
             * @example 0
             */
            containerRestartCount: number;
            /**
             * @description Running time in milliseconds. A whole number.
             * @example 5400000
             */
            containerRunningTimeMs: number;
            /**
             * Format: iso-8601
             * @description When the container started, in ISO 8601 format.
             * @example 2026-03-10T08:00:12.000Z
             */
            containerStartTimestamp: string;
            /** @description Lifecycle state of a container, such as RUNNING, PENDING or SUCCEEDED. */
            containerState: components["schemas"]["ContainerState"];
            /**
             * Format: iso-8601
             * @description When the container terminated, in ISO 8601 format. The Unix epoch if it has not terminated.
             * @example 1970-01-01T00:00:00.000Z
             */
            containerTerminationTimestamp: string;
            /**
             * Format: iso-8601
             * @description When the status was last reported, in ISO 8601 format.
             * @example 2026-03-10T09:30:12.000Z
             */
            timestamp: string;
        } & components["schemas"]["ContainerFields"];
        /**
         * @description Lifecycle state of a container, such as RUNNING, PENDING or SUCCEEDED.
         * @remarks Open question: container-state-values (x-unknowns in openapi.yaml).
         * @example RUNNING
         * @example PENDING
         * @example SUCCEEDED
         */
        ContainerState: string;
        /**
         * @description The readiness of a container.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        ContainerReadiness: {
            /**
             * @description Container ID.
             * @example container-chat-1
             */
            container_id: string;
            /**
             * @description Whether the container is ready.
             * @remarks Open question: container-readiness-values (x-unknowns in openapi.yaml).
             * @example ready
             */
            status: string;
        };
        /**
         * @description The details of a container.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        Container: {
            /**
             * @description Exit code of the last restart. Omitted if unavailable. A whole number.
             * @example 137
             */
            containerRestartExitCode?: number;
            /**
             * @description Message of the restart. Omitted if unavailable.
             * @example Restarted after running out of memory.
             */
            containerRestartMessage?: string;
            /**
             * @description Reason for the restart. Omitted if unavailable.
             * @example OOMKilled
             */
            containerRestartReason?: string;
            /**
             * @description Signal of the restart. Omitted if unavailable. A whole number.
             * @example 9
             */
            containerRestartSignal?: number;
            /**
             * @description Exit code of the termination. Omitted if unavailable. A whole number.
             * @example 0
             */
            containerTerminationExitCode?: number;
            /**
             * @description Message of the termination. Omitted if unavailable.
             * @example The process ended.
             */
            containerTerminationMessage?: string;
            /**
             * @description Reason for the termination. Omitted if the container has not terminated.
             * @example Completed
             */
            containerTerminationReason?: string;
            /**
             * @description Signal of the termination. Omitted if unavailable. A whole number.
             * @example 15
             */
            containerTerminationSignal?: number;
            /**
             * @description When the container ended, in RFC 3339 format. Empty while it is running.
             * @example 2026-03-09T18:20:31Z
             * @example
             */
            endedAt: string | "";
            /**
             * @description Deletion timestamp of the pod. Omitted if not set.
             * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-03-09T18:20:00Z
             */
            podDeletionTimestamp?: string;
            /**
             * Format: date-time
             * @description When the container was requested, in RFC 3339 format.
             * @example 2026-03-10T08:00:00Z
             */
            requestedAt: string;
            /**
             * @description Number of restarts. A whole number.
             * @example 0
             */
            restartCount: number;
            /**
             * Format: date-time
             * @description When the container started, in RFC 3339 format.
             * @example 2026-03-10T08:00:12Z
             */
            startedAt: string;
            /** @description Lifecycle state of a container, such as RUNNING, PENDING or SUCCEEDED. */
            state: components["schemas"]["ContainerState"];
        } & components["schemas"]["ContainerFields"];
        /**
         * @description Number of events per page. A whole number, at most 200. Default 50.
         * @default 50
         * @example 50
         */
        PageSize: number;
        /** @description A page of a container's lifecycle events. */
        ContainerEventsPage: {
            /** @description The events on this page. */
            events: components["schemas"]["ContainerEvent"][];
            /**
             * @description Page size that was used.
             * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
             */
            limit: components["schemas"]["PageSize"];
            /**
             * @description Page number. A whole number.
             * @example 1
             */
            page: number;
            /**
             * @description Total number of events. A whole number.
             * @example 2
             */
            total: number;
        };
        /**
         * @description A lifecycle event of a container, such as an eviction, an out-of-memory event or a spot interruption.
         * @remarks Open question: container-event-fields-and-values (x-unknowns in openapi.yaml).
         */
        ContainerEvent: {
            [key: string]: unknown;
        };
        /** @description A run, wrapped in `item`. */
        RunResponse: {
            /** @description A run. Some of the fields are present only in ephemeral runs. */
            item: components["schemas"]["Run"];
        };
        /**
         * @description A run. Some of the fields are present only in ephemeral runs.
         * @remarks Open questions: response-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
         */
        Run: {
            /**
             * @description Run ID.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example run-chat-1
             */
            id: string;
            /**
             * @description Model ID.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example model-chat
             */
            modelId: string;
            /**
             * @description Project ID.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example p-acme
             */
            projectId: string;
            /**
             * @description Status of the run.
             * @remarks Open questions: run-field-types, run-status-values (x-unknowns in openapi.yaml).
             * @example success
             */
            status: string;
            /**
             * @description Status code. A whole number.
             * @example 200
             */
            statusCode?: number;
            /**
             * @description Whether the run is asynchronous.
             * @example false
             */
            async?: boolean;
            /**
             * @description WebSocket flag of the run.
             * @example false
             */
            websocket?: boolean;
            /**
             * @description Container ID.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example container-chat-1
             */
            containerId?: string;
            /**
             * @description When the container started.
             * @remarks Open questions: run-field-types, timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-03-10T08:00:12Z
             */
            containerStartedAt?: string;
            /**
             * @description Function name.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example predict
             */
            functionName?: string;
            /**
             * @description Method.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example POST
             */
            method?: string;
            /**
             * @description Region.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example us-east-1
             */
            region?: string;
            /**
             * @description Queue.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example default
             */
            queue?: string;
            /**
             * @description When the run was created.
             * @remarks Open questions: run-field-types, timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-03-10T09:15:00Z
             */
            createdAt: string;
            /**
             * @description When the run was last updated.
             * @remarks Open questions: run-field-types, timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-03-10T09:15:01Z
             */
            updatedAt?: string;
            /**
             * @description When the run was completed.
             * @remarks Open questions: run-field-types, timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-03-10T09:15:01Z
             */
            completedAt?: string;
            /**
             * @description Queue time in milliseconds.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 12
             */
            queueTimeMs?: number;
            /**
             * @description Run time in milliseconds.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 640
             */
            runtimeMs?: number;
            /**
             * @description Response time in milliseconds.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 655
             */
            responseTimeMs?: number;
            /**
             * @description Activator queue time in milliseconds.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 5
             */
            activatorQueueTimeMs?: number;
            /**
             * @description Container queue time in milliseconds.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 7
             */
            containerQueueTimeMs?: number;
            /**
             * @description Total queue time in milliseconds.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 12
             */
            totalQueueTimeMs?: number;
            /**
             * @description Execution time in milliseconds.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 640
             */
            executionTimeMs?: number;
            /**
             * @description Total response time in milliseconds.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 667
             */
            totalResponseTimeMs?: number;
            /**
             * @description IP address of the request.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 198.51.100.23
             */
            ip?: string;
            /**
             * @description Accept value of the request.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example application/json
             */
            accept?: string;
            /**
             * @description Content length of the request. A whole number.
             * @remarks Open questions: run-field-types, run-field-units (x-unknowns in openapi.yaml).
             * @example 182
             */
            contentLength?: number;
            /**
             * @description Origin of the request.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example https://app.example.com
             */
            origin?: string;
            /**
             * @description Referrer of the request.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example https://app.example.com/chat
             */
            referrer?: string;
            /**
             * @description User agent of the request.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example example-app/1.4
             */
            userAgent?: string;
            /**
             * @description WebSocket stream of the request.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example stream-1
             */
            websocketStream?: string;
            /**
             * @description Webhook endpoint of the request.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example https://app.example.com/hooks/runs
             */
            webhookEndpoint?: string;
            /**
             * @description Marks the run as ephemeral. Ephemeral runs only.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example true
             */
            ephemeral?: boolean;
            /**
             * @description Command. Ephemeral runs only.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example python train.py
             */
            command?: string;
            /**
             * @description Hardware. Ephemeral runs only.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example ADA_L40
             */
            hardware?: string;
            /**
             * @description CPU. Ephemeral runs only.
             * @remarks Open questions: run-field-types, run-field-units (x-unknowns in openapi.yaml).
             * @example 4
             */
            cpu?: string;
            /**
             * @description Memory. Ephemeral runs only.
             * @remarks Open questions: run-field-types, run-field-units (x-unknowns in openapi.yaml).
             * @example 16
             */
            memory?: string;
            /**
             * @description Number of GPUs. Ephemeral runs only. A whole number.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example 1
             */
            gpuCount?: number;
            /**
             * @description ID of the user who created the run. Ephemeral runs only.
             * @remarks Open question: run-field-types (x-unknowns in openapi.yaml).
             * @example user-1
             */
            createdByUserId?: string;
        };
        /**
         * @description Daily costs of a project's top apps in a month.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        BillingGraph: {
            /**
             * @description Dates that cover the requested month, one per data point.
             * @example [
             *       "2026-02-01",
             *       "2026-02-02"
             *     ]
             */
            labels: string[];
            /** @description The window, currency, app counts and totals of the graph. */
            meta: components["schemas"]["BillingGraphMeta"];
            /**
             * @description The series of the top apps.
             * @remarks Open question: billing-graph-ranking (x-unknowns in openapi.yaml).
             */
            series: components["schemas"]["BillingGraphSeries"][];
            /** @description The remaining apps as one series. Omitted unless they are grouped. */
            others?: components["schemas"]["BillingGraphOthers"];
        };
        /**
         * @description The window, currency, app counts and totals of the graph.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        BillingGraphMeta: {
            /**
             * @description Start of the window.
             * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-02-01T00:00:00Z
             */
            window_start: string;
            /**
             * @description End of the window.
             * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-02-28T23:59:59Z
             */
            window_end: string;
            /**
             * @description Currency.
             * @example USD
             */
            currency: string;
            /**
             * @description Total number of apps. A whole number.
             * @remarks Open question: billing-graph-app-counts (x-unknowns in openapi.yaml).
             * @example 3
             */
            total_apps: number;
            /**
             * @description Number of returned apps. A whole number.
             * @remarks Open question: billing-graph-app-counts (x-unknowns in openapi.yaml).
             * @example 2
             */
            returned_apps: number;
            /**
             * @description Number of top apps. A whole number.
             * @remarks Open question: billing-graph-app-counts (x-unknowns in openapi.yaml).
             * @example 2
             */
            top_n: number;
            /**
             * @description Suggested maximum of the y-axis.
             * @remarks Open questions: billing-graph-amount-unit, billing-graph-axis (x-unknowns in openapi.yaml).
             * @example 17
             */
            y_max_suggestion: number;
            /**
             * @description Total cost before discounts.
             * @remarks Open questions: billing-graph-amount-unit, billing-graph-totals (x-unknowns in openapi.yaml).
             * @example 399.34
             */
            total_cost_before_discounts: number;
            /**
             * @description Total discounts.
             * @remarks Open questions: billing-graph-amount-unit, billing-graph-discounts, billing-graph-totals (x-unknowns in openapi.yaml).
             * @example 20
             */
            total_discounts: number;
            /**
             * @description Total cost after discounts.
             * @remarks Open questions: billing-graph-amount-unit, billing-graph-discounts, billing-graph-totals (x-unknowns in openapi.yaml).
             * @example 379.34
             */
            total_cost_after_discounts: number;
        };
        /**
         * @description Daily costs, aligned with the labels.
         * @remarks Open question: billing-graph-amount-unit (x-unknowns in openapi.yaml).
         * @example [
         *       6.47,
         *       10.54
         *     ]
         */
        DailyCosts: number[];
        /**
         * @description Daily costs of an app.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        BillingGraphSeries: {
            /**
             * @description App ID.
             * @example app-chat
             */
            app_id: string;
            /**
             * @description App name.
             * @example chat
             */
            app_name: string;
            /** @description Daily costs, aligned with the labels. */
            data: components["schemas"]["DailyCosts"];
            /**
             * @description Total of the series.
             * @remarks Open questions: billing-graph-amount-unit, billing-graph-sums (x-unknowns in openapi.yaml).
             * @example 257.32
             */
            total: number;
        };
        /**
         * @description The remaining apps as one series. Omitted unless they are grouped.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        BillingGraphOthers: {
            /**
             * @description Number of grouped apps. A whole number.
             * @example 1
             */
            count: number;
            /** @description Daily costs, aligned with the labels. */
            data: components["schemas"]["DailyCosts"];
            /**
             * @description Total of the series.
             * @remarks Open questions: billing-graph-amount-unit, billing-graph-sums (x-unknowns in openapi.yaml).
             * @example 30.04
             */
            total: number;
        };
        /**
         * @description Cost report of a project for a month.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        ProjectCost: {
            /** @description Costs and usage per app. */
            app_breakdown: components["schemas"]["AppCost"][];
            /** @description Cost metrics per app, with the cost and usage of CPU, GPU and memory. */
            breakdown: {
                [key: string]: unknown;
            }[];
            /** @description Coupons. */
            coupons: components["schemas"]["Coupon"][];
            /**
             * @description Totals of the month: compute cost in cents and compute usage in seconds, build cost, coupon discounts, and
             *     totals before and after discounts.
             * @remarks Open question: cost-report-fields (x-unknowns in openapi.yaml).
             */
            summary: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Costs and usage of an app in the month.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        AppCost: {
            /**
             * @description App name.
             * @example chat
             */
            app_name: string;
            /**
             * @description CPU cost in cents.
             * @remarks Open question: cost-number-types (x-unknowns in openapi.yaml).
             * @example 3200
             */
            cpu_cost_cents: number;
            /**
             * @description CPU usage in seconds.
             * @remarks Open question: cost-number-types (x-unknowns in openapi.yaml).
             * @example 1209600
             */
            cpu_seconds: number;
            /**
             * @description GPU cost in cents.
             * @remarks Open question: cost-number-types (x-unknowns in openapi.yaml).
             * @example 21032
             */
            gpu_cost_cents: number;
            /**
             * @description GPU usage in seconds.
             * @remarks Open question: cost-number-types (x-unknowns in openapi.yaml).
             * @example 302400
             */
            gpu_seconds: number;
            /**
             * @description Memory cost in cents.
             * @remarks Open question: cost-number-types (x-unknowns in openapi.yaml).
             * @example 1500
             */
            memory_cost_cents: number;
            /**
             * @description Memory usage in seconds.
             * @remarks Open question: cost-number-types (x-unknowns in openapi.yaml).
             * @example 4838400
             */
            memory_seconds: number;
            /**
             * @description Total cost in cents.
             * @remarks Open questions: cost-number-types, cost-arithmetic (x-unknowns in openapi.yaml).
             * @example 25732
             */
            total_cost_cents: number;
        };
        /**
         * @description A coupon.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        Coupon: {
            /**
             * @description Coupon name.
             * @example Welcome credit
             */
            coupon_name: string;
            /**
             * @description Amount in cents. A whole number.
             * @example 5000
             */
            amount_cents: number;
            /**
             * @description Remaining amount in cents. A whole number.
             * @remarks Open question: cost-arithmetic (x-unknowns in openapi.yaml).
             * @example 3000
             */
            amount_cents_remaining: number;
        };
        /**
         * @description Metadata of a repository.
         * @remarks Open questions: response-field-presence, null-or-omitted (x-unknowns in openapi.yaml).
         */
        Repository: {
            /**
             * @description Whether the repository is archived.
             * @example false
             */
            archived: boolean;
            /**
             * @description Number of branches. A whole number.
             * @example 2
             */
            branchCount: number;
            /**
             * Format: uri
             * @description HTTPS clone URL.
             * @example https://code.example.com/acme/chat-service.git
             */
            cloneUrl: string;
            /**
             * @description When the repository was created.
             * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2025-06-02T10:00:00Z
             */
            createdAt: string;
            /**
             * @description Default branch.
             * @example main
             */
            defaultBranch: string;
            /**
             * @description Description of the repository. Present if set.
             * @example The chat service
             */
            description?: string;
            /**
             * @description Whether the repository is disabled.
             * @example false
             */
            disabled: boolean;
            /**
             * @description Number of forks. A whole number.
             * @example 3
             */
            forksCount: number;
            /**
             * @description Full name in the form owner/repo.
             * @remarks Open question: values-as-sent (x-unknowns in openapi.yaml).
             * @example acme/chat-service
             */
            fullName: string;
            /**
             * @description Issues flag of the repository.
             * @example true
             */
            hasIssues: boolean;
            /**
             * @description Pages flag of the repository.
             * @example false
             */
            hasPages: boolean;
            /**
             * @description Wiki flag of the repository.
             * @example false
             */
            hasWiki: boolean;
            /**
             * @description HTML URL.
             * @example https://code.example.com/acme/chat-service
             */
            htmlUrl: string;
            /**
             * @description Primary language, if detected.
             * @example Python
             */
            language?: string;
            /**
             * @description Name of the repository.
             * @example chat-service
             */
            name: string;
            /**
             * @description Whether the repository is private.
             * @example true
             */
            private: boolean;
            /**
             * @description When the last push took place, if available.
             * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-03-09T15:42:10Z
             */
            pushedAt?: string;
            /**
             * @description Size in kilobytes. A whole number.
             * @example 2048
             */
            size: number;
            /**
             * @description Number of stargazers. A whole number.
             * @example 12
             */
            stargazersCount: number;
            /**
             * @description Topics, if any.
             * @example [
             *       "chat",
             *       "inference"
             *     ]
             */
            topics?: string[];
            /**
             * @description When the repository was last updated.
             * @remarks Open question: timestamp-formats (x-unknowns in openapi.yaml).
             * @example 2026-03-09T15:42:12Z
             */
            updatedAt: string;
        };
        /** @description The branches of a repository. */
        BranchList: {
            /** @description The branches. */
            branches: components["schemas"]["Branch"][];
        };
        /**
         * @description A branch of a repository.
         * @remarks Open question: response-field-presence (x-unknowns in openapi.yaml).
         */
        Branch: {
            /**
             * @description Name of the branch.
             * @remarks Open question: repository-field-types (x-unknowns in openapi.yaml).
             * @example main
             */
            name: string;
            /**
             * @description Whether the branch is protected.
             * @remarks Open question: repository-field-types (x-unknowns in openapi.yaml).
             * @example true
             */
            protected: boolean;
            /**
             * @description Whether the branch is the default branch.
             * @remarks Open question: repository-field-types (x-unknowns in openapi.yaml).
             * @example true
             */
            default: boolean;
            /**
             * @description SHA of the branch.
             * @remarks Open question: repository-field-types (x-unknowns in openapi.yaml).
             * @example 3f786850e387550fdab836ed7e6dc881de23001b
             */
            sha: string;
        };
    };
    responses: {
        /** @description The request is malformed or has invalid parameters. */
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
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The request is malformed or has invalid parameters. */
        InvalidBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The Authorization header is missing or the token is invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description Any other error.
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
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /**
         * @description Any other error, for example because the deletion is rejected.
         * @remarks Open questions: error-status-codes, rejected-deletion-status (x-unknowns in openapi.yaml).
         */
        RejectedDeletion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
    };
    parameters: {
        /**
         * @description ID of the project.
         * @example p-acme
         */
        ProjectId: string;
        /**
         * @description ID of the custom domain.
         * @example domain-docs
         */
        DomainId: string;
        /**
         * @description ID of the API key, not its value.
         * @example key-scratch
         */
        ApiKeyId: string;
        /**
         * @description ID of the service account.
         * @example sa-deploy
         */
        ServiceAccountId: string;
        /**
         * @description ID of the app.
         * @example app-chat
         */
        AppId: string;
        /**
         * @description ID of the build.
         * @example build-chat-7
         */
        BuildId: string;
        /**
         * @description ID of the container.
         * @example container-chat-1
         */
        ContainerId: string;
        /**
         * @description ID of the run.
         * @example run-chat-1
         */
        RunId: string;
        /**
         * @description Owner of the repository at the code-hosting provider.
         * @example acme
         */
        Owner: string;
        /**
         * @description Name of the repository, without its owner.
         * @example chat-service
         */
        Repo: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * @description The domain to add.
         * @remarks Open questions: required-body-fields, unknown-request-keys (x-unknowns in openapi.yaml).
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
                "application/json": components["schemas"]["CreateDomainRequest"];
            };
        };
        responses: {
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description The domain, with the DNS record to create.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["CustomDomain"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the custom domain.
                 * @example domain-docs
                 */
                domain_id: components["parameters"]["DomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain is deleted. The body is empty. */
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
                 * @description ID of the project.
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
            /**
             * @description The API keys of the project.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["ApiKey"][];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the API key, not its value.
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
            /**
             * @description The key is deleted.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["Confirmation"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the service account.
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
            /**
             * @description The keys, without their secret token values.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["ServiceAccountKeyList"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app to delete.
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
            /**
             * @description The app is deleted.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["Confirmation"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /**
         * @description The settings to change.
         * @remarks Open questions: required-body-fields, unknown-request-keys (x-unknowns in openapi.yaml).
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppConfiguration"];
            };
        };
        responses: {
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description The configuration after the update.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["UpdateAppResult"];
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    computeBaseImageHash: {
        parameters: {
            query?: {
                /**
                 * @description Region that the base image is built for. Defaults to the region in which the app is deployed.
                 * @remarks Open question: base-image-region-parameter-name (x-unknowns in openapi.yaml).
                 * @example us-east-1
                 */
                region?: components["schemas"]["Region"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /**
         * @description The dependencies, base image URI and commands.
         * @remarks Open questions: required-body-fields, unknown-request-keys (x-unknowns in openapi.yaml).
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseImageHashRequest"];
            };
        };
        responses: {
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description The base-image hash.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["BaseImageHash"];
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    getBuildDownload: {
        parameters: {
            query?: {
                /**
                 * @description Path of one file in the archive.
                 * @example main.py
                 */
                filename?: string;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the build.
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
            /**
             * @description The URL of the archive and, with `filename`, the byte range of the file.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildArchiveDescriptor"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the build.
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
            /**
             * @description The logs of the build.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildLogs"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
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
            /**
             * @description The active containers.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["ActiveContainer"][];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
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
            /**
             * @description The readiness of the containers.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["ContainerReadiness"][];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the container.
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
            /**
             * @description The container.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Container"];
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    listContainerEvents: {
        parameters: {
            query?: {
                /**
                 * @description Page number. A whole number. Default 1.
                 * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Events per page. A whole number, at most 200. Default 50.
                 * @remarks Open question: container-events-page-bounds (x-unknowns in openapi.yaml).
                 * @example 50
                 */
                limit?: components["schemas"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the container.
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
            /**
             * @description A page of events.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerEventsPage"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the app.
                 * @example app-chat
                 */
                app_id: components["parameters"]["AppId"];
                /**
                 * @description ID of the run.
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
            /**
             * @description The run.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    getBillingGraph: {
        parameters: {
            query?: {
                /**
                 * @description Month to query, in the form YYYY-MM, or an alias.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
                 * @example 2026-02
                 */
                month?: components["schemas"]["Month"] | ("current" | "previous");
                /**
                 * @description Time granularity of the data points.
                 * @remarks Open question: billing-graph-parameter-names (x-unknowns in openapi.yaml).
                 * @example day
                 */
                granularity?: "day";
                /**
                 * @description Number of top apps to return. A whole number. Default 10.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-top-range (x-unknowns in openapi.yaml).
                 * @example 2
                 */
                top_n?: number;
                /**
                 * @description Whether to group the remaining apps into an "Others" series.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-defaults (x-unknowns in openapi.yaml).
                 * @example true
                 */
                group_others?: boolean;
                /**
                 * @description Comma-separated IDs of the apps to include.
                 * @remarks Open questions: billing-graph-parameter-names, billing-graph-include-exclude (x-unknowns in openapi.yaml).
                 * @example [
                 *       "app-chat",
                 *       "app-vision",
                 *       "app-embed"
                 *     ]
                 */
                include_app_ids?: string[];
                /**
                 * @description Comma-separated IDs of the apps to exclude.
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
                 * @description ID of the project.
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
            /**
             * @description The billing graph of the month.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["BillingGraph"];
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
    getProjectCost: {
        parameters: {
            query?: {
                /**
                 * @description Month to retrieve, in the form YYYY-MM. Defaults to the current month.
                 * @remarks Open question: project-cost-parameter-name (x-unknowns in openapi.yaml).
                 * @example 2026-02
                 */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project.
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
            /**
             * @description The cost report.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectCost"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description Owner of the repository at the code-hosting provider.
                 * @example acme
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description Name of the repository, without its owner.
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
            /**
             * @description The metadata of the repository.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["Repository"];
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
                 * @description ID of the project.
                 * @example p-acme
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description Owner of the repository at the code-hosting provider.
                 * @example acme
                 */
                owner: components["parameters"]["Owner"];
                /**
                 * @description Name of the repository, without its owner.
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
            /**
             * @description The branches of the repository.
             * @remarks Open question: success-status-codes (x-unknowns in openapi.yaml).
             */
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
                    "application/json": components["schemas"]["BranchList"];
                };
            };
            default: components["responses"]["OtherError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
export type CreateDomainArguments = { body: components['schemas']['CreateDomainRequest'] }
export type CreateDomainResult = components['schemas']['CustomDomain']
export type DeleteDomainRequest = Pick<operations['deleteDomain']['parameters']['path'], 'domain_id'>
export type DeleteDomainResult = undefined
export type ListApiKeysRequest = Record<string, never>
export type ListApiKeysResult = components['schemas']['ApiKey'][]
export type DeleteApiKeyRequest = Pick<operations['deleteApiKey']['parameters']['path'], 'api_key_id'>
export type DeleteApiKeyResult = components['schemas']['Confirmation']
export type ListServiceAccountKeysRequest = Pick<operations['listServiceAccountKeys']['parameters']['path'], 'service_account_id'>
export type ListServiceAccountKeysResult = components['schemas']['ServiceAccountKeyList']
export type UpdateAppRequest = Pick<operations['updateApp']['parameters']['path'], 'app_id'> & { body: components['schemas']['AppConfiguration'] }
export type UpdateAppResult = components['schemas']['UpdateAppResult']
export type DeleteAppRequest = Pick<operations['deleteApp']['parameters']['path'], 'app_id'>
export type DeleteAppResult = components['schemas']['Confirmation']
export type ComputeBaseImageHashRequest = Pick<operations['computeBaseImageHash']['parameters']['path'], 'app_id'> & NonNullable<operations['computeBaseImageHash']['parameters']['query']> & { body: components['schemas']['BaseImageHashRequest'] }
export type ComputeBaseImageHashResult = components['schemas']['BaseImageHash']
export type GetBuildDownloadRequest = Pick<operations['getBuildDownload']['parameters']['path'], 'app_id' | 'build_id'> & NonNullable<operations['getBuildDownload']['parameters']['query']>
export type GetBuildDownloadResult = components['schemas']['BuildArchiveDescriptor']
export type GetBuildLogsRequest = Pick<operations['getBuildLogs']['parameters']['path'], 'app_id' | 'build_id'>
export type GetBuildLogsResult = components['schemas']['BuildLogs']
export type ListActiveContainersRequest = Pick<operations['listActiveContainers']['parameters']['path'], 'app_id'>
export type ListActiveContainersResult = components['schemas']['ActiveContainer'][]
export type ListContainerReadinessRequest = Pick<operations['listContainerReadiness']['parameters']['path'], 'app_id'>
export type ListContainerReadinessResult = components['schemas']['ContainerReadiness'][]
export type GetContainerRequest = Pick<operations['getContainer']['parameters']['path'], 'app_id' | 'container_id'>
export type GetContainerResult = components['schemas']['Container']
export type ListContainerEventsRequest = Pick<operations['listContainerEvents']['parameters']['path'], 'app_id' | 'container_id'> & NonNullable<operations['listContainerEvents']['parameters']['query']>
export type ListContainerEventsResult = components['schemas']['ContainerEventsPage']
export type GetRunRequest = Pick<operations['getRun']['parameters']['path'], 'app_id' | 'run_id'>
export type GetRunResult = components['schemas']['RunResponse']
export type GetBillingGraphRequest = NonNullable<operations['getBillingGraph']['parameters']['query']>
export type GetBillingGraphResult = components['schemas']['BillingGraph']
export type GetProjectCostRequest = NonNullable<operations['getProjectCost']['parameters']['query']>
export type GetProjectCostResult = components['schemas']['ProjectCost']
export type GetRepositoryRequest = Pick<operations['getRepository']['parameters']['path'], 'owner' | 'repo'>
export type GetRepositoryResult = components['schemas']['Repository']
export type ListBranchesRequest = Pick<operations['listBranches']['parameters']['path'], 'owner' | 'repo'>
export type ListBranchesResult = components['schemas']['BranchList']
