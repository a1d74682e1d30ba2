import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followAdminEvents } from '#app/lib/admin-events'
import { recheckSession } from '#app/lib/session'
import { refetchBy } from './refetch.ts'

/**
 * Subscribes to changes once for the whole office: a change of a topic reloads what was read under it (the first part
 * of the key). Returns whether the connection is up.
 */
export function useLiveChange(): boolean {
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    const end = new AbortController()
    const refetch = refetchBy(client)
    void followAdminEvents({
      onConnected: setIsLive,
      // A session that ended elsewhere leaves nothing on a screen that nobody touches.
      onRefused: recheckSession,
      onChange: (topic) => refetch({ topics: topic === undefined ? undefined : [topic] }),
      signal: end.signal,
    })
    return () => end.abort()
  }, [client])

  return isLive
}
