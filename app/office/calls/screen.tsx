import './calls.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { formatCount } from '#app/office/list/format-count'
import { ListBody } from '#app/office/list/list-body.tsx'
import { useOfficeList } from '#app/office/list/use-office-list'
import { tabId, Views } from '#app/office/list/views.tsx'
import { CopyLink } from '#app/office/parts/copy-link.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { calendarDay } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { callsCopy as copy } from '#content/office/calls'
import { bookPath } from '#contracts/book-call'
import type { OutputOf } from '#contracts/contract'
import { listCalls } from '#contracts/list-calls'
import { callTabs, type CallView, callViews } from '#domain/call-rules'
import { groupBy } from '#domain/group-by'
import { firstNameOf } from '#domain/greeting-name'
import { cityOf } from '#domain/weekly-words'
import { AttendanceQuestion } from './attendance-question.tsx'
import { dayHead, pastDay } from './call-days.ts'
import { CallRow } from './call-row.tsx'
import { useRowInAddress } from './use-row-in-address.ts'
import { MissedMail } from './missed-mail.tsx'

const panelId = 'calls'

export const handle = { rendersOnServer: true }

const viewIn = (address: URLSearchParams): CallView =>
  callViews.find((each) => each === address.get('view')) ?? 'upcoming'

/** The tab under which a view without its own tab is shown. */
const tabOfOther = {
  requested: 'upcoming',
  unmarked: 'past',
  booked: 'upcoming',
  came: 'past',
  moved: 'upcoming',
} as const satisfies Partial<Record<CallView, (typeof callTabs)[number]>>

/** The calls: requests to confirm, upcoming calls, and outcomes of past ones (behavior 14.5). */
export default function Calls() {
  const list = useOfficeList(listCalls, {
    topic: 'calls',
    topics: ['contacts'],
    input: (address) => ({ filters: { view: viewIn(address) } }),
  })
  useRowInAddress(list.rows.map(({ id }) => id))
  const view = viewIn(list.address)
  const other = view in tabOfOther ? tabOfOther[view as keyof typeof tabOfOther] : undefined
  const tab = other ?? (view as (typeof callTabs)[number])
  const now = useNow()
  const { answer } = list
  const firstRequest = list.rows.find(({ state }) => state === 'requested')
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
          isCurrent: each === tab,
          count: answer?.counts[each].value ? answer.counts[each] : undefined,
          isHot: each === 'upcoming' && (answer?.counts.requested.value ?? 0) > 0,
        }))}
      />
      {answer && unmarked && (
        <AttendanceQuestion
          // Resets the question's state when it is about another call.
          key={unmarked.id}
          call={unmarked}
          count={answer.counts.unmarked}
          now={now}
          businessZone={answer.businessZone}
          proposedLink={answer.proposedLink}
          makesMeetings={answer.makesMeetings}
        />
      )}
      <div className="cols area calls-cols">
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, callTabs.indexOf(tab))}
          tabIndex={-1}
        >
          {other && (
            <p className="calls__only">
              <b>{copy.views[view]}</b> <Link to={list.to({ view: other })}>{copy.all[other]}</Link>
            </p>
          )}
          <ListBody list={list} empty={<Empty view={view} hasPast={(answer?.counts.past.value ?? 0) > 0} />}>
            {[...groupBy(list.rows, ({ startsAt }) => calendarDay(startsAt))].map(([day, rows]) => (
              <section key={day} aria-labelledby={`calls-${day}`}>
                <h2 id={`calls-${day}`} className="calls__day">
                  {dayHead(day, now)}
                </h2>
                <ul className="calls">
                  {rows.map((call) => (
                    <CallRow
                      key={call.id}
                      call={call}
                      now={now}
                      businessZone={answer?.businessZone ?? 'UTC'}
                      proposedLink={answer?.proposedLink ?? null}
                      makesMeetings={answer?.makesMeetings ?? false}
                      isNext={view === 'upcoming' && list.before === 0 && call === list.rows[0]}
                      isFirstRequest={call === firstRequest}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </ListBody>
        </div>
        <aside>
          <section className="calls-page" aria-labelledby="booking-page">
            <div className="area__head">
              <h2 id="booking-page">{copy.page.title}</h2>
              <a className="text-btn" href={bookPath}>
                {copy.page.view}
              </a>
            </div>
            {answer && (
              <p>
                {copy.page.hours(cityOf(answer.businessZone))}{' '}
                <Link to="/admin/calls/hours">{copy.page.change}</Link>
              </p>
            )}
            <p>
              {copy.page.asks} <Link to="/admin/calls/types">{copy.page.types}</Link>
            </p>
            {answer && <CallCounts counts={answer.counts} />}
          </section>
          {answer && <MissedMail isOn={answer.mailsNoShows} />}
        </aside>
      </div>
    </>
  )
}

function CallsHead({ answer, now }: { answer: OutputOf<typeof listCalls> | undefined; now: Date }) {
  if (!answer) return <Head strong={copy.title} />
  const { counts, oldestUnmarked: past } = answer
  const { upcoming, today, requested } = counts
  const ahead = today.value > 0 ? copy.head.today(today.value) : copy.head.upcoming(formatCount(upcoming))
  const requests = requested.value > 0 ? copy.head.requests(formatCount(requested)) : undefined
  // Without upcoming calls the empty list has it.
  const copyLink = upcoming.value > 0 && (
    <CopyLink path={bookPath} copy={copy.page} className={requests || past ? 'btn btn--line' : 'btn'} />
  )
  if (!past)
    return (
      <Head muted={requests && ahead} strong={requests ?? ahead}>
        {copyLink}
      </Head>
    )
  return (
    <Head
      muted={[ahead, requests].filter(Boolean).join(' ')}
      strong={copy.head.attendance(firstNameOf(past.name), pastDay(past.startsAt, now))}
    >
      {copyLink}
    </Head>
  )
}

/** A view without calls; the upcoming one offers the link that gets some. */
function Empty({ view, hasPast }: { view: CallView; hasPast: boolean }) {
  if (view !== 'upcoming') return <p role="status">{copy.empty[view]}</p>
  return (
    <>
      <p role="status">{hasPast ? copy.empty.upcoming : copy.noCallYet}</p>
      <CopyLink path={bookPath} copy={copy.page} className="btn" />
    </>
  )
}

/** Statistics of the last 30 days, each number linked to the calls that it counts. What counts no call is left out. */
function CallCounts({ counts }: Pick<OutputOf<typeof listCalls>, 'counts'>) {
  const { booked, came, marked, moved, movedByThem } = counts
  if (booked.value + marked.value + moved.value === 0) return null
  return (
    <dl className="call-counts">
      {booked.value > 0 && (
        <>
          <dt>{copy.counts.booked}</dt>
          <dd>
            <Link to="?view=booked">{copy.counts.inDays(formatCount(booked))}</Link>
          </dd>
        </>
      )}
      {marked.value > 0 && (
        <>
          <dt>{copy.counts.came}</dt>
          <dd>
            <Link to="?view=came">{copy.counts.cameOf(formatCount(came), formatCount(marked))}</Link>
          </dd>
        </>
      )}
      {moved.value > 0 && (
        <>
          <dt>{copy.counts.moved}</dt>
          <dd>
            <Link to="?view=moved">{copy.counts.inDays(formatCount(moved))}</Link>
            {copy.counts.byThem(formatCount(movedByThem))}
          </dd>
        </>
      )}
    </dl>
  )
}
