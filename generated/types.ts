// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
export interface paths {
    "/v2/projects/{project_id}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a custom domain
         * @description Adds a custom domain to the project. The answer carries the DNS record to create, by which ownership of the
         *     domain is validated, and the current `validationStatus`. How the addition of a domain
         *     that this or another project already has is answered is not shown (`domain-added-twice`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Removes a custom domain. The domain must first be unassigned from all apps, in a way that is not shown
         *     (`domain-assignment`): the deletion fails while it is still assigned to one, with a status code that is not
         *     shown (`domain-in-use-status`). What a second deletion is answered is not shown (`deletion-repeated`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * List API keys
         * @description Lists the keys of the project, sorted by `expiresAt` in ascending order. Where keys that never expire stand in
         *     that order is not shown (`api-keys-never-order`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the API key, not its value.
                 * @example key-laptop
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
         * @description Removes a key and permanently denies its token; the key cannot be recovered. Inference requests that use it
         *     start failing within a few seconds.
         *
         *     The caller must be an owner on the project; the code that refuses another caller is not shown
         *     (`api-key-not-owner-status`). A key that belongs to a service account is refused, again with a code that is not
         *     shown (`api-key-of-service-account-status`): delete the service account itself instead. What a second deletion
         *     is answered is not shown (`deletion-repeated`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Lists the keys that belong to a service account. The secret token values are omitted.
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
        post?: never;
        /**
         * Delete an app
         * @description Removes an app. What becomes of its containers, builds, runs and assigned domains is not shown
         *     (`app-deletion-effects`), nor what a second deletion is answered (`deletion-repeated`).
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Update the configuration of an app
         * @description Changes the configuration of an app. The body takes any of the app configuration fields; the answer carries the
         *     configuration after the update. Setting `disableAuth` to true turns off authentication on the endpoint of the
         *     app itself. What becomes of settings that are left out, and whether one can be unset, is not shown
         *     (`app-update-left-out`), nor whether an update that is refused changes nothing (`app-update-refused`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * Compute the hash of a base image
         * @description Computes a SHA256 hash from the dependency lists, to decide whether the base image has to be built again. That
         *     the call may be repeated without harm is this document's own reading of "compute", not a statement of the
         *     service (`base-image-repeatable`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Returns a presigned URL of the build's ZIP archive. With `filename`, the answer also carries where that file's
         *     data lies inside the archive, so that it can be fetched by a range request.
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Lists the active containers of an app, those that are terminating included. When a container leaves the list is not
         *     shown (`active-containers-listed`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Tells of containers of an app whether each is ready. Which containers are listed is not shown
         *     (`container-readiness-listed`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Returns the details of one container, its last restart and its termination included.
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Returns one page of a container's lifecycle events, such as eviction, out of memory and spot interruption. Their
         *     order is not shown (`container-events-order`), nor what a page past the last one holds
         *     (`container-events-past-end`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Returns the details of one run, wrapped under `item`.
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get the daily cost of the top apps
         * @description Returns the daily cost of the top apps in a month, ready to be drawn as a graph. All parameters are
         *     optional; their names are not shown (`billing-graph-parameter-names`), except that the answer speaks of the
         *     grouping switch as `group_others`.
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get the cost report of a month
         * @description Returns what the project cost in a month, app by app, with coupons and the totals of the month.
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Returns the metadata of a repository of the connected code-hosting integration. The segment `codehost` stands
         *     for a fixed segment that names the provider; which one is not shown (`codehost-segment`).
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description Lists the branches of a repository of the connected code-hosting integration. The segment `codehost` stands for
         *     a fixed segment that names the provider; which one is not shown (`codehost-segment`). Whether all of
         *     them come in one answer is not shown (`branches-complete`).
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
        /** @description What every error answers, a message for people; there is no separate error code. */
        Error: {
            /**
             * @description Human-readable description of what went wrong.
             * @example The request is malformed or has invalid parameters.
             */
            message: string;
        };
        /** @description Confirms in words that something was deleted. */
        Confirmation: {
            /**
             * @description Human-readable confirmation of the deletion.
             * @example App deleted.
             */
            message: string;
        };
        /**
         * @description A calendar month, written YYYY-MM.
         * @example 2026-02
         */
        Month: string;
        /**
         * @description Whether the domain is an apex domain or a subdomain. Wildcard domains are unsupported.
         * @example subdomain
         * @enum {string}
         */
        DomainType: "apex" | "subdomain";
        /** @description A domain to add to the project. */
        DomainCreation: {
            /**
             * @description The domain name to add. Wildcard domains are unsupported. Which names are refused, and whether a wildcard is one
             *     of them, is not shown (`domain-name-syntax`).
             * @example api.example.com
             */
            domain?: string;
            /**
             * @description Whether the domain is an apex domain or a subdomain. Whether the name must agree with it is not shown
             *     (`domain-name-syntax`).
             */
            domainType?: components["schemas"]["DomainType"];
            /**
             * @description Region to route to; it must match the region in which the target app is deployed. Which app that is, since
             *     the request names none, and what a region that does not match is answered is not shown
             *     (`domain-region-mismatch`).
             * @example us-east-1
             */
            region?: string;
        };
        /** @description A custom domain with the DNS record that validates its ownership. */
        CustomDomain: {
            /**
             * @description Unique ID of the domain.
             * @example domain-api
             */
            id: string;
            /**
             * @description ID of the project that the domain belongs to.
             * @example p-sandbox
             */
            projectId: string;
            /**
             * @description The domain name.
             * @example api.example.com
             */
            domain: string;
            domainType: components["schemas"]["DomainType"];
            /**
             * @description Region that the domain routes to.
             * @example us-east-1
             */
            region: string;
            /**
             * @description Name of the DNS record to create, so that ownership of the domain is validated.
             * @example api.example.com
             */
            dnsRecordName: string;
            /**
             * @description Type of the DNS record to create. CNAME is the type that the description names.
             * @example CNAME
             */
            dnsRecordType: string;
            /**
             * @description Value of the DNS record to create.
             * @example p-sandbox.us-east-1.domains.example.net
             */
            dnsRecordValue: string;
            /**
             * @description Current status of the DNS validation. Its values and the moves between them are not shown
             *     (`domain-validation-status-values`); the example is only an illustration.
             * @example pending
             */
            validationStatus: string;
            /**
             * Format: date-time
             * @description When the domain was added, in RFC 3339.
             * @example 2026-03-10T09:30:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the domain last changed, in RFC 3339.
             * @example 2026-03-10T09:30:00Z
             */
            updatedAt: string;
        };
        /** @description What API keys and service account keys have in common. */
        KeyAttributes: {
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
             * @description When the key was created, in RFC 3339.
             * @example 2026-01-20T11:45:00Z
             */
            createdAt: string;
            /**
             * @description When the key expires, in RFC 3339, or `never`.
             * @example 2027-01-15T08:00:00Z
             * @example never
             */
            expiresAt: string | "never";
            /**
             * @description Status of the key. Its values and the moves between them are not shown (`api-key-status-values`); the
             *     example is only an illustration.
             * @example active
             */
            status: string;
            /**
             * @description ID of the project that the key belongs to.
             * @example p-sandbox
             */
            projectId: string;
            /**
             * @description Origin of the key. Its values are not shown (`api-key-source-values`); the example is only an illustration.
             * @example dashboard
             */
            source: string;
        };
        /** @description An API key with its value. */
        ApiKey: components["schemas"]["KeyAttributes"] & {
            /**
             * @description The key value.
             * @example example-key-value-laptop
             */
            apiKey: string;
            /**
             * @description ID of the principal that the key belongs to; present when it was created for a service account.
             * @example sa-deploy
             */
            principalId?: string;
            /**
             * Format: date-time
             * @description When the key last changed, in RFC 3339.
             * @example 2026-01-20T11:45:00Z
             */
            updatedAt: string;
        };
        /**
         * @description A key of a service account. The secret token value is omitted. The types of its fields are not shown
         *     (`service-account-key-types`); they are taken to be those of an API key.
         */
        ServiceAccountKey: components["schemas"]["KeyAttributes"] & {
            /**
             * @description ID of the principal that the key belongs to.
             * @example sa-deploy
             */
            principalId: string;
        };
        /** @description The keys of one service account. */
        ServiceAccountKeyList: {
            /** @description The keys, without their secret token values. */
            keys: components["schemas"]["ServiceAccountKey"][];
        };
        /**
         * @description A kind of hardware that an app can run on.
         * @example ADA_L40
         * @enum {string}
         */
        ComputeType: "ADA_L4" | "ADA_L40" | "AMPERE_A10" | "AMPERE_A100_40GB" | "AMPERE_A100_80GB" | "HOPPER_H100" | "HOPPER_H200" | "BLACKWELL_B200" | "BLACKWELL_RTX6000" | "CPU" | "INF2" | "TRN1" | "TURING_T4";
        /**
         * @description Settings of an app. Which of them need or exclude each other, and which values the hardware, region or quota of an
         *     app rules out, is not shown (`setting-combinations`).
         */
        AppConfiguration: {
            /**
             * @description Contents of the app configuration file, verbatim. Whether the file or a field of the same request wins is
             *     not shown (`service-toml-precedence`).
             * @example [deployment]
             *     name = "chat"
             */
            service_toml?: string;
            /**
             * @description Hardware to run on, a list in priority order or a single value. Whether a list may be empty or name a value
             *     twice is not shown (`compute-list-edges`). At most 5 items.
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
             * @description Version of the container runtime. It has nothing to do with the version prefixes of the paths.
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
             * @description Number of CPU cores, written as a string. Which notations are accepted is not shown (`cpu-memory-notation`).
             * @example 4
             */
            cpu?: string;
            /**
             * @description Timeout in seconds of the initialization of a deployment. A whole number, at least 60, at most 900.
             * @example 600
             */
            deploymentInitializationTimeout?: number;
            /**
             * @description True turns off authentication on the app's own endpoint.
             * @example false
             */
            disableAuth?: boolean;
            /**
             * @description Command that starts a custom runtime app, as a list.
             * @example [
             *       "python",
             *       "server.py"
             *     ]
             */
            entrypoint?: string[];
            /**
             * @description Time in seconds between two autoscaling evaluations. A whole number, at least 6, at most 300.
             * @example 30
             */
            evaluationIntervalSeconds?: number;
            /**
             * @description Number of GPUs. A whole number, at least 0, at most 8.
             * @example 1
             */
            gpuCount?: number;
            /**
             * @description HTTP endpoint that tells whether a custom runtime app is healthy.
             * @example /health
             */
            healthcheckEndpoint?: string;
            /**
             * @description How requests are spread over the replicas.
             * @example round-robin
             * @enum {string}
             */
            loadBalancingAlgorithm?: "round-robin" | "first-available" | "min-connections" | "random-choice-2";
            /**
             * @description Upper bound of the number of replicas. What is answered when it is below `minReplicaCount` is not shown
             *     (`replica-counts-crossed`). A whole number, at least 1, at most 2000.
             * @example 10
             */
            maxReplicaCount?: number;
            /**
             * @description Memory in GB, written as a string. Which notations are accepted is not shown (`cpu-memory-notation`).
             * @example 16
             */
            memory?: string;
            /**
             * @description Lower bound of the number of replicas. What is answered when it is above `maxReplicaCount` is not shown
             *     (`replica-counts-crossed`). A whole number, at least 0, at most 2000.
             * @example 1
             */
            minReplicaCount?: number;
            /**
             * @description Port of the app. A whole number, at least 0, at most 65535.
             * @example 8192
             */
            port?: number;
            /**
             * @description HTTP endpoint that tells whether a custom runtime app is ready for traffic.
             * @example /ready
             */
            readycheckEndpoint?: string;
            /**
             * @description Number of concurrent requests per replica. A whole number, at least 1, at most 1000000.
             * @example 4
             */
            replicaConcurrency?: number;
            /**
             * @description Grace in seconds for requests in flight when a replica stops. A whole number, at least 16, at most 43200.
             * @example 120
             */
            responseGracePeriodSeconds?: number;
            /**
             * @description Duration in seconds of the roll-out of a new version. A whole number, at least 1, at most 21600.
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
             * @description Number of extra replicas kept beyond the current demand. A whole number, at least 0.
             * @example 1
             */
            scalingBuffer?: number;
            /**
             * @description Metric that autoscaling follows.
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
        /** @description An app with its configuration. Which further fields it has is not shown (`app-other-fields`). */
        App: WithRequired<components["schemas"]["AppConfiguration"], "cpu" | "memory" | "gpuCount"> & {
            cpu: components["schemas"]["AppConfiguration"]["cpu"];
            memory: components["schemas"]["AppConfiguration"]["memory"];
            gpuCount: components["schemas"]["AppConfiguration"]["gpuCount"];
            /**
             * @description ID of the app. Its type is not shown (`app-field-types`).
             * @example app-chat
             */
            appId: string;
            /**
             * @description ID of the project that the app belongs to. Its type is not shown (`app-field-types`).
             * @example p-sandbox
             */
            projectId: string;
            /**
             * @description Hardware of the app. Its type is not shown (`app-field-types`); the example is only an illustration.
             * @example ADA_L40
             */
            hardware: string;
            /**
             * @description Region in which the app is deployed. Its type is not shown (`app-field-types`).
             * @example us-east-1
             */
            region: string;
        };
        /** @description What became of an update. */
        AppUpdate: {
            app: components["schemas"]["App"];
            /**
             * @description Message about the update.
             * @example App updated.
             */
            message: string;
            /**
             * Format: uri-reference
             * @description URL of the updated app.
             * @example /v2/projects/p-sandbox/apps/app-chat
             */
            self: string;
            /**
             * @description Whether the request was accepted.
             * @example true
             */
            success: boolean;
        };
        /** @description What a base image is built from. */
        BaseImage: {
            /** @description The dependency lists. Their inner structure is not shown (`dependencies-structure`). */
            dependencies?: {
                [key: string]: unknown;
            };
            /**
             * @description URI of the base image.
             * @example registry.example.com/base/python:3.12
             */
            baseImageUri?: string;
            /** @description Commands to run before the build. The type of an item is not shown (`command-item-type`). */
            preBuildCommands?: unknown[];
            /** @description Shell commands of the build. The type of an item is not shown (`command-item-type`). */
            shellCommands?: unknown[];
        };
        /** @description Hash of a base image. */
        BaseImageHash: {
            /**
             * @description SHA256 hash computed from the dependency lists. How it is encoded is not shown (`digest-encoding`; the
             *     example is only an illustration), nor which fields of the request enter it (`digest-inputs`).
             * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
             */
            digest: string;
            /**
             * @description Status of the result. Its values are not shown (`base-image-status-values`); the example is only an
             *     illustration.
             * @example computed
             */
            status: string;
        };
        /**
         * @description Where the ZIP archive of a build can be fetched and, only when a file was requested by name, where that file's
         *     data lies inside it.
         */
        BuildArchive: {
            /**
             * Format: uri
             * @description Presigned URL of the ZIP archive. How long it works is not shown (`download-url-lifetime`).
             * @example https://archives.example.com/build-chat-7.zip?signature=example
             */
            download_url: string;
            /**
             * @description Size in bytes of the file's compressed data; only when a file was requested. A whole number.
             * @example 615
             */
            compressed_size?: number;
            /**
             * @description Identifier of the file's compression method; only when a file was requested. Which identifiers there are is
             *     not shown (`compression-method-values`); the example is the number that ZIP gives to deflate. A whole number.
             * @example 8
             */
            compression_method?: number;
            /**
             * @description Offset in bytes of the file's data inside the archive; only when a file was requested. A whole number.
             * @example 1042
             */
            data_offset?: number;
        };
        /** @description Logs of a build. */
        BuildLogs: {
            /**
             * @description ID of the app.
             * @example app-chat
             */
            app_id: string;
            /**
             * @description ID of the build.
             * @example build-chat-7
             */
            build_id: string;
            /**
             * @description ID of the project.
             * @example p-sandbox
             */
            project_id: string;
            /**
             * @description Status in the build logs. Its values are not shown (`build-logs-status-values`); the example is only an
             *     illustration.
             * @example success
             */
            status: string;
            /** @description The log entries. The shape of an entry is not shown (`build-log-entry-shape`). */
            logs: unknown[];
        };
        /** @description An active container, as it stands in the list. */
        ActiveContainer: {
            /**
             * @description ID of the app.
             * @example app-chat
             */
            appId: string;
            /**
             * @description ID of the build that the container runs.
             * @example build-chat-7
             */
            buildId: string;
            /**
             * @description ID of the container.
             * @example container-chat-1
             */
            containerId: string;
            /**
             * @description IP address of the container.
             * @example 10.0.12.41
             */
            containerIp: string;
            /**
             * @description Number of restarts. A whole number.
             * @example 0
             */
            containerRestartCount: number;
            /**
             * @description Time in milliseconds for which the container has been running. A whole number.
             * @example 5400000
             */
            containerRunningTimeMs: number;
            /**
             * Format: iso-8601
             * @description When the container started, in ISO 8601.
             * @example 2026-03-10T08:00:12.000Z
             */
            containerStartTimestamp: string;
            containerState: components["schemas"]["ContainerState"];
            /**
             * Format: iso-8601
             * @description When the container terminated, in ISO 8601; the Unix epoch when it has not.
             * @example 1970-01-01T00:00:00.000Z
             */
            containerTerminationTimestamp: string;
            /**
             * @description Cloud provider of the hardware.
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
            /**
             * @description ID of the project.
             * @example p-sandbox
             */
            projectId: string;
            /**
             * @description Region in which the container runs.
             * @example us-east-1
             */
            region: string;
            /**
             * Format: iso-8601
             * @description When the container's status was last reported, in ISO 8601.
             * @example 2026-03-10T09:30:12.000Z
             */
            timestamp: string;
        };
        /**
         * @description Lifecycle state of a container. RUNNING, PENDING and SUCCEEDED are examples; the complete list and the moves
         *     between states are not shown (`container-state-values`).
         * @example RUNNING
         * @example PENDING
         * @example SUCCEEDED
         */
        ContainerState: string;
        /** @description Whether a container is ready. */
        ContainerReadiness: {
            /**
             * @description ID of the container.
             * @example container-chat-1
             */
            container_id: string;
            /**
             * @description Says that the container is ready or that it is not. In which words is not shown
             *     (`container-readiness-values`); the example is only an illustration.
             * @example ready
             */
            status: string;
        };
        /** @description A container in detail. Some fields are omitted; each says when. */
        Container: {
            /**
             * @description ID of the app.
             * @example app-chat
             */
            appId: string;
            /**
             * @description ID of the build that the container was created from.
             * @example build-chat-7
             */
            buildId: string;
            /**
             * @description IP address of the container.
             * @example 10.0.12.41
             */
            containerIp: string;
            /**
             * @description Exit code at the last restart; omitted when unavailable. A whole number.
             * @example 137
             */
            containerRestartExitCode?: number;
            /**
             * @description Message of the last restart; omitted when unavailable.
             * @example Restarted after the process was killed.
             */
            containerRestartMessage?: string;
            /**
             * @description Reason of the last restart; omitted when unavailable. The example is only an illustration.
             * @example OOMKilled
             */
            containerRestartReason?: string;
            /**
             * @description Number of the signal at the last restart; omitted when unavailable. A whole number.
             * @example 9
             */
            containerRestartSignal?: number;
            /**
             * @description Exit code at termination; omitted when unavailable. A whole number.
             * @example 0
             */
            containerTerminationExitCode?: number;
            /**
             * @description Message of the termination; omitted when unavailable.
             * @example The process ended.
             */
            containerTerminationMessage?: string;
            /**
             * @description Reason of the termination; omitted when the container is not terminated. The example is only an
             *     illustration.
             * @example Completed
             */
            containerTerminationReason?: string;
            /**
             * @description Number of the signal at termination; omitted when unavailable. A whole number.
             * @example 15
             */
            containerTerminationSignal?: number;
            /**
             * @description When the container ended, in RFC 3339; empty while it is running.
             * @example 2026-03-09T18:20:31Z
             * @example
             */
            endedAt: string | "";
            /**
             * @description Cloud provider of the hardware.
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
            /**
             * @description Timestamp of the pod's deletion; omitted when not set. Its format is not shown (`timestamp-formats`).
             * @example 2026-03-09T18:20:00Z
             */
            podDeletionTimestamp?: string;
            /**
             * @description ID of the project.
             * @example p-sandbox
             */
            projectId: string;
            /**
             * @description Region in which the container runs.
             * @example us-east-1
             */
            region: string;
            /**
             * Format: date-time
             * @description When the container was requested, in RFC 3339.
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
             * @description When the container started, in RFC 3339.
             * @example 2026-03-10T08:00:12Z
             */
            startedAt: string;
            /** @description Current state of the container. */
            state: components["schemas"]["ContainerState"];
        };
        /** @description One page of the lifecycle events of a container. */
        ContainerEventsPage: {
            /** @description The events of this page. */
            events: components["schemas"]["ContainerEvent"][];
            /**
             * @description Page size that was used, in events. A whole number.
             * @example 50
             */
            limit: number;
            /**
             * @description Number of this page. A whole number.
             * @example 1
             */
            page: number;
            /**
             * @description Number of events on all pages together. A whole number.
             * @example 1
             */
            total: number;
        };
        /**
         * @description A lifecycle event of a container, such as eviction, out of memory or spot interruption. Its fields are not shown
         *     (`container-event-fields`), nor the identifiers of event kinds (`container-event-kind-values`).
         */
        ContainerEvent: {
            [key: string]: unknown;
        };
        /** @description Wraps a run. */
        RunDetails: {
            item: components["schemas"]["Run"];
        };
        /**
         * @description One run. Of `statusCode`, `async` and `websocket` the type is known; those of all other fields are assumed from
         *     name and unit. Fields that only ephemeral runs have are marked as such; which of the others are always present
         *     is not shown (`run-field-presence`).
         */
        Run: {
            /**
             * @description ID of the run. Type assumed (`run-field-types`).
             * @example run-chat-1
             */
            id: string;
            /**
             * @description ID of the model. Type assumed (`run-field-types`).
             * @example model-chat
             */
            modelId: string;
            /**
             * @description ID of the project. Type assumed (`run-field-types`).
             * @example p-sandbox
             */
            projectId: string;
            /**
             * @description Status of the run. Type assumed (`run-field-types`); its values are not shown (`run-status-values`), the
             *     example is only an illustration.
             * @example success
             */
            status: string;
            /**
             * @description Status code of the run. A whole number.
             * @example 200
             */
            statusCode?: number;
            /**
             * @description Whether the run is asynchronous.
             * @example false
             */
            async?: boolean;
            /**
             * @description Whether the run uses a WebSocket.
             * @example false
             */
            websocket?: boolean;
            /**
             * @description ID of the container that the run used. Type assumed (`run-field-types`).
             * @example container-chat-1
             */
            containerId?: string;
            /**
             * @description When that container started. Type assumed (`run-field-types`); its format is not shown
             *     (`timestamp-formats`).
             * @example 2026-03-10T08:00:12Z
             */
            containerStartedAt?: string;
            /**
             * @description Name of the function that was run. Type assumed (`run-field-types`).
             * @example predict
             */
            functionName?: string;
            /**
             * @description Method of the request. Type assumed (`run-field-types`).
             * @example POST
             */
            method?: string;
            /**
             * @description Region in which the run took place. Type assumed (`run-field-types`).
             * @example us-east-1
             */
            region?: string;
            /**
             * @description Queue of the run. Type assumed (`run-field-types`).
             * @example default
             */
            queue?: string;
            /**
             * @description When the run was created. Type assumed (`run-field-types`); its format is not shown (`timestamp-formats`).
             * @example 2026-03-10T09:15:00Z
             */
            createdAt: string;
            /**
             * @description When the run last changed. Type assumed (`run-field-types`); its format is not shown (`timestamp-formats`).
             * @example 2026-03-10T09:15:01Z
             */
            updatedAt?: string;
            /**
             * @description When the run was completed. Type assumed (`run-field-types`); its format is not shown (`timestamp-formats`).
             * @example 2026-03-10T09:15:01Z
             */
            completedAt?: string;
            /**
             * @description Queue time in milliseconds. Type assumed (`run-field-types`).
             * @example 12
             */
            queueTimeMs?: number;
            /**
             * @description Run time in milliseconds. Type assumed (`run-field-types`).
             * @example 640
             */
            runtimeMs?: number;
            /**
             * @description Response time in milliseconds. Type assumed (`run-field-types`).
             * @example 655
             */
            responseTimeMs?: number;
            /**
             * @description Time in milliseconds in the activator's queue. Type assumed (`run-field-types`).
             * @example 5
             */
            activatorQueueTimeMs?: number;
            /**
             * @description Time in milliseconds in the container's queue. Type assumed (`run-field-types`).
             * @example 7
             */
            containerQueueTimeMs?: number;
            /**
             * @description Total queue time in milliseconds. Type assumed (`run-field-types`).
             * @example 12
             */
            totalQueueTimeMs?: number;
            /**
             * @description Execution time in milliseconds. Type assumed (`run-field-types`).
             * @example 640
             */
            executionTimeMs?: number;
            /**
             * @description Total response time in milliseconds. Type assumed (`run-field-types`).
             * @example 667
             */
            totalResponseTimeMs?: number;
            /**
             * @description IP address of the request. Type assumed (`run-field-types`).
             * @example 198.51.100.23
             */
            ip?: string;
            /**
             * @description The request's Accept header. Type assumed (`run-field-types`).
             * @example application/json
             */
            accept?: string;
            /**
             * @description Content length of the request in bytes. Type and unit assumed (`run-field-types`). A whole number.
             * @example 182
             */
            contentLength?: number;
            /**
             * @description The request's origin. Type assumed (`run-field-types`).
             * @example https://app.example.com
             */
            origin?: string;
            /**
             * @description The request's referrer. Type assumed (`run-field-types`).
             * @example https://app.example.com/chat
             */
            referrer?: string;
            /**
             * @description The request's user agent. Type assumed (`run-field-types`).
             * @example example-app/1.4
             */
            userAgent?: string;
            /**
             * @description The WebSocket stream of the run. Type assumed (`run-field-types`).
             * @example stream-1
             */
            websocketStream?: string;
            /**
             * @description Webhook endpoint that a run may carry. Type assumed (`run-field-types`).
             * @example https://app.example.com/hooks/runs
             */
            webhookEndpoint?: string;
            /**
             * @description Whether the run is ephemeral; only on ephemeral runs. Type assumed (`run-field-types`).
             * @example true
             */
            ephemeral?: boolean;
            /**
             * @description Command that was run; only on ephemeral runs. Type assumed (`run-field-types`).
             * @example python train.py
             */
            command?: string;
            /**
             * @description Hardware; only on ephemeral runs. Type assumed (`run-field-types`); the example is only an illustration.
             * @example ADA_L40
             */
            hardware?: string;
            /**
             * @description CPU of the run; only on ephemeral runs. Type assumed (`run-field-types`).
             * @example 4
             */
            cpu?: string;
            /**
             * @description Memory of the run; only on ephemeral runs. Type assumed (`run-field-types`).
             * @example 16
             */
            memory?: string;
            /**
             * @description Number of GPUs of the run; only on ephemeral runs. Type assumed (`run-field-types`). A whole number.
             * @example 1
             */
            gpuCount?: number;
            /**
             * @description ID of the user who created the run; only on ephemeral runs. Type assumed (`run-field-types`).
             * @example user-1
             */
            createdByUserId?: string;
        };
        /**
         * @description Daily cost of a project's top apps over one month. By what the top apps are chosen and ordered, what exactly the
         *     numbers count and whether they add up is not shown (`billing-graph-meanings`).
         */
        BillingGraph: {
            /**
             * @description Dates of the data points, one each, covering the requested month.
             * @example [
             *       "2026-02-01",
             *       "2026-02-02"
             *     ]
             */
            labels: string[];
            meta: components["schemas"]["BillingGraphMeta"];
            /** @description One item per app. */
            series: components["schemas"]["BillingGraphSeries"][];
            others?: components["schemas"]["BillingGraphOthers"];
        };
        /** @description What the graph covers, and its totals. */
        BillingGraphMeta: {
            /**
             * @description Start of the window that the graph covers. Its format is not shown (`timestamp-formats`).
             * @example 2026-02-01T00:00:00Z
             */
            window_start: string;
            /**
             * @description End of the window that the graph covers. Its format is not shown (`timestamp-formats`).
             * @example 2026-02-28T23:59:59Z
             */
            window_end: string;
            /**
             * @description Currency of the graph.
             * @example USD
             */
            currency: string;
            /**
             * @description Number of apps; of which is not shown (`billing-graph-meanings`). A whole number.
             * @example 3
             */
            total_apps: number;
            /**
             * @description Number of apps returned. A whole number.
             * @example 2
             */
            returned_apps: number;
            /**
             * @description Number of top apps. A whole number.
             * @example 2
             */
            top_n: number;
            /**
             * @description Suggested maximum of the graph's y axis, going by its name (`billing-graph-meanings`).
             * @example 17
             */
            y_max_suggestion: number;
            /**
             * @description Total cost before discounts. Its unit is not shown (`billing-graph-amount-unit`).
             * @example 399.34
             */
            total_cost_before_discounts: number;
            /**
             * @description Total of the discounts. Its unit is not shown (`billing-graph-amount-unit`).
             * @example 20
             */
            total_discounts: number;
            /**
             * @description Total cost after discounts. Its unit is not shown (`billing-graph-amount-unit`).
             * @example 379.34
             */
            total_cost_after_discounts: number;
        };
        /**
         * @description Daily costs, aligned with the labels. Their unit is not shown (`billing-graph-amount-unit`).
         * @example [
         *       6.47,
         *       10.54
         *     ]
         */
        DailyCosts: number[];
        /** @description Daily cost of one app. */
        BillingGraphSeries: {
            /**
             * @description ID of the app.
             * @example app-chat
             */
            app_id: string;
            /**
             * @description Name of the app.
             * @example chat
             */
            app_name: string;
            data: components["schemas"]["DailyCosts"];
            /**
             * @description Total of the series. Its unit is not shown (`billing-graph-amount-unit`).
             * @example 257.32
             */
            total: number;
        };
        /** @description The remaining apps as one series; omitted unless they are grouped. */
        BillingGraphOthers: {
            /**
             * @description Number of apps that are grouped here. A whole number.
             * @example 1
             */
            count: number;
            data: components["schemas"]["DailyCosts"];
            /**
             * @description Total of the series. Its unit is not shown (`billing-graph-amount-unit`).
             * @example 30.04
             */
            total: number;
        };
        /** @description Cost report of a project for one month. */
        ProjectCost: {
            /** @description Cost and usage, one item per app. */
            app_breakdown: components["schemas"]["AppCost"][];
            /** @description Cost metrics per app. */
            breakdown: {
                [key: string]: unknown;
            }[];
            /** @description Coupons of the project. */
            coupons: components["schemas"]["Coupon"][];
            /**
             * @description What the month came to: computing (cents and seconds), builds, coupons taken off, and the sums with and
             *     without discounts. The names of its fields are not shown (`cost-summary-fields`).
             */
            summary: {
                [key: string]: unknown;
            };
        };
        /** @description Cost and usage of one app in the month. */
        AppCost: {
            /**
             * @description Name of the app.
             * @example chat
             */
            app_name: string;
            /**
             * @description CPU cost in cents. Type assumed (`cost-number-types`).
             * @example 3200
             */
            cpu_cost_cents: number;
            /**
             * @description CPU usage in seconds. Type assumed (`cost-number-types`).
             * @example 1209600
             */
            cpu_seconds: number;
            /**
             * @description GPU cost in cents. Type assumed (`cost-number-types`).
             * @example 21032
             */
            gpu_cost_cents: number;
            /**
             * @description GPU usage in seconds. Type assumed (`cost-number-types`).
             * @example 302400
             */
            gpu_seconds: number;
            /**
             * @description Memory cost in cents. Type assumed (`cost-number-types`).
             * @example 1500
             */
            memory_cost_cents: number;
            /**
             * @description Memory usage in seconds. Type assumed (`cost-number-types`).
             * @example 4838400
             */
            memory_seconds: number;
            /**
             * @description Total cost in cents. Type assumed (`cost-number-types`).
             * @example 25732
             */
            total_cost_cents: number;
        };
        /** @description A coupon and what is left of it. */
        Coupon: {
            /**
             * @description Name of the coupon.
             * @example Welcome credit
             */
            coupon_name: string;
            /**
             * @description Amount of the coupon in cents. A whole number.
             * @example 5000
             */
            amount_cents: number;
            /**
             * @description What remains of the amount, in cents. A whole number.
             * @example 3000
             */
            amount_cents_remaining: number;
        };
        /** @description Metadata of a repository. */
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
             * @description URL to clone from, over HTTPS.
             * @example https://code.example.com/acme/chat-service.git
             */
            cloneUrl: string;
            /**
             * @description When the repository was created. Its format is not shown (`timestamp-formats`).
             * @example 2025-06-02T10:00:00Z
             */
            createdAt: string;
            /**
             * @description Name of the default branch.
             * @example main
             */
            defaultBranch: string;
            /**
             * @description Description of the repository, if one is set.
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
             * @description Owner and name, in the form owner/repo.
             * @example acme/chat-service
             */
            fullName: string;
            /**
             * @description Whether the repository has issues.
             * @example true
             */
            hasIssues: boolean;
            /**
             * @description Whether the repository has pages.
             * @example false
             */
            hasPages: boolean;
            /**
             * @description Whether the repository has a wiki.
             * @example false
             */
            hasWiki: boolean;
            /**
             * @description URL of the repository's web page.
             * @example https://code.example.com/acme/chat-service
             */
            htmlUrl: string;
            /**
             * @description Primary language, if one was detected.
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
             * @description When something was last pushed, if available. Its format is not shown (`timestamp-formats`).
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
             * @description Topics of the repository, if there are any.
             * @example [
             *       "chat",
             *       "inference"
             *     ]
             */
            topics?: string[];
            /**
             * @description When the repository last changed. Its format is not shown (`timestamp-formats`).
             * @example 2026-03-09T15:42:12Z
             */
            updatedAt: string;
        };
        /** @description The branches of a repository. */
        BranchList: {
            /** @description One item per branch. */
            branches: components["schemas"]["Branch"][];
        };
        /** @description A branch of a repository. */
        Branch: {
            /**
             * @description Name of the branch. Type assumed (`branch-field-types`).
             * @example main
             */
            name: string;
            /**
             * @description Whether the branch is protected. Type assumed (`branch-field-types`).
             * @example true
             */
            protected: boolean;
            /**
             * @description Whether this is the default branch. Type assumed (`branch-field-types`).
             * @example true
             */
            default: boolean;
            /**
             * @description SHA of the branch. Type assumed (`branch-field-types`).
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Authorization header is missing or the token is invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The Authorization header is missing or the token is invalid."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other error. Which status codes there are besides 400 and 401 is not shown (`error-status-codes`). */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request could not be carried out."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description ID of the project that every resource of the request belongs to.
         * @example p-sandbox
         */
        ProjectId: string;
        /**
         * @description ID of the custom domain.
         * @example domain-docs
         */
        DomainId: string;
        /**
         * @description ID of the API key, not its value.
         * @example key-laptop
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
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * @description The domain to add. Whether a body may be left out (`request-body-presence`), which of its fields are
         *     required (`required-body-fields`) and what becomes of others (`unknown-request-keys`) is not shown.
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
                "application/json": components["schemas"]["DomainCreation"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The domain, with the DNS record to create. The exact success code is not shown (`success-status-codes`). */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "domain-api",
                     *       "projectId": "p-sandbox",
                     *       "domain": "api.example.com",
                     *       "domainType": "subdomain",
                     *       "region": "us-east-1",
                     *       "dnsRecordName": "api.example.com",
                     *       "dnsRecordType": "CNAME",
                     *       "dnsRecordValue": "p-sandbox.us-east-1.domains.example.net",
                     *       "validationStatus": "pending",
                     *       "createdAt": "2026-03-10T09:30:00Z",
                     *       "updatedAt": "2026-03-10T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomDomain"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The domain is removed. The body is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The keys, those that expire first in front. The exact success code is not shown (`success-status-codes`). */
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
                     *         "projectId": "p-sandbox",
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
                     *         "projectId": "p-sandbox",
                     *         "source": "dashboard"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * @description ID of the API key, not its value.
                 * @example key-laptop
                 */
                api_key_id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The key is deleted. The exact success code is not shown (`success-status-codes`). */
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
            default: components["responses"]["UnexpectedError"];
        };
    };
    listServiceAccountKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The keys, without their secrets. The exact success code is not shown (`success-status-codes`). */
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
                     *           "projectId": "p-sandbox",
                     *           "principalId": "sa-deploy",
                     *           "source": "service-account"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceAccountKeyList"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description Confirms plainly that the app is gone. The exact success code is not shown (`success-status-codes`). */
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
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description The settings to change. Whether a body may be left out (`request-body-presence`), which of its fields are
         *     required (`required-body-fields`) and what becomes of others (`unknown-request-keys`) is not shown.
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppConfiguration"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The configuration after the update. The exact success code is not shown (`success-status-codes`). */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "app": {
                     *         "appId": "app-chat",
                     *         "projectId": "p-sandbox",
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
                     *       "self": "/v2/projects/p-sandbox/apps/app-chat",
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["AppUpdate"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    computeBaseImageHash: {
        parameters: {
            query?: {
                /**
                 * @description Region that the base image is built for. Left out, the region in which the app is deployed. The name of this
                 *     parameter is not shown (`base-image-region-parameter-name`).
                 * @example us-east-1
                 */
                region?: string;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
         * @description What the base image is built from. Whether a body may be left out (`request-body-presence`), which of its
         *     fields are required (`required-body-fields`) and what becomes of others (`unknown-request-keys`) is not shown.
         */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dependencies": {},
                 *       "baseImageUri": "registry.example.com/base/python:3.12",
                 *       "preBuildCommands": [],
                 *       "shellCommands": []
                 *     }
                 */
                "application/json": components["schemas"]["BaseImage"];
            };
        };
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The hash of the base image. The exact success code is not shown (`success-status-codes`). */
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
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBuildDownload: {
        parameters: {
            query?: {
                /**
                 * @description Path of one file inside the archive.
                 * @example main.py
                 */
                filename?: string;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
             * @description The archive's URL and, when a file was named, its byte range. The exact success code is not shown
             *     (`success-status-codes`).
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildArchive"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBuildLogs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The build's logs. The exact success code is not shown (`success-status-codes`). */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "app_id": "app-chat",
                     *       "build_id": "build-chat-7",
                     *       "project_id": "p-sandbox",
                     *       "status": "success",
                     *       "logs": []
                     *     }
                     */
                    "application/json": components["schemas"]["BuildLogs"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listActiveContainers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The active containers. The exact success code is not shown (`success-status-codes`). */
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
                     *         "projectId": "p-sandbox",
                     *         "region": "us-east-1",
                     *         "timestamp": "2026-03-10T09:30:12.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ActiveContainer"][];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listContainerReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The readiness of the containers. The exact success code is not shown (`success-status-codes`). */
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
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ContainerReadiness"][];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getContainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The container. The exact success code is not shown (`success-status-codes`). */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Container"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listContainerEvents: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page. The smallest accepted number is not shown
                 *     (`container-events-lower-bounds`). A whole number. Default 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Events per page. The smallest accepted number is not shown (`container-events-lower-bounds`), nor whether a
                 *     number above the largest is refused or lowered to it (`container-events-above-maximum`). A whole number, at most 200. Default 50.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description One page of events. The exact success code is not shown (`success-status-codes`). */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {}
                     *       ],
                     *       "limit": 50,
                     *       "page": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ContainerEventsPage"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The run. The exact success code is not shown (`success-status-codes`). */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunDetails"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBillingGraph: {
        parameters: {
            query?: {
                /**
                 * @description Month to query, written YYYY-MM, or an alias. What is queried without it is not shown
                 *     (`billing-graph-defaults`), nor is the parameter's name (`billing-graph-parameter-names`).
                 * @example 2026-02
                 */
                month?: components["schemas"]["Month"] | ("current" | "previous");
                /**
                 * @description Time granularity of the data points; daily points are the only kind supported. The parameter's name is not
                 *     shown (`billing-graph-parameter-names`).
                 * @example day
                 */
                granularity?: "day";
                /**
                 * @description Number of top apps to return. The range is not shown (`billing-graph-top-range`), nor is the parameter's
                 *     name (`billing-graph-parameter-names`). A whole number. Default 10.
                 * @example 2
                 */
                top_n?: number;
                /**
                 * @description Whether the apps beyond the top ones are grouped into an Others series. What happens without it is not shown
                 *     (`billing-graph-defaults`), and the name is only inferred from the answer
                 *     (`billing-graph-parameter-names`).
                 * @example true
                 */
                group_others?: boolean;
                /**
                 * @description IDs of the apps to include, separated by commas. How it combines with the apps to exclude is not shown
                 *     (`billing-graph-include-exclude`), nor is the parameter's name (`billing-graph-parameter-names`).
                 * @example [
                 *       "app-chat",
                 *       "app-vision",
                 *       "app-embed"
                 *     ]
                 */
                include_app_ids?: string[];
                /**
                 * @description IDs of the apps to exclude, separated by commas. How it combines with the apps to include is not shown
                 *     (`billing-graph-include-exclude`), nor is the parameter's name (`billing-graph-parameter-names`).
                 * @example [
                 *       "app-staging"
                 *     ]
                 */
                exclude_app_ids?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The graph of the month. The exact success code is not shown (`success-status-codes`). */
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
            default: components["responses"]["UnexpectedError"];
        };
    };
    getProjectCost: {
        parameters: {
            query?: {
                /**
                 * @description Month to retrieve, written YYYY-MM. Left out, the current month. The name of this parameter is not shown
                 *     (`project-cost-parameter-name`).
                 * @example 2026-02
                 */
                month?: components["schemas"]["Month"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The cost report. The exact success code is not shown (`success-status-codes`). */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "app_breakdown": [
                     *         {
                     *           "app_name": "chat",
                     *           "cpu_cost_cents": 3200,
                     *           "cpu_seconds": 1209600,
                     *           "gpu_cost_cents": 21032,
                     *           "gpu_seconds": 302400,
                     *           "memory_cost_cents": 1500,
                     *           "memory_seconds": 4838400,
                     *           "total_cost_cents": 25732
                     *         },
                     *         {
                     *           "app_name": "vision",
                     *           "cpu_cost_cents": 1400,
                     *           "cpu_seconds": 529200,
                     *           "gpu_cost_cents": 9098,
                     *           "gpu_seconds": 130800,
                     *           "memory_cost_cents": 700,
                     *           "memory_seconds": 2257900,
                     *           "total_cost_cents": 11198
                     *         },
                     *         {
                     *           "app_name": "embed",
                     *           "cpu_cost_cents": 2404,
                     *           "cpu_seconds": 908700,
                     *           "gpu_cost_cents": 0,
                     *           "gpu_seconds": 0,
                     *           "memory_cost_cents": 600,
                     *           "memory_seconds": 1935300,
                     *           "total_cost_cents": 3004
                     *         }
                     *       ],
                     *       "breakdown": [
                     *         {},
                     *         {},
                     *         {}
                     *       ],
                     *       "coupons": [
                     *         {
                     *           "coupon_name": "Welcome credit",
                     *           "amount_cents": 5000,
                     *           "amount_cents_remaining": 3000
                     *         }
                     *       ],
                     *       "summary": {}
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectCost"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRepository: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The repository's metadata. The exact success code is not shown (`success-status-codes`). */
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
            default: components["responses"]["UnexpectedError"];
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the project that every resource of the request belongs to.
                 * @example p-sandbox
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
            /** @description The repository's branches. The exact success code is not shown (`success-status-codes`). */
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
            default: components["responses"]["UnexpectedError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
