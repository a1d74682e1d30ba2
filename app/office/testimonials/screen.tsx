import '#app/ui/confirm-dialog.css'
import '#app/office/parts/desk.css'
import './moderation.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { useMay } from '#app/lib/admin-role'
import { Filters, FilterSelect } from '#app/office/list/filters.tsx'
import { KeyLegend } from '#app/office/list/key-legend.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { isNarrowed, narrowedCount } from '#app/office/list/narrowed'
import { useListAddress } from '#app/office/list/list-address'
import { useOfficeList } from '#app/office/list/use-office-list'
import { tabId, Views } from '#app/office/list/views.tsx'
import { useNow } from '#app/office/parts/use-now'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { moderationCopy as copy } from '#content/office/moderation'
import { categoryLabels } from '#content/facts/testimonials'
import { type AdminTestimonial, getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { testimonialCategories } from '#domain/testimonial-category'
import { CopyLink } from '#app/office/parts/copy-link.tsx'
import { ModerationHead } from './moderation-head.tsx'
import { ModerationRow } from './moderation-row.tsx'
import { type ModerationAction, useModeration } from './use-moderation.ts'

const panelId = 'testimonials'
const tabs = ['pending', 'approved'] as const
const filters = ['category']
const categories = testimonialCategories.map((value) => ({ value, label: categoryLabels[value] }))

type Tab = (typeof tabs)[number]

const tabOf = ({ is_approved }: AdminTestimonial): Tab => (is_approved ? 'approved' : 'pending')

/** Whether the author has not given permission yet and has an address to ask at. */
const canBeAsked = ({ is_sample, consent_wording, contact }: AdminTestimonial) =>
  !is_sample && consent_wording === null && contact !== null

export const handle = { rendersOnServer: true }

/** The back office's testimonials (behavior 14.2). Search, filters and the open tab are in the address. */
export default function ModerationScreen() {
  /** The ids of testimonials being corrected, until the server has stored the correction. */
  const [correcting, setCorrecting] = useState<readonly string[]>([])
  const correct = (id: string) => setCorrecting((ids) => [...ids, id])
  const closeCorrection = (id: string) => setCorrecting((ids) => ids.filter((each) => each !== id))
  const act = useModeration()
  const canAct = useMay('editor')
  const now = useNow()
  const [toDelete, setToDelete] = useState<AdminTestimonial>()
  const panel = useRef<HTMLDivElement>(null)

  const one = useOne(useListAddress().address.get('one'))
  // The tab of a linked testimonial when its link was opened. The tab stays when approving moves the testimonial.
  const [cameFor, setCameFor] = useState<{ id: string; tab: Tab }>()
  if (one && one.id !== cameFor?.id) setCameFor({ id: one.id, tab: tabOf(one) })
  // The tab chosen when the screen opened. It stays when the last pending testimonial is approved.
  const [firstTab, setFirstTab] = useState<Tab>()
  const tabAt = (address: URLSearchParams) =>
    tabs.find((each) => each === address.get('tab')) ??
    (address.has('one') ? cameFor?.tab : undefined) ??
    firstTab ??
    'pending'
  const found = useOfficeList(getAdminTestimonials, {
    topic: 'testimonial-queue',
    input: (address) => inputOf(address, tabAt(address)),
  })
  const tab = tabAt(found.address)
  const totals = found.answer?.totals
  if (totals && !firstTab) setFirstTab(totals.pending.value === 0 ? 'approved' : 'pending')
  // A linked testimonial is added to the first page if it is on a later one.
  const isElsewhere =
    one && tabOf(one) === tab && found.before === 0 && !found.rows.some(({ id }) => id === one.id)
  const rows = isElsewhere ? [one, ...found.rows] : found.rows
  const list = { ...found, rows }
  // An empty tab has no search and filters, unless they have emptied it. By its count, not by its rows: while the next
  // tab loads, those of the last one would take the field away from somebody who types.
  const isEmpty = totals?.[tab].value === 0
  const hasFilters = !isEmpty || isNarrowed(found, filters)

  function actThenAdvance(testimonial: AdminTestimonial, what: ModerationAction) {
    // Found by id, because the list may have reloaded while a dialog about the row was open.
    const index = rows.findIndex(({ id }) => id === testimonial.id)
    const drawn = panel.current?.querySelectorAll<HTMLElement>('.moderated') ?? []
    // Its row will disappear, so focus moves to the next one.
    const next = (index === -1 ? undefined : (drawn[index + 1] ?? drawn[index - 1])) ?? panel.current
    act(testimonial, what)
    closeCorrection(testimonial.id)
    next?.focus()
  }
  function onAction(testimonial: AdminTestimonial, what: ModerationAction) {
    if (what === 'delete') return setToDelete(testimonial)
    if (what === 'approve' || what === 'unapprove') actThenAdvance(testimonial, what)
    else act(testimonial, what)
  }
  const onRow = (run: (testimonial: AdminTestimonial) => void) => (id: string) => {
    const row = rows.find((each) => each.id === id)
    if (row) run(row)
  }
  const keys = useRowKeys({
    ids: rows.map(({ id }) => id),
    acts: canAct
      ? [
          {
            press: 'a',
            label: copy.keys.approve,
            run: onRow((each) => onAction(each, each.is_approved ? 'unapprove' : 'approve')),
          },
          { press: 'd', label: copy.keys.delete, run: onRow(setToDelete) },
          { press: 'c', label: copy.keys.correct, run: correct },
          {
            press: 'p',
            label: copy.keys.ask,
            run: onRow((each) => canBeAsked(each) && onAction(each, 'ask')),
          },
        ]
      : [],
  })

  // A link to one testimonial scrolls to it.
  const oneId = one?.id
  const { setAt } = keys
  useEffect(() => {
    if (oneId === undefined) return
    setAt(oneId)
    document.querySelector(`[data-row="${CSS.escape(oneId)}"]`)?.scrollIntoView({ block: 'center' })
  }, [oneId, setAt])

  return (
    <>
      <ModerationHead totals={totals} isEmpty={!hasFilters} />
      <Views
        label={copy.title}
        panelId={panelId}
        views={tabs.map((each) => ({
          name: copy.tabs[each],
          to: found.to({ tab: each }),
          isCurrent: each === tab,
          count: totals?.[each],
          isHot: each === 'pending',
        }))}
      />
      {hasFilters && (
        <Filters list={list} looksIn={copy.looksIn} count={narrowedCount(found, filters)}>
          <FilterSelect
            list={list}
            name="category"
            label={copy.category}
            any={copy.allCategories}
            options={categories}
          />
        </Filters>
      )}
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, tabs.indexOf(tab))}
        tabIndex={-1}
      >
        <ListBody list={list} empty={<Empty tab={tab} />} filters={filters} loading={copy.loading}>
          <ul className="moderation__list" ref={keys.ref as React.RefObject<HTMLUListElement | null>}>
            {rows.map((testimonial) => (
              <ModerationRow
                key={testimonial.id}
                testimonial={testimonial}
                now={now}
                isAt={keys.at === testimonial.id}
                onAt={() => keys.setAt(testimonial.id)}
                isCorrecting={correcting.includes(testimonial.id)}
                onCorrecting={(isCorrecting) => (isCorrecting ? correct : closeCorrection)(testimonial.id)}
                onAction={(what) => onAction(testimonial, what)}
              />
            ))}
          </ul>
          {canAct && <KeyLegend keys={copy.keys.legend} />}
        </ListBody>
      </div>
      {toDelete && (
        <ConfirmDialog
          {...copy.confirm}
          onClose={() => setToDelete(undefined)}
          onConfirm={() => {
            // Closed first, because nothing behind an open dialog can take focus.
            flushSync(() => setToDelete(undefined))
            actThenAdvance(toDelete, 'delete')
          }}
        >
          <p className="confirm__about">{toDelete.name}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Returns the list's input for an address. Unknown categories are ignored. */
function inputOf(address: URLSearchParams, state: Tab) {
  const q = address.get('q')
  const category = testimonialCategories.find((each) => each === address.get('category'))
  return { ...(q && { q }), filters: { state, ...(category && { category }) } }
}

/** Loads the linked testimonial, which may be on a later page. */
function useOne(id: string | null): AdminTestimonial | undefined {
  const { data } = useQuery({
    queryKey: ['testimonial-queue', getAdminTestimonials.name, id],
    queryFn: ({ signal }) => callFunction(getAdminTestimonials, { filters: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })
  return data?.data[0]
}

/** An empty tab, with the next act where there is one. */
function Empty({ tab }: { tab: Tab }) {
  const canAct = useMay('editor')
  return (
    <>
      <p role="status">
        <b>{copy.empty[tab]}</b>
      </p>
      {canAct && (
        <>
          <p>{copy.request}</p>
          <p className="row-of">
            <Link className="btn" to="/admin/leads?view=clients">
              {copy.askClient}
            </Link>
            <CopyLink path="/testimonials/submit" copy={copy.formLink} className="text-btn" />
          </p>
        </>
      )}
    </>
  )
}
