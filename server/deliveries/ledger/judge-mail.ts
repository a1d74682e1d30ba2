import { inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { DeliveryState } from '#domain/delivery-state'
import { mailPurposes, mailRules } from '#domain/mail-rules'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import { users } from '#server/db/schema/users'
import { leaseMs } from './lease.ts'

/** The number of mails per hour to addresses that have never confirmed or answered anything. */
export interface Ceilings {
  perSender: number
  /** For all senders together, including mails that were held because of this limit. */
  perHour: number
}

export type MailVerdict =
  | { isSendable: true; toStranger: boolean }
  | { isSendable: false; because: 'replaced' }
  | { isSendable: false; because: 'put off'; forMs: number }
  /** `toStranger`: the mail was held because of the limit for all senders together, and counts toward it. */
  | { isSendable: false; because: 'held'; reason: string; toStranger: boolean }

export const replacedReason = 'A newer mail of this kind to the same address has taken its place.'

const mailsPerHour = 3
/** An hour plus a lease, because a mail's time is that of its claim and the attempt may last as long as the lease. */
export const hourMs = 3_600_000 + leaseMs

/**
 * Decides whether a delivery may be sent now. Mails follow their purpose's rules: one address gets at most three per
 * hour, and only the newest of pending mails about the same subject. A mail that may have arrived counts like one that
 * has, because a server that accepts mails without confirming them would otherwise deliver every retry.
 */
export async function judgeMail(
  tx: Transaction,
  delivery: Delivery,
  ceilings: Ceilings | undefined,
): Promise<MailVerdict> {
  const { mail, recipient } = delivery
  const { allowance, isReplaced, reachesStrangers } = mail ? mailRules[mail] : {}
  if (recipient === null || allowance === undefined) return { isSendable: true, toStranger: false }

  // Counted once, at the first attempt, and not if it was released by hand.
  const isCounted = ceilings && reachesStrangers && !delivery.first_attempted_at && !delivery.released_at
  const facts: Record<string, SQL> = {
    third_ms_ago: thirdMailMsAgo(recipient, allowance),
    ...(isReplaced && {
      is_replaced: hasNewer(delivery, ['pending', 'sending', 'uncertain', 'delivered']),
      is_replaced_if_held: hasNewer(delivery, ['held']),
      has_older: sql`exists(${olderWaiting(delivery, replaceable)})`,
    }),
    ...(isCounted && strangersSoFar(delivery.sender, recipient, ceilings.perHour)),
  }
  const columns = Object.entries(facts).map(([name, fact]) => sql`${fact} as ${sql.identifier(name)}`)
  // The locks serialize counting, because two concurrent counts would both find room for one more. Sent together, the
  // statements cost one round trip, and each sees what was committed when it began.
  const [found] = await Promise.all([
    lock(tx, `mail ${recipient}`),
    isCounted ? lock(tx, 'mails to strangers') : undefined,
    tx.execute(sql`select ${sql.join(columns, sql`, `)}`),
  ]).then(([, , { rows }]) => rows as unknown as Facts[])
  if (!found) throw new Error('a select without a row')

  const verdict = verdictOf(found, isCounted ? ceilings : undefined)
  if (
    isReplaced &&
    !verdict.isSendable &&
    verdict.because === 'put off' &&
    (await hasNewerBy(tx, delivery, verdict.forMs))
  )
    return { isSendable: false, because: 'replaced' }
  if (found.has_older) await dropOlder(tx, delivery, verdict)
  return verdict
}

/** Whether a newer mail is postponed to the same time. That process skipped this row, because it was locked here. */
async function hasNewerBy(tx: Transaction, delivery: Delivery, inMs: number): Promise<boolean> {
  const newer = hasNewer(delivery, ['pending'], sql`statement_timestamp() + ${inMs} * interval '1 ms'`)
  const { rows } = await tx.execute<{ is_there: boolean }>(sql`select ${newer} as is_there`)
  return rows[0]?.is_there === true
}

/**
 * Decides whether a mail is captured. Nothing is sent, so it is neither postponed nor held. Only the newest of mails
 * about the same subject is captured, because only that one would be sent.
 */
export async function judgeCaptured(tx: Transaction, delivery: Delivery): Promise<MailVerdict> {
  const verdict: MailVerdict = { isSendable: true, toStranger: false }
  const { mail, recipient } = delivery
  if (recipient === null || mail === null || !mailRules[mail].isReplaced) return verdict
  await lock(tx, `mail ${recipient}`)
  const newer = hasNewer(delivery, [
    'pending',
    'sending',
    'uncertain',
    'delivered',
    'not_connected',
    'captured',
  ])
  const { rows } = await tx.execute<{ is_replaced: boolean }>(sql`select ${newer} as is_replaced`)
  if (rows[0]?.is_replaced) return { isSendable: false, because: 'replaced' }
  await dropOlder(tx, delivery, verdict)
  return verdict
}

/**
 * Whether this reader has already got `perHour` mails of the kind within the hour, or, without a mail server, as many
 * were captured. A lock serializes counting.
 */
export async function isAboveHourly(
  tx: Transaction,
  { id, kind, payload }: Delivery,
  { perHour, isSent }: { perHour: number; isSent: boolean },
): Promise<boolean> {
  const soFar = isSent
    ? sql`${deliveries} cross join unnest(${deliveries.sent_at}) as sent
        where ${deliveries.recipient} is null and ${deliveries.sent_at} <> '{}'
          and ${withinTheHour(deliveries.expires_at)} and ${withinTheHour(sql`sent`)}`
    : // Uses the index on the kind. Mails are captured as soon as they are created, so `created_at` is good enough.
      sql`${deliveries}
        where ${withinTheHour(deliveries.created_at)} and ${deliveries.captured_at} is not null`
  const [, { rows }] = await Promise.all([
    lock(tx, `mails to the owner: ${kind}`),
    tx.execute<{ count: number }>(sql`
      select count(*)::int from ${soFar} and ${deliveries.kind} = ${kind} and ${deliveries.id} <> ${id}
        and ${deliveries.payload} ->> 'for' is not distinct from ${readerOf(payload) ?? null}::text`),
  ])
  return (rows[0]?.count ?? 0) >= perHour
}

/** The account that an alert is for; undefined for the site's alert address. */
export const readerOf = (payload: unknown): string | undefined =>
  typeof payload === 'object' && payload !== null && 'for' in payload ? String(payload.for) : undefined

interface Facts {
  third_ms_ago: number | null
  is_replaced?: boolean
  is_replaced_if_held?: boolean
  has_older?: boolean
  is_known?: boolean
  by_sender?: number
  by_all?: number
}

function verdictOf(found: Facts, ceilings: Ceilings | undefined): MailVerdict {
  if (found.is_replaced) return { isSendable: false, because: 'replaced' }
  if (found.third_ms_ago !== null)
    return { isSendable: false, because: 'put off', forMs: hourMs - found.third_ms_ago }
  const held = ceilings && !found.is_known ? judgeStranger(found, ceilings) : undefined
  if (held === undefined) return { isSendable: true, toStranger: ceilings !== undefined && !found.is_known }
  if (found.is_replaced_if_held) return { isSendable: false, because: 'replaced' }
  return { isSendable: false, because: 'held', ...held }
}

function judgeStranger({ by_sender = 0, by_all = 0 }: Facts, ceilings: Ceilings) {
  if (by_sender >= ceilings.perSender)
    return { reason: heldReason('one place has caused'), toStranger: false }
  if (by_all >= ceilings.perHour) return { reason: heldReason('the site was asked for'), toStranger: true }
  return undefined
}

const heldReason = (who: string) =>
  `Held back: within the hour ${who} as many mails to unknown addresses as are allowed. Release it if it is wanted.`

/** Takes an advisory lock until the transaction ends. The hash of the name is the same in every process. */
const lock = (tx: Transaction, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

const withinTheHour = (time: SQL | SQLWrapper) =>
  sql`${time} > statement_timestamp() - ${hourMs} * interval '1 ms'`

/** The age of the third newest mail to the recipient in milliseconds; null if there is none within the hour. */
function thirdMailMsAgo(recipient: string, allowance: 'account' | 'visitor'): SQL {
  const counted = mailPurposes.filter((purpose) => mailRules[purpose].allowance === allowance)
  return sql`(
    select (extract(epoch from statement_timestamp() - sent) * 1000)::float8
    from ${deliveries} cross join unnest(${deliveries.sent_at}) as sent
    where ${deliveries.recipient} = ${recipient} and ${deliveries.sent_at} <> '{}'
      and ${withinTheHour(sql`${deliveries.expires_at}`)} and ${inArray(deliveries.mail, counted)}
      and ${withinTheHour(sql`sent`)}
    order by sent desc offset ${mailsPerHour - 1} limit 1
  )`
}

const ofTheSame = ({ recipient, kind, about }: Delivery) =>
  sql`${deliveries.recipient} = ${recipient} and ${deliveries.kind} = ${kind} and ${deliveries.about} is not distinct from ${about}`

/** Compared in SQL, because a JavaScript Date loses the microseconds. */
const age = sql`(${deliveries.created_at}, ${deliveries.id})`
const ageOf = ({ id }: Delivery) =>
  sql`(select each.created_at, each.id from ${deliveries} as each where each.id = ${id})`

/**
 * Whether a newer mail about the same subject exists in one of the states. A pending mail counts only if it is due by
 * `dueBy`, so that a scheduled one, such as a reminder, replaces nothing yet.
 */
const hasNewer = (
  delivery: Delivery,
  states: readonly DeliveryState[],
  dueBy = sql`statement_timestamp()`,
) => sql`exists(
  select from ${deliveries}
  where ${ofTheSame(delivery)} and ${age} > ${ageOf(delivery)} and ${inArray(deliveries.state, [...states])}
    and (${deliveries.state} <> 'pending' or ${deliveries.next_attempt_at} <= ${dueBy})
)`

/** The states in which a newer mail replaces an older one. */
const replaceable: readonly DeliveryState[] = ['held', 'pending', 'not_connected', 'captured']

const olderWaiting = (delivery: Delivery, states: readonly DeliveryState[]) => sql`
  select ${deliveries.id} from ${deliveries}
  where ${ofTheSame(delivery)} and ${age} < ${ageOf(delivery)} and ${inArray(deliveries.state, [...states])}`

/** Ends the older mails that this one replaces. A held mail replaces only held ones. */
async function dropOlder(tx: Transaction, delivery: Delivery, verdict: MailVerdict): Promise<void> {
  if (!verdict.isSendable && verdict.because === 'replaced') return
  const isHeld = !verdict.isSendable && verdict.because === 'held'
  // A row locked by another process is being claimed there, and that process sees this mail.
  await tx.execute(sql`
    update ${deliveries} set state = 'not_sent', last_error = ${replacedReason}, next_attempt_at = null
    where ${deliveries.id} in (
      ${olderWaiting(delivery, isHeld ? ['held'] : replaceable)} for update skip locked
    )`)
}

/**
 * Whether an address is known to be read, and how many mails to unknown addresses were sent within the hour. Mails held
 * for the limit of all senders count toward it, even once discarded, so that a continuing flood stays held. Mails held
 * for one sender's limit do not, so that one sender cannot use up the others' share.
 */
function strangersSoFar(sender: string | null, recipient: string, perHour: number): Record<string, SQL> {
  const soFar = sql`select count(*)::int from ${deliveries} where ${deliveries.to_stranger} and ${withinTheHour(deliveries.first_attempted_at)}`
  return {
    is_known: sql`(
      exists(select from ${users} where ${users.email} = ${recipient})
      or exists(select from ${contacts} where ${contacts.email} = ${recipient} and ${contacts.confirmed_at} is not null)
    )`,
    by_sender: sql`(${soFar} and ${deliveries.sender} = ${sender})`,
    by_all: sql`(${soFar}) + (select count(*)::int from (
      select from ${deliveries}
      where ${deliveries.state} in ('held', 'cancelled') and ${deliveries.to_stranger}
        and ${withinTheHour(deliveries.created_at)}
      limit ${perHour}
    ) as held)`,
  }
}
