import './moderation.css'
import type { KeyboardEvent } from 'react'
import { moderationCopy as copy } from '#content/moderation'

const moderationTabs = ['pending', 'approved'] as const
type ModerationTab = (typeof moderationTabs)[number]

interface ModerationTabsProps {
  current: ModerationTab
  onChoose: (tab: ModerationTab) => void
}

export const panelId = 'moderation-panel'
export const tabId = (tab: ModerationTab) => `moderation-tab-${tab}`

/** Two tabs over one panel; the arrow keys go from one to the other. */
export function ModerationTabs({ current, onChoose }: ModerationTabsProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const isFirst = current === 'pending'
    const next = event.key === 'Home' || (event.key !== 'End' && !isFirst) ? 'pending' : 'approved'
    onChoose(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={copy.title}>
      {moderationTabs.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
        >
          {copy.tabs[tab]}
        </button>
      ))}
    </div>
  )
}
