import { statfs } from 'node:fs/promises'
import type { Database } from '#server/db/connect'

export type Storage = 'durable' | 'memory' | 'container' | 'unsafe'

/** Types from Linux's statfs(2). Other systems do not use these numbers. */
const inMemory = new Set([0x01_02_19_94, 0x85_84_58_f6])
const overlay = 0x79_4c_76_30

/** Whether what the database confirms survives a crash and a restart. */
export async function judgeStorage(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  dataDir: string,
): Promise<Storage> {
  if (engine === 'pglite') {
    const { type } = await statfs(dataDir)
    return inMemory.has(type) ? 'memory' : type === overlay ? 'container' : 'durable'
  }
  const { rows } = await db.execute<{ value: string }>(
    `select setting as value from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  )
  return rows.some(({ value }) => value === 'off') ? 'unsafe' : 'durable'
}
