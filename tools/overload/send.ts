import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import type { Asked } from './requests.ts'

export interface Answered {
  /** 0 for a client that gave up or was cut off. */
  status: number
  ms: number
}

/** Sends one request on its own connection, and gives up after `deadlineMs`. Never rejects. */
export function send(url: string, { path, token, body }: Asked, deadlineMs: number): Promise<Answered> {
  const began = performance.now()
  const text = body && JSON.stringify(body)
  return new Promise((resolve) => {
    const end = (status: number) => {
      clearTimeout(timer)
      resolve({ status, ms: performance.now() - began })
    }
    const asked = request(url + path, {
      agent: false,
      method: text === undefined ? 'GET' : 'POST',
      headers: {
        // An address that no other request has, so that no limit applies.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      },
    })
    const timer = setTimeout(() => asked.destroy(new Error('gave up')), deadlineMs)
    asked.once('error', () => end(0))
    asked.once('response', (answer) => {
      answer.once('error', () => end(0))
      answer.once('end', () => end(answer.statusCode ?? 0)).resume()
    })
    asked.end(text)
  })
}
