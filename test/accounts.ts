import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { AuthClient } from '@supabase/auth-js'
import { onTestFinished } from 'vitest'
import { hashPassword } from '#server/auth/password-hash'
import { users } from '#server/db/schema/users'
import type { User } from '#server/queries/accounts/users.server'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'

export const password = 'seven green kettles'
export const adminPassword = 'eleven quiet harbours'

type Client = InstanceType<typeof AuthClient>

interface Listening {
  url: string
  /** Returns a client with its own storage, or with the given one, as another tab of the same browser. */
  client(storage?: Map<string, string>): Client
}

/** Serves the app on a port until the test ends, for auth-js to call. */
export async function listen(
  database: TestDatabase,
  options: Parameters<typeof createTestApp>[1] = {},
): Promise<Listening> {
  const { fetch } = createTestApp(database, options)
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  return listenAs((request, response) => void listener(request, response))
}

/** Serves any listener, so that a test can intercept what auth-js sends. */
export async function listenAs(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clients: Client[] = []
  onTestFinished(async () => {
    for (const client of clients) await client.dispose()
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  })
  return {
    url,
    client(storage = new Map()) {
      const client = new AuthClient({
        url: `${url}/auth/v1`,
        storageKey: 'site-auth',
        storage: {
          getItem: (key) => storage.get(key) ?? null,
          setItem: (key, value) => void storage.set(key, value),
          removeItem: (key) => void storage.delete(key),
        },
        autoRefreshToken: false,
        detectSessionInUrl: false,
      })
      clients.push(client)
      return client
    },
  }
}

const hashes = new Map<string, Promise<string>>()

/** Adds an account with a confirmed address. */
export async function addAccount(
  { db }: Pick<TestDatabase, 'db'>,
  { email, role = null }: { email: string; role?: User['role'] },
): Promise<void> {
  const plain = role !== null ? adminPassword : password
  if (!hashes.has(plain)) hashes.set(plain, hashPassword(plain))
  const now = new Date()
  await db.insert(users).values({
    id: randomUUID(),
    email,
    password_hash: (await hashes.get(plain)) ?? '',
    role,
    email_confirmed_at: now,
    created_at: now,
    updated_at: now,
  })
}

/** Returns a clock that only advances by `pass`. */
export function fixedClock() {
  let at = Date.now()
  return { now: () => new Date(at), pass: (ms: number) => void (at += ms) }
}
