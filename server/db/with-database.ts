import { type ConnectOptions, connectDatabase, type Database } from './connect.ts'

/**
 * Runs `work` on a database that is opened for it alone.
 * @throws Error as `connectDatabase` does
 */
export async function withDatabase<Result>(
  options: ConnectOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await connectDatabase(options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
