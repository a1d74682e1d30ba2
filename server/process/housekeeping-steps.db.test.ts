import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storePicture } from '#server/queries/pictures/pictures.server'
import { testDatabase } from '#test/database'
import { addLogRow, addPicture, addSubscriber, ago, keep, rows } from '#test/housekeeping-rows'
import { temporaryFolder } from '#test/server-process'
import type { Db } from '#server/db/connect'
import { housekeepingSteps } from './housekeeping-steps.ts'

const allSteps = (captureDir = '/nowhere') => housekeepingSteps({ keep: () => keep, captureDir })

/** Runs all steps until nothing is left to do, and returns how many rows each deleted or cleared. */
async function keepHouse(db: Db, captureDir?: string): Promise<Record<string, number>> {
  const forgotten: Record<string, number> = {}
  for (const { name, run } of allSteps(captureDir)) {
    for (let count = await run(db); count > 0; count = await run(db))
      forgotten[name] = (forgotten[name] ?? 0) + count
  }
  return forgotten
}

async function marks(db: Db, query: SQL): Promise<string[]> {
  return (await db.execute<{ mark: string }>(query)).rows.map(({ mark }) => mark).toSorted()
}

test('every database step is tested here', () => {
  expect(Object.keys(rows).toSorted()).toEqual(
    allSteps()
      .filter(({ isLocal }) => !isLocal)
      .map(({ name }) => name)
      .toSorted(),
  )
})

test.each(Object.entries(rows))(
  '%s: deletes what is due, and nothing else',
  async (name, { term, insert, left }) => {
    const { db } = await testDatabase()
    const hour = 1 / 24
    const isByDay = name === 'use of the language model'
    for (const statement of insert('due', term + (isByDay ? 1 : hour))) await db.execute(statement)
    for (const statement of insert('stays', term - (isByDay ? 1 : hour))) await db.execute(statement)
    expect(await marks(db, left)).toEqual(['due', 'stays'])
    expect(await keepHouse(db)).toEqual({ [name]: 1 })
    expect(await marks(db, left)).toEqual(['stays'])
  },
)

test('the newest complete backup is kept however old it is', async () => {
  const { db } = await testDatabase()
  for (const [file, days, fault] of [
    ['whole', 90, null],
    ['failed', 80, 'No.'],
  ] as const)
    await db.execute(sql`insert into backups (id, occasion, begun_at, finished_at, file, fault) values
      (${randomUUID()}, 'nightly', ${ago(days)}, case when ${fault}::text is null then ${ago(days)} end, ${file}, ${fault})`)
  await keepHouse(db)
  const { rows: left } = await db.execute(sql`select file from backups order by file`)
  expect(left).toEqual([{ file: 'failed' }, { file: 'whole' }])
})

test('a closed delivery loses only its payload, and an open one nothing, however old', async () => {
  const { db } = await testDatabase()
  for (const state of ['pending', 'sending', 'uncertain', 'not_connected', 'failed', 'not_sent', 'delivered'])
    await db.execute(sql`insert into deliveries (id, kind, dedupe_key, payload, state, created_at)
      values (${randomUUID()}, 'score-mail', ${state}, '{}', ${state}, ${ago(1000)})`)
  await keepHouse(db)
  expect(await marks(db, sql`select dedupe_key as mark from deliveries where payload is null`)).toEqual([
    'delivered',
    'failed',
    'not_sent',
  ])
  expect(await marks(db, sql`select dedupe_key as mark from deliveries`)).toHaveLength(7)
})

test('a sign-up is stored as long as the link of a late mail is valid', async () => {
  const { db } = await testDatabase()
  const id = randomUUID()
  await db.execute(
    sql`insert into sign_ups (id, email, password_hash, created_at) values (${id}, 'late@example.com', 'x', ${ago(2)})`,
  )
  await db.execute(
    sql`insert into one_time_tokens (token_hash, purpose, subject_id, expires_at, used_at, created_at) values ('t', 'sign-up', ${id}, now() + interval '1 hour', null, now())`,
  )
  expect(await keepHouse(db)).toEqual({})
})

