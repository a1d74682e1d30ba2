import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { contacts } from '#server/db/schema/contacts'
import { addAccount, adminPassword } from '#test/accounts'
import { startTestPostgres } from '#test/postgres'
import { startServerProcess } from '#test/server-process'
import type { Site } from './requests.ts'

interface OverloadedSite extends Site {
  pid: number
  errorsLogged(): number
  /** Ends it, and returns its exit code and how many leads it has stored. */
  stop(): Promise<{ exitCode: number | null; storedLeads: number }>
}

const secret = 'a secret for as long as the crowd lasts'
const accountCount = 60

/** Starts the site with rate limits on, and signs accounts of its office in. */
export async function startSite({
  onPostgres,
  isStarved,
}: {
  onPostgres: boolean
  isStarved: boolean
}): Promise<OverloadedSite> {
  const postgres = onPostgres ? await startTestPostgres() : undefined
  if (onPostgres && !postgres) throw new Error('This machine has no PostgreSQL.')
  const dataDir = mkdtempSync(join(tmpdir(), 'overload-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const database = await connectDatabase({ databaseUrl: postgres?.url, dataDir })
  await migrateDatabase(database)
  const emails = Array.from({ length: accountCount }, (_each, n) => `owner-${n}@example.com`)
  for (const email of emails) await addAccount(database, { email, role: 'owner' })
  await database.close()

  const process_ = await startServerProcess({
    dataDir,
    ...(isStarved && { within: ['nice', '-n', '15'] }),
    env: {
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
      AUTH_SECRET: secret,
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
  })
  const { url, pid } = process_
  const accounts = await Promise.all(
    emails.map(async (email, n) => ({ email, token: await signIn(url, email, n) })),
  )
  return {
    url,
    pid,
    secret,
    accounts,
    errorsLogged: () => process_.logLines.filter(({ level }) => Number(level) >= 50).length,
    async stop() {
      const exitCode = await process_.stop()
      const stopped = await connectDatabase({ databaseUrl: postgres?.url, dataDir })
      const storedLeads = await stopped.db.$count(contacts)
      await stopped.close()
      await postgres?.stop()
      return { exitCode, storedLeads }
    },
  }
}

/** Signs in from the account's own address, and returns the access token. */
export async function signIn(url: string, email: string, n: number): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
    body: JSON.stringify({ email, password: adminPassword }),
  })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (token === undefined) throw new Error(`signing in was answered ${answer.status}`)
  return token
}
