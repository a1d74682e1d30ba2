import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followAdminEvents } from '#app/lib/admin-events'
import { refetchBy } from './refetch.ts'

/**
 * Follows what others change, once for the whole office: whatever was read under a topic (the first part of its key) is
 * asked for anew when the server names that topic. Returns whether the server can be heard right now.
 */
export function useLiveChange(): boolean {
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    const end = new AbortController()
    const refetch = refetchBy(client)
    void followAdminEvents({
      onConnected: setIsLive,
      onChange: (topic) => refetch({ topics: topic === undefined ? undefined : [topic] }),
      signal: end.signal,
    })
    return () => end.abort()
  }, [client])

  return isLive
}
