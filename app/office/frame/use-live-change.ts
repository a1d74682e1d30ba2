import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followAdminEvents } from '#app/lib/admin-events'
import { tellsOf } from './office-queries.ts'

/** However much comes in, a screen asks anew this often at most. */
const apartMs = 1_000

/**
 * Follows what others change, once for the whole office: whatever was read under a topic (the first part of its key) is
 * asked for anew when the server names that topic. Returns whether the server can be heard right now.
 */
export function useLiveChange(): boolean {
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    const end = new AbortController()
    const named = new Set<string>()
    let anything = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastAt = -apartMs

    function ask() {
      timer = undefined
      // What is under way was asked before its own change: its end asks anew.
      if (client.isMutating() > 0) return wait()
      lastAt = performance.now()
      const all = anything
      const topics = [...named]
      anything = false
      named.clear()
      void client.invalidateQueries(all ? {} : { predicate: tellsOf(topics) })
    }
    function wait() {
      timer ??= setTimeout(ask, Math.max(lastAt + apartMs - performance.now(), 50))
    }

    void followAdminEvents({
      onConnected: setIsLive,
      onChange(topic) {
        if (topic === undefined) anything = true
        else named.add(topic)
        wait()
      },
      signal: end.signal,
    })
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [client])

  return isLive
}
