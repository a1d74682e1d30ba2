import type { QueryClient } from '@tanstack/react-query'
import { isAbout } from './office-queries.ts'

/** The shortest time between two reloads caused by other users. */
const minIntervalMs = 1_000
/** Changes within this time cause one reload, such as an action's response and its live announcement. */
const batchMs = 50

interface Changed {
  /** Undefined when anything may have changed. */
  topics: readonly string[] | undefined
  /** Whether an action on this page caused the change, so that its reload is not delayed by `minIntervalMs`. */
  isOwn?: boolean
}

type Refetch = (changed: Changed) => void

const readers = new WeakMap<QueryClient, Refetch>()

/** Returns the function that reloads the queries of some topics, and combines changes close in time into one reload. */
export function refetchBy(client: QueryClient): Refetch {
  let reader = readers.get(client)
  if (!reader) {
    reader = createReader(client)
    readers.set(client, reader)
  }
  return reader
}

function createReader(client: QueryClient): Refetch {
  const named = new Set<string>()
  let isAnything = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = -minIntervalMs

  function read() {
    timer = undefined
    // While an action runs, a reload could return data from before it, so it is postponed.
    if (client.isMutating() > 0) return wait(minIntervalMs)
    lastAt = performance.now()
    const isAll = isAnything
    const topics = [...named]
    isAnything = false
    named.clear()
    const changed = isAll ? {} : { predicate: isAbout(topics) }
    const running = client.getQueryCache().findAll({ ...changed, fetchStatus: 'fetching' })
    void client.invalidateQueries(changed)
    // Invalidating does not restart a first load, which may return data from before the change; it is reloaded later.
    for (const { queryKey, promise } of running.filter(({ state }) => state.data === undefined))
      void promise?.catch(() => {}).then(() => client.invalidateQueries({ queryKey, exact: true }))
  }
  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(read, ms)
  }

  return ({ topics, isOwn = false }) => {
    if (topics) for (const topic of topics) named.add(topic)
    else isAnything = true
    if (isOwn) wait(batchMs)
    else if (timer === undefined) wait(Math.max(lastAt + minIntervalMs - performance.now(), batchMs))
  }
}
