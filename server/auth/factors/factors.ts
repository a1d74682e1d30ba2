import { randomUUID } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, count, eq, lt } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import type { Database, Transaction } from '#server/db/connect'
import { authFactors } from '#server/db/schema/auth-factors'
import { factorChallenges } from '#server/db/schema/factor-challenges'
import { recoveryCodes } from '#server/db/schema/recovery-codes'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { type SecondFactorNews, secondFactorMail } from '#server/deliveries/kinds/second-factor-mail'
import { type Factor, factorsOf, isVerified, useTimeStep } from '#server/queries/accounts/factors.server'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'
import { endSessions, type User } from '#server/queries/accounts/users.server'
import { writeLog } from '#server/queries/log/log.server'
import { createSeal } from '#server/settings/sealed'
import { raiseSession, type Session, type SignedIn } from '#server/auth/sessions'
import type { Throttle } from '#server/auth/throttle'
import { factorFailures } from './factor-failures.ts'
import { creationOptions, readNewPasskey, readPasskeyUse, requestOptions } from './passkeys.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { newTotp, timeStepOf } from './totp.ts'

export interface FactorsOptions {
  database: Database
  throttle: Throttle
  /** Seals the secrets of authenticator apps. */
  secret: string
  siteName(): string
  siteUrl: string
  now(): Date
  onDeliveries(): void
}

/** A signed-in account. */
interface SignedInAccount {
  user: User
  session: Session
}

interface Challenge {
  id: string
  hash: string | null
}

/** A passkey's response as a browser serializes it. */
export type PasskeyResponse = RegistrationResponseJSON | AuthenticationResponseJSON

const challengeMs = 5 * 60_000
const factorLimit = 10

