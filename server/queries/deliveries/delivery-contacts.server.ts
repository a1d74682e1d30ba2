import { eq, inArray, sql } from 'drizzle-orm'
import { activityKinds, type SubmittedContent } from '#domain/activity'
import { kindOfDelivery } from '#domain/form-of'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import type { Delivery } from '#server/db/schema/deliveries'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Kinds whose deliveries say themselves of which form. */
const ofAnyForm = ['owner-notice', 'webhook']

/** What a delivery says is an id of the form's own row. */
function subjectOf({ kind, payload }: Pick<Delivery, 'kind' | 'payload'>): string | undefined {
  const said = (payload ?? {}) as Readonly<Record<string, unknown>>
  const form = ofAnyForm.includes(kind)
    ? activityKinds.find((each) => each === said['kind'])
    : kindOfDelivery(kind)
  const id = Object.values(said).find(
    (value): value is string => typeof value === 'string' && uuid.test(value),
  )
  return form === undefined || id === undefined ? undefined : `${form} ${id}`
}

interface Spoken {
  contact: { id: string; name: string | null; email: string } | null
  /** What the visitor said that the delivery tells of. */
  content: SubmittedContent
}

type Row = Pick<Delivery, 'id' | 'kind' | 'payload' | 'recipient'>

/** Whom each of a few deliveries speaks of, and of what submission: two statements, however many they are. */
export async function spokenOf(
  db: Db | Transaction,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Spoken>> {
  const subjects = [...new Set(rows.flatMap((row) => subjectOf(row) ?? []))]
  const addresses = [...new Set(rows.flatMap(({ recipient }) => recipient ?? []))]
  const { id, name, email } = contacts
  const [submitted, people] = await Promise.all([
    subjects.length === 0
      ? []
      : db
          .select({
            kind: activities.kind,
            subject: activities.subject_id,
            content: activities.content,
            contact: { id, name, email },
          })
          .from(activities)
          .leftJoin(contacts, eq(contacts.id, activities.contact_id))
          .where(
            sql`(${activities.kind}, ${activities.subject_id}) in (
              select split_part(each, ' ', 1), split_part(each, ' ', 2)::uuid
              from jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb) as each
            )`,
          ),
    addresses.length === 0
      ? []
      : db.select({ id, name, email }).from(contacts).where(inArray(email, addresses)),
  ])
  const bySubject = new Map(submitted.map((one) => [`${one.kind} ${one.subject}`, one]))
  const byAddress = new Map(people.map((one) => [one.email, one]))
  return new Map(
    rows.map((row) => {
      const one = bySubject.get(subjectOf(row) ?? '')
      const contact = one?.contact ?? byAddress.get(row.recipient ?? '') ?? null
      return [row.id, { contact, content: one?.content ?? [] }]
    }),
  )
}
