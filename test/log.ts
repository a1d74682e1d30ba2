import { asc } from 'drizzle-orm'
import type { Database } from '#server/db/connect'
import { log } from '#server/db/schema/log'

/** Returns all log rows, oldest first. */
export const loggedIn = ({ db }: Pick<Database, 'db'>) =>
  db.select().from(log).orderBy(asc(log.created_at), asc(log.id))

/** Returns one log row for each action, which represents all rows of it. */
export const actsIn = async (database: Pick<Database, 'db'>) =>
  (await loggedIn(database)).filter(({ act_rows }) => act_rows !== null)
