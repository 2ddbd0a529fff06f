import { render } from 'preact'
import { createConsoleApi } from './api.ts'
import { App } from './app.tsx'
import { billing } from './panels/billing.tsx'
import { faults } from './panels/faults.tsx'
import { requests } from './panels/requests.tsx'
import { resources } from './panels/resources.tsx'
import { state } from './panels/state.tsx'
import { switches } from './panels/switches.tsx'
import { createKeep } from './storage.ts'
import '../html/mode.js'

const api = createConsoleApi(
  new URL('./', location.href).href,
  createKeep(() => sessionStorage),
)
const panels = { resources, requests, billing, faults, state, switches }
render(<App api={api} panels={panels} />, document.getElementById('console') as HTMLElement)
