import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchBy } from './refetch.ts'

test('a list that changes during its first load is loaded again', async () => {
  const client = new QueryClient()
  let rows = ['Ada']
  const ends: (() => void)[] = []
  const queryFn = async () => {
    const read = rows
    await new Promise<void>((resolve) => ends.push(resolve))
    return read
  }
  const observer = new QueryObserver(client, { queryKey: ['contacts', 'list'], queryFn })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => ends.length).toBe(1)
  rows = ['Ada', 'Grace']
  refetchBy(client)({ topics: ['contacts'] })
  // Waits longer than the time in which changes are collected into one reload.
  await new Promise((resolve) => setTimeout(resolve, 150))
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['Ada', 'Grace'])
  stop()
})
