import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followAdminEvents } from '#app/lib/admin-events'
import { recheckSession } from '#app/lib/session'
import { refetchBy } from './refetch.ts'

/**
 * Subscribes to live changes, once for the whole office. A change of a topic reloads the queries that depend on it.
 * Returns whether the connection is up.
 */
export function useLiveChange(): boolean {
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    const end = new AbortController()
    const refetch = refetchBy(client)
    void followAdminEvents({
      onConnected: setIsLive,
      // A session that ended elsewhere is noticed at once, so that an idle screen does not keep showing data.
      onRefused: recheckSession,
      onChange: (topic) => refetch({ topics: topic === undefined ? undefined : [topic] }),
      signal: end.signal,
    })
    return () => end.abort()
  }, [client])

  return isLive
}
