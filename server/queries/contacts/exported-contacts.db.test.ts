import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RequestedExport } from '#contracts/create-export'
import { testDatabase } from '#test/database'
import { exportedContacts } from './exported-contacts.server.ts'

test('an export with notes and answers is written in parts of at most 100 contacts, without leaving any out', async () => {
  const { db } = await testDatabase()
  await db.execute(sql`
    insert into contacts (id, email, status, created_at, last_activity_at)
    select gen_random_uuid(), n || '@many.example', 'parked', now(), now() - n * interval '1 second'
    from generate_series(1, 701) as n`)
  const asked: RequestedExport = {
    what: 'contacts',
    format: 'program',
    including: ['notes', 'answers'],
    sort: 'newest',
  }
  const parts: string[] = []
  for await (const part of exportedContacts(db, asked, '2026-11-23')) parts.push(part)
  parts.shift()
  const rowCounts = parts.map((part) => part.trim().split('\n').length)
  expect(Math.max(...rowCounts)).toBe(100)
  expect(new Set(parts.flatMap((part) => part.trim().split('\n'))).size).toBe(701)
})
