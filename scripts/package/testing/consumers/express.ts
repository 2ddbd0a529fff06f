// Forwards requests to the sandbox, and validates requests and responses: one server for each document in the arguments.
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { middleware } from 'express-openapi-validator'
import { baseUrl } from './service.ts'

const forward: RequestHandler = async ({ method, originalUrl, headers, body }, response) => {
  const { authorization = '', 'x-invalid-response': planted } = headers
  const sent = { 'Content-Type': 'application/json', Authorization: authorization }
  const init = { method, headers: sent, ...(method === 'GET' ? {} : { body: JSON.stringify(body) }) }
  const answer = await fetch(baseUrl + originalUrl, init)
  response.status(answer.status).json(planted ? {} : await answer.json())
}
const onError: ErrorRequestHandler = ({ status = 500, message }, _request, response, _next) => {
  response.status(status).json({ message })
}

for (const apiSpec of process.argv.slice(3)) {
  const app = express()
  app.use(express.json())
  app.use(middleware({ apiSpec, validateRequests: true, validateResponses: true }))
  app.use(forward)
  app.use(onError)
  const server = app.listen(0, '127.0.0.1', () => {
    console.log(`${apiSpec} is at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
}
