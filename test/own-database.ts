import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { connectDatabase, type Database, overPglite } from '#server/db/connect'
import { openEmbedded } from '#server/db/embedded'

export type Engine = Database['engine']

/** The engines of this machine: PostgreSQL where TEST_DATABASE_URL names one. */
export const engines: readonly Engine[] = process.env['TEST_DATABASE_URL']
  ? ['pglite', 'postgres']
  : ['pglite']

/** An empty database of that engine, without a schema of ours, for one test alone. */
export async function ownDatabase(engine: Engine): Promise<Database> {
  const database = engine === 'pglite' ? await inMemory() : await ofOurs()
  onTestFinished(() => database.close())
  return database
}

async function inMemory(): Promise<Database> {
  const lite = await openEmbedded()
  return { ...overPglite(lite), close: () => lite.close() }
}

async function ofOurs(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_DATABASE_URL is not set.')
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await connectDatabase({ databaseUrl: own.href, dataDir: '' })
  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
