import { isIP } from 'node:net'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/connect'
import { sessions } from '#server/db/schema/sessions'
import { widerKeyOf } from '#server/http/client-address'

/** Longer than any browser's `User-Agent` header. */
const userAgentLimit = 300

interface Device {
  userAgent: string | undefined
  address: string
}

/** Stores the browser and network of a new session, so that the user recognizes it in the list of sessions. */
export async function recordDevice(
  { db }: Pick<Database, 'db'>,
  sessionId: string,
  { userAgent, address }: Device,
): Promise<void> {
  await db
    .update(sessions)
    .set({ user_agent: userAgent?.slice(0, userAgentLimit) ?? null, network: networkOf(address) })
    .where(eq(sessions.id, sessionId))
}

/** The address without its last part, because the whole address identifies one household. */
function networkOf(address: string): string | null {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.x`
  return widerKeyOf(address) ?? null
}
