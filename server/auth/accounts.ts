import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#server/db/connect'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema/users'
import type { Deliver } from '#server/deliveries/ledger/delivery-kind'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { passwordChangedMail } from '#server/deliveries/kinds/password-changed-mail'
import { recoveryMail } from '#server/deliveries/kinds/recovery-mail'
import { signUpMail } from '#server/deliveries/kinds/sign-up-mail'
import { dropOneTimeTokens, useOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { addSignUp, dropSignUps, signUpById } from '#server/queries/accounts/sign-ups.server'
import {
  addUser,
  endSessions,
  hasOwner,
  makeAdmin,
  type User,
  userByEmail,
  userById,
} from '#server/queries/accounts/users.server'
import { AuthFailure } from './auth-failure.ts'
import { hashNewPassword } from './new-password.ts'
import { isPassword } from './password-hash.ts'
import { beginSession, type Session, type SignedIn } from './sessions.ts'
import type { Origin, Throttle } from './throttle.ts'

export interface AccountsOptions {
  database: Database
  throttle: Throttle
  /**
   * Delays the refusal of a password until a fixed time after the attempt, which is longer than hashing takes.
   * Otherwise the response time would reveal whether there is an account.
   */
  holdRefusal(triedAt: Date): Promise<void>
  /** Passwords must not contain it. */
  siteName(): string
  now(): Date
  /** Called after a commit that wrote deliveries. */
  onDeliveries(): void
}

interface Credentials {
  email: string
  password: string
}

/** The maximum age of a session that may set a new password without the current one. */
const freshSessionMs = 60 * 60_000

const expiredLink = () => new AuthFailure(403, 'otp_expired', 'Email link is invalid or has expired')

/** The operations on accounts. Addresses are normalized; every failure is an AuthFailure. */
export function createAccounts({
  database,
  throttle,
  holdRefusal,
  siteName,
  now,
  onDeliveries,
}: AccountsOptions) {
  async function withMail(work: (tx: Transaction, deliver: Deliver) => Promise<void>): Promise<void> {
    await database.db.transaction((tx) => work(tx, deliverWithin(tx)))
    onDeliveries()
  }

  /**
   * The account, if the password is right.
   * @throws AuthFailure when it is wrong, or after too many wrong ones
   */
  async function checkPassword(
    { email, password }: Credentials,
    origin: Origin,
    wrong: string,
  ): Promise<User> {
    const triedAt = new Date()
    const attempt = await throttle.tryPassword(email, origin)
    const user = await userByEmail(database.db, email)
    const isRight = await isPassword(user?.password_hash, password)
    if (!user || !isRight) {
      await holdRefusal(triedAt)
      throw new AuthFailure(400, 'invalid_credentials', wrong)
    }
    await attempt.succeeded()
    return user
  }

  async function confirm(tx: Transaction, token: string): Promise<{ user: User; isFirst: boolean }> {
    const used = await useOneTimeToken(tx, { token, purpose: 'sign-up', now: now() })
    if (!used?.subjectId) throw expiredLink()
    const signUp = await signUpById(tx, used.subjectId)
    const added =
      signUp &&
      // The account gets the sign-up's id, so that a second use of the link finds it.
      (await addUser(tx, {
        id: signUp.id,
        email: signUp.email,
        passwordHash: signUp.password_hash,
        now: now(),
      }))
    if (added) {
      await dropSignUps(tx, added.email)
      return { user: added, isFirst: true }
    }
    // The link was used before.
    const known = await userById(tx, used.subjectId)
    if (known) return { user: known, isFirst: false }
    throw expiredLink()
  }

  return {
    /** Does the same work, and sends a mail, whether or not the address has an account. */
    async signUp({ email, password }: Credentials, origin: Origin): Promise<void> {
      const passwordHash = await hashNewPassword(password, { email, siteName: siteName(), isAdmin: false })
      const mayMail = await throttle.mayMail('sign-up', email, origin)
      await withMail(async (tx, deliver) => {
        const signUpId = await addSignUp(tx, { email, passwordHash, now: now() })
        if (!mayMail) return
        await deliver(
          signUpMail,
          { email, signUpId },
          { key: `sign-up-mail:${signUpId}`, recipient: email, sender: origin.sender },
        )
      })
    },

    async resendSignUp(email: string, origin: Origin): Promise<void> {
      if (!(await throttle.mayMail('sign-up', email, origin))) return
      const key = `sign-up-mail:${randomUUID()}`
      await withMail((_tx, deliver) =>
        deliver(signUpMail, { email }, { key, recipient: email, sender: origin.sender }),
      )
    },

    async recover(email: string, origin: Origin): Promise<void> {
      if (!(await throttle.mayMail('recovery', email, origin))) return
      const id = randomUUID()
      await withMail((_tx, deliver) =>
        deliver(
          recoveryMail,
          { email, id, sender: origin.sender },
          { key: `recovery-mail:${id}`, recipient: email },
        ),
      )
    },

    /** An unconfirmed sign-up is no account: knowing its password proves nothing about the address. */
    async signIn(given: Credentials, origin: Origin): Promise<SignedIn> {
      const user = await checkPassword(given, origin, 'Invalid login credentials')
      return database.db.transaction((tx) => beginSession(tx, { user, method: 'password', now: now() }))
    },

    /** Creates the account of a sign-up's link; when clicked again, the link still leads to it. */
    async confirmSignUp(token: string): Promise<void> {
      await database.db.transaction((tx) => confirm(tx, token))
    },

    /** Creates the account as `confirmSignUp` does and signs in, only at the link's first use. */
    async signInByLink(token: string): Promise<SignedIn> {
      return database.db.transaction(async (tx) => {
        const { user, isFirst } = await confirm(tx, token)
        if (!isFirst) throw expiredLink()
        return beginSession(tx, { user, method: 'otp', now: now() })
      })
    },

    /** Starts a session with a recovery link, which works once. */
    async openRecovery(token: string): Promise<SignedIn> {
      return database.db.transaction(async (tx) => {
        const used = await useOneTimeToken(tx, { token, purpose: 'recovery', now: now() })
        const user = used?.isFirst && used.subjectId ? await userById(tx, used.subjectId) : undefined
        if (!user) throw expiredLink()
        return beginSession(tx, { user, method: 'recovery', now: now() })
      })
    },

    /** Sets a new password, ends every other session and recovery link, and notifies the account by mail. */
    async changePassword(
      { user, session }: { user: User; session: Session },
      { password, currentPassword }: { password: string; currentPassword: string | undefined },
      origin: Origin,
    ): Promise<User> {
      const isFresh = now().getTime() - session.created_at.getTime() < freshSessionMs
      if (currentPassword !== undefined) {
        const current = { email: user.email, password: currentPassword }
        await checkPassword(current, origin, 'The current password is not right')
      } else if (!isFresh) {
        throw new AuthFailure(400, 'reauthentication_needed', 'Please enter your current password as well')
      }
      const passwordHash = await hashNewPassword(password, {
        email: user.email,
        siteName: siteName(),
        isAdmin: user.role !== null,
      })
      const changed = { password_hash: passwordHash, updated_at: now() }
      await withMail(async (tx, deliver) => {
        await tx.update(users).set(changed).where(eq(users.id, user.id))
        await endSessions(tx, user.id, session.id)
        await dropOneTimeTokens(tx, { purpose: 'recovery', subjectId: user.id })
        const key = `password-changed-mail:${randomUUID()}`
        await deliver(passwordChangedMail, { email: user.email }, { key, recipient: user.email })
      })
      return { ...user, ...changed }
    },

    /** Creates the first owner with the link printed at start: once, and only while there is none. */
    async setUpAdmin({ email, password, token }: Credentials & { token: string }): Promise<void> {
      const passwordHash = await hashNewPassword(password, { email, siteName: siteName(), isAdmin: true })
      await database.db.transaction(async (tx) => {
        const used = await useOneTimeToken(tx, { token, purpose: 'set-up', now: now() })
        if (!used?.isFirst || (await hasOwner(tx))) {
          throw new AuthFailure(
            403,
            'otp_expired',
            'This link was already used, or a newer one was printed since',
          )
        }
        await makeAdmin(tx, { email, passwordHash, role: 'owner', action: 'set-up', now: now() })
        await dropOneTimeTokens(tx, { purpose: 'set-up', subjectId: null })
        await dropSignUps(tx, email)
      })
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
