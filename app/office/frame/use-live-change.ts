import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followAdminEvents } from '#app/lib/admin-events'

/** However much comes in, a screen asks anew this often at most. */
const apartMs = 1_000

const tellsOf = ({ queryKey, meta }: Query, topic: string) =>
  queryKey[0] === topic || meta?.topics?.includes(topic) === true

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
      void client.invalidateQueries({
        predicate: (query) => all || topics.some((topic) => tellsOf(query, topic)),
      })
    }
    function wait() {
      timer ??= setTimeout(ask, Math.max(lastAt + apartMs - performance.now(), 50))
    }

    let connections = 0
    void followAdminEvents({
      onConnected(isConnected) {
        setIsLive(isConnected)
        if (isConnected) connections += 1
      },
      onChange(topic) {
        if (topic !== undefined) named.add(topic)
        // What was read a moment before the first connection is as new as what one could ask for now.
        else if (connections > 1) anything = true
        else return
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
