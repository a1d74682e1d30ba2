import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { connectDatabase, type Database, overPglite } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'

type Engine = Database['engine']

/** The engines of this machine: PostgreSQL where TEST_DATABASE_URL names one. */
export const engines: readonly Engine[] = process.env['TEST_DATABASE_URL']
  ? ['pglite', 'postgres']
  : ['pglite']

/** An empty database of that engine, without a schema of our own, for one test alone. */
export async function ownDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') return emptiedEmbedded()
  const database = await connectDatabase({ databaseUrl: await ownDatabaseUrl(), dataDir: '' })
  onTestFinished(() => database.close())
  return database
}

const held = globalThis as typeof globalThis & { freeEmbedded?: PGlite[] }

/** Returns an emptied embedded database. Booting one takes seconds, so a worker reuses those that are free. */
async function emptiedEmbedded(): Promise<Database> {
  const free = (held.freeEmbedded ??= [])
  const lite = free.pop() ?? (await openEmbedded())
  await lite.exec('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
  onTestFinished(() => void free.push(lite))
  return { ...overPglite(lite), close: async () => {} }
}

/** The address of an empty PostgreSQL database, which is gone after the test. */
export async function ownDatabaseUrl(): Promise<string> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
