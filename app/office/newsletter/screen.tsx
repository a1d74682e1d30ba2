import '#app/office/list/filters.css'
import '#app/office/parts/desk.css'
import './newsletter.css'
import { useState } from 'react'
import { useMayExport } from '#app/office/frame/use-may-export'
import { formatCount } from '#app/office/list/format-count'
import { Filters, WhenSelect } from '#app/office/list/filters.tsx'
import { narrowedCount } from '#app/office/list/narrowed'
import { ListBody } from '#app/office/list/list-body.tsx'
import { OfficeTable } from '#app/office/list/office-table.tsx'
import { sinceOf } from '#app/office/list/since'
import { useOfficeList } from '#app/office/list/use-office-list'
import { useRowKeys } from '#app/office/list/use-row-keys'
import { Views } from '#app/office/list/views.tsx'
import { CopyLink } from '#app/office/parts/copy-link.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useNow } from '#app/office/parts/use-now'
import { newsletterCopy as copy } from '#content/office/newsletter'
import type { OutputOf } from '#contracts/contract'
import { listSubscribers } from '#contracts/list-subscribers'
import { RecentSignUps } from './recent-sign-ups.tsx'
import { SubscriberExport } from './subscriber-export.tsx'
import { subscriberColumns } from './subscriber-columns.tsx'

const views = ['subscribed', 'pending', 'unsubscribed', 'everyone'] as const
type SubscriberView = (typeof views)[number]
const filters = ['when']
type Totals = OutputOf<typeof listSubscribers>['totals']

const viewOf = (address: URLSearchParams): SubscriberView =>
  views.find((each) => each === address.get('view')) ?? 'subscribed'

export const handle = { rendersOnServer: true }

/** The newsletter's list: who is subscribed, who has not confirmed, and who left. */
export default function NewsletterScreen() {
  const list = useOfficeList(listSubscribers, { topic: 'contacts', input: inputFromAddress })
  const [isExporting, setExporting] = useState(false)
  const keys = useRowKeys({ ids: list.rows.map(({ id }) => id) })
  const now = useNow()
  const mayExport = useMayExport() === true
  const view = viewOf(list.address)
  const totals = list.answer?.totals
  const isEmpty = totals !== undefined && sumOf(totals) === 0
  return (
    <>
      <NewsletterHead totals={totals}>
        {totals && !isEmpty && (
          <>
            <CopyLink path="/newsletter" copy={copy.signUpLink} className="btn" />
            {mayExport && (
              <button type="button" className="btn btn--line" onClick={() => setExporting(true)}>
                {copy.export}
              </button>
            )}
          </>
        )}
      </NewsletterHead>
      {!isEmpty && (
        <>
          <Views
            label={copy.views}
            views={views.map((each) => ({
              name: copy.view[each],
              to: each === 'subscribed' ? '?' : `?view=${each}`,
              isCurrent: each === view,
              count: each === 'everyone' || !totals?.[each].value ? undefined : totals[each],
            }))}
          />
          <Filters list={list} looksIn={copy.looksIn} count={narrowedCount(list, filters)}>
            <WhenSelect list={list} />
          </Filters>
        </>
      )}
      <ListBody
        list={list}
        empty={
          <>
            <p>{copy.empty[isEmpty ? 'everyone' : view]}</p>
            {isEmpty && <CopyLink path="/newsletter" copy={copy.signUpLink} className="btn" />}
          </>
        }
        filters={filters}
      >
        <OfficeTable
          label={copy.view[view]}
          className="subscribers"
          columns={subscriberColumns(now)}
          rows={list.rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          list={list}
          keys={keys}
        />
      </ListBody>
      {list.answer && !isEmpty && <RecentSignUps recent={list.answer.recent} />}
      <p className="newsletter-note">
        <b>{copy.note.sending}</b> {copy.note.sendingText}{' '}
        {totals && copy.note.erased(totals.erased.value, formatCount(totals.erased))}
      </p>
      {isExporting && totals && <SubscriberExport totals={totals} onClose={() => setExporting(false)} />}
    </>
  )
}

function inputFromAddress(address: URLSearchParams) {
  const q = address.get('q')
  const view = viewOf(address)
  const since = sinceOf(address.get('when'))
  return {
    ...(q && { q }),
    filters: { ...(view !== 'everyone' && { state: view }), ...(since && { since }) },
  }
}

const sumOf = ({ subscribed, pending, unsubscribed }: Totals) =>
  subscribed.value + pending.value + unsubscribed.value

function NewsletterHead({ totals, children }: { totals: Totals | undefined; children: React.ReactNode }) {
  if (!totals) return <Head strong={copy.title}>{children}</Head>
  if (sumOf(totals) === 0) return <Head strong={copy.head.none} />
  const { subscribed, pending } = totals
  const people = copy.head.subscribed(subscribed.value, formatCount(subscribed))
  const waiting =
    pending.value > 0
      ? copy.head.pending(pending.value, formatCount(pending), subscribed.value > 0 ? ' more' : '')
      : undefined
  return (
    <Head muted={waiting && people} strong={waiting ?? people}>
      {children}
    </Head>
  )
}
