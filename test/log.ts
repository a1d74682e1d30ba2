import { asc } from 'drizzle-orm'
import type { Database } from '#server/db/connect'
import { log } from '#server/db/schema/log'

/** What stands in the log, the oldest first. */
export const loggedIn = ({ db }: Pick<Database, 'db'>) =>
  db.select().from(log).orderBy(asc(log.created_at), asc(log.id))

/** The acts that stand in it: of each the row that stands for all. */
export const actsIn = async (database: Pick<Database, 'db'>) =>
  (await loggedIn(database)).filter(({ act_rows }) => act_rows !== null)
