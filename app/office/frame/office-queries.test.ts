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
  ['1 second ago is not reloaded', 1, 0],
  ['20 seconds ago is reloaded once hydrated', 20, 1],
])('a screen that the server rendered %s, and hydrates with the rendered data', async (_, seconds, reads) => {
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
