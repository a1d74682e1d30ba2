const embedded = new WeakSet<object>()

/** Must be called once for the `db` of an embedded database. */
export function markEmbedded<Db extends object>(db: Db): Db {
  embedded.add(db)
  return db
}

/**
 * Returns whether statements share the embedded database's single connection, where each should be short; on PostgreSQL
 * there should be few of them. False for a transaction.
 */
export const isEmbedded = (db: object): boolean => embedded.has(db)
