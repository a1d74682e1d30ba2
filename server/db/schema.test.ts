import { globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { tables } from './schema/index.ts'
import { impersonalColumns, personalData } from './schema/personal-data.ts'

const nameOf = (table: PgTable) => getTableConfig(table).name

test('every table in server/db/schema is listed once', async () => {
  const folder = join(import.meta.dirname, 'schema')
  const modules = await Promise.all(
    globSync('*.ts', { cwd: folder }).map(
      (file) => import(join(folder, file)) as Promise<Record<string, unknown>>,
    ),
  )
  const found = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  expect(tables.map(nameOf).toSorted()).toEqual(found.map(nameOf).toSorted())
})

test('every table comes after those it references', () => {
  const forward = tables.flatMap((table, index) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference().foreignTable)
      .filter((referred) => tables.indexOf(referred) > index)
      .map((referred) => `${nameOf(table)} refers to ${nameOf(referred)}`),
  )
  expect(forward).toEqual([])
})

/** Column names that suggest personal data or text by a person. */
const soundsPersonal =
  /e_?mail|recipient|sender|name|phone|(^|_)ip(_|$)|address|company|client|linkedin|content|conversation|comment|payload|answer|calls|feedback/

test('every column whose name suggests personal data is declared as personal or impersonal', () => {
  const declared = new Set([
    ...personalData.flatMap(({ by, holds }) => [...(by ? [by] : []), ...holds]),
    ...impersonalColumns,
  ])
  const undeclared = tables.flatMap((table) =>
    getTableConfig(table)
      .columns.filter((column) => soundsPersonal.test(column.name) && !declared.has(column))
      .map((column) => `${nameOf(table)}.${column.name}`),
  )
  expect(undeclared).toEqual([])
})

test('columns declared as personal data exist, and each table is declared once', () => {
  expect(new Set(personalData.map(({ table }) => table)).size).toBe(personalData.length)
  for (const { table, by, holds } of personalData)
    for (const column of [...holds, ...(by ? [by] : [])]) expect(column.table).toBe(table)
})
