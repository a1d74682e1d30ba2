import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage'
import { refetchBy } from './refetch.ts'
import { undoLast } from './undo-last.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('fetch', async () => Response.json({ data: { logId: 'undone', kept: 0 }, logId: 'undone' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an undo and the live announcement of its change reload a list only once', async () => {
  const client = new QueryClient()
  const read = vi.fn(async () => [])
  const end = new QueryObserver(client, { queryKey: ['contacts'], queryFn: read }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1_000)
  read.mockClear()

  refetchBy(client)({ topics: ['contacts'] })
  await undoLast(client, ['5f0c7a52-3f0b-4d0e-9a53-3a6f0a6b1c11'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(read).toHaveBeenCalledTimes(1)
  end()
  client.clear()
})
