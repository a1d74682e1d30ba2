import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { overPglite } from './connect.ts'
import { openEmbedded } from './embedded.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const heapMb = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

test('memory does not grow with answered queries', async () => {
  const lite = await openEmbedded()
  const { pool } = overPglite(lite)
  const read = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await pool.query("select number, 'a lead of no weight' as words from generate_series(1, 50) number")
  }
  await read(100)
  const before = heapMb()
  await read(1_000)
  // PGlite's own raw call kept 20 kB of each answer.
  expect(heapMb() - before).toBeLessThan(3)
  await lite.close()
})
