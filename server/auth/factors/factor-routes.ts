import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { AuthFailure } from '#server/auth/auth-failure'
import { parseRequest } from '#server/auth/requests'
import type { Session, SignedIn } from '#server/auth/sessions'
import type { User } from '#server/queries/accounts/users.server'
import type { Factors, PasskeyResponse } from './factors.ts'

const name = z.string().check(z.trim(), z.maxLength(60, 'A name has at most 60 characters'))
const enrollRequest = z.object({
  factor_type: z.enum(['totp', 'webauthn'], 'Known factors are totp and webauthn'),
  friendly_name: z._default(z.nullable(name), null),
})
const code = z
  .string('Please enter the code')
  .check(z.trim(), z.minLength(1, 'Please enter the code'), z.maxLength(40))
const verifyRequest = z.object({
  challenge_id: z.uuid('This sign-in step has no challenge'),
  code: z.optional(code),
  /** The WebAuthn library validates the rest. */
  webauthn: z.optional(
    z.object({ credential_response: z.looseObject({ id: z.string(), response: z.looseObject({}) }) }),
  ),
})
const recoveryRequest = z.object({ code })
const factorId = z.uuid()

interface FactorRoutesOptions {
  factors: Factors
  requireSession(c: Context): Promise<{ user: User; session: Session }>
  /** Counts the request against its address's limits, then returns its body. */
  read(c: Context, name: string): Promise<unknown>
  /** The response after a second step. */
  respondSignedIn(c: Context, signedIn: SignedIn): Promise<Response>
}

/** `/auth/v1/factors…` as GoTrue answers it, and recovery codes, which GoTrue does not have (behavior 13.10). */
export function factorRoutes({ factors, requireSession, read, respondSignedIn }: FactorRoutesOptions): Hono {
  const app = new Hono()
  const idOf = (c: Context) => {
    const id = factorId.safeParse(c.req.param('id'))
    if (id.success) return id.data
    throw new AuthFailure(404, 'mfa_factor_not_found', 'There is no such factor.')
  }

  app.post('/factors', async (c) => {
    const live = await requireSession(c)
    const { factor_type: type, friendly_name } = parseRequest(enrollRequest, await read(c, 'factors'))
    return c.json(await factors.enroll(live, { type, name: friendly_name ?? '' }))
  })

  app.post('/factors/:id/challenge', async (c) => {
    const live = await requireSession(c)
    await read(c, 'factors')
    return c.json(await factors.challenge(live, idOf(c)))
  })

  app.post('/factors/:id/verify', async (c) => {
    const live = await requireSession(c)
    const body = parseRequest(verifyRequest, await read(c, 'factors'))
    if (body.webauthn) {
      const response = body.webauthn.credential_response as unknown as PasskeyResponse
      return respondSignedIn(c, await factors.verifyPasskey(live, idOf(c), body.challenge_id, response))
    }
    return respondSignedIn(c, await factors.verifyCode(live, idOf(c), body.challenge_id, body.code ?? ''))
  })

  app.delete('/factors/:id', async (c) => {
    const id = idOf(c)
    await factors.unenroll(await requireSession(c), id)
    return c.json({ id })
  })

  app.post('/recovery-codes', async (c) => {
    const live = await requireSession(c)
    return c.json({ codes: await factors.makeRecoveryCodes(live) })
  })

  app.post('/recovery-codes/verify', async (c) => {
    const live = await requireSession(c)
    const body = parseRequest(recoveryRequest, await read(c, 'factors'))
    return respondSignedIn(c, await factors.useRecoveryCode(live, body.code))
  })
  return app
}
