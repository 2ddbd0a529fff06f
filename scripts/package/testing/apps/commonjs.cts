// A CommonJS app.
import { createClient } from 'project-resources'

import verifier = require('project-resources/verifier')

export const api = createClient({ baseUrl: 'http://sandbox.test', token: 'a', projectId: 'p-sandbox' })
export const { verify } = verifier
