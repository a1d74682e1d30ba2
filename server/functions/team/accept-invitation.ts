import { randomUUID } from 'node:crypto'
import { site } from '#content/facts/site'
import { acceptInvitation } from '#contracts/accept-invitation'
import { passwordFault } from '#domain/password'
import { hashPassword, isPassword } from '#server/auth/password-hash'
import { defineFunction } from '#server/calls/define-function'
import { AppError } from '#server/errors/app-error'
import { invitationOfLink, consumeInvitation } from '#server/queries/accounts/invitations.server'
import { writeLog } from '#server/queries/log/log.server'
import { dropSignUps } from '#server/queries/accounts/sign-ups.server'
import { lockTeam, writeRole } from '#server/queries/accounts/team.server'
import { addUser, userByEmail } from '#server/queries/accounts/users.server'

/**
 * Accepts an invitation. An existing account must be signed in, so that a forwarded link gives nobody else a role.
 */
export const acceptInvitationFunction = defineFunction(acceptInvitation, {
  access: 'public',
  /** Hashes the password before the transaction, and only for a valid link, so that a guess costs one look-up. */
  async prepare({ input: { token, password }, db, caller }) {
    const invitation = await invitationOfLink(db, token)
    if (!invitation) return undefined
    const { email } = invitation
    const account = await userByEmail(db, email)
    if (account && caller.userId !== account.id) throw signInFirst()
    if (account && !(await isPassword(account.password_hash, password)))
      throw invalidPassword('That isn’t the password of your account.')
    const fault = passwordFault(password, { email, siteName: site.name, isAdmin: true })
    if (fault && account)
      throw invalidPassword(`${fault.message} Set a new one under “Forgot your password?” first.`)
    if (fault) throw invalidPassword(fault.message)
    return { accountId: account?.id, passwordHash: account?.password_hash ?? (await hashPassword(password)) }
  },
  async handle({ input: { token }, tx, now, prepared }) {
    const invitation = prepared && (await consumeInvitation(tx, { token, now }))
    if (!invitation) return { data: null }
    const { email, role } = invitation
    await lockTeam(tx)
    const known = await userByEmail(tx, email)
    if (known?.id !== prepared.accountId) throw signInFirst()
    const account =
      known ?? (await addUser(tx, { id: randomUUID(), email, passwordHash: prepared.passwordHash, now }))
    // An account with this address was created concurrently.
    if (!account) throw signInFirst()
    if (account.role !== null)
      throw new AppError('conflict', { userMessage: 'You’re in the team already. Please sign in.' })
    await dropSignUps(tx, email)
    await writeRole(tx, { id: account.id, role, now })
    await writeLog(tx, { userId: account.id, action: acceptInvitation.name, now }, [
      {
        on: { kind: 'account', id: account.id },
        before: known ? { role: null } : null,
        after: known ? { role } : { email, role },
      },
    ])
    return { data: { email, role } }
  },
})

const invalidPassword = (message: string) =>
  new AppError('invalid', { userMessage: message, issues: [{ path: 'password', message }] })

const signInFirst = () =>
  new AppError('conflict', {
    userMessage: 'This address has an account. Sign in to it, then open the link again.',
  })
