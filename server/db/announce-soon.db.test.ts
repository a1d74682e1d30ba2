import { expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { announcer } from './announce-soon.ts'
import { followChanges } from './changes.ts'

test('announces many changes once, with the latest state', async () => {
  const database = await testDatabase()
  const changes = await followChanges(database)
  const heard: string[] = []
  changes.subscribe((topic) => void heard.push(topic))
  const announceSoon = announcer(database.db)
  for (let count = 0; count < 100; count += 1) announceSoon('submissions', 'deliveries')
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['submissions', 'deliveries'])
  announceSoon('deliveries')
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['submissions', 'deliveries', 'deliveries'])
  await changes.close()
})
