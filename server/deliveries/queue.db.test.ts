import { expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { executeSql } from './queue.ts'

test('leaves no broken transaction behind a script that failed', async () => {
  const database = await testDatabase()
  const { pool } = database
  await expect(executeSql(database, 'begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  // Whichever connection it had.
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const answers = await Promise.allSettled(clients.map((client) => client.query('select 1')))
  for (const client of clients) client.release()
  expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 'fulfilled'))
})
