import { sql } from 'drizzle-orm'
import type { ReceivedSubmission } from '#contracts/list-submissions'
import { contactColumnValue, readAnswers } from '#content/answers/read-answers'
import type { StoredSubmission } from '#domain/activity'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'

type Probable = ReceivedSubmission['probably'][number]

const address = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi

type Given = {
  id: string
  because: Probable['because']
  said: string
}
type Found = Given & { contact: Probable['contact'] }

/** The minimum length of a compared text, because shorter names are too common. */
const shortest = 3
const longest = 200
const maxOfEach = 2
/** How many contacts with a common name are examined. */
const maxExamined = 50

/**
 * Returns match candidates for submissions without an address, with the evidence: an address in the text, the same
 * company, or the same name. They are only suggested. It is one statement with one index lookup per text.
 */
export async function probableContacts(
  db: Db | Transaction,
  rows: readonly (StoredSubmission & { id: string })[],
): Promise<ReadonlyMap<string, Probable[]>> {
  const evidence = rows.flatMap(evidenceIn)
  if (evidence.length === 0) return new Map()
  const { id, name, email, company } = contacts
  const { rows: found } = await db.execute<Found>(sql`
    select given.id, given.because, given.said, person.contact
    from jsonb_to_recordset(${JSON.stringify(evidence)}::jsonb) as given(id text, because text, said text)
    cross join lateral (
      select json_build_object('id', ${id}, 'name', ${name}, 'email', ${email}) as contact
      from ${contacts}
      where ${contacts.id} in (
          (select ${id} from ${contacts} where given.because = 'email' and ${email} = lower(given.said))
          union all
          (select ${id} from ${contacts} where given.because = 'company'
            and ${company} is not null and lower(${company}) = lower(given.said) limit ${maxExamined})
          union all
          (select ${id} from ${contacts} where given.because = 'name'
            and ${name} is not null and ${company} is not null and lower(${name}) = lower(given.said) limit ${maxExamined})
        )
        and ${contacts.merged_into} is null
      order by ${contacts.last_activity_at} desc limit ${maxOfEach}
    ) as person`)
  const order = ['email', 'company', 'name']
  found.sort((one, other) => order.indexOf(one.because) - order.indexOf(other.because))
  return new Map(
    [...Map.groupBy(found, (one) => one.id)].map(([of, each]) => {
      const byPerson = Map.groupBy(each, ({ contact }) => contact.id)
      return [of, [...byPerson.values()].flatMap(([first]) => (first ? [probableOf(first)] : []))]
    }),
  )
}

const probableOf = ({ contact, because, said }: Found): Probable => ({
  contact,
  because,
  said,
})

function evidenceIn({ id, ...submission }: StoredSubmission & { id: string }): Given[] {
  const addresses = readAnswers(submission)
    .flatMap(({ text }) => text)
    .flatMap((text) => [...text.matchAll(address)])
    .map(([found]): Given => ({ id, because: 'email', said: found.toLowerCase() }))
  const names = (['company', 'name'] as const).flatMap((because): Given[] => {
    const part = contactColumnValue(submission, because)
    return part !== undefined && part.length >= shortest && part.length <= longest
      ? [{ id, because, said: part }]
      : []
  })
  return [...addresses, ...names]
}
