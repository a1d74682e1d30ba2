import type { Database } from './connect.ts'

/**
 * Opens all connections of the pool and uses each once, because the first crowd after a start would otherwise wait
 * for all of them. A connection that fails is opened when needed.
 */
export async function warmPool({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const clients = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()))
  const opened = clients.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  await Promise.allSettled(opened.map((client) => client.query('select 1')))
  for (const client of opened) client.release()
}
