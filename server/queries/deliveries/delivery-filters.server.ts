import { and, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { DeliveryFilters } from '#contracts/delivery-filters'
import type { DeliveryBranchName, DeliveryServiceName } from '#domain/delivery-service'
import type { DeliveryView } from '#domain/delivery-view'
import { idArray } from '#server/db/id-array'
import { activities } from '#server/db/schema/activities'
import { contacts, contactSearchText } from '#server/db/schema/contacts'
import { deliveries, lastAnswer, needsOwner } from '#server/db/schema/deliveries'
import { mostPeople } from '#server/queries/contacts/has-more-people.server'
import { isUnsent, isWaitingMail } from './waiting-mails.server.ts'
import { anywhere, holdsAll, typedWordsOf } from '#server/queries/contacts/search-words.server'

const stateIs = (states: string) => sql`${deliveries.state} ${sql.raw(states)}`

/** Written out, and not with parameters, so that indexes of some states alone are used. */
export const isInView: Readonly<Record<DeliveryView, SQL>> = {
  needs_you: needsOwner,
  waits: stateIs(`in ('pending', 'sending')`),
  unsure: stateIs(`= 'uncertain'`),
  held: stateIs(`= 'held'`),
  given_up: stateIs(`= 'failed'`),
  not_connected: stateIs(`= 'not_connected'`),
  captured: stateIs(`= 'captured'`),
  cancelled: stateIs(`= 'cancelled'`),
  not_needed: stateIs(`= 'not_sent'`),
  delivered: stateIs(`= 'delivered'`),
}

/**
 * What a replay tries once more: what waits for its turn alone, is done or not needed stays as it is, and so does what
 * has no service to go to.
 * @param kinds those whose service is connected
 */
export const canBeReplayed = (kinds: readonly string[]): SQL =>
  kinds.length === 0
    ? sql`false`
    : sql`(${deliveries.payload} is not null and ${inArray(deliveries.kind, [...kinds])} and (
  ${deliveries.state} in ('held', 'failed', 'cancelled', 'uncertain', 'captured') or ${isWaitingMail}
  or (${deliveries.state} = 'pending' and ${deliveries.last_error} is not null)
))`

/** What somebody can say is not to go out: an attempt under way goes on, and what is done stays done. */
export const canBeCancelled = sql`${deliveries.state} in ('pending', 'uncertain', 'not_connected', 'held', 'failed')`

/** What a delivery goes out by: its lane, without its turn. */
export const serviceColumn = sql<DeliveryServiceName>`case ${deliveries.lane} when 'mail first' then 'mail' else ${deliveries.lane} end`

/** Whom a delivery is for. */
export const branchColumn = sql<DeliveryBranchName>`case
  when ${deliveries.lane} in ('mail', 'mail first') then case ${deliveries.mail} when 'owner' then 'owner' else 'mail' end
  when ${deliveries.lane} = 'sheets' then 'spreadsheet' else ${deliveries.lane} end`

/** As many things as a search looks at of those that are known of the people it finds. */
const mostOfThem = 2_000

export interface WhichDeliveries {
  filters?: DeliveryFilters | undefined
  /** What somebody typed. */
  q?: string | undefined
}

export function whichDeliveries({ filters = {}, q }: WhichDeliveries): SQL | undefined {
  const { kind, view, service, branch, answer, since, unsent } = filters
  return and(
    view && isInView[view],
    kind && inArray(deliveries.kind, kind),
    service && inArray(deliveries.lane, service === 'mail' ? ['mail', 'mail first'] : [service]),
    branch && sql`${branchColumn} = ${branch}`,
    answer === undefined ? undefined : sql`coalesce(${deliveries.last_error}, '') = ${answer}`,
    unsent && isUnsent[unsent],
    since === undefined ? undefined : gte(deliveries.created_at, new Date(since)),
    q === undefined ? undefined : isFoundBy(q),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What a person that is found by the words gets, and what is told of them; what has the id or the key; and, of what
 * needs somebody, whatever has had such an answer. Each of it by an index, and with an end.
 */
function isFoundBy(q: string): SQL {
  const words = typedWordsOf(q)
  const typed = q.toLowerCase()
  const people = sql`
    select ${contacts.id}, ${contacts.email} from ${contacts}
    where ${words.length === 0 ? sql.raw('true') : holdsAll(contactSearchText, words)}
    limit ${mostPeople}`
  const found = [
    sql`select id from ${deliveries} where recipient = ${typed} limit ${mostOfThem}`,
    sql`select id from ${deliveries} where recipient = any(array(select email from person)) limit ${mostOfThem}`,
    sql`select id from ${deliveries} where dedupe_key in (
      select prefix || ${activities.subject_id}
      from person join ${activities} on ${activities.contact_id} = person.id
      cross join lateral (values
        ('owner-notice:' || ${activities.kind} || ':'),
        ('webhook:' || ${activities.kind} || ':'),
        (case ${activities.kind} when 'scorecard' then 'score-row:' when 'readiness-workshop' then 'zoom-registrant:' end)
      ) as told (prefix)
      where prefix is not null limit ${mostOfThem})`,
    sql`select id from ${deliveries} where dedupe_key = ${q}`,
    sql`select id from ${deliveries} where ${needsOwner} and ${lastAnswer} like ${anywhere(typed)} limit ${mostOfThem * 5}`,
    ...(uuid.test(typed) ? [sql`select ${typed}::uuid`] : []),
  ]
  // As an array, so that each is looked up: joined, the whole ledger would be walked for the newest of them.
  return sql`${deliveries.id} = any(array(with person as materialized (${people}) ${sql.join(
    found.map((each) => sql`(${each})`),
    sql` union all `,
  )}))`
}

/** Those named, or what a filter finds but some. */
export interface ChosenDeliveries {
  ids?: readonly string[] | undefined
  filter?: WhichDeliveries | undefined
  except?: readonly string[] | undefined
}

export function chosenDeliveries({ ids, filter = {}, except = [] }: ChosenDeliveries): SQL | undefined {
  if (ids) return inArray(deliveries.id, [...ids])
  return and(
    whichDeliveries(filter),
    except.length === 0 ? undefined : sql`${deliveries.id} <> all(${idArray(except)})`,
  )
}
