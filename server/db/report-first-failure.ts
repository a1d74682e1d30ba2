import type { DatabaseError, PoolClient } from 'pg'

/** "Current transaction is aborted": PostgreSQL's response to every statement after a failed one. */
const abortedCode = '25P02'

interface Protocol {
  prependListener(name: 'errorMessage', listener: (error: DatabaseError) => void): void
}

/**
 * Makes statements after a failed one in its transaction fail with the original error. Statements are sent together,
 * so a caller may first see one that PostgreSQL only skipped, and would take a full disk or a deadlock for a bug.
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
