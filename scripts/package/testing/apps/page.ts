// A web app with a different origin from the service. The test uses the globals that this file sets.
import * as client from 'project-resources'
import type { SandboxFixtures } from 'project-resources/sandbox'

const baseUrl = new URL(location.href).searchParams.get('service') ?? ''
const fixtures: SandboxFixtures = await (await fetch(`${baseUrl}/_sandbox/fixtures`)).json()
const api = client.createClient({ baseUrl, token: fixtures.tokens.owner, projectId: fixtures.project_id })

/** The error of a call as plain data, which can leave the page; the result of a call that succeeds. */
const failureOf = (call: Promise<unknown>) =>
  call.catch((error: Error) => ({ ...JSON.parse(JSON.stringify(error)), name: error.name, message: error.message }))

Object.assign(globalThis, { client, api, fixtures, failureOf })
