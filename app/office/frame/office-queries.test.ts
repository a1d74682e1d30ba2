import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { newOfficeQueries, refreshEarly } from './office-queries.ts'

const secondsAgo = (seconds: number) => Date.now() - seconds * 1_000
const screenFrom = (at: number) => ({
  role: 'owner' as const,
  email: 'owner@example.com',
  now: at,
  at,
  data: [[['leads'], 'as rendered']] as const,
})

test.each([
  ['a moment ago is not read again', 1, 0],
  ['a while ago is read again once it is hydrated', 20, 1],
])('a screen that came %s, and hydrates as it was rendered', async (_, seconds, reads) => {
  const screen = screenFrom(secondsAgo(seconds))
  const queries = newOfficeQueries(screen)
  let count = 0
  const observer = new QueryObserver(queries, {
    queryKey: ['leads'],
    queryFn: () => `read ${(count += 1)}`,
  })
  const first = observer.getOptimisticResult(queries.defaultQueryOptions(observer.options))
  expect(first).toMatchObject({ data: 'as rendered', isFetching: false })

  const end = observer.subscribe(() => {})
  refreshEarly(queries, screen)
  await expect.poll(() => [count, queries.isFetching()]).toEqual([reads, 0])
  end()
})
