import '#app/ui/chips.css'
import { Link, useSearchParams } from 'react-router'
import { useHydrated } from '#app/lib/use-hydrated'
import { caseStudiesCopy as copy } from '#content/pages/case-studies'

/** Toggles between featured and all studies (behavior 12.4). A link, which needs no script. */
export function FeaturedChip({ isOn }: { isOn: boolean }) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(isOn ? {} : { featured: 'true' })
  // The server does not know whether the admin section is open: the page is the same for everybody.
  if (useHydrated() && params.get('admin') === 'true') next.set('admin', 'true')
  return (
    <Link
      className="chip"
      to={{ search: next.toString() || '?' }}
      aria-current={isOn || undefined}
      preventScrollReset
    >
      {copy.featuredFilter}
      {isOn && <span className="vh">: {copy.featuredOn}</span>}
    </Link>
  )
}
