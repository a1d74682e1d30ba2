import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'

type SetAddress = (
  next: URLSearchParams,
  options?: { replace?: boolean; preventScrollReset?: boolean },
) => void

/**
 * The search string of the address, with a setter that updates at once: the router applies a new address as a
 * transition, and a checkbox clicked before that would revert. The router's own hook would add code for every
 * visitor.
 */
export function useAddress(): [URLSearchParams, SetAddress] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const drawn = useMemo(() => new URLSearchParams(search), [search])
  const [address, setShown] = useOptimistic(drawn)
  const setAddress = useCallback<SetAddress>(
    (next, options) =>
      startTransition(async () => {
        setShown(next)
        await navigate(`?${next}`, options)
      }),
    [navigate, setShown],
  )
  return [address, setAddress]
}
