import { createApi } from './api.ts'
import { createConsole } from './app.ts'
import { billing } from './panels/billing.ts'
import { faults } from './panels/faults.ts'
import { requests } from './panels/requests.ts'
import { resources } from './panels/resources.ts'
import { state } from './panels/state.ts'
import { switches } from './panels/switches.ts'
import '../../html/mode.js'

// The fragment is the address of a panel, so this link cannot use it.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
})

createConsole(createApi(new URL('./', location.href).href), (app) => ({
  resources: resources(app),
  requests: requests(app),
  billing: billing(app),
  faults: faults(app),
  state: state(app),
  switches: switches(app),
}))
