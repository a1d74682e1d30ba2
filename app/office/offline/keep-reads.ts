import type { Query, QueryClient } from '@tanstack/react-query'
import { isUnanswered } from '#app/office/frame/outbox'
import { keepRead, keptRead } from './kept-reads.ts'

/** What is kept begins with one of these, so that a new screen keeps nothing that nobody has thought about. */
const keptTopics: readonly unknown[] = [
  'today',
  'contacts',
  'submissions',
  'testimonial-queue',
  'case-studies',
  'deliveries',
  'log',
]
/** Answers to what was typed: each letter would push a list out. */
const typed: readonly unknown[] = ['find', 'elsewhere']

const isKept = ({ queryKey: [topic, part] }: Query) => keptTopics.includes(topic) && !typed.includes(part)

/**
 * Keeps what the screens read in this browser, and gives it back where the server cannot be asked: as old, beside the
 * reason. Returns a function that ends it.
 */
export function keepReads(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  const keep = (query: Query) => {
    const { data, dataUpdatedAt } = query.state
    if (data !== undefined && isKept(query)) void keepRead(query.queryHash, data, dataUpdatedAt)
  }
  // The first screen was rendered on the server, with its data.
  for (const query of cache.getAll()) {
    keep(query)
    if (!navigator.onLine) void giveBack(query)
  }
  return cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'observerAdded' && !navigator.onLine) void giveBack(query)
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' && !action.manual) keep(query)
    if (action.type === 'error' && isUnanswered(action.error)) void giveBack(query)
  })
}

async function giveBack(query: Query): Promise<void> {
  if (!isKept(query) || query.state.data !== undefined) return
  const kept = await keptRead(query.queryHash)
  if (!kept || query.state.data !== undefined) return
  const { status } = query.state
  // A failure stays one, with something to show beside it.
  query.setState({ data: kept.data, dataUpdatedAt: kept.at, status: status === 'error' ? status : 'success' })
}
