import { type Query, QueryClient } from '@tanstack/react-query'

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

/** What the screens have read. A refusal is shown at once, and an old answer stays until there is a new one. */
export const newOfficeQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 5_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
