import '#app/ui/confirm-dialog.css'
import './moderation.css'
import { useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMay } from '#app/lib/admin-role'
import { LiveContext } from '#app/office/frame/live-context'
import { useListAddress } from '#app/office/list/list-address'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { moderationCopy as copy } from '#content/moderation'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { ModerationFilters } from './moderation-filters.tsx'
import { ModerationHead } from './moderation-head.tsx'
import { ModerationNone } from './moderation-none.tsx'
import { ModerationRow } from './moderation-row.tsx'
import { ModerationTabs, panelId, tabId } from './moderation-tabs.tsx'
import { type ModerationAct, useModeration } from './use-moderation.ts'

function matches(
  { name, role, company, testimonial, category }: AdminTestimonial,
  search: string,
  wanted: string,
): boolean {
  if (wanted !== '' && category !== wanted) return false
  const text = [name, role, company, testimonial].join('\n').toLowerCase()
  return text.includes(search.toLowerCase())
}

/** Whether there is something to ask its author, and somewhere to ask. */
const canBeAsked = ({ is_sample, consent_wording, contact }: AdminTestimonial) =>
  !is_sample && consent_wording === null && contact !== null

/** The back office's testimonials (S1 §2). What is searched, filtered and shown stands in the address. */
export default function ModerationScreen() {
  /** Those that are being corrected, until the server has taken it. */
  const [correcting, setCorrecting] = useState<readonly string[]>([])
  const correct = (id: string) => setCorrecting((ids) => [...ids, id])
  const leaveAsIs = (id: string) => setCorrecting((ids) => ids.filter((each) => each !== id))
  const { testimonials, failed, refetch, act } = useModeration(leaveAsIs)
  const isLive = useContext(LiveContext)
  const mayAct = useMay('editor')
  const list = useListAddress()
  const [toDelete, setToDelete] = useState<AdminTestimonial>()
  const panel = useRef<HTMLDivElement>(null)

  const all = testimonials ?? []
  const one = all.find(({ id }) => id === list.address.get('one'))
  // As it was when its link was followed: once it is approved it leaves its tab, and the tab stays.
  const [cameFor, setCameFor] = useState<AdminTestimonial>()
  if (one && one.id !== cameFor?.id) setCameFor(one)
  const tabOfOne = list.address.has('one') && cameFor?.is_approved ? 'approved' : 'pending'
  const tab = (list.address.get('tab') ?? tabOfOne) === 'approved' ? 'approved' : 'pending'
  const search = list.address.get('q') ?? ''
  const inTab = all.filter(({ is_approved }) => is_approved === (tab === 'approved'))
  const shown = inTab.filter((each) => matches(each, search, list.address.get('category') ?? ''))

  function actAndMoveOn(testimonial: AdminTestimonial, what: ModerationAct) {
    const index = shown.indexOf(testimonial)
    const rows = panel.current?.querySelectorAll<HTMLElement>('.moderated') ?? []
    // Its row is about to go: the keyboard goes on with the next one.
    const next = rows[index + 1] ?? rows[index - 1] ?? panel.current
    act(testimonial, what)
    leaveAsIs(testimonial.id)
    next?.focus()
  }
  function onAct(testimonial: AdminTestimonial, what: ModerationAct) {
    if (what === 'delete') return setToDelete(testimonial)
    if (what === 'approve' || what === 'unapprove') actAndMoveOn(testimonial, what)
    else act(testimonial, what)
  }
  const onRow = (run: (testimonial: AdminTestimonial) => void) => (id: string) => {
    const found = shown.find((each) => each.id === id)
    if (found) run(found)
  }
  const keys = useRowKeys({
    ids: shown.map(({ id }) => id),
    acts: mayAct
      ? [
          {
            press: 'a',
            does: copy.keys.approve,
            run: onRow((each) => onAct(each, each.is_approved ? 'unapprove' : 'approve')),
          },
          { press: 'd', does: copy.keys.delete, run: onRow(setToDelete) },
          { press: 'c', does: copy.keys.correct, run: correct },
          { press: 'p', does: copy.keys.ask, run: onRow((each) => canBeAsked(each) && onAct(each, 'ask')) },
        ]
      : [],
  })

  // Whoever comes by a link to one of them wants to see that one.
  const oneId = one?.id
  const { setAt } = keys
  useEffect(() => {
    if (oneId === undefined) return
    setAt(oneId)
    document.querySelector(`[data-row="${CSS.escape(oneId)}"]`)?.scrollIntoView({ block: 'center' })
  }, [oneId, setAt])

  return (
    <>
      <ModerationHead testimonials={testimonials} />
      <ModerationTabs current={tab} onChoose={(next) => list.change({ tab: next })} />
      <ModerationFilters list={list} />
      <p className="moderation__live" role="status">
        <Icon name={isLive ? 'ok' : 'node'} />
        {isLive ? copy.live.on : copy.live.off}
      </p>
      <div ref={panel} id={panelId} role="tabpanel" aria-labelledby={tabId(tab)} tabIndex={-1}>
        {shown.length > 0 ? (
          <ul className="moderation__list" ref={keys.ref as React.RefObject<HTMLUListElement | null>}>
            {shown.map((testimonial) => (
              <ModerationRow
                key={testimonial.id}
                testimonial={testimonial}
                isAt={keys.at === testimonial.id}
                onAt={() => keys.setAt(testimonial.id)}
                isCorrecting={correcting.includes(testimonial.id)}
                onCorrecting={(isCorrecting) => (isCorrecting ? correct : leaveAsIs)(testimonial.id)}
                onAct={(what) => onAct(testimonial, what)}
              />
            ))}
          </ul>
        ) : (
          <ModerationNone
            failed={failed}
            again={refetch}
            says={!testimonials ? copy.loading : inTab.length > 0 ? copy.noMatch : copy.empty[tab]}
            {...(inTab.length > 0 && { clear: () => list.change({ q: null, category: null }) })}
          />
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
