import './broken-links.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/states.css'
import { Link } from 'react-router'
import { Mark } from '#app/office/parts/mark.tsx'
import { figure } from '#app/office/list/format-count'
import { formatFullTime, formatInstant } from '#app/office/parts/format-when'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { todayCopy as copy } from '#content/office/today'
import type { BackupTrouble, BrokenSink, LateCalendar, Today } from '#contracts/get-today'

interface BrokenLink extends BrokenSink {
  /** It is not connected. */
  isOff: boolean
  /** Why what was saved of it cannot be used. */
  fault?: string | null
}

/** Deliveries that fail: refused by their service, or without a service that everything depends on. */
export function brokenLinks({
  broken,
  unsent,
  setUp: { connected, mailFault, isCaptured },
}: Today): BrokenLink[] {
  if (isCaptured) return broken.map((sink) => ({ ...sink, isOff: false }))
  // Without a mail server there are no alerts either: one problem, listed once.
  const off = connected.mail ? (connected.owner ? [] : (['owner'] as const)) : (['mail'] as const)
  return [
    ...broken.map((sink) => ({ ...sink, isOff: false })),
    ...off.map((name) => ({
      name,
      count: unsent.owner.count + (name === 'mail' ? unsent.mail.count : 0),
      givenUp: 0,
      since: null,
      answer: null,
      isOff: true,
      fault: name === 'mail' ? mailFault : null,
    })),
  ]
}

/** Mails written before a mail server was connected; they wait for a decision. */
function undecided({ unsent, setUp: { connected } }: Today) {
  if (!connected.mail) return undefined
  const count = unsent.mail.undecided + unsent.owner.undecided
  return count === 0 ? undefined : { count, stale: unsent.mail.stale + unsent.owner.stale }
}

/** Each problem as a broken line, with its fix. */
export function BrokenLinks({ today, now }: { today: Today; now: Date }) {
  const links = brokenLinks(today)
  const { backup, clockSkewSeconds, lateCalendars } = today
  const toDecide = undecided(today)
  const { isCaptured } = today.setUp
  const isBroken = links.length > 0 || backup !== null || lateCalendars.length > 0
  if (!isBroken && clockSkewSeconds === null && !toDecide && !isCaptured) return null
  return (
    <section className="broken" aria-labelledby="broken-title">
      <h2 id="broken-title" className="vh">
        {copy.brokenTitle}
      </h2>
      {links.map((link) => (
        <BrokenOne
          key={`${link.name} ${link.isOff}`}
          link={link}
          words={today.services[link.name]}
          now={now}
        />
      ))}
      {backup && <BrokenBackup backup={backup} />}
      {lateCalendars.map((calendar) => (
        <BrokenCalendar key={calendar.id} calendar={calendar} now={now} />
      ))}
      {clockSkewSeconds !== null && <WrongClock seconds={clockSkewSeconds} />}
      {toDecide && <Undecided {...toDecide} />}
      {isCaptured && <p className="broken__note">{copy.captured}</p>}
    </section>
  )
}

function BrokenOne({
  link: { name, count, givenUp, since, answer, isOff, fault = null },
  words,
  now,
}: {
  link: BrokenLink
  words: Today['services'][BrokenLink['name']]
  now: Date
}) {
  return (
    <div className="broken__one">
      <BrokenLine />
      <ul className="broken__names">
        <li className="strong">{copy.form.name}</li>
        <li>
          <b className="strong">{copy.kept.name}</b>
          <span className="sub">{copy.kept.is}</span>
        </li>
        <li className="broken__say">
          <h3 className="signal">
            {isOff && name === 'mail' ? copy.mailOff : words.title}
            {count > 0 &&
              `: ${figure(count)} ${count === 1 ? words.one : words.many} ${copy.isStuck(count, isOff)}`}
          </h3>
          <p>
            {fault ?? (isOff ? words.off : copy.refused(answer, since && formatInstant(since, now)))}{' '}
            {!isOff && copy.next(count, givenUp)}
          </p>
          {fault !== null && (
            <p className="broken__do">
              <Link className="btn" to="/admin/settings/connections">
                {copy.fix}
              </Link>
            </p>
          )}
          {count > 0 && (
            <p className="broken__do">
              <Link
                className={isOff ? 'btn btn--line' : 'btn'}
                to={`/admin/deliveries?${placeOf(name, isOff)}`}
              >
                {count === 1 ? copy.seeOne : copy.see(figure(count))}
              </Link>
            </p>
          )}
        </li>
      </ul>
    </div>
  )
}

