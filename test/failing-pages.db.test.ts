import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRenderer, type PagesBuild } from '#server/pages/render'
import { createLog } from '#server/process/log'
import { client } from './page-budgets.ts'

test('the error that a page throws is logged with its stack frames', async () => {
  const build = (await import(join(client, '../server/index.js'))) as PagesBuild
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  // The form's action throws, because this renderer sets no context for calling functions.
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
