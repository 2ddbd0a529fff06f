// Shows the best figures that a Node server can reach: looks up the response by "METHOD path" and checks nothing. Plain
// JavaScript, because type stripping would add to start-up time and memory.
import { createServer } from 'node:http'

const responses = new Map(
  Object.entries(JSON.parse(process.argv[2])).map(([key, text]) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
    return [key, { text, headers }]
  }),
)

const server = createServer((request, response) => {
  request.resume()
  const found = responses.get(`${request.method} ${request.url}`)
  if (found) response.writeHead(200, found.headers).end(found.text)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${server.address().port}`))