/** The rows that are counted. */
function placeOf(name: BrokenLink['name'], isOff: boolean): string {
  if (!isOff) return `to=${name}`
  return `view=not_connected&${name === 'mail' ? 'service=mail' : 'to=owner'}`
}

function Undecided({ count, stale }: { count: number; stale: number }) {
  return (
    <div className="broken__one broken__undecided">
      <Mark name="wait" />
      <div>
        <h3>{copy.unsent.title(count, figure(count))}</h3>
        <p>{copy.unsent.stale(stale, count)}</p>
        <p className="broken__do">
          <Link className="btn btn--line" to="/admin/deliveries?view=not_connected&unsent=all">
            {copy.unsent.decide}
          </Link>
        </p>
      </div>
    </div>
  )
}

function WrongClock({ seconds }: { seconds: number }) {
  return (
    <div className="broken__one broken__undecided">
      <Mark name="wait" />
      <div>
        <h3>{copy.clock.title(seconds)}</h3>
        <p>{copy.clock.next}</p>
      </div>
    </div>
  )
}

function BrokenBackup({ backup }: { backup: BackupTrouble }) {
  const words = copy.backup
  const { newest } = backup
  return (
    <div className="broken__one">
      <BrokenLine />
      <ul className="broken__names">
        <li>
          <b className="strong">{words.site.name}</b>
          <span className="sub">{words.site.is}</span>
        </li>
        <li>
          <b className="strong">{words.night.name}</b>
          <span className="sub">{words.night.is}</span>
        </li>
        <li className="broken__say">
          <h3 className="signal">{words.title(newest && formatFullTime(newest, { isShort: true }))}</h3>
          <p>{whyOf(backup)}</p>
        </li>
      </ul>
    </div>
  )
}

function BrokenCalendar({ calendar: { name, readAt, fault }, now }: { calendar: LateCalendar; now: Date }) {
  const words = copy.calendar
  return (
    <div className="broken__one">
      <BrokenLine />
      <ul className="broken__names">
        <li>
          <b className="strong">{name}</b>
          <span className="sub">{words.is}</span>
        </li>
        <li>
          <b className="strong">{words.page.name}</b>
          <span className="sub">{words.page.is}</span>
        </li>
        <li className="broken__say">
          <h3 className="signal">{words.title(name, readAt && formatInstant(readAt, now))}</h3>
          <p>
            {fault} {words.keeps}
          </p>
          <p className="broken__do">
            <Link className="btn" to="/admin/calls/hours">
              {copy.fix}
            </Link>
          </p>
        </li>
      </ul>
    </div>
  )
}

function whyOf({ fault, ahead }: BackupTrouble): string {
  const words = copy.backup
  if (fault !== null) return `${words.failed(fault)} ${words.next}`
  // The last one that counts may be of last night: then none is due.
  if (ahead !== null) return words.ahead(formatFullTime(ahead, { isShort: true }))
  return `${words.overdue} ${words.next}`
}

/** Drawn whole up to the break. */
function BrokenLine() {
  return (
    <Line>
      <LineNode />
      <LineLink className="broken__to" />
      <LineNode />
      <LineLink className="broken__to" />
      <LineBreak />
      <LineLink className="l--wait" />
    </Line>
  )
}
