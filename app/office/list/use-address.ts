import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type SetAddress = (
  next: URLSearchParams,
  options?: { replace?: boolean; preventScrollReset?: boolean },
) => void

/** What stands after `?` in the address, and a way to change it. Of the router’s own, every visitor would load the code. */
export function useAddress(): [URLSearchParams, SetAddress] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => new URLSearchParams(search), [search])
  const setAddress = useCallback<SetAddress>(
    (next, options) => void navigate(`?${next}`, options),
    [navigate],
  )
  return [address, setAddress]
}
