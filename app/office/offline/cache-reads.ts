import type { Query, QueryClient } from '@tanstack/react-query'
import { isUnanswered } from '#app/office/frame/outbox'
import { writeCached, readCached } from './cached-reads.ts'

/** Only queries whose key starts with one of these are cached, so that a new screen caches nothing by accident. */
const cachedTopics: readonly unknown[] = [
  'today',
  'contacts',
  'submissions',
  'testimonial-queue',
  'case-studies',
  'deliveries',
  'log',
]
/** Search results are not cached: each letter would evict a list. */
const typed: readonly unknown[] = ['find', 'elsewhere']

const isKept = ({ queryKey: [topic, part] }: Query) => cachedTopics.includes(topic) && !typed.includes(part)

/**
 * Caches what the screens read in this browser and returns it when the server is unreachable, marked as old. Returns
 * a function that stops it.
 */
export function cacheReads(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  const keep = (query: Query) => {
    const { data, dataUpdatedAt } = query.state
    if (data !== undefined && isKept(query)) void writeCached(query.queryHash, data, dataUpdatedAt)
  }
  // A server-rendered screen has put its data into the cache already.
  for (const query of cache.getAll()) {
    keep(query)
    if (!navigator.onLine) void restoreCached(query)
  }
  return cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'observerAdded' && !navigator.onLine) void restoreCached(query)
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' && !action.manual) keep(query)
    if (action.type === 'error' && isUnanswered(action.error)) void restoreCached(query)
  })
}

async function restoreCached(query: Query): Promise<void> {
  if (!isKept(query) || query.state.data !== undefined) return
  const cached = await readCached(query.queryHash)
  if (!cached || query.state.data !== undefined) return
  const { status } = query.state
  // An error stays beside the cached data, so that the screen marks it as old.
  query.setState({
    data: cached.data,
    dataUpdatedAt: cached.at,
    status: status === 'error' ? status : 'success',
  })
}
