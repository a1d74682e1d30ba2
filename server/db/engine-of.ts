const embedded = new WeakSet<object>()

/** Must be called once for the `db` of an embedded database. */
export function markEmbedded<Db extends object>(db: Db): Db {
  embedded.add(db)
  return db
}

/**
 * Whether statements share the single connection of an embedded database: there each must be short, on PostgreSQL
 * few. A transaction counts as PostgreSQL's.
 */
export const isEmbedded = (db: object): boolean => embedded.has(db)
