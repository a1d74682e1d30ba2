import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { focusHeading } from '#app/lib/focus-heading'

interface ServicesLinkProps {
  onHome: boolean
  /** Whether the page is one of the services. */
  current: boolean
  onClick: () => void
}

/** Scrolls smoothly to the home page's services, or goes there first (behavior 3.2). */
export function ServicesLink({ onHome, current, onClick }: ServicesLinkProps) {
  function choose(event: MouseEvent) {
    onClick()
    const services = document.getElementById('services')
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!onHome || !services || opensElsewhere) return
    // Prevents the router from jumping to the section.
    event.preventDefault()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    services.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
    focusHeading(services)
  }
  return (
    <Link to="/#services" aria-current={current || undefined} onClick={choose}>
      Services
    </Link>
  )
}
