import type { QueryClient } from '@tanstack/react-query'
import { tellsOf } from './office-queries.ts'

/** However much others change, a screen reads again this often at most. */
const apartMs = 1_000
/** An act's answer and the announcement of the same act arrive within this: they are one reason to read. */
const togetherMs = 50

interface Changed {
  /** Undefined when anything may have changed. */
  topics: readonly string[] | undefined
  /** By an act here, whose result is waited for. */
  isOwn?: boolean
}

type Refetch = (changed: Changed) => void

const readers = new WeakMap<QueryClient, Refetch>()

/** Reads again what was read under some topics: once for all that changes at about the same moment. */
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
    // What is under way was asked before its own change: its end reads again.
    if (client.isMutating() > 0) return wait(apartMs)
    lastAt = performance.now()
    const isAll = isAnything
    const topics = [...named]
    isAnything = false
    named.clear()
    void client.invalidateQueries(isAll ? {} : { predicate: tellsOf(topics) })
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
