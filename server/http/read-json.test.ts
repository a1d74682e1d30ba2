import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

test.each<[string, Record<string, string>]>([
  ['with its length', { 'content-length': '100' }],
  ['without', {}],
])('a body that breaks off is not a server error, %s', async (_what, more) => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
    pull: (controller) => controller.error(new Error('aborted')),
  })
  const request = new Request('http://site.example', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body,
    duplex: 'half',
  } as RequestInit)
  await expect(readJson(request, 1_000)).rejects.toMatchObject({
    code: 'bad_json',
    userMessage: 'The request was cut off. Please send it again.',
  })
})
