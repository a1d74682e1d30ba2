import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectDatabase } from '#server/db/connect'
import { createRenderer, type PagesBuild } from '#server/pages/render'
import { createLog } from '#server/log'
import { client } from './page-budgets.ts'

test('a page that cannot be rendered says why in the log', async () => {
  // Nobody listens on port 1.
  const { db, close } = await connectDatabase({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    dataDir: '',
  })
  const build = (await import(join(client, '../server/index.js'))) as PagesBuild
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const render = createRenderer({ build: () => build, db, log })
  const answer = await render(new Request('https://example.com/case-studies'))
  await close()
  expect(answer.status).toBe(503)
  expect(logLines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      msg: 'page failed',
      path: '/case-studies',
      err: expect.objectContaining({ cause: expect.objectContaining({ code: 'ECONNREFUSED' }) }),
    }),
  ])
})

test('what a page throws is in the log as well, with its place in our code', async () => {
  const build = (await import(join(client, '../server/index.js'))) as PagesBuild
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  // A form's page calls its function; here there is nobody to take the call.
  const render = createRenderer({ build: () => build, db: undefined, log })
  const request = new Request('https://example.com/newsletter', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ada' }),
  })
  expect((await render(request)).status).toBe(500)
  expect(JSON.parse(logLines[0] ?? '{}')).toMatchObject({
    msg: 'page failed',
    path: '/newsletter',
    err: { message: 'No value found for context', frames: expect.arrayContaining([expect.any(String)]) },
  })
})
