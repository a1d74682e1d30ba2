import { type Query, QueryClient } from '@tanstack/react-query'
import { FunctionError } from '#app/lib/call-function'
import type { EarlyScreen } from '#app/lib/early-screen'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Topics that the query's data depends on, besides the first part of its key. */
      topics?: readonly string[]
    }
  }
}

/** Whether a query depends on one of these topics: by the start of its key or by its metadata. */
export const isAbout =
  (topics: readonly string[]) =>
  ({ queryKey, meta }: Query): boolean =>
    topics.some((topic) => queryKey[0] === topic || meta?.topics?.includes(topic) === true)

/** For this long, loaded data is reused without a request. */
const freshMs = 5_000

/** The milliseconds after which a rate-limited query may run again; false for others. */
const allowedAgainMs = ({ state: { error } }: Query): number | false =>
  error instanceof FunctionError && error.code === 'rate_limited'
    ? (error.retryAfterSeconds ?? 60) * 1_000
    : false

/**
 * The query cache of the office. Failed queries are not retried, so that an error shows at once, except after a rate
 * limit, when they run again as soon as they may.
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
  // The data counts as loaded now, because a fetching query would render differently from the server's HTML.
  for (const [key, data] of early?.data ?? []) queries.setQueryData(key, data)
  return queries
}

/** Reloads a hydrated screen's data, unless the server rendered it in the last five seconds. */
export function refreshEarly(queries: QueryClient, { at }: EarlyScreen): void {
  if (Date.now() - at > freshMs) void queries.invalidateQueries()
}
