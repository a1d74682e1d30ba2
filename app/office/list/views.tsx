import './views.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Count } from '#contracts/count'
import { countText } from './count-text.ts'

export interface View {
  name: string
  /** The address of the view, as a link has it: `?view=open`. */
  to: string
  isCurrent: boolean
  count?: Count | number | undefined
  /** Somebody must act on what it counts, where that is anything. */
  isHot?: boolean
}

/** The views of a list as tabs, each with how many rows it has. */
export function Views({
  label,
  views,
  children,
}: {
  label: string
  views: readonly View[]
  children?: ReactNode
}) {
  const tabs = useRef<HTMLElement>(null)
  const current = views.find(({ isCurrent }) => isCurrent)?.name
  // A phone shows the first few: whoever is led to another sees that one.
  useLayoutEffect(() => {
    const row = tabs.current
    const tab = row?.querySelector('[aria-current]')
    if (!row || !tab) return
    const beyond = tab.getBoundingClientRect().right - row.getBoundingClientRect().right
    if (beyond > 0) row.scrollLeft += beyond
  }, [current])
  return (
    <nav ref={tabs} className="views" aria-label={label}>
      {views.map(({ name, to, isCurrent, count, isHot }) => (
        <Link key={name} to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
          {name}
          {count !== undefined && (
            <span className={isHot && numberOf(count) > 0 ? 'views__hot' : 'views__count'}>
              {countText(count)}
            </span>
          )}
        </Link>
      ))}
      {children}
    </nav>
  )
}

const numberOf = (count: NonNullable<View['count']>) => (typeof count === 'number' ? count : count.value)
