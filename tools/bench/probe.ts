import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { featureTestimonial } from '#contracts/feature-testimonial'
import { subscribeContact } from '#contracts/subscribe-contact'

/** A page is cached; a fresh one shows stored content that has just changed, so it is rendered from the database. */
export const sampleKinds = ['healthz', 'page', 'fresh', 'form'] as const

/** How long one request waited, by the clock shared by all threads. */
export interface Sample {
  what: (typeof sampleKinds)[number]
  beganMs: number
  tookMs: number
  isFailed: boolean
}

export interface ProbeOptions {
  url: string
  /** An editor’s headers. */
  headers: Record<string, string>
  /** What is changed before each page that is rendered again. */
  testimonialId: string
}

/** A separate thread, so that it measures the site and not the load generator. */
const everyMs: Record<Sample['what'], number> = { healthz: 10, page: 10, fresh: 25, form: 60 }
/** How often the stored content changes. */
const changedEveryMs = 100
const agent = new Agent({ keepAlive: true })

function ask({ url, headers }: ProbeOptions, path: string, body?: object): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(
      `${url}${path}`,
      { agent, method: body ? 'POST' : 'GET', headers: body ? headers : {} },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode === 200))
      },
    )
    sent.once('error', () => resolve(false))
    sent.end(body && JSON.stringify(body))
  })
}

const visitor = { 'content-type': 'application/json' }
/** One change makes the copies of all of these out of date; the one that is asked for next is rendered again. */
const freshPaths = [
  '/testimonials',
  '/',
  '/testimonials?category=ai-audit',
  '/testimonials?category=workshop',
]
let nextFresh = 0

const asked: Record<Sample['what'], (options: ProbeOptions) => Promise<boolean>> = {
  healthz: (options) => ask(options, '/healthz'),
  page: (options) => ask(options, '/ai-audit'),
  fresh: (options) => ask(options, freshPaths[nextFresh++ % freshPaths.length] ?? '/'),
  form: (options) =>
    ask({ ...options, headers: visitor }, `/functions/v1/${subscribeContact.name}`, {
      name: 'Ada Example',
      email: `${randomUUID()}@example.com`,
      company: 'Example',
      submissionId: randomUUID(),
    }),
}

/** So that the copies of those pages are out of date again and again, and one or another of them always is. */
async function changeTestimonial(options: ProbeOptions): Promise<never> {
  for (let isFeatured = true; ; isFeatured = !isFeatured) {
    const body = { id: options.testimonialId, isFeatured }
    const isGood = await ask(options, `/functions/v1/${featureTestimonial.name}`, body)
    if (!isGood) throw new Error('the testimonial could not be changed')
    await wait(changedEveryMs)
  }
}

async function probe(what: Sample['what'], options: ProbeOptions): Promise<never> {
  for (;;) {
    const beganMs = performance.timeOrigin + performance.now()
    const isGood = await asked[what](options)
    const tookMs = performance.timeOrigin + performance.now() - beganMs
    const sample: Sample = { what, beganMs, tookMs, isFailed: !isGood }
    parentPort?.postMessage(sample, [])
    await wait(everyMs[what])
  }
}

// Imported for its types and names, it asks nothing.
if (parentPort) {
  const options = workerData as ProbeOptions
  await Promise.all([changeTestimonial(options), ...sampleKinds.map((what) => probe(what, options))])
}
