import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type { getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { isAdminRole } from '#domain/role'
import { putDeliveries } from '#scripts/seed/put-deliveries'
import { putLeads } from '#scripts/seed/put-leads'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { functions } from '#server/functions/index'
import { exampleBodies } from '#test/examples'
import { type ServerProcess, startServerProcess } from '#test/server-process'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { type Answer, type Call, heavyActions } from './heavy-actions.ts'
import { officeQuestions } from './office.ts'
import { type ProbeOptions, type Sample, sampleKinds } from './probe.ts'

const leads = 50_000
const deliveriesGivenUp = 5_000
const maxMs = 100
const owner = { email: 'owner@example.com', password: 'nine slow violins outside' }

/**
 * Measures how long visitors wait while somebody works in the office, on the embedded database with 50,000 leads: the
 * slowest response of `/healthz`, of a cached page, of a page that is rendered again after a change, and of a form,
 * while each office function runs, including those that touch the most rows. Exits with 1 when a page or `/healthz`
 * waits longer than 100 ms. `npm run measure -- holds [DATA_DIR]`, which is copied; without it, 50,000 leads are
 * generated first.
 */
export async function benchHolds(given: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holds-'))
  const smtp = await startSmtpStandIn()
  try {
    if (given !== undefined)
      cpSync(given, dataDir, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    await prepare(dataDir, given === undefined)
    const site = await startServerProcess({
      dataDir,
      env: {
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'site@example.com',
      },
    })
    const worst = await measure(site)
    console.log(`at most: ${sampleKinds.map((kind) => `${kind} ${worst[kind].toFixed(0)} ms`).join(', ')}`)
    if (Math.max(worst.healthz, worst.page, worst.fresh) > maxMs) process.exitCode = 1
    await site.stop()
  } finally {
    await smtp.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function prepare(dataDir: string, isEmpty: boolean): Promise<void> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  await migrateDatabase(database)
  if (isEmpty) {
    await putLeads(database, { count: leads })
    await putDeliveries(database)
  }
  await database.db.execute(sql`
    update deliveries set state = 'failed', last_error = 'The mail server refused the mail: 452 Try later'
    where id in (
      select id from deliveries where state = 'delivered' and payload is not null and mail = 'owner'
      limit ${deliveriesGivenUp}
    )`)
  await database.close()
}

async function measure({ url }: ServerProcess): Promise<Record<Sample['what'], number>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(url)}` }
  const call: Call = async (name, body) => {
    const answer = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Answer
  }
  const { data: testimonials } = (await call('get-admin-testimonials', {})) as unknown as OutputOf<
    typeof getAdminTestimonials
  >
  const testimonialId = testimonials[0]?.id ?? ''
  const samples: Sample[] = []
  const probe = new Worker(new URL('./probe.ts', import.meta.url), {
    workerData: { url, headers, testimonialId } satisfies ProbeOptions,
  })
  probe.on('message', (sample: Sample) => samples.push(sample))
  await wait(3_000)
  samples.length = 0

  const worst: Record<Sample['what'], number> = { healthz: 0, page: 0, fresh: 0, form: 0 }
  console.log(
    `Longest waits in ms beside each function, ${leads} leads, embedded (load moves all of them):\n${'what'.padEnd(44)}${['took', ...sampleKinds].map((each) => each.padStart(9)).join('')}`,
  )
  async function during(what: string, work: () => Promise<unknown>): Promise<void> {
    const began = performance.timeOrigin + performance.now()
    const answer = await work()
    const ended = performance.timeOrigin + performance.now()
    // Requests that came while it ran have been answered by then.
    await wait(150)
    const beside = samples.filter(({ beganMs, tookMs }) => beganMs < ended && beganMs + tookMs > began)
    const waits = sampleKinds.map((kind) => {
      const longest = Math.max(
        0,
        ...beside.filter((sample) => sample.what === kind).map(({ tookMs }) => tookMs),
      )
      worst[kind] = Math.max(worst[kind], longest)
      return longest
    })
    const failed = samples.filter(({ isFailed }) => isFailed).length
    const error = (answer as Answer | undefined)?.error
    console.log(
      what.padEnd(44) +
        [ended - began, ...waits].map((ms) => ms.toFixed(0).padStart(9)).join('') +
        (failed > 0 ? ` ${failed} failed` : '') +
        (error === undefined ? '' : `  (${error.slice(0, 60)})`),
    )
    samples.length = 0
  }
  await during('nothing', () => wait(3_000))
  for (const { contract, access } of functions) {
    if (!isAdminRole(access)) continue
    await during(contract.name, () => call(contract.name, exampleBodies[contract.name] ?? {}))
  }
  for (const [what, name, body] of officeQuestions) await during(what, () => call(name, body(1)))
  for (const [what, work] of heavyActions(call, url)) await during(what, work)
  await during('nothing but what is sent now', () => wait(10_000))
  await probe.terminate()
  return worst
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