test('the last unsubscribe link is kept for current subscribers, but not for former ones', async () => {
  const { db } = await testDatabase()
  for (const state of ['subscribed', 'unsubscribed']) {
    const id = randomUUID()
    await db.execute(addSubscriber(id, state, state))
    await db.execute(
      sql`insert into newsletter_tokens (hash, subscriber_id, created_at) values (${state}, ${id}, ${ago(1000)})`,
    )
  }
  await keepHouse(db)
  expect(await marks(db, sql`select hash as mark from newsletter_tokens`)).toEqual(['subscribed'])
})

test('a picture in use is kept', async () => {
  const { db } = await testDatabase()
  for (const hash of ['shown', 'cover', 'logo', 'replaced']) await db.execute(addPicture(hash, 1000))
  await db.execute(sql`insert into testimonials (id, name, testimonial, rating, category, picture, created_at)
    values (${randomUUID()}, 'Ada', 'Good', 5, 'workshop', '/pictures/shown.webp', now())`)
  await db.execute(sql`insert into case_studies (id, slug, title, image_url, client_logo_url, created_at, updated_at)
    values (${randomUUID()}, 'a', 'A', '/pictures/cover.webp', '/pictures/logo.webp', now(), now())`)
  expect(await keepHouse(db)).toEqual({ 'unused pictures': 1 })
  expect(await marks(db, sql`select hash as mark from pictures`)).toEqual(['cover', 'logo', 'shown'])
})

test('a removed picture is kept while the removal can be undone', async () => {
  const { db } = await testDatabase()
  for (const hash of ['taken', 'long-ago']) await db.execute(addPicture(hash, 1000))
  const take = (hash: string, days: number) =>
    addLogRow({
      action: 'x',
      subject: 'testimonial',
      before: { age: 7, picture: `/pictures/${hash}.webp` },
      days,
    })
  await db.execute(take('taken', keep.KEEP_CHANGES_DAYS - 1))
  await db.execute(take('long-ago', keep.KEEP_CHANGES_DAYS + 1))
  expect(await keepHouse(db)).toEqual({ 'what was changed': 1, 'unused pictures': 1 })
  expect(await marks(db, sql`select hash as mark from pictures`)).toEqual(['taken'])
})

test('a picture stored again counts as new', async () => {
  const { db } = await testDatabase()
  const picture = { bytes: Buffer.from('the same'), type: 'image/webp' as const, width: 1, height: 1 }
  const address = await storePicture(db, picture, new Date())
  await db.execute(sql`update pictures set created_at = ${ago(1000)}`)
  expect(await storePicture(db, picture, new Date())).toBe(address)
  expect(await keepHouse(db)).toEqual({})
})

test('captured mail is deleted by age, in batches; other files stay', async () => {
  const { db } = await testDatabase()
  const folder = join(temporaryFolder(), 'mail')
  expect(await keepHouse(db, folder)).toEqual({})
  mkdirSync(folder)
  const old = new Date(Date.now() - (keep.KEEP_CAPTURED_MAIL_DAYS * 24 + 1) * 3_600_000)
  const young = new Date(Date.now() - (keep.KEEP_CAPTURED_MAIL_DAYS * 24 - 1) * 3_600_000)
  const names = Array.from({ length: 250 }, (_, index) => `${index}.eml`)
  for (const name of [...names, '.half.tmp', 'notes.txt', 'young.eml']) {
    writeFileSync(join(folder, name), 'x')
    const time = name === 'young.eml' ? young : old
    utimesSync(join(folder, name), time, time)
  }
  expect(await keepHouse(db, folder)).toEqual({ 'captured mail': 251 })
  expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', 'young.eml'])
})
