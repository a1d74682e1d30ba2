import { type SQL, sql } from 'drizzle-orm'
import { staleAfterDays, type StaleReason } from '#domain/stale-mail'
import { deliveries } from '#server/db/schema/deliveries'
import { validForMs } from '#server/queries/accounts/one-time-tokens.server'

/** Whether a mail was created while no mail server was connected. The owner decides about it once one is. */
export const isWaitingMail = sql`(${deliveries.state} = 'not_connected' and ${deliveries.captured_at} is not null)`

const isOlderThan = (ms: number) =>
  sql`${deliveries.created_at} < statement_timestamp() - ${sql.raw(String(ms))} * interval '1 ms'`

/** Why a waiting mail is outdated; null if it is not outdated or does not wait. `about` is the start of a mail's event. */
export const staleReason: SQL<StaleReason | null> = sql<StaleReason | null>`case when ${isWaitingMail} then case
  when ${deliveries.kind} in ('free-workshop-mail', 'call-mail', 'call-reminder') then case
    when ${deliveries.about}::timestamptz <= statement_timestamp() then 'event_over'
    when ${isOlderThan(staleAfterDays * 24 * 3_600_000)} then 'old' end
  when ${deliveries.kind} = 'recovery-mail' and ${isOlderThan(validForMs.recovery)} then 'dead_link'
  when ${deliveries.kind} = 'invitation-mail' and ${isOlderThan(validForMs.invitation)} then 'dead_link'
  when ${deliveries.kind} = 'sign-up-mail' and ${isOlderThan(validForMs['sign-up'])} then 'dead_link'
  when ${isOlderThan(staleAfterDays * 24 * 3_600_000)} then 'old' end
end`

/** The conditions for all, current and outdated waiting mails. */
export const unsentConditions: Readonly<Record<'all' | 'current' | 'stale', SQL>> = {
  all: isWaitingMail,
  current: sql`(${isWaitingMail} and ${staleReason} is null)`,
  stale: sql`(${isWaitingMail} and ${staleReason} is not null)`,
}
