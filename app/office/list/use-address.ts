import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'

type SetAddress = (
  next: URLSearchParams,
  options?: { replace?: boolean; preventScrollReset?: boolean },
) => void

/**
 * The part after `?` of the address, and a way to change it, which shows at once: the router draws its new address
 * when nothing is more urgent, and a box that is pressed before that would be put back, and forgotten by the next one. Of
 * the router’s own, every visitor would load the code.
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
