import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Attempts all open deliveries at once, as an owner does with "Replay", without waiting for retry delays. Returns how
 * many are still open when none are left or the time is over.
 */
export async function emptyLedger(database: Pick<pg.Pool, 'query'>, limitMs: number): Promise<number> {
  const deadline = Date.now() + limitMs
  for (;;) {
    await database.query(
      `update workshop_registrations set zoom_failed_at = '{}' where zoom_registrant_id is null`,
    )
    await database.query(
      `update deliveries set next_attempt_at = now() - interval '2 minutes' where state in ('pending', 'uncertain') and next_attempt_at > now()`,
    )
    // Clears the times of sent mails, because an address that may have got three in an hour has to wait.
    await database.query(`update deliveries set sent_at = '{}' where sent_at <> '{}'`)
    await wait(5_000)
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::int as n from deliveries where state not in ('delivered', 'failed') and kind <> 'owner-notice'`,
    )
    const open = rows[0]?.n ?? 0
    if (open === 0 || Date.now() > deadline) return open
  }
}
