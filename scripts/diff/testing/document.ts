/** A document that has most of what is compared, as YAML. */
export const DOCUMENT = `
openapi: 3.1.1
info: {title: Apps, version: '1'}
servers: [{url: https://a.example}]
security: [{token: []}]
x-unknowns: {sorting: {question: 'Sorted?', meanwhile: 'No.', settle: Ask.}}
paths:
  /apps:
    get: {operationId: list, security: [{key: []}, {login: [read]}], responses: {204: {description: None.}}}
    post:
      operationId: create
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/App'}}}}
      responses: {204: {description: Done.}}
  /apps/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get:
      operationId: get
      summary: Shows an app.
      x-retry-safe: true
      x-rules: {order: {description: By age.}}
      parameters:
        - {name: limit, in: query, description: Limit., schema: {type: integer, minimum: 1, default: 5}}
        - {name: X-Trace, in: header, schema: {type: string}}
      responses:
        2XX:
          description: An app.
          headers: {ETag: {required: true, schema: {type: string}}}
          content: {application/json: {schema: {$ref: '#/components/schemas/App'}}}
        default: {$ref: '#/components/responses/Error'}
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
    key: {type: apiKey, in: header, name: X-Key}
    login: {type: oauth2, flows: {implicit: {authorizationUrl: https://a.example, scopes: {read: Read., write: Write.}}}}
  responses: {Error: {description: Failed., content: {application/json: {schema: {type: object}}}}}
  schemas:
    Size: {type: integer, minimum: 2, maximum: 8}
    App: {type: object, required: [name], properties: {name: {type: string}, size: {$ref: '#/components/schemas/Size'}}}
`
