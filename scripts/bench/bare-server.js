// The least that a service in Node can do: what its argument holds, by "METHOD path", without a look at anything else. Plain
// JavaScript, since Node would count the reading of TypeScript as its start and its memory.
import { createServer } from 'node:http'

const answers = new Map(
  Object.entries(JSON.parse(process.argv[2])).map(([key, text]) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
    return [key, { text, headers }]
  }),
)

const server = createServer((request, response) => {
  request.resume()
  const answer = answers.get(`${request.method} ${request.url}`)
  if (answer) response.writeHead(200, answer.headers).end(answer.text)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => console.log(`Listening on http://127.0.0.1:${server.address().port}`))
