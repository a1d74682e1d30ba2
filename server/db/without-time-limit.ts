import type { PoolClient } from 'pg'

/** Runs `work` on a pool connection without a time limit, and restores the limits afterwards. */
export async function withoutTimeLimit<Result>(
  client: PoolClient,
  work: () => Promise<Result>,
): Promise<Result> {
  // The driver's own limit, which its types leave out.
  const limits = (client as unknown as { connectionParameters: { query_timeout?: number } })
    .connectionParameters
  const { query_timeout } = limits
  try {
    limits.query_timeout = 0
    return await work()
  } finally {
    limits.query_timeout = query_timeout
  }
}
