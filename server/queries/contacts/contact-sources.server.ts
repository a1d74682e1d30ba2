import { and, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { contacts, contactSource, isUnmerged } from '#server/db/schema/contacts'

/** The limit of listed sources. */
const maxSources = 100

/** Returns the distinct sources of contacts in alphabetical order. Each is looked up in the index after the last. */
export async function contactSources(db: Db): Promise<string[]> {
  const next = sql`select ${contactSource} from ${contacts} where ${and(isUnmerged, isNotNull(contactSource))}`
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive source (name) as (
      (${next} order by 1 limit 1)
      union all
      select (${next} and ${contactSource} > source.name order by 1 limit 1) from source where source.name is not null
    )
    select name from source where name is not null limit ${maxSources}`)
  return rows.map(({ name }) => name)
}
