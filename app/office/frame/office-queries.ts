import { type Query, QueryClient } from '@tanstack/react-query'
import { FunctionError } from '#app/lib/call-function'
import type { EarlyScreen } from '#app/lib/early-screen'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Other topics that its data depends on, besides the first part of its key. */
      topics?: readonly string[]
    }
  }
}

/** Whether a query depends on one of these topics: by the start of its key or by its metadata. */
export const isAbout =
  (topics: readonly string[]) =>
  ({ queryKey, meta }: Query): boolean =>
    topics.some((topic) => queryKey[0] === topic || meta?.topics?.includes(topic) === true)

/** For so long what was read is not read again. */
const freshMs = 5_000

/** When a rate-limited query may run again. */
const allowedAgainMs = ({ state: { error } }: Query): number | false =>
  error instanceof FunctionError && error.code === 'rate_limited'
    ? (error.retryAfterSeconds ?? 60) * 1_000
    : false

/**
 * The cache of what screens have read. An error is shown at once and old data stays until there is new; after a rate
 * limit the query runs again as soon as it may.
 * @param early a screen rendered on the server, whose data is reused
 */
export function newOfficeQueries(early?: EarlyScreen): QueryClient {
  if (early?.queries) return early.queries
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        refetchInterval: allowedAgainMs,
      },
      mutations: { networkMode: 'always' },
    },
  })
  // As read just now: a query that is about to read again renders otherwise than the server did.
  for (const [key, data] of early?.data ?? []) queries.setQueryData(key, data)
  return queries
}

/** Reads again what a server-rendered screen shows, once it is hydrated, unless it came a moment ago. */
export function refreshEarly(queries: QueryClient, { at }: EarlyScreen): void {
  if (Date.now() - at > freshMs) void queries.invalidateQueries()
}
