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
  /** The testimonial whose changes make pages render again. */
  testimonialId: string
}

/** The pause after a request. This module runs in its own thread, so that the load does not delay it. */
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
/** A change outdates the cached copies of all of these; the one that is requested next is rendered again. */
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

/** Changes a testimonial again and again, so that there is nearly always an outdated page. */
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

// Without a parent thread, the module is imported only for its types and names.
if (parentPort) {
  const options = workerData as ProbeOptions
  await Promise.all([changeTestimonial(options), ...sampleKinds.map((what) => probe(what, options))])
}
