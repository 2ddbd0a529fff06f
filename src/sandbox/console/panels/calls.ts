import { operationTable } from '../../../../generated/operation-table.ts'
import { type Call, curlOf, typescriptOf } from '../call-text.ts'
import { h, type View } from '../dom.ts'
import type { App } from '../panel.ts'
import { code, section } from '../ui.ts'
import type { Projects } from './projects.ts'

/** Calls as commands and as code, with a token that the sandbox accepts. */
export function callsOf(app: App, projects: Projects, calls: Call[]): View {
  const token = projects.token()
  const baseUrl = app.api.base.replace(/\/$/, '')
  const caller = { baseUrl, codehost: projects.codehost(), token: token ?? 'TOKEN' }
  const views = calls.map((call) => {
    const { operation } = call
    return h('details', { class: 'more', key: operation }, [
      h('summary', {}, [h('code', {}, operationTable[operation].method), ' ', operation]),
      code(app, `curl, ${operation}`, curlOf(call, caller)),
      code(app, `TypeScript, ${operation}`, typescriptOf(call, caller)),
    ])
  })
  return section('Calls', [
    token === undefined && h('p', { class: 'hint' }, 'The project has no valid owner token; replace TOKEN.'),
    h('div', {}, views),
  ])
}
