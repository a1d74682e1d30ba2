import './views.css'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Count } from '#contracts/count'
import { formatCount } from './format-count.ts'

interface View {
  name: string
  /** The link of the view: `?view=open`. */
  to: string
  isCurrent: boolean
  count?: Count | number | undefined
  /** Whether somebody must act on what it counts. */
  isHot?: boolean
}

interface ViewsProps {
  label: string
  views: readonly View[]
  /** The id of the panel with the current view. With it, the views are ARIA tabs with arrow keys; without, links. */
  panelId?: string
  children?: ReactNode
}

/** The views of a list as tabs, each with its count. */
export function Views({ label, views, panelId, children }: ViewsProps) {
  const row = useRef<HTMLElement>(null)
  const refRow = (element: HTMLElement | null) => {
    row.current = element
  }
  // Runs again when counts arrive, because they change the widths or the number of tabs.
  const tabs = JSON.stringify(views)
  // A phone shows the first few tabs, so the current one is scrolled into view.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-current], [aria-selected=true]')
    if (!row.current || !tab) return
    const beyond = tab.getBoundingClientRect().right - row.current.getBoundingClientRect().right
    if (beyond > 0) row.current.scrollLeft += beyond
  }, [tabs])
  const shown = views.map((view, index) => (
    <Link
      key={view.name}
      to={view.to}
      preventScrollReset
      {...(panelId === undefined
        ? { 'aria-current': view.isCurrent ? 'page' : undefined }
        : {
            id: tabId(panelId, index),
            role: 'tab',
            'aria-selected': view.isCurrent,
            'aria-controls': panelId,
            tabIndex: view.isCurrent ? 0 : -1,
          })}
    >
      {view.name}
      {view.count !== undefined && (
        <span className={view.isHot && numberOf(view.count) > 0 ? 'views__hot' : 'views__count'}>
          {formatCount(view.count)}
        </span>
      )}
    </Link>
  ))
  return panelId === undefined ? (
    <nav ref={refRow} className="views" aria-label={label}>
      {shown}
      {children}
    </nav>
  ) : (
    <div
      ref={refRow}
      className="views"
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={moveAmongTabs}
    >
      {shown}
    </div>
  )
}

/** The id of a tab, which labels its panel. */
export const tabId = (panelId: string, index: number): string => `${panelId}-tab-${index}`

function moveAmongTabs(event: KeyboardEvent<HTMLElement>) {
  const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'))
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: tabs.length - 1,
  }
  const next = tabs.at((steps[event.key] ?? Number.NaN) % tabs.length)
  if (steps[event.key] === undefined || !next) return
  event.preventDefault()
  next.click()
  next.focus()
}

const numberOf = (count: NonNullable<View['count']>) => (typeof count === 'number' ? count : count.value)
