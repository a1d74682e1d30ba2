import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRenderer, type PagesBuild } from '#server/pages/render'
import { createLog } from '#server/process/log'
import { client } from './page-budgets.ts'

test('logs what a page throws, with its place in our code', async () => {
  const build = (await import(join(client, '../server/index.js'))) as PagesBuild
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  // A form's page calls its function; here there is nobody to take the call.
  const render = createRenderer({ build: () => build, log })
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
