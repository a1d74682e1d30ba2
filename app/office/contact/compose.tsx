import '#app/office/parts/desk.css'
import './compose.css'
import { type Ref, useSyncExternalStore } from 'react'
import { useSession } from '#app/lib/session'
import { draftName, subscribeToRestored, timesRestored } from '#app/office/form/drafts'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { WriteNote } from './write-note.tsx'
import { WriteReply } from './write-reply.tsx'

const copy = contactCopy.compose

const composeTabs = ['reply', 'note', 'call'] as const
export type ComposeTab = (typeof composeTabs)[number]

interface ComposeProps {
  contact: ContactPage
  tab: ComposeTab
  onTab: (tab: ComposeTab) => void
  /** The message field, which a shortcut focuses. */
  messageRef: Ref<HTMLTextAreaElement>
}

/** Writes a reply or a note. Unsent text is saved on this device. */
export function Compose({ contact, tab, onTab, messageRef }: ComposeProps) {
  const reply = draftName(useSession().email, 'reply', contact.id)
  const times = useSyncExternalStore(
    subscribeToRestored,
    () => timesRestored(reply),
    () => 0,
  )
  return (
    <section className="compose" aria-label={copy.label}>
      <div className="compose__tabs" role="tablist" aria-label={copy.label}>
        {composeTabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`compose-${each}`}
            aria-selected={each === tab}
            aria-controls="compose-panel"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
            onKeyDown={({ key, currentTarget }) => {
              const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
              const next = composeTabs.at((composeTabs.indexOf(each) + by) % composeTabs.length)
              if (by === 0 || !next) return
              onTab(next)
              currentTarget.parentElement?.querySelector<HTMLElement>(`#compose-${next}`)?.focus()
            }}
          >
            {copy[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="compose-panel" aria-labelledby={`compose-${tab}`}>
        {tab === 'reply' ? (
          <WriteReply key={`${contact.id} ${times}`} contact={contact} messageRef={messageRef} />
        ) : (
          <WriteNote key={`${tab} ${contact.id}`} contact={contact} kind={tab} messageRef={messageRef} />
        )}
      </div>
    </section>
  )
}
