import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { judgeStorage } from './storage.ts'

test.skipIf(!existsSync('/dev/shm'))(
  'an embedded database in the machine’s memory is not durable',
  async () => {
    const folder = mkdtempSync('/dev/shm/ready-')
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // The embedded engine is judged by its folder alone.
    const database = { engine: 'pglite' } as Parameters<typeof judgeStorage>[0]
    expect(await judgeStorage(database, folder)).toBe('memory')
  },
)
