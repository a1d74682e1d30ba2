import '#app/ui/confirm-dialog.css'
import './moderation.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { moderationCopy as copy } from '#content/moderation'
import { categoryLabels } from '#content/testimonials'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { testimonialCategories } from '#domain/testimonial-category'
import { ModerationRow } from './moderation-row.tsx'
import { ModerationTabs, type ModerationTab, panelId, tabId } from './moderation-tabs.tsx'
import { type ModerationAct, useModeration } from './use-moderation.ts'

/** The back office's testimonials (S1 §2). */
export function ModerationScreen() {
  // Failures are shown, not repeated: the button for that stands beside them.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <Moderation />
    </QueryClientProvider>
  )
}

function matches(
  { name, role, company, testimonial, category }: AdminTestimonial,
  search: string,
  wanted: string,
): boolean {
  if (wanted !== '' && category !== wanted) return false
  const text = [name, role, company, testimonial].join('\n').toLowerCase()
  return text.includes(search.trim().toLowerCase())
}

function Moderation() {
  const { testimonials, failed, refetch, act, isLive } = useModeration()
  const [tab, setTab] = useState<ModerationTab>('pending')
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState('')
  const [toDelete, setToDelete] = useState<AdminTestimonial>()
  const panel = useRef<HTMLDivElement>(null)

  const all = testimonials ?? []
  const approved = all.filter(({ is_approved }) => is_approved)
  const counts = { pending: all.length - approved.length, approved: approved.length, total: all.length }
  const inTab = all.filter(({ is_approved }) => is_approved === (tab === 'approved'))
  const shown = inTab.filter((each) => matches(each, search, category))

  function actAndMoveOn(testimonial: AdminTestimonial, what: ModerationAct) {
    const index = shown.indexOf(testimonial)
    const rows = panel.current?.querySelectorAll<HTMLElement>('.moderated') ?? []
    // Its row is about to go: the keyboard goes on with the next one.
    const next = rows[index + 1] ?? rows[index - 1] ?? panel.current
    act(testimonial, what)
    next?.focus()
  }

  return (
    <>
      <header className="moderation__head">
        <h1>{copy.title}</h1>
        <dl className="moderation__counts">
          {(['pending', 'approved', 'total'] as const).map((name) => (
            <div key={name} className={`moderation__count--${name}`}>
              <dt className="fine">{copy.counters[name]}</dt>
              <dd className="num">{testimonials ? counts[name] : '–'}</dd>
            </div>
          ))}
        </dl>
      </header>
      <search className="moderation__filter split">
        <div className="field">
          <label htmlFor="moderation-search">
            {copy.search} <span className="field__hint">{copy.searchHint}</span>
          </label>
          <input
            id="moderation-search"
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="moderation-category">{copy.category}</label>
          <select
            id="moderation-category"
            value={category}
            onChange={(event) => setCategory(event.currentTarget.value)}
          >
            <option value="">{copy.allCategories}</option>
            {testimonialCategories.map((each) => (
              <option key={each} value={each}>
                {categoryLabels[each]}
              </option>
            ))}
          </select>
        </div>
      </search>
      <ModerationTabs current={tab} onChoose={setTab} />
      <p className="moderation__live fine" role="status">
        <Icon name={isLive ? 'ok' : 'node'} />
        {isLive ? copy.live.on : copy.live.off}
      </p>
      <div ref={panel} id={panelId} role="tabpanel" aria-labelledby={tabId(tab)} tabIndex={-1}>
        {shown.length > 0 ? (
          <ul className={`moderation__list moderation__list--${tab}`}>
            {shown.map((testimonial) => (
              <ModerationRow
                key={testimonial.id}
                testimonial={testimonial}
                onAct={(what) =>
                  what === 'delete' ? setToDelete(testimonial) : actAndMoveOn(testimonial, what)
                }
              />
            ))}
          </ul>
        ) : (
          <div className="moderation__none">
            <Line>
              <LineNode />
              <LineLink />
              {failed ? <LineBreak /> : <LineNode />}
              <LineLink />
              <LineNode />
            </Line>
            <p role="status">
              {failed
                ? copy.failed
                : !testimonials
                  ? copy.loading
                  : inTab.length > 0
                    ? copy.noMatch
                    : copy.empty[tab]}
            </p>
            {failed && (
              <button type="button" className="btn btn--line" onClick={refetch}>
                {copy.again}
              </button>
            )}
          </div>
        )}
      </div>
      {toDelete && (
        <ConfirmDialog
          {...copy.confirm}
          onClose={() => setToDelete(undefined)}
          onConfirm={() => {
            // Closed first: nothing behind an open dialog takes the focus.
            flushSync(() => setToDelete(undefined))
            actAndMoveOn(toDelete, 'delete')
          }}
        >
          <p className="confirm__about">{toDelete.name}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
