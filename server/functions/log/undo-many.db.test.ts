import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LoggedAction } from '#contracts/list-log'
import { isEmbedded } from '#server/db/engine-of'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { columnsById, type ContactGroups } from '#server/queries/contacts/changed-contacts'
import { observedDuring } from '#test/observed-during'
import { withUndoHandler } from '#test/undo-handler'

const given = withUndoHandler()
const { done, undo, bytesOf, post } = given

const many = 250
const putMany = () =>
  given.database.db.execute(sql`
    insert into contacts (id, email, status, created_at, last_activity_at)
    select gen_random_uuid(), lpad(n::text, 5, '0') || '@example.com', 'new', now(), now()
    from generate_series(1, ${many}::integer) as n`)
const parkAll = () =>
  done('set-contact-status', {
    status: 'parked',
    filter: { filters: { status: ['new'] } },
    expectedCount: many,
  })
const parked = () => given.database.db.$count(contacts, sql`${contacts.status} = 'parked'`)

/** Runs the work while a trigger refuses to restore more than 150 contacts. */
async function whileItFails(work: () => Promise<void>): Promise<void> {
  const { db } = given.database
  await db.execute(sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      if (select count(*) from contacts where status = 'new') >= 150 then raise exception 'refused'; end if;
      return new;
    end $$`)
  await db.execute(sql`
    create trigger refused before update on contacts for each row execute function refuse_change()`)
  try {
    await work()
  } finally {
    await db.execute(sql`drop trigger refused on contacts`)
    await db.execute(sql`drop function refuse_change`)
  }
}

/** The contacts that the undo changed, according to the log. */
async function undoneInLog(): Promise<string[]> {
  const rows = await given.database.db
    .select()
    .from(log)
    .where(sql`${log.action} = 'undo'`)
  return rows.flatMap(({ after }) => [...columnsById(after as ContactGroups).keys()]).toSorted()
}

async function restoredIds(): Promise<string[]> {
  const rows = await given.database.db
    .select({ id: contacts.id })
    .from(contacts)
    .where(sql`${contacts.status} = 'new'`)
    .orderBy(asc(contacts.id))
  return rows.map(({ id }) => id)
}

test('repeating an undo that failed halfway undoes the rest', async () => {
  await putMany()
  const before = await bytesOf(contacts)
  const logId = await parkAll()
  await whileItFails(async () => {
    expect((await undo(logId)).status).toBe(500)
    // On PostgreSQL it is one transaction; the parts are undone in any order.
    expect(await parked()).toBeOneOf(isEmbedded(given.database.db) ? [100, 150] : [many])
    expect(await undoneInLog()).toEqual(await restoredIds())
    const { body } = await post('list-log', { filters: { undone: true } })
    expect(body['data']).toEqual([])
  })
  const again = await undo(logId)
  expect([again.status, again.body.error]).toEqual([200, undefined])
  expect(again.body['data']).toEqual({ logId, kept: 0 })
  expect(await bytesOf(contacts)).toBe(before)
  expect(await undoneInLog()).toEqual(await restoredIds())
  const { body } = await post('list-log', { filters: { undone: true } })
  expect(body['data']).toMatchObject([{ id: logId, isUndone: true }])
  expect((await undo(logId)).body['data']).toEqual({ logId, kept: 0 })
})

test('undo of a bulk action yields to other queries on the embedded database', async () => {
  await putMany()
  const logId = await parkAll()
  const undoing = undo(logId)
  const seen = await observedDuring(undoing, parked)
  expect((await undoing).status).toBe(200)
  const between = [...seen].filter((count) => count > 0 && count < many)
  // PostgreSQL serves others concurrently, so it needs no steps there.
  expect(between.length > 0).toBe(isEmbedded(given.database.db))
})

test('undo of a bulk action keeps leads changed since, and counts each once', async () => {
  await putMany()
  const logId = await parkAll()
  await given.database.db.execute(
    sql`update contacts set status = 'client' where email in ('00001@example.com', '00200@example.com')`,
  )
  expect((await undo(logId)).body['data']).toEqual({ logId, kept: 2 })
  expect(await given.database.db.$count(contacts, sql`${contacts.status} = 'client'`)).toBe(2)
})

test('undo of a bulk action returns 409 when all its contacts have changed since', async () => {
  await putMany()
  const logId = await parkAll()
  await given.database.db.execute(sql`update contacts set status = 'client'`)
  const refused = await undo(logId)
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'All of these have changed since, so this can’t be undone. Nothing was changed.',
  ])
  expect(await undoneInLog()).toEqual([])
})

test('undoing the undo repeats a bulk action', async () => {
  await putMany()
  const logId = await parkAll()
  const undone = await undo(logId)
  const redone = await undo(undone.body['logId'])
  expect(redone.body['data']).toMatchObject({ kept: 0 })
  expect(await parked()).toBe(many)
})

test('the log’s count for the undo of a large import excludes the contacts that stay', async () => {
  const lines = Array.from({ length: many }, (_, n) => `Mary ${n},mary${n}@example.com`)
  const logId = await done('import-contacts', { csv: ['Name,Email', ...lines].join('\n'), dryRun: false })
  await given.database.db
    .update(contacts)
    .set({ version: 1, status: 'client' })
    .where(sql`${contacts.email} in ('mary1@example.com', 'mary2@example.com')`)
  expect((await undo(logId)).body['data']).toMatchObject({ kept: 2 })
  const [undone, imported] = (await post('list-log', {})).body['data'] as LoggedAction[]
  expect([undone?.people, imported?.people]).toEqual([many - 2, many])
})
