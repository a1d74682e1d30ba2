import type { DatabaseError, PoolClient } from 'pg'

/** "Current transaction is aborted": what every statement after a failed one is answered. */
const abortedCode = '25P02'

interface Protocol {
  prependListener(name: 'errorMessage', listener: (error: DatabaseError) => void): void
}

/**
 * Has statements that follow a failed one in its transaction fail for the same reason. Statements are sent together, so
 * whoever waits for several of them may hear first of one that PostgreSQL has only skipped, and would take a full disk
 * or a deadlock for a fault of ours.
 */
export function reportFirstFailure(client: PoolClient): void {
  let first: DatabaseError | undefined
  // The driver's types leave the connection out.
  const { connection } = client as unknown as { connection: Protocol }
  connection.prependListener('errorMessage', (error) => {
    if (error.code !== abortedCode) first = error
    else if (first) Object.assign(error, { code: first.code, message: first.message, detail: first.detail })
  })
}
