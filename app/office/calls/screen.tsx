import './calls.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
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
import { callRules, callTabs, type CallView, callViews } from '#domain/call-rules'
import { firstNameOf } from '#domain/greeting-name'
import { cityOf } from '#domain/weekly-words'
import { AttendanceQuestion } from './attendance-question.tsx'
import { pastDay } from './call-days.ts'
import { CallRow } from './call-row.tsx'

const panelId = 'calls'

export const handle = { isEarly: true }

const viewIn = (address: URLSearchParams): CallView =>
  callViews.find((each) => each === address.get('view')) ?? 'upcoming'

/** The tab of a view. */
const tabOf = (view: CallView): (typeof callTabs)[number] =>
  view === 'requested' ? 'upcoming' : view === 'unmarked' ? 'past' : view

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
  const unmarked = useMay('editor') ? answer?.oldestUnmarked : undefined
  return (
    <>
      <CallsHead answer={answer} now={now} />
      <Views
        label={copy.title}
        panelId={panelId}
        views={callTabs.map((each) => ({
          name: copy.views[each],
          to: list.to({ view: each === 'upcoming' ? null : each }),
          isCurrent: each === tabOf(view),
          count: answer?.counts[each],
          isHot: each === 'upcoming' && (answer?.counts.requested.value ?? 0) > 0,
        }))}
      />
      {answer && unmarked && (
        <AttendanceQuestion
          // Another call is asked about from the beginning.
          key={unmarked.id}
          call={unmarked}
          count={answer.counts.unmarked}
          now={now}
          businessZone={answer.businessZone}
          lastJoinUrl={answer.lastJoinUrl}
        />
      )}
      <div className="cols area">
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, callTabs.indexOf(tabOf(view)))}
          tabIndex={-1}
        >
          {view !== tabOf(view) && (
            <p className="calls__only">
              <b>{copy.views[view]}</b>{' '}
              <Link to={list.to({ view: tabOf(view) })}>{copy.all(tabOf(view))}</Link>
            </p>
          )}
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
        <aside>
          <section className="calls-page" aria-labelledby="booking-page">
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
          </section>
          <section className="calls-page area" aria-labelledby="after-a-no-show">
            <div className="area__head">
              <h2 id="after-a-no-show">{copy.missed.title}</h2>
            </div>
            <p>{copy.missed.text(callRules.missedMailHours)}</p>
            <p className="sub">{copy.missed.notSent(callRules.missedMailDays)}</p>
          </section>
        </aside>
      </div>
    </>
  )
}

function CallsHead({ answer, now }: { answer: OutputOf<typeof listCalls> | undefined; now: Date }) {
  if (!answer) return <Head hard={copy.title} />
  const { counts, oldestUnmarked: past } = answer
  const { upcoming, today, requested } = counts
  const ahead = today.value > 0 ? copy.head.today(today.value) : copy.head.ahead(formatCount(upcoming))
  const requests = requested.value > 0 ? copy.head.requests(formatCount(requested)) : undefined
  if (!past) return <Head soft={ahead} hard={requests ?? copy.head.nothing} />
  return (
    <Head
      soft={[ahead, requests].filter(Boolean).join(' ')}
      hard={copy.head.attendance(firstNameOf(past.name), pastDay(past.startsAt, now))}
    />
  )
}
