import type { Database } from './connect.ts'

/**
 * Opens as many connections as the pool may have, and uses each once. The first crowd after a start would otherwise
 * wait while all of them are made at the same moment. A connection that the database refuses is made when it is needed.
 */
export async function warmPool({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const clients = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()))
  const opened = clients.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  await Promise.allSettled(opened.map((client) => client.query('select 1')))
  for (const client of opened) client.release()
}
