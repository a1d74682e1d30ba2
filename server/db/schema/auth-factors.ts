import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The second factors of accounts: authenticator apps and passkeys. */
export const authFactors = pgTable(
  'auth_factors',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    factor_type: text({ enum: ['totp', 'webauthn'] }).notNull(),
    /** An unverified one is being set up, and protects nothing yet. */
    status: text({ enum: ['unverified', 'verified'] }).notNull(),
    friendly_name: text().notNull(),
    /** The authenticator app's secret, sealed under the site's secret. */
    secret: text(),
    /** The number of the last time step whose code was accepted: no code works twice. */
    last_step: integer(),
    /** The passkey's id, in base64url. */
    credential_id: text(),
    /** The passkey's public key, in base64url. */
    public_key: text(),
    /** How often the passkey has signed; synced passkeys stay at 0. */
    counter: bigint({ mode: 'number' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
    last_used_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('auth_factors_user').on(table.user_id),
    uniqueIndex('auth_factors_credential')
      .on(table.credential_id)
      .where(sql`${table.credential_id} is not null`),
  ],
)
