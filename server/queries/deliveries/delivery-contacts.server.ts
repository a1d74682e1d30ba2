import { eq, inArray, sql } from 'drizzle-orm'
import { labeledAnswers } from '#content/answers/read-answers'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import type { Delivery } from '#server/db/schema/deliveries'

interface DeliverySubject {
  contact: { id: string; name: string | null; email: string } | null
  /** What the visitor said in the submission that the delivery is about. */
  content: ReturnType<typeof labeledAnswers>
}

type Row = Pick<Delivery, 'id' | 'subject_kind' | 'subject_id' | 'contact_id'>

/** Reads the contact and the submission of each of a few deliveries, by id, in two statements altogether. */
export async function readDeliverySubjects(
  db: Db | Transaction,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, DeliverySubject>> {
  const subjects = rows.flatMap(({ subject_kind: kind, subject_id: id }) =>
    id === null ? [] : [{ kind, id }],
  )
  const contactIds = [...new Set(rows.flatMap(({ contact_id }) => contact_id ?? []))]
  const [submitted, people] = await Promise.all([
    subjects.length === 0
      ? []
      : db
          .select({
            kind: activities.kind,
            subject: activities.subject_id,
            content: activities.content,
            answers_by: activities.answers_by,
          })
          .from(activities)
          .where(
            sql`(${activities.kind}, ${activities.subject_id}) in (
              select kind, id from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as each (kind text, id uuid)
            )`,
          ),
    contactIds.length === 0 ? [] : currentContacts(db, contactIds),
  ])
  const contentOf = new Map(submitted.map((one) => [`${one.kind} ${one.subject}`, labeledAnswers(one)]))
  const contactOf = new Map(people.map(({ asked, ...contact }) => [asked, contact]))
  return new Map(
    rows.map(({ id, subject_kind, subject_id, contact_id }) => [
      id,
      {
        contact: contactOf.get(contact_id ?? '') ?? null,
        content: contentOf.get(`${subject_kind} ${subject_id}`) ?? [],
      },
    ]),
  )
}

/** Who these are now: themselves, or anyone who they were merged into. */
function currentContacts(db: Db | Transaction, ids: string[]) {
  const { id, name, email, merged_into } = contacts
  const asked = db
    .select({
      asked: sql<string>`${id}`.as('asked'),
      now: sql<string>`coalesce(${merged_into}, ${id})`.as('now'),
    })
    .from(contacts)
    .where(inArray(id, ids))
    .as('asked_contacts')
  return db.select({ asked: asked.asked, id, name, email }).from(asked).innerJoin(contacts, eq(id, asked.now))
}
