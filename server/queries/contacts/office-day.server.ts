import { sql } from 'drizzle-orm'

/** What day it is for the people of the office. */
export const officeToday = sql`(now() at time zone 'America/New_York')::date`
