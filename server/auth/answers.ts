import { randomUUID } from 'node:crypto'
import type { Factor } from '#server/queries/accounts/factors.server'
import type { User } from '#server/queries/accounts/users.server'
import { type AccessTokens, accessTokenSeconds } from './access-token.ts'
import type { SignedIn } from './sessions.ts'

/** A user as auth-js expects it. Permissions are in `app_metadata`, which only the server writes. */
export function userResponse(user: User, factors: readonly Factor[]): object {
  return {
    ...commonResponse(user.id, user.email, user.created_at),
    user_metadata: user.name === null ? {} : { name: user.name },
    ...(factors.length > 0 && { factors: factors.map(factorResponse) }),
    email_confirmed_at: user.email_confirmed_at.toISOString(),
    confirmed_at: user.email_confirmed_at.toISOString(),
    last_sign_in_at: user.last_sign_in_at?.toISOString(),
    app_metadata: {
      provider: 'email',
      providers: ['email'],
      ...(user.role !== null && { role: user.role }),
    },
    updated_at: user.updated_at.toISOString(),
  }
}

/** A factor without its secrets. */
function factorResponse({ id, factor_type, status, friendly_name, created_at, updated_at }: Factor): object {
  return {
    id,
    factor_type,
    status,
    friendly_name,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/** The response to every sign-up; an address with an account gets the same. */
export function signUpResponse(email: string, now: Date): object {
  return {
    ...commonResponse(randomUUID(), email, now),
    confirmation_sent_at: now.toISOString(),
    app_metadata: { provider: 'email', providers: ['email'] },
    updated_at: now.toISOString(),
  }
}

function commonResponse(id: string, email: string, createdAt: Date) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    user_metadata: {},
    identities: [],
    is_anonymous: false,
    created_at: createdAt.toISOString(),
  }
}

/** The session object (behavior 13.4). */
export async function sessionResponse(
  tokens: AccessTokens,
  { user, session, refreshToken }: SignedIn,
  factors: readonly Factor[],
  now: Date,
): Promise<object> {
  return {
    access_token: await tokens.sign({ user, session, now }),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
    refresh_token: refreshToken,
    user: userResponse(user, factors),
  }
}
