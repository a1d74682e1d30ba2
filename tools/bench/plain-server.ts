import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'

// The reference for `npm run measure -- writing`: a server that only inserts a lead.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const insert =
  'insert into contact_leads (id, name, email, company, created_at) values ($1, $2, $3, $4, now())'

async function insertLead(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { name, email, company } = (await json(request)) as Record<string, string>
  const id = randomUUID()
  await pool.query(insert, [id, name, email, company])
  const answer = JSON.stringify({ data: { id } })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer)
}

const server = createServer((request, response) => void insertLead(request, response))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`)
})
