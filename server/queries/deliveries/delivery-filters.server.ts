import { and, gte, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { DeliveryFilters } from '#contracts/delivery-filters'
import { type DeliveryBranchName, type DeliveryServiceName, laneOfService } from '#domain/delivery-service'
import type { DeliveryView } from '#domain/delivery-view'
import { normaliseEmail } from '#domain/email'
import { servicesWithLane } from '#domain/services'
import { idArray } from '#server/db/id-array'
import { contacts, contactSearchText } from '#server/db/schema/contacts'
import { deliveries, lastResponse, needsOwner } from '#server/db/schema/deliveries'
import { recipientRefused } from '#server/errors/recipient-refused'
import { maxPeople } from '#server/queries/contacts/has-more-people.server'
import { unsentConditions, isWaitingMail } from './waiting-mails.server.ts'
import { containsPattern, holdsAll, typedWordsOf } from '#server/queries/contacts/search-words.server'

const stateIs = (states: string) => sql`${deliveries.state} ${sql.raw(states)}`

/** Whether a response refuses a person's address. An alert's address is a setting, so its refusal is a fault. */
const isAboutAddress = (response: SQLWrapper) =>
  sql`(${deliveries.recipient} is not null and coalesce(${response}, '') like ${sql.raw(`'${recipientRefused}%'`)})`

/** The same for the `answer` of an attempt that is joined to its delivery. */
export const isAttemptRefusedByAddress = isAboutAddress(sql`answer`)

/** Whether the recipient's address was refused, so that the mail waits until somebody corrects it. */
export const isAddressRefused = sql`(${deliveries.state} = 'failed' and ${deliveries.payload} is not null and ${isAboutAddress(deliveries.last_error)})`

/** The conditions of each view. They use literals instead of parameters, so that partial indexes are used. */
export const viewConditions: Readonly<Record<DeliveryView, SQL>> = {
  to_decide: needsOwner,
  needs_you: sql`(${needsOwner} and not ${isAddressRefused})`,
  no_address: sql`(${needsOwner} and ${isAddressRefused})`,
  waits: stateIs(`in ('pending', 'sending')`),
  unsure: stateIs(`= 'uncertain'`),
  held: stateIs(`= 'held'`),
  given_up: sql`(${stateIs(`= 'failed'`)} and not ${isAddressRefused})`,
  not_connected: stateIs(`= 'not_connected'`),
  captured: stateIs(`= 'captured'`),
  cancelled: stateIs(`= 'cancelled'`),
  not_needed: stateIs(`= 'not_sent'`),
  delivered: stateIs(`= 'delivered'`),
}

/**
 * Whether a replay sends a delivery again, which excludes those that wait for their first attempt, are running
 * or finished, are not needed, or have no connected service.
 * @param kinds those whose service is connected
 */
export const canBeReplayed = (kinds: readonly string[]): SQL =>
  kinds.length === 0
    ? sql`false`
    : sql`(${deliveries.payload} is not null and ${inArray(deliveries.kind, [...kinds])} and (
  ${deliveries.state} in ('held', 'failed', 'cancelled', 'uncertain', 'captured') or ${isWaitingMail}
  or (${deliveries.state} = 'pending' and ${deliveries.last_error} is not null)
))`

/** Whether a delivery can be cancelled. Running and finished ones cannot. */
export const canBeCancelled = sql`${deliveries.state} in ('pending', 'uncertain', 'not_connected', 'held', 'failed')`

/** The service of a delivery, which is its lane without the priority. */
export const serviceColumn = sql<DeliveryServiceName>`case ${deliveries.lane} when 'mail first' then 'mail' else ${deliveries.lane} end`

/** The services whose name differs from their lane, except owner alerts, which share the lane of mail. */
const otherNames = servicesWithLane.filter((name) => name !== 'owner' && laneOfService(name) !== name)

const whenInLaneOf = (name: DeliveryBranchName) =>
  sql`when ${deliveries.lane} = ${sql.raw(`'${laneOfService(name)}'`)} then ${sql.raw(`'${name}'`)}`

/** The destination of a delivery. */
export const branchColumn = sql<DeliveryBranchName>`case
  when ${deliveries.lane} in ('mail', 'mail first') then case ${deliveries.mail} when 'owner' then 'owner' else 'mail' end
  ${sql.join(otherNames.map(whenInLaneOf), sql` `)}
  else ${deliveries.lane} end`

/** How many deliveries of matching people a search examines. */
const maxPerDelivery = 2_000

export interface WhichDeliveries {
  filters?: DeliveryFilters | undefined
  /** The search text. */
  q?: string | undefined
}

export function whichDeliveries({ filters = {}, q }: WhichDeliveries): SQL | undefined {
  const { kind, view, service, branch, answer, since, unsent } = filters
  return and(
    view && viewConditions[view],
    kind && inArray(deliveries.kind, kind),
    service && inArray(deliveries.lane, service === 'mail' ? ['mail', 'mail first'] : [service]),
    branch && sql`${branchColumn} = ${branch}`,
    answer === undefined ? undefined : sql`coalesce(${deliveries.last_error}, '') = ${answer}`,
    unsent && unsentConditions[unsent],
    since === undefined ? undefined : gte(deliveries.created_at, new Date(since)),
    q === undefined ? undefined : isFoundBy(q),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Whether a delivery matches a search: it is to or about matching people, has the id or key, or needs a decision and
 * has a matching response. Each part uses an index and has a limit.
 */
function isFoundBy(q: string): SQL {
  const words = typedWordsOf(q)
  const typed = q.toLowerCase()
  const people = sql`
    select ${contacts.id} from ${contacts}
    where ${words.length === 0 ? sql.raw('true') : holdsAll(contactSearchText, words)}
    limit ${maxPeople}`
  const found = [
    sql`select id from ${deliveries} where recipient = ${normaliseEmail(q)} limit ${maxPerDelivery}`,
    // Includes deliveries of contacts that were merged into the matching ones.
    sql`select id from ${deliveries} where contact_id = any(array(
      select id from person union all
      select merged.id from ${contacts} as merged where merged.merged_into = any(array(select id from person))
    )) limit ${maxPerDelivery}`,
    sql`select id from ${deliveries} where dedupe_key = ${q}`,
    sql`select id from ${deliveries} where ${needsOwner} and ${lastResponse} like ${containsPattern(typed)} limit ${maxPerDelivery * 5}`,
    ...(uuid.test(typed) ? [sql`select ${typed}::uuid`] : []),
  ]
  // Uses an array, so that each id is looked up. A join would read the whole table in order to find the newest.
  return sql`${deliveries.id} = any(array(with person as materialized (${people}) ${sql.join(
    found.map((each) => sql`(${each})`),
    sql` union all `,
  )}))`
}

/** A selection of deliveries by id, or by a filter with exceptions. */
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
