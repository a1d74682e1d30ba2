import { QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What it tells of besides the topic that its key begins with. */
      topics?: readonly string[]
    }
  }
}

/** What the screens have read. A refusal is shown at once, and an old answer stays until there is a new one. */
export const newOfficeQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 5_000, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  })
