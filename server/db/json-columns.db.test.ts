import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { tables } from './schema/index.ts'
import { settings } from './schema/settings.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** JSON strings whose text is itself JSON, and the other kinds of values. */
const values = [
  '85512345678',
  '1e400',
  'true',
  'null',
  '"quoted"',
  '{"a":1}',
  '[]',
  '',
  12,
  true,
  { a: '12' },
  ['12'],
]

const jsonColumns = tables.flatMap((table) =>
  getTableConfig(table)
    .columns.filter((column) => /^jsonb?$/.test(column.getSQLType()))
    .map((column) => [`${getTableName(table)}.${column.name}`, column] as const),
)

test('the list of JSON columns is not empty', () => {
  expect(jsonColumns.length).toBeGreaterThan(15)
})

describe.each(jsonColumns)('%s', (_name, column) => {
  test.each(values)('reads %j as it was written', async (value) => {
    const written = sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`
    const [row] = await database.db
      .select({ value: sql`value`.mapWith(column) })
      .from(sql`(select ${written} as value) as one`)
    expect(row?.value).toStrictEqual(value)
  })
})

test('a setting made of digits is stored as text', async () => {
  const { post } = createTestApp(database, { role: 'owner' })
  const changes = ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_MEETING_ID'].map(
    (name) => ({
      name,
      value: '85512345678',
      updatedAt: null,
    }),
  )
  const saved = await post('save-settings', { changes })
  expect(saved.status, saved.body.error).toBe(200)
  const rows = await database.db.select().from(settings)
  expect(rows.find(({ key }) => key === 'ZOOM_MEETING_ID')?.value).toBe('85512345678')
})
