import { type Query, QueryClient } from '@tanstack/react-query'
import { FunctionError } from '#app/lib/call-function'
import type { EarlyScreen } from '#app/lib/early-screen'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What it tells of besides the topic that its key begins with. */
      topics?: readonly string[]
    }
  }
}

/** Whether something that was read tells of one of these: its key begins with it, or it names it besides. */
export const tellsOf =
  (topics: readonly string[]) =>
  ({ queryKey, meta }: Query): boolean =>
    topics.some((topic) => queryKey[0] === topic || meta?.topics?.includes(topic) === true)

/** When whoever asked too often may ask again. */
const allowedAgainMs = ({ state: { error } }: Query): number | false =>
  error instanceof FunctionError && error.code === 'rate_limited'
    ? (error.retryAfterSeconds ?? 60) * 1_000
    : false

/**
 * What the screens have read. A refusal is shown at once, and an old answer stays until there is a new one; after too
 * many calls it is asked for again as soon as that is allowed.
 * @param early a screen that was rendered on the server, to go on from
 */
export function newOfficeQueries(early?: EarlyScreen): QueryClient {
  if (early?.queries) return early.queries
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 5_000,
        refetchOnWindowFocus: false,
        refetchInterval: allowedAgainMs,
      },
      mutations: { networkMode: 'always' },
    },
  })
  for (const [key, data] of early?.data ?? []) queries.setQueryData(key, data, { updatedAt: early?.at })
  return queries
}
