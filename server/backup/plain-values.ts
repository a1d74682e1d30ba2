import type { ClientBase } from 'pg'

/** Every engine then writes every value in the same way, with all its digits, and reads it back as it was. */
const session = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  // However long it takes: nobody waits for it.
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
]

/** Does `work` in a transaction of its own whose values are plain texts, the same ones on every engine. */
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
