import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ContactPage } from '#contracts/get-contact'
import type { Db } from '#server/db/connect'
import { contacts, linkedinKeyOf, phoneKeyOf } from '#server/db/schema/contacts'
import { users } from '#server/db/schema/users'
import type { Contact } from './contacts.server.ts'

type Duplicate = ContactPage['duplicates'][number]
type Evidence = Duplicate['evidence'][number]

const maxShown = 10

/** The minimum number of digits; shorter numbers are extensions or made up. */
const digitsOfNumber = 7

/**
 * Returns possible duplicates, with the same phone number, LinkedIn profile, or name at the same company, each found by
 * index. Visits are not compared, because several people may use one browser.
 */
export async function duplicatesOf(db: Db, contact: Contact): Promise<Duplicate[]> {
  const { phone, linkedin, name, company } = contact
  const isSame: [Evidence, SQL | undefined][] = [
    [
      'phone',
      (phone?.match(/\d/g)?.length ?? 0) < digitsOfNumber
        ? undefined
        : sql`${contacts.phone} is not null and ${phoneKeyOf(contacts)} = ${phoneKeyOf({ phone: sql`${phone}` })}`,
    ],
    [
      'linkedin',
      linkedin === null
        ? undefined
        : sql`${contacts.linkedin} is not null and ${linkedinKeyOf(contacts)} = ${linkedinKeyOf({ linkedin: sql`${linkedin}` })}`,
    ],
    [
      'name',
      name === null || company === null
        ? undefined
        : sql`${contacts.name} is not null and ${contacts.company} is not null and lower(${contacts.name}) = lower(${name}) and lower(${contacts.company}) = lower(${company})`,
    ],
  ]
  const found = isSame.flatMap(([evidence, where]) =>
    where
      ? [
          sql`(select ${contacts.id} as id, ${evidence}::text as evidence from ${contacts} where ${and(where, ne(contacts.id, contact.id), isNull(contacts.merged_into))} limit ${maxShown})`,
        ]
      : [],
  )
  if (found.length === 0) return []
  const same = sql`(select id, json_agg(evidence) as evidence from (${sql.join(found, sql` union all `)}) as found group by id) as same`
  const { id, email, status, next_step, next_step_on } = contacts
  return db
    .select({
      id,
      email,
      name: contacts.name,
      company: contacts.company,
      phone: contacts.phone,
      linkedin: contacts.linkedin,
      status,
      owner: { id: users.id, email: users.email, name: users.name },
      nextStep: next_step,
      nextStepOn: next_step_on,
      evidence: sql<Evidence[]>`same.evidence`,
    })
    .from(contacts)
    .innerJoin(same, sql`same.id = ${id}`)
    .leftJoin(users, eq(users.id, contacts.owner_id))
    .orderBy(sql`${contacts.last_activity_at} desc`)
    .limit(maxShown)
}
