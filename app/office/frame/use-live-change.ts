import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followAdminEvents } from '#app/lib/admin-events'
import { readAnewBy } from './read-anew.ts'

/**
 * Follows what others change, once for the whole office: whatever was read under a topic (the first part of its key) is
 * asked for anew when the server names that topic. Returns whether the server can be heard right now.
 */
export function useLiveChange(): boolean {
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    const end = new AbortController()
    const readAnew = readAnewBy(client)
    void followAdminEvents({
      onConnected: setIsLive,
      onChange: (topic) => readAnew({ topics: topic === undefined ? undefined : [topic] }),
      signal: end.signal,
    })
    return () => end.abort()
  }, [client])

  return isLive
}
