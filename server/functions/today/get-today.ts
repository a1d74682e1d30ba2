import { workshopFacts } from '#content/facts/facts'
import { byService } from '#content/services/index'
import { type BackupTrouble, getToday } from '#contracts/get-today'
import { dayIn } from '#domain/day-in'
import { deliveryBranchNames } from '#domain/delivery-service'
import { promisedBy } from '#domain/reply-promise'
import { nextStart } from '#domain/workshop-schedule'
import { isOverdue, type LastBackup, lastBackup } from '#server/backup/last-backup'
import { defineRead } from '#server/calls/define-function'
import type { Db } from '#server/db/connect'
import type { Outside } from '#server/settings/outside'
import { listedContacts } from '#server/queries/contacts/listed-contacts.server'
import { type OpenTally, tallyOpen } from '#server/queries/deliveries/open-tally.server'
import { lateCalendars } from '#server/queries/calls/calendars.server'
import { unsentReplies } from '#server/queries/contacts/unsent-replies.server'
import { callFirst } from '#server/queries/today/call-first.server'
import { worstClockSkew } from '#server/queries/today/clock-skew.server'
import { todayCounts } from '#server/queries/today/today-counts.server'
import { firstReplies, seatsTaken, stepsDue } from '#server/queries/today/today.server'

const services = byService(({ things: [one, many], off }, title) => ({ title, one, many, off }))

const shownWaiting = 6
const shownSteps = 6
const dayMs = 24 * 3_600_000

export const getTodayFunction = defineRead(getToday, {
  access: 'viewer',
  async read({ db, outside }) {
    const { replyPromise: promise, connected, backsUp, isDevelopment, viewersMayExport } = outside
    const now = outside.now()
    const today = dayIn(promise.zone, now)
    const [
      counts,
      waiting,
      open,
      steps,
      replies,
      workshops,
      backup,
      clockSkewSeconds,
      calendars,
      seatsWithoutLink,
    ] = await Promise.all([
      todayCounts(db, today, now),
      waitingPeople(db, outside),
      tallyOpen(db, ['to_decide', 'needs_you', 'held', 'not_connected']),
      stepsDue(db, today, shownSteps),
      firstReplies(db, now, promise),
      workshopsOn(db, today, promise.zone, now),
      backsUp ? lastBackup(db, now) : undefined,
      worstClockSkew(db),
      lateCalendars(db, now),
      connected['workshop-link'] ? 0 : seatsTaken(db, nextStart(workshopFacts.free, now)),
    ])
    const unsent = await unsentReplies(
      db,
      waiting.map(({ email }) => email),
    )
    return {
      data: {
        promise: { hours: promise.hours, week: promise.week.map((parts) => [...parts]), zone: promise.zone },
        counts: { ...counts, heldMails: open.total('held'), stuck: open.total('to_decide') },
        waiting: waiting.flatMap(({ waiting_since: since, last_ask: ask, ...row }) => {
          if (since === null) return []
          const { id, name, email, company, phone, score, yearly_cost, team_size, came_by } = row
          return {
            id,
            name,
            email,
            company,
            phone,
            score,
            yearly_cost,
            team_size,
            came_by,
            since,
            dueAt: promisedBy(new Date(since), promise).toISOString(),
            last_ask: ask && { kind: ask.kind, form: ask.form, wants: ask.wants, isOwn: ask.isOwn },
            unsent_reply: unsent.get(email) ?? null,
          }
        }),
        broken: failingDestinations(open),
        services,
        unsent: { mail: unsentOf(open, 'mail'), owner: unsentOf(open, 'owner') },
        clockSkewSeconds,
        seatsWithoutLink,
        lateCalendars: calendars.map(({ id, name, read_at, fault }) => ({
          id,
          name,
          readAt: read_at?.toISOString() ?? null,
          fault,
        })),
        backup: backup ? backupTrouble(backup, now) : null,
        steps: steps.flatMap(({ id, version, name, email, step, on }) =>
          step === null || on === null ? [] : { contactId: id, version, who: name ?? email, step, on },
        ),
        workshops,
        replies: replies.map(({ repliedAt, openMs }) => ({ repliedAt, openMs })),
        viewersMayExport,
        setUp: {
          connected: { mail: connected.mail, owner: connected.owner },
          mailFault: outside.mailFault,
          isCaptured: isDevelopment && !connected.mail,
        },
      },
    }
  },
})

/** Returns the waiting people to call first, in that order. */
async function waitingPeople(db: Db, outside: Outside) {
  const now = outside.now()
  const ids = await callFirst(db, { now, promise: outside.replyPromise, limit: shownWaiting })
  const count = { value: ids.length, exact: true }
  const { data } = await listedContacts(db, { ids, count, sort: 'newest', limit: shownWaiting }, outside)
  return data.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Returns the failing destinations in the order in which the office shows them. */
function failingDestinations(open: OpenTally) {
  return deliveryBranchNames.flatMap((name) => {
    const { count, givenUp, since, answer } = open.of('needs_you', name)
    return count === 0 ? [] : { name, count, givenUp, since: since?.toISOString() ?? null, answer }
  })
}

function unsentOf(open: OpenTally, branch: 'mail' | 'owner') {
  const { count, unsent: undecided, stale } = open.of('not_connected', branch)
  return { count, undecided, stale }
}

function backupTrouble(last: LastBackup, now: Date): BackupTrouble | null {
  const { finishedAt, fault = null, aheadAt } = last
  if (fault === null && !aheadAt && !isOverdue(last, now)) return null
  return { newest: finishedAt?.toISOString() ?? null, fault, ahead: aheadAt?.toISOString() ?? null }
}

/** Returns the workshops of the day, including those that are over. */
async function workshopsOn(db: Db, today: string, zone: string, now: Date) {
  const { free, b2b } = workshopFacts
  const ofDay = [
    { slot: free, name: 'Free workshop', of: free.attendees },
    { slot: b2b, name: 'B2B workshop', of: undefined },
  ].flatMap(({ slot, ...session }) => {
    // Reads from a day before, because a session that has begun today is still today's.
    const starts = [nextStart(slot, new Date(now.getTime() - dayMs)), nextStart(slot, now)]
    const at = starts.find((start) => dayIn(zone, start) === today)
    return at ? { ...session, at, zone: slot.zone } : []
  })
  return Promise.all(
    ofDay.map(async ({ name, at, of, zone: itsZone }) => ({
      at: at.toISOString(),
      name,
      seats: of === undefined ? null : { taken: await seatsTaken(db, at), of },
      zone: itsZone,
    })),
  )
}
