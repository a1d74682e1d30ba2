import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column has one of these texts, as one parameter, so that the statement is the same for any number. */
export const isOneOf = (column: PgColumn | SQL, texts: readonly string[]): SQL =>
  sql`${column} = any (array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`
