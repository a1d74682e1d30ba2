import type { ReactNode } from 'react'

interface NewTabLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
  onClick?: () => void
}

/** A link that opens beside this page and says so to screen readers. */
export function NewTabLink({ href, className, children, onClick }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener" onClick={onClick}>
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  )
}