/** The second factors of accounts (behavior 13.10). Every failure is an AuthFailure with GoTrue's code. */
export function createFactors({
  database,
  throttle,
  secret,
  siteName,
  siteUrl,
  now,
  onDeliveries,
}: FactorsOptions) {
  const { db } = database
  const seal = createSeal(secret)
  const sealedAt = (factorId: string) => `auth_factors:${factorId}`
  const site = { siteUrl, siteName: siteName() }

  /** The password alone lets somebody add or remove a factor only while none protects the account. */
  async function requireSecondStep({ user, session }: SignedInAccount): Promise<Factor[]> {
    const factors = await factorsOf(db, user.id)
    if (session.aal === 'aal1' && factors.some(isVerified)) throw factorFailures.needsSecondStep()
    return factors
  }

  async function ownFactor(user: User, factorId: string): Promise<{ factor: Factor; factors: Factor[] }> {
    const factors = await factorsOf(db, user.id)
    const factor = factors.find(({ id }) => id === factorId)
    if (!factor) throw factorFailures.unknown()
    return { factor, factors }
  }

  /** Deletes and returns the challenge, so that a second response to it fails. */
  async function takeChallenge(
    tx: Transaction,
    { session }: SignedInAccount,
    factorId: string,
    id: string,
  ): Promise<Challenge> {
    const [taken] = await tx
      .delete(factorChallenges)
      .where(
        and(
          eq(factorChallenges.id, id),
          eq(factorChallenges.factor_id, factorId),
          eq(factorChallenges.session_id, session.id),
        ),
      )
      .returning()
    if (!taken || taken.expires_at <= now()) throw factorFailures.expired()
    return { id: taken.id, hash: taken.challenge_hash }
  }

  async function report(
    tx: Transaction,
    { user }: SignedInAccount,
    action: string,
    news: SecondFactorNews,
  ): Promise<void> {
    await writeLog(tx, { userId: user.id, action, now: now() }, [
      { on: { kind: 'account', id: user.id }, before: null, after: { email: user.email } },
    ])
    const key = `second-factor-mail:${randomUUID()}`
    await deliverWithin(tx)(secondFactorMail, { email: user.email, news }, { key, recipient: user.email })
  }

  /** Raises the session to aal2. The first proof of a new factor also turns the factor on. */
  async function succeed(tx: Transaction, live: SignedInAccount, factor: Factor): Promise<SignedIn> {
    const raised = await raiseSession(tx, { ...live, method: factor.factor_type, now: now() })
    if (isVerified(factor)) return raised
    await tx
      .update(authFactors)
      .set({ status: 'verified', updated_at: now() })
      .where(eq(authFactors.id, factor.id))
    // The other sessions began without the second step.
    await endSessions(tx, live.user.id, live.session.id)
    await report(tx, live, 'add-factor', 'added')
    return raised
  }

  return {
    list: (userId: string): Promise<Factor[]> => factorsOf(db, userId),

    async enroll(live: SignedInAccount, { type, name }: { type: Factor['factor_type']; name: string }) {
      const { user } = live
      const factors = await requireSecondStep(live)
      if (factors.filter(isVerified).length >= factorLimit) throw factorFailures.tooMany()
      const id = randomUUID()
      const totp = type === 'totp' ? newTotp({ issuer: siteName(), label: user.email }) : undefined
      const row = {
        id,
        user_id: user.id,
        factor_type: type,
        status: 'unverified' as const,
        friendly_name: name,
        secret: totp ? seal.encrypt(sealedAt(id), totp.secret) : null,
        created_at: now(),
        updated_at: now(),
      }
      await db.transaction(async (tx) => {
        // Deletes enrollments that were never finished.
        await tx
          .delete(authFactors)
          .where(
            and(
              eq(authFactors.user_id, user.id),
              eq(authFactors.factor_type, type),
              eq(authFactors.status, 'unverified'),
            ),
          )
        await tx.insert(authFactors).values(row)
      })
      const common = { id, type, friendly_name: name }
      return totp ? { ...common, totp: { ...totp, qr_code: renderSVG(totp.uri, { border: 2 }) } } : common
    },

    async challenge({ user, session }: SignedInAccount, factorId: string) {
      const { factor, factors } = await ownFactor(user, factorId)
      const passkeys = factors.flatMap(({ credential_id: id }) => (id === null ? [] : [id]))
      const isNew = !isVerified(factor)
      const options =
        factor.factor_type === 'totp'
          ? undefined
          : isNew
            ? await creationOptions(site, { userId: user.id, email: user.email, existing: passkeys })
            : await requestOptions(site, passkeys)
      const id = randomUUID()
      const expiresAt = new Date(now().getTime() + challengeMs)
      await db.transaction(async (tx) => {
        await tx.delete(factorChallenges).where(lt(factorChallenges.expires_at, now()))
        await tx.insert(factorChallenges).values({
          id,
          factor_id: factor.id,
          session_id: session.id,
          challenge_hash: options ? hashToken(options.challenge) : null,
          expires_at: expiresAt,
        })
      })
      return {
        id,
        type: factor.factor_type,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        ...(options && {
          webauthn: { type: isNew ? 'create' : 'request', credential_options: { publicKey: options } },
        }),
      }
    },

    /** A wrong code is counted, and does not consume the challenge. */
    async verifyCode(
      live: SignedInAccount,
      factorId: string,
      challengeId: string,
      code: string,
    ): Promise<SignedIn> {
      const { factor } = await ownFactor(live.user, factorId)
      const attempt = await throttle.tryCode(live.user.id)
      const plain = factor.secret === null ? undefined : seal.decrypt(sealedAt(factor.id), factor.secret)
      const step = plain === undefined ? undefined : timeStepOf(plain, code, now())
      if (step === undefined) throw factorFailures.wrong()
      const signedIn = await db.transaction(async (tx) => {
        if (!(await useTimeStep(tx, factor.id, step, now()))) throw factorFailures.wrong()
        await takeChallenge(tx, live, factor.id, challengeId)
        return succeed(tx, live, factor)
      })
      await attempt.succeeded()
      onDeliveries()
      return signedIn
    },

    async verifyPasskey(
      live: SignedInAccount,
      factorId: string,
      challengeId: string,
      response: PasskeyResponse,
    ): Promise<SignedIn> {
      const { factor: asked, factors } = await ownFactor(live.user, factorId)
      // Committed before the check, so that a refused response cannot be tried again.
      const { hash } = await db.transaction((tx) => takeChallenge(tx, live, asked.id, challengeId))
      const isExpected = (challenge: string) => hashToken(challenge) === hash
      const isNew = !isVerified(asked)
      // The person may choose any of their passkeys.
      const factor = isNew
        ? asked
        : factors.find((each) => each.credential_id === response.id && isVerified(each))
      if (!factor) throw factorFailures.wrongPasskey()
      const used = isNew
        ? await readNewPasskey(site, response as RegistrationResponseJSON, isExpected)
        : await useOf(factor, response as AuthenticationResponseJSON, isExpected)
      if (!used) throw factorFailures.wrongPasskey()
      const signedIn = await db.transaction(async (tx) => {
        await tx
          .update(authFactors)
          .set({ ...used, last_used_at: now() })
          .where(eq(authFactors.id, factor.id))
        return succeed(tx, live, factor)
      })
      onDeliveries()
      return signedIn
    },

    async unenroll(live: SignedInAccount, factorId: string): Promise<void> {
      const { factor } = await ownFactor(live.user, factorId)
      if (isVerified(factor)) await requireSecondStep(live)
      await db.transaction(async (tx) => {
        await tx.delete(authFactors).where(eq(authFactors.id, factor.id))
        if (!isVerified(factor)) return
        const left = (await factorsOf(tx, live.user.id)).some(isVerified)
        // Recovery codes must not outlive the last factor: nobody would expect them to work.
        if (!left) await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, live.user.id))
        await report(tx, live, 'remove-factor', 'removed')
      })
      onDeliveries()
    },

    /** Ten new codes, which are shown once; earlier ones stop working. */
    async makeRecoveryCodes(live: SignedInAccount): Promise<string[]> {
      const factors = await requireSecondStep(live)
      if (!factors.some(isVerified)) throw factorFailures.notEnrolled()
      const codes = newRecoveryCodes()
      await db.transaction(async (tx) => {
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, live.user.id))
        await tx.insert(recoveryCodes).values(
          codes.map((code) => ({
            code_hash: hashRecoveryCode(secret, live.user.id, code),
            user_id: live.user.id,
            created_at: now(),
          })),
        )
        await report(tx, live, 'make-recovery-codes', 'codes-made')
      })
      onDeliveries()
      return codes
    },

    /** Accepts a recovery code instead of the second step, once. */
    async useRecoveryCode(live: SignedInAccount, code: string): Promise<SignedIn & { codesLeft: number }> {
      const attempt = await throttle.tryCode(live.user.id)
      const used = await db.transaction(async (tx) => {
        const [found] = await tx
          .delete(recoveryCodes)
          .where(
            and(
              eq(recoveryCodes.user_id, live.user.id),
              eq(recoveryCodes.code_hash, hashRecoveryCode(secret, live.user.id, code)),
            ),
          )
          .returning({ hash: recoveryCodes.code_hash })
        if (!found) throw factorFailures.wrong()
        const [left] = await tx
          .select({ codes: count() })
          .from(recoveryCodes)
          .where(eq(recoveryCodes.user_id, live.user.id))
        await report(tx, live, 'use-recovery-code', 'code-used')
        const raised = await raiseSession(tx, { ...live, method: 'recovery_code', now: now() })
        return { ...raised, codesLeft: left?.codes ?? 0 }
      })
      await attempt.succeeded()
      onDeliveries()
      return used
    },
  }

  async function useOf(
    { credential_id, public_key, counter }: Factor,
    response: AuthenticationResponseJSON,
    isExpected: (challenge: string) => boolean,
  ): Promise<{ counter: number } | undefined> {
    if (credential_id === null || public_key === null) return undefined
    const stored = { credential_id, public_key, counter: counter ?? 0 }
    const next = await readPasskeyUse(site, response, isExpected, stored)
    return next === undefined ? undefined : { counter: next }
  }
}

export type Factors = ReturnType<typeof createFactors>
