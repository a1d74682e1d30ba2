import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { subscribeContact } from '#contracts/subscribe-contact'

/** How long one request waited, by the clock that all threads of a process share. */
export interface Sample {
  what: 'healthz' | 'page' | 'form'
  beganMs: number
  tookMs: number
  isFailed: boolean
}

/** A thread of its own, so that what it measures is the site, and not whoever asks the site for something else. */
const everyMs = { healthz: 10, page: 10, form: 60 }
const { url } = workerData as { url: string }
const agent = new Agent({ keepAlive: true })

const asked: Record<Sample['what'], () => [path: string, body?: object]> = {
  healthz: () => ['/healthz'],
  page: () => ['/ai-audit'],
  form: () => [
    `/functions/v1/${subscribeContact.name}`,
    {
      name: 'Ada Example',
      email: `${randomUUID()}@example.com`,
      company: 'Example',
      submissionId: randomUUID(),
    },
  ],
}

function ask(path: string, body: object | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(
      `${url}${path}`,
      { agent, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode === 200))
      },
    )
    sent.once('error', () => resolve(false))
    sent.end(body && JSON.stringify(body))
  })
}

async function probe(what: Sample['what']): Promise<never> {
  for (;;) {
    const beganMs = performance.timeOrigin + performance.now()
    const isGood = await ask(...asked[what]())
    const tookMs = performance.timeOrigin + performance.now() - beganMs
    const sample: Sample = { what, beganMs, tookMs, isFailed: !isGood }
    parentPort?.postMessage(sample, [])
    await wait(everyMs[what])
  }
}

void Promise.all([probe('healthz'), probe('page'), probe('form')])
