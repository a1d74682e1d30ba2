import '#app/office/parts/desk.css'
import './compose.css'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useState, useSyncExternalStore } from 'react'
import { useSession } from '#app/lib/session'
import { useAct } from '#app/office/frame/use-act'
import { useOnline } from '#app/lib/use-online'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { formOf } from '#domain/form-of'
import { firstNameOf } from '#domain/greeting-name'
import { contactCopy } from '#content/office-contact'
import { addNote } from '#contracts/add-note'
import type { ContactPage } from '#contracts/get-contact'
import { markAnswered } from '#contracts/mark-answered'
import { sendReply } from '#contracts/send-reply'
import { withContact } from './contact-query.ts'
import { type Draft, draftName, draftOf, keepDraft, subscribeToRestored, timesRestored } from './drafts.ts'
import { sayHeld } from './say-held.tsx'
import { ReplyInserts } from './reply-inserts.tsx'

const copy = contactCopy.compose

const composeTabs = ['reply', 'note', 'call'] as const
export type ComposeTab = (typeof composeTabs)[number]

interface ComposeProps {
  contact: ContactPage
  tab: ComposeTab
  onTab: (tab: ComposeTab) => void
  /** The field that the keyboard goes to. */
  messageRef: Ref<HTMLTextAreaElement>
}

/** Where one answers somebody, or writes down what was said. What is not sent yet stays on this device. */
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
        <Writing key={`${tab} ${contact.id} ${times}`} contact={contact} tab={tab} messageRef={messageRef} />
      </div>
    </section>
  )
}

const doneWords = { note: copy.noted, call: copy.called }
const saveWords = { reply: copy.send, note: copy.keepNote, call: copy.keepCall }

function Writing({ contact, tab, messageRef }: Omit<ComposeProps, 'onTab'>) {
  const { id, email, waitingSince } = contact
  const client = useQueryClient()
  const { email: by } = useSession()
  const name = draftName(by, tab, id)
  const blank = tab === 'reply' ? greeted(contact) : { text: '' }
  const [written, setWritten] = useState<Draft>(() => draftOf(name) ?? blank)
  const [isAnswer, setIsAnswer] = useState(true)
  const isBegun = (draft: Draft) => draft.text !== blank.text || draft.subject !== blank.subject
  const isOffline = !useOnline()

  function write(change: Partial<Draft>) {
    const next = { ...written, ...change }
    setWritten(next)
    keepDraft(name, isBegun(next) ? next : undefined)
  }
  function begin() {
    keepDraft(name, undefined)
    setWritten(blank)
  }
  const topics = ['contacts'] as const
  const reply = useAct(sendReply, {
    topics,
    onDone({ data }) {
      begin()
      sayHeld(client, { title: contact.isMailConnected ? copy.held : copy.saved, id: data.id, by })
    },
  })
  const note = useAct(addNote, {
    topics,
    said: () => (tab === 'reply' ? undefined : doneWords[tab]),
    shown: (data, { isAnswer: answers }) => (answers ? asAnswered(data, contact) : data),
    onDone: begin,
    waitsAs: 'note',
    onWaiting: begin,
  })
  const isPending = reply.isPending || note.isPending

  function send() {
    const { subject = '', text } = written
    if (tab === 'reply') reply.act({ id, subject, text })
    else note.act({ id, kind: tab, text, ...(tab === 'call' && waitingSince !== null && { isAnswer }) })
  }
  return (
    <form
      className="compose__in"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className="small sub">{tab === 'reply' ? copy.to(email) : copy.noteHint}</p>
      {tab === 'reply' && (
        <input
          className="input"
          aria-label={copy.subject}
          value={written.subject ?? ''}
          required
          // What is typed while it is sent would go with what was sent.
          readOnly={isPending}
          maxLength={200}
          onChange={({ target }) => write({ subject: target.value })}
          onKeyDown={leaveOnEscape}
        />
      )}
      <textarea
        ref={messageRef}
        className="input"
        aria-label={copy.message}
        rows={tab === 'reply' ? 8 : 4}
        value={written.text}
        required
        readOnly={isPending}
        maxLength={tab === 'reply' ? 20_000 : 10_000}
        onChange={({ target }) => write({ text: target.value })}
        onKeyDown={(event) => {
          const { key, metaKey, ctrlKey, currentTarget } = event
          if (key === 'Enter' && (metaKey || ctrlKey) && !isPending) currentTarget.form?.requestSubmit()
          leaveOnEscape(event)
        }}
      />
      {tab === 'call' && waitingSince !== null && (
        <label className="compose__tick">
          <input type="checkbox" checked={isAnswer} onChange={({ target }) => setIsAnswer(target.checked)} />
          {copy.isAnswer}
        </label>
      )}
      <ConflictNote conflict={reply.conflict ?? note.conflict} />
      <div className="compose__do">
        <button type="submit" className="btn" disabled={isPending}>
          {saveWords[tab]}
        </button>
        {tab === 'reply' && !isPending && (
          <ReplyInserts contact={contact} onInsert={(text) => write({ text })} />
        )}
        {(isOffline || isBegun(written)) && (
          <span className="small sub" role={isOffline ? 'status' : undefined}>
            {isOffline ? copy.offline : copy.draft}
          </span>
        )}
        {tab === 'reply' && waitingSince !== null && <AnsweredElsewhere contact={contact} />}
      </div>
    </form>
  )
}

/** Letters act again, such as those that go on to the next lead; what was written is a draft. */
function leaveOnEscape({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Escape' && !nativeEvent.isComposing) currentTarget.blur()
}

/** What a reply begins with. */
function greeted({ name, milestones }: ContactPage): Draft {
  const asked = milestones.findLast((milestone) => formOf(milestone).expectsReply)
  return {
    subject: asked ? formOf(asked).replySubject : copy.about,
    text: copy.greeting(firstNameOf(name ?? '')),
  }
}

/** What is kept of somebody who waits, as it is once they are answered. */
const asAnswered = (data: unknown, { id, status }: ContactPage) =>
  withContact(data, id, {
    waitingSince: null,
    dueAt: null,
    status: status === 'new' ? 'answered' : status,
  })

/** Says that somebody was answered elsewhere; nobody waits any more. */
export function useAnswered(contact: ContactPage) {
  return useAct(markAnswered, {
    topics: ['contacts'],
    waitsAs: 'status',
    said: () => copy.marked,
    shown: (data) => asAnswered(data, contact),
  })
}

function AnsweredElsewhere({ contact }: { contact: ContactPage }) {
  const { act } = useAnswered(contact)
  return (
    <span className="compose__alt">
      {copy.or}{' '}
      <button type="button" className="text-btn" onClick={() => act({ id: contact.id })}>
        {copy.elsewhere} <kbd className="wide">a</kbd>
      </button>
    </span>
  )
}
