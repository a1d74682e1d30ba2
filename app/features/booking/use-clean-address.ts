import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * Takes the token of a scorecard out of the address once the page has it: addresses are copied, and a copy should not
 * show others somebody's name and email.
 */
export function useCleanAddress(isDue: boolean): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDue || !params.has('scorecard')) return
    const next = new URLSearchParams(params)
    next.delete('scorecard')
    void navigate(`?${next}`, { preventScrollReset: true, replace: true })
  }, [isDue, navigate, params])
}
