import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Where `outbox.ts` keeps its parcels. Said here again: sharing it would load one file more on every page. */
const outboxKey = 'scorecard-outbox'

function isSomethingKept(): boolean {
  try {
    return window.localStorage.getItem(outboxKey) !== null
  } catch {
    // The visitor has blocked the storage.
    return false
  }
}

/** Should the code not come, the parcels wait, and the next page asks for it again. */
const look = () => {
  if (isSomethingKept())
    import('./keep-sending.ts').then(
      (sender) => sender.keepSending(),
      () => undefined,
    )
}

/**
 * Has kept scorecards sent from whatever page is open (readings of the specification, 36). What sends them is loaded
 * only where something is kept: when a page opens, or when another tab has kept something.
 */
export function useKeptScorecards(): void {
  const { pathname } = useLocation()
  useEffect(look, [pathname])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === outboxKey && look()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}
