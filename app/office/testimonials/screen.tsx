import '#app/ui/confirm-dialog.css'
import './moderation.css'
import { useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMay } from '#app/lib/admin-role'
import { LiveContext } from '#app/office/frame/live-context'
import { Filters, FilterSelect } from '#app/office/list/filters.tsx'
import { KeyLegend } from '#app/office/list/key-legend.tsx'
import { ListBody } from '#app/office/list/list-body.tsx'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { useWholeList } from '#app/office/list/use-whole-list'
import { tabId, Views } from '#app/office/list/views.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { moderationCopy as copy } from '#content/moderation'
import { categoryLabels } from '#content/testimonials'
import { type AdminTestimonial, getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { testimonialCategories } from '#domain/testimonial-category'
import { ModerationHead } from './moderation-head.tsx'
import { ModerationRow } from './moderation-row.tsx'
import { type ModerationAct, useModeration } from './use-moderation.ts'

const panelId = 'testimonials'
const tabs = ['pending', 'approved'] as const
const categories = testimonialCategories.map((value) => ({ value, label: categoryLabels[value] }))

/** Whether the search and the category of an address find it. */
function isFound(
  { name, role, company, testimonial, category }: AdminTestimonial,
  address: URLSearchParams,
): boolean {
  const wanted = address.get('category')
  if (wanted && category !== wanted) return false
  const text = [name, role, company, testimonial].join('\n').toLowerCase()
  return text.includes(address.get('q')?.toLowerCase() ?? '')
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
  const act = useModeration(leaveAsIs)
  const found = useWholeList(getAdminTestimonials, { topic: 'testimonial-queue', isAt: isFound })
  const mayAct = useMay('editor')
  const now = useNow()
  const [toDelete, setToDelete] = useState<AdminTestimonial>()
  const panel = useRef<HTMLDivElement>(null)

  const one = found.all?.find(({ id }) => id === found.address.get('one'))
  // As it was when its link was followed: once it is approved it leaves its tab, and the tab stays.
  const [cameFor, setCameFor] = useState<AdminTestimonial>()
  if (one && one.id !== cameFor?.id) setCameFor(one)
  const tabOfOne = found.address.has('one') && cameFor?.is_approved ? 'approved' : 'pending'
  const tab = tabs.find((each) => each === found.address.get('tab')) ?? tabOfOne
  const isIn = (each: (typeof tabs)[number]) => (testimonial: AdminTestimonial) =>
    testimonial.is_approved === (each === 'approved')
  const rows = found.rows.filter(isIn(tab))
  const list = { ...found, rows }

  function actAndMoveOn(testimonial: AdminTestimonial, what: ModerationAct) {
    const index = rows.indexOf(testimonial)
    const drawn = panel.current?.querySelectorAll<HTMLElement>('.moderated') ?? []
    // Its row is about to go: the keyboard goes on with the next one.
    const next = drawn[index + 1] ?? drawn[index - 1] ?? panel.current
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
    const row = rows.find((each) => each.id === id)
    if (row) run(row)
  }
  const keys = useRowKeys({
    ids: rows.map(({ id }) => id),
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
      <ModerationHead testimonials={found.all} />
      <Views
        label={copy.title}
        panelId={panelId}
        views={tabs.map((each) => ({
          name: copy.tabs[each],
          to: found.to({ tab: each }),
          isCurrent: each === tab,
          count: found.all?.filter(isIn(each)).length,
          isHot: each === 'pending',
        }))}
      />
      <Filters list={list} looksIn={copy.looksIn} count={<Total all={found.all} />}>
        <FilterSelect
          list={list}
          name="category"
          label={copy.category}
          any={copy.allCategories}
          options={categories}
        />
      </Filters>
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, tabs.indexOf(tab))}
        tabIndex={-1}
      >
        <ListBody
          list={list}
          empty={<p role="status">{copy.empty[tab]}</p>}
          filters={['category']}
          hasPages={false}
          loading={copy.loading}
        >
          <ul className="moderation__list" ref={keys.ref as React.RefObject<HTMLUListElement | null>}>
            {rows.map((testimonial) => (
              <ModerationRow
                key={testimonial.id}
                testimonial={testimonial}
                now={now}
                isAt={keys.at === testimonial.id}
                onAt={() => keys.setAt(testimonial.id)}
                isCorrecting={correcting.includes(testimonial.id)}
                onCorrecting={(isCorrecting) => (isCorrecting ? correct : leaveAsIs)(testimonial.id)}
                onAct={(what) => onAct(testimonial, what)}
              />
            ))}
          </ul>
          {mayAct && <KeyLegend keys={copy.keys.legend} />}
        </ListBody>
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

/** How many there are at all, and whether what others do shows by itself. */
function Total({ all }: { all: readonly unknown[] | undefined }) {
  const isLive = useContext(LiveContext)
  return (
    <span className="moderation__total">
      <span role="status">
        <Mark name={isLive ? 'ok' : 'wait'} /> {isLive ? copy.live.on : copy.live.off}
      </span>
      {all && <span>{copy.total(all.length)}</span>}
    </span>
  )
}
