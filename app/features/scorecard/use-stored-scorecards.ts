import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The storage key of `outbox.ts`. Duplicated, because sharing it would load one more file on every page. */
const outboxKey = 'scorecard-outbox'

function hasStoredScorecard(): boolean {
  try {
    return window.localStorage.getItem(outboxKey) !== null
  } catch {
    // The visitor has blocked storage.
    return false
  }
}

/** If the code does not load, the parcels wait for the next page. */
const look = () => {
  if (hasStoredScorecard())
    import('./retry-until-sent.ts').then(
      (sender) => sender.retryUntilSent(),
      () => undefined,
    )
}

/**
 * Sends stored scorecards from any page (behavior 6.9). The code for it loads only if something is stored: when a
 * page opens, or when another tab has stored something.
 */
export function useStoredScorecards(): void {
  const { pathname } = useLocation()
  useEffect(look, [pathname])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === outboxKey && look()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}
