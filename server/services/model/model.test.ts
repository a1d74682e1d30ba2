import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createModel, type ModelResponse } from './model.ts'

/** A provider with a fixed response, and the requests it got. */
async function provider(answer: unknown) {
  const asked: { path: string | undefined; authorization: string | undefined; body: unknown }[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ path: request.url, authorization: request.headers.authorization, body })
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked }
}

const question = {
  instructions: 'Choose.',
  messages: [{ role: 'user', content: '{"question":"?"}' }],
  maxOutputTokens: 100,
  signal: new AbortController().signal,
} as const

async function completed(answer: unknown): Promise<ModelResponse> {
  const { url } = await provider(answer)
  return createModel({ baseUrl: url, model: 'small' }).complete(question)
}

const stopped = (content: unknown) => ({ message: { role: 'assistant', content }, finish_reason: 'stop' })

test.each(['', '/'])(
  'sends one request with the key and only the question, to an address ending in “%s”',
  async (end) => {
    const { url, asked } = await provider({ choices: [stopped('{"say":[1]}')], usage: { total_tokens: 9 } })
    const model = createModel({ baseUrl: url + end, apiKey: 'secret', model: 'small' })
    expect(await model.complete(question)).toEqual({ text: '{"say":[1]}', totalTokens: 9 })
    expect(asked).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: 'Bearer secret',
        body: {
          model: 'small',
          messages: [
            { role: 'system', content: 'Choose.' },
            { role: 'user', content: '{"question":"?"}' },
          ],
          max_tokens: 100,
          temperature: 0,
        },
      },
    ])
  },
)

test.each([
  ['nothing', undefined],
  ['null', null],
  ['words', { total_tokens: '12' }],
  ['a number alone', 12],
])('ignores a token count that is %s', async (_, usage) => {
  expect(await completed({ choices: [stopped('ok')], usage })).toEqual({ text: 'ok', totalTokens: undefined })
})

test.each([
  ['no choices', {}, /no completion/],
  ['an empty list of them', { choices: [] }, /no completion/],
  ['an error as a success', { error: { message: 'no' } }, /no completion/],
  ['parts instead of text', { choices: [stopped([{ type: 'text', text: 'ok' }])] }, /no completion/],
  ['no text', { choices: [stopped(null)] }, /did not finish/],
  ['blanks', { choices: [stopped(' \n')] }, /did not finish/],
  ['no end', { choices: [{ message: { content: 'ok' } }] }, /did not finish/],
  [
    'a call of a tool',
    { choices: [{ message: { content: null }, finish_reason: 'tool_calls' }] },
    /did not finish its answer \(tool_calls\)/,
  ],
])('rejects a response with %s, and counts the bytes received', async (_, answer, message) => {
  await expect(completed(answer)).rejects.toMatchObject({
    message: expect.stringMatching(message) as string,
    answerBytes: JSON.stringify(answer).length,
  })
})
