import type { AdminRole } from '#domain/role'
import { users } from '#server/db/schema/users'
import { userByEmail } from '#server/queries/accounts/users.server'
import { addAccount, adminPassword, listen } from './accounts.ts'
import type { TestDatabase } from './database.ts'

/** Adds an account with a role; returns its id. */
export async function addMember(database: TestDatabase, email: string, role: AdminRole): Promise<string> {
  await addAccount(database, { email, role })
  return (await userByEmail(database.db, email))?.id ?? ''
}

export const rolesNow = async ({ db }: TestDatabase) =>
  Object.fromEntries((await db.select().from(users)).map(({ email, role }) => [email, role]))

/** Signs an account in as a browser does, and returns a function that calls functions with the session. */
export async function signInMember(database: TestDatabase, email: string) {
  const { url, client } = await listen(database)
  const auth = client()
  const { data } = await auth.signInWithPassword({ email, password: adminPassword })
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${data.session?.access_token}`,
  }
  const call = async (name: string, body: object) => {
    const answer = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { error?: string } }
  }
  return { auth, call }
}
