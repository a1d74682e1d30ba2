import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * Removes a scorecard's token from the URL once the page has read it, because a copied URL would show others the name
 * and email address.
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
