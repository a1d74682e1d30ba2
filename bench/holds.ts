import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { OutputOf } from '#contracts/contract'
import type { listContacts } from '#contracts/list-contacts'
import { isAdminRole } from '#domain/role'
import { putDeliveries } from '#scripts/seed/put-deliveries'
import { putLeads } from '#scripts/seed/put-leads'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { functions } from '#server/functions/index'
import { exampleBodies } from '#test/examples'
import { startServerProcess } from '#test/server-process'
import { officeQuestions } from './office.ts'
import type { Sample } from './probe.ts'

const leads = 50_000
const mostMs = 100
const owner = { email: 'owner@example.com', password: 'nine slow violins outside' }

type Answer = Record<string, unknown> & { error?: string }
type Call = (name: string, body: object) => Promise<Answer>

/**
 * What visitors wait for while somebody works in the office, on the embedded database with 50,000 leads: the longest
 * answer of `/healthz`, a page and a form while each function of the office runs, those that touch most rows besides.
 * Ends with 1 when a page or `/healthz` waits longer than 100 ms. `npm run bench -- holds [DATA_DIR]`, which is copied;
 * without it, 50,000 leads are invented first.
 */
export async function benchHolds(given: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holds-'))
  try {
    if (given === undefined) await seed(dataDir)
    else cpSync(given, dataDir, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    const site = await startServerProcess({
      dataDir,
      env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
    })
    const samples: Sample[] = []
    const probe = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { url: site.url } })
    probe.on('message', (sample: Sample) => samples.push(sample))
    await wait(3_000)
    samples.length = 0
    const worst: Record<Sample['what'], number> = { healthz: 0, page: 0, form: 0 }
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(site.url)}` }
    const call: Call = async (name, body) => {
      const answer = await fetch(`${site.url}/functions/v1/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return (await answer.json()) as Answer
    }
    console.log(
      `Longest waits in ms beside each function, ${leads} leads, embedded (load moves all of them):\n${'what'.padEnd(44)}${['took', 'healthz', 'page', 'form'].map((each) => each.padStart(9)).join('')}`,
    )
    async function during(what: string, work: () => Promise<unknown>): Promise<void> {
      const began = performance.timeOrigin + performance.now()
      const answer = await work()
      const ended = performance.timeOrigin + performance.now()
      // Whoever came while it ran has been answered by then.
      await wait(150)
      const beside = samples.filter(({ beganMs, tookMs }) => beganMs < ended && beganMs + tookMs > began)
      const longest = (kind: Sample['what']) =>
        Math.max(0, ...beside.filter((sample) => sample.what === kind).map(({ tookMs }) => tookMs))
      const waits = { healthz: longest('healthz'), page: longest('page'), form: longest('form') }
      for (const kind of ['healthz', 'page', 'form'] as const)
        worst[kind] = Math.max(worst[kind], waits[kind])
      const failed = samples.filter(({ isFailed }) => isFailed).length
      const error = (answer as Answer | undefined)?.error
      console.log(
        what.padEnd(44) +
          [ended - began, waits.healthz, waits.page, waits.form]
            .map((ms) => ms.toFixed(0).padStart(9))
            .join('') +
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
    for (const [what, work] of heavyActs(call, site.url)) await during(what, work)
    console.log(
      `at most: healthz ${worst.healthz.toFixed(0)}, page ${worst.page.toFixed(0)}, form ${worst.form.toFixed(0)} ms`,
    )
    if (Math.max(worst.healthz, worst.page) > mostMs) process.exitCode = 1
    await probe.terminate()
    await site.stop()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function seed(dataDir: string): Promise<void> {
  const database = await connectDatabase({ databaseUrl: undefined, dataDir })
  await migrateDatabase(database)
  await putLeads(database, { count: leads })
  await putDeliveries(database)
  await database.close()
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** What touches most rows, or sends most. */
function heavyActs(call: Call, url: string): [string, () => Promise<unknown>][] {
  const rows = Array.from(
    { length: 10_000 },
    (_, n) => `Person ${n},person-${n}@import.example,Company ${n},555 ${n}`,
  )
  const csv = ['Name,Email,Company,Phone', ...rows].join('\n')
  const wide = `Email${',x'.repeat(500_000)}\nada@wide.example${',1'.repeat(400_000)}`
  let lastAct: unknown
  const bulk = async (name: string, filters: object, set: object) => {
    const { count } = (await call('list-contacts', { filters })) as unknown as OutputOf<typeof listContacts>
    const answer = await call(name, { filter: { filters }, expectedCount: count.value, ...set })
    lastAct = answer['logId']
    return answer
  }
  const undo = () => call('undo', { logId: lastAct })
  const exported = async (body: object) => {
    const { data, error } = (await call('create-export', { what: 'contacts', ...body })) as {
      data?: { url: string }
      error?: string
    }
    if (!data) return { error }
    await (await fetch(`${url}${data.url}`)).text()
    return {}
  }
  return [
    ['search: many answers, counted to the end', () => call('count-contacts', { q: 'month' })],
    ['search: what everybody has, counted', () => call('count-contacts', { q: 'example.com' })],
    ['search: misspelled, long', () => call('list-contacts', { q: 'copperfeild whitlcok' })],
    ['import: 10,000 rows, looked at', () => call('import-contacts', { csv })],
    ['import: 10,000 rows', () => call('import-contacts', { csv, dryRun: false })],
    ['import: 10,000 rows again', () => call('import-contacts', { csv, dryRun: false })],
    ['import: 500,000 columns', () => call('import-contacts', { csv: wide })],
    [
      'bulk: status of many',
      () => bulk('set-contact-status', { status: ['parked'] }, { status: 'not_a_fit' }),
    ],
    ['bulk: undo', undo],
    [
      'bulk: next step of many',
      () =>
        bulk('update-contacts', { status: ['client'] }, { next_step: 'Call', next_step_on: '2027-01-01' }),
    ],
    ['bulk: undo', undo],
    ['export: everybody', () => exported({})],
    ['export: a search', () => exported({ q: 'month' })],
  ]
}
