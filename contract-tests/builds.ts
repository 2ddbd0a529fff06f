import type { Calls } from './calls.ts'

export const builds: Calls<'computeBaseImageHash' | 'getBuildDownload' | 'getBuildLogs'> = {
  computeBaseImageHash: (api, need) =>
    api.computeBaseImageHash({
      app_id: need('app_id'),
      body: { dependencies: {}, preBuildCommands: [], shellCommands: [] },
    }),
  getBuildDownload: (api, need) => api.getBuildDownload({ app_id: need('app_id'), build_id: need('build_id') }),
  getBuildLogs: (api, need) => api.getBuildLogs({ app_id: need('app_id'), build_id: need('build_id') }),
}
