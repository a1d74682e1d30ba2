import { sql } from 'drizzle-orm'
import type { ReceivedSubmission } from '#contracts/list-submissions'
import type { SubmittedContent } from '#domain/activity'
import type { Db, Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'

type Probable = ReceivedSubmission['probably'][number]

/** The questions that name a business or a person, as the timeline has them. */
const saidIn: Readonly<Record<string, 'company' | 'name'>> = {
  Company: 'company',
  'Business name': 'company',
  Name: 'name',
}
const address = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi

type Given = {
  id: string
  because: Probable['because']
  said: string
}
type Found = Given & { contact: Probable['contact'] }

/** Shorter than this anybody may be called. */
const shortest = 3
const mostOfEach = 2
/** Of a name that half a town has, some. */
const mostLooked = 50

/**
 * Who a few submissions without an address may be from, with what says so: an address in their words, the same
 * business, the same name. Offered, and never joined by itself. One statement, an index for each text.
 */
export async function probableContacts(
  db: Db | Transaction,
  rows: readonly { id: string; content: SubmittedContent }[],
): Promise<ReadonlyMap<string, Probable[]>> {
  const given = rows.flatMap(evidenceIn)
  if (given.length === 0) return new Map()
  const { id, name, email, company } = contacts
  const { rows: found } = await db.execute<Found>(sql`
    select given.id, given.because, given.said, person.contact
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id text, because text, said text)
    cross join lateral (
      select json_build_object('id', ${id}, 'name', ${name}, 'email', ${email}) as contact
      from ${contacts}
      where ${contacts.id} in (
          (select ${id} from ${contacts} where given.because = 'email' and ${email} = lower(given.said))
          union all
          (select ${id} from ${contacts} where given.because = 'company'
            and ${company} is not null and lower(${company}) = lower(given.said) limit ${mostLooked})
          union all
          (select ${id} from ${contacts} where given.because = 'name'
            and ${name} is not null and ${company} is not null and lower(${name}) = lower(given.said) limit ${mostLooked})
        )
        and ${contacts.merged_into} is null
      order by ${contacts.last_activity_at} desc limit ${mostOfEach}
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

function evidenceIn({ id, content }: { id: string; content: SubmittedContent }): Given[] {
  return content.flatMap(([label, answer]) => {
    const text = typeof answer === 'string' ? answer : answer.join(' ')
    const because = saidIn[label]
    const addresses = [...text.matchAll(address)].map(([found]) => ({
      id,
      because: 'email' as const,
      said: found.toLowerCase(),
    }))
    return because !== undefined && text.length >= shortest && text.length <= 200
      ? [...addresses, { id, because, said: text }]
      : addresses
  })
}
