import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'

interface ActionLinkProps {
  /** An outside address (opens in a new tab), a path on this site, or an anchor on the page. */
  href: string
  className?: string
  children: ReactNode
}

/** A link whose target comes from the content, so that a button's next step can change without touching the page. */
export function ActionLink({ href, className, children }: ActionLinkProps) {
  if (/^https?:/.test(href)) {
    return (
      <NewTabLink href={href} className={className}>
        {children}
      </NewTabLink>
    )
  }
  if (href.startsWith('#')) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  )
}
