import type { ClientBase } from 'pg'

/** With these settings, every engine writes values identically with full precision, and reads them back unchanged. */
const session = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  // No time limits: no visitor waits for a backup.
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
]

/** Runs `work` in a transaction whose values are plain text, identical on every engine. */
export async function withPlainValues<Result>(
  client: ClientBase,
  mode: '' | 'isolation level repeatable read read only',
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(`begin ${mode}`)
  try {
    for (const each of session) await client.query(each)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
