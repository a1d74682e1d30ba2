import './faults.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { Mark } from '#app/office/parts/mark.tsx'
import { figure } from '#app/office/list/format-count'
import { formatFullTime, formatInstant } from '#app/office/parts/format-when'
import { todayCopy as copy } from '#content/office/today'
import type { BackupTrouble, BrokenSink, Today } from '#contracts/get-today'

interface BrokenDestination extends BrokenSink {
  /** Whether the destination is not connected. */
  isOff: boolean
  /** Why its saved settings cannot be used. */
  fault?: string | null
}

/** The destinations with failing deliveries, and mail or the owner's address if it is not connected. */
function brokenDestinations({
  broken,
  unsent,
  setUp: { connected, mailFault, isCaptured },
}: Today): BrokenDestination[] {
  if (isCaptured) return broken.map((sink) => ({ ...sink, isOff: false }))
  // Without a mail server alerts cannot be sent either, so only mail is listed.
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

interface Fault {
  key: string
  title: string
  /** The reason, and what happens until it is fixed. */
  text: string
  /** The address of the list of deliveries that the title counts. */
  rows?: string | undefined
  fix?: { to: string; label: string }
  /** Whether the text is shown on a phone too, because the title alone does not say what to do. */
  needsText?: boolean
  /** Set if nothing fails yet. */
  isWarning?: true
}

/** Returns all faults, followed by warnings about pending decisions and missing connections. */
export function faultsOf(today: Today, now: Date): Fault[] {
  const { backup, clockSkewSeconds, lateCalendars, seatsWithoutLink } = today
  const toDecide = undecided(today)
  const words = copy.backup
  const faults: Fault[] = [
    ...brokenDestinations(today).map((link) => deliveryFault(link, today.services[link.name], now)),
    ...(backup
      ? [
          {
            key: 'backup',
            title: words.title(backup.newest && formatFullTime(backup.newest, { isShort: true })),
            text: whyOf(backup),
            fix: { to: '/admin/settings/data', label: words.fix },
          },
        ]
      : []),
    ...(seatsWithoutLink === 0
      ? []
      : [
          {
            key: 'workshop',
            title: copy.workshop.title,
            text: copy.workshop.text(seatsWithoutLink),
            fix: { to: '/admin/settings/connections', label: copy.workshop.fix },
          },
        ]),
    ...lateCalendars.map(({ id, name, readAt, fault }) => ({
      key: id,
      title: copy.calendar.title(name, readAt && formatInstant(readAt, now)),
      text: `${fault ?? ''} ${copy.calendar.keeps}`.trim(),
      fix: { to: '/admin/calls/hours', label: copy.fix },
    })),
    ...(clockSkewSeconds === null
      ? []
      : [
          {
            key: 'clock',
            title: copy.clock.title(clockSkewSeconds),
            text: copy.clock.next,
            isWarning: true as const,
          },
        ]),
    ...(toDecide
      ? [
          {
            key: 'undecided',
            title: copy.unsent.title(toDecide.count, figure(toDecide.count)),
            text: copy.unsent.stale(toDecide.stale, toDecide.count),
            fix: { to: '/admin/deliveries?view=not_connected&unsent=all', label: copy.unsent.decide },
            isWarning: true as const,
          },
        ]
      : []),
  ]
  return faults.toSorted((one, other) => Number(one.isWarning ?? false) - Number(other.isWarning ?? false))
}

function deliveryFault(
  { name, count, givenUp, since, answer, isOff, fault = null }: BrokenDestination,
  words: Today['services'][BrokenDestination['name']],
  now: Date,
): Fault {
  const off = name === 'mail' ? 'mail' : 'owner'
  const what = isOff ? copy.off[off] : words.title
  const stuck = `: ${figure(count)} ${count === 1 ? words.one : words.many} ${copy.isStuck(count, isOff)}`
  const rows = count > 0 ? `/admin/deliveries?${deliveriesQuery(name, isOff)}` : undefined
  const why =
    fault ??
    (isOff
      ? words.off
      : copy.refused(
          answer,
          since && (count === 1 || givenUp < count) ? formatInstant(since, now) : null,
          count,
        ))
  const fix =
    isOff || fault !== null
      ? {
          to: name === 'owner' ? '/admin/settings/alerts' : '/admin/settings/connections',
          label: isOff && fault === null ? copy.connect[off] : copy.fix,
        }
      : name === 'owner'
        ? { to: '/admin/settings/alerts', label: copy.alertSettings }
        : rows && { to: rows, label: count === 1 ? copy.seeOne : copy.see(figure(count)) }
  return {
    key: `${name} ${isOff}`,
    title:
      name === 'owner' && !isOff ? copy.alertsStuck(count, figure(count)) : count > 0 ? what + stuck : what,
    text: isOff ? why : `${why} ${copy.next(count, givenUp)}`,
    rows,
    needsText: fault !== null,
    ...(isOff && fault === null && { isWarning: true }),
    ...(fix && { fix }),
  }
}

/** Counts mails from before a mail server was connected, which wait for a decision; undefined for none. */
function undecided({ unsent, setUp: { connected } }: Today) {
  if (!connected.mail) return undefined
  const count = unsent.mail.undecided + unsent.owner.undecided
  return count === 0 ? undefined : { count, stale: unsent.mail.stale + unsent.owner.stale }
}

/** The query string of the list of counted deliveries. */
function deliveriesQuery(name: BrokenDestination['name'], isOff: boolean): string {
  if (!isOff) return `to=${name}`
  return `view=not_connected&${name === 'mail' ? 'service=mail' : 'to=owner'}`
}

function whyOf({ fault, ahead }: BackupTrouble): string {
  const words = copy.backup
  if (fault !== null) return `${words.failed(fault)} ${words.next}`
  // A valid backup of last night can exist beside the one that is dated in the future: then none is overdue.
  if (ahead !== null) return words.ahead(formatFullTime(ahead, { isShort: true }))
  return `${words.overdue} ${words.next}`
}

/** Shows the first fault with its fix; the others can be expanded, unless there is one, which needs no more room. */
export function Faults({ today, now }: { today: Today; now: Date }) {
  const faults = faultsOf(today, now)
  const shown = faults.slice(0, faults.length === 2 ? 2 : 1)
  const others = faults.slice(shown.length)
  const warnings = others.filter(({ isWarning }) => isWarning).length
  if (faults.length === 0) return null
  return (
    <section className="problems" aria-labelledby="problems-title">
      <h2 id="problems-title" className="vh">
        {copy.brokenTitle}
      </h2>
      <ul>
        {shown.map((fault) => (
          <FaultLine key={fault.key} fault={fault} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary className="text-summary">{copy.moreFaults(others.length - warnings, warnings)}</summary>
          <ul>
            {others.map((fault) => (
              <FaultLine key={fault.key} fault={fault} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function FaultLine({ fault: { title, text, rows, fix, needsText, isWarning } }: { fault: Fault }) {
  return (
    <li>
      <Mark name={isWarning ? 'wait' : 'fault'} />
      <div>
        <h3 className={isWarning ? undefined : 'signal'}>
          {rows && rows !== fix?.to ? <Link to={rows}>{title}</Link> : title}
        </h3>
        <p className={needsText ? undefined : 'problems__more'}>{text}</p>
      </div>
      {fix && (
        <Link className="btn btn--line" to={fix.to}>
          {fix.label}
        </Link>
      )}
    </li>
  )
}
