import './calls.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { formatCount } from '#app/office/list/format-count'
import { ListBody } from '#app/office/list/list-body.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { tabId, Views } from '#app/office/list/views.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useNow } from '#app/office/parts/use-now'
import { callsCopy as copy } from '#content/office/calls'
import { bookPath } from '#contracts/book-call'
import type { OutputOf } from '#contracts/contract'
import { listCalls } from '#contracts/list-calls'
import { type CallView, callViews } from '#domain/call-rules'
import { cityOf } from '#domain/weekly-words'
import { Calendars } from './calendars.tsx'
import { CallRow } from './call-row.tsx'

const panelId = 'calls'

export const handle = { isEarly: true }

const viewIn = (address: URLSearchParams): CallView =>
  callViews.find((each) => each === address.get('view')) ?? 'upcoming'

/** The calls: requests to answer, those ahead, and whether people came (behavior 14.5). */
export default function Calls() {
  const list = useOfficeList(listCalls, {
    topic: 'calls',
    topics: ['contacts'],
    input: (address) => ({ filters: { view: viewIn(address) } }),
  })
  const view = viewIn(list.address)
  const now = useNow()
  const { answer } = list
  return (
    <>
      <CallsHead answer={answer} />
      <Views
        label={copy.title}
        panelId={panelId}
        views={callViews.map((each) => ({
          name: copy.views[each],
          to: list.to({ view: each === 'upcoming' ? null : each }),
          isCurrent: each === view,
          count: answer?.counts[each],
          isHot: each === 'upcoming' && (answer?.counts.requested.value ?? 0) > 0,
        }))}
      />
      <div className="cols area">
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, callViews.indexOf(view))}
          tabIndex={-1}
        >
          <ListBody list={list} empty={<p role="status">{copy.empty[view]}</p>}>
            <ul className="calls">
              {list.rows.map((call) => (
                <CallRow
                  key={call.id}
                  call={call}
                  now={now}
                  businessZone={answer?.businessZone ?? 'UTC'}
                  lastJoinUrl={answer?.lastJoinUrl ?? null}
                />
              ))}
            </ul>
          </ListBody>
        </div>
        <aside className="calls-page" aria-labelledby="booking-page">
          <div className="area__head">
            <h2 id="booking-page">{copy.page.title}</h2>
          </div>
          <p>
            {copy.page.text} <a href={bookPath}>{copy.page.link}</a>
          </p>
          {answer && (
            <p>
              {copy.page.hours(cityOf(answer.businessZone))}{' '}
              <Link to="/admin/settings/business">{copy.page.change}</Link>
            </p>
          )}
          <Calendars />
        </aside>
      </div>
    </>
  )
}

function CallsHead({ answer }: { answer: OutputOf<typeof listCalls> | undefined }) {
  if (!answer) return <Head hard={copy.title} />
  const { upcoming, requested } = answer.counts
  return (
    <Head
      soft={copy.head.ahead(formatCount(upcoming))}
      hard={requested.value > 0 ? copy.head.requests(formatCount(requested)) : copy.head.nothing}
    />
  )
}
