import type { QueryClient } from '@tanstack/react-query'
import { isAbout } from './office-queries.ts'

/** A screen reloads at most this often, however much others change. */
const apartMs = 1_000
/** An action's response and its announcement arrive within this time and cause one reload. */
const togetherMs = 50

interface Changed {
  /** Undefined when anything may have changed. */
  topics: readonly string[] | undefined
  /** Caused by an action here, whose result is awaited. */
  isOwn?: boolean
}

type Refetch = (changed: Changed) => void

const readers = new WeakMap<QueryClient, Refetch>()

/** Reloads queries of some topics, once for changes at about the same time. */
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
  let lastAt = -apartMs

  function read() {
    timer = undefined
    // A running query started before its own change, so it is reloaded when it ends.
    if (client.isMutating() > 0) return wait(apartMs)
    lastAt = performance.now()
    const isAll = isAnything
    const topics = [...named]
    isAnything = false
    named.clear()
    const changed = isAll ? {} : { predicate: isAbout(topics) }
    const running = client.getQueryCache().findAll({ ...changed, fetchStatus: 'fetching' })
    void client.invalidateQueries(changed)
    // A first load is not started again, and may have read what was there before the change.
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
    if (isOwn) wait(togetherMs)
    else if (timer === undefined) wait(Math.max(lastAt + apartMs - performance.now(), togetherMs))
  }
}
