import { asc } from 'drizzle-orm'
import type { Database } from '#server/db/connect'
import { log } from '#server/db/schema/log'

/** What stands in the log, the oldest first. */
export const loggedIn = ({ db }: Pick<Database, 'db'>) =>
  db.select().from(log).orderBy(asc(log.created_at), asc(log.id))

/** Its acts: of each the row that represents all of its rows. */
export const actsIn = async (database: Pick<Database, 'db'>) =>
  (await loggedIn(database)).filter(({ act_rows }) => act_rows !== null)
