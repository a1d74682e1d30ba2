import { randomUUID } from 'node:crypto'
import type { User } from '#server/queries/accounts/users.server'
import { type AccessTokens, accessTokenSeconds } from './access-token.ts'
import type { SignedIn } from './sessions.ts'

/** A user as auth-js knows them. What they may do is in `app_metadata`, which only the server writes. */
export function userAnswer(user: User): object {
  return {
    ...commonAnswer(user.id, user.email, user.created_at),
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

/** The answer to every sign-up: an address with an account gets the very same. */
export function signUpAnswer(email: string, now: Date): object {
  return {
    ...commonAnswer(randomUUID(), email, now),
    confirmation_sent_at: now.toISOString(),
    app_metadata: { provider: 'email', providers: ['email'] },
    updated_at: now.toISOString(),
  }
}

function commonAnswer(id: string, email: string, createdAt: Date) {
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

/** The session object (S0 §3). */
export async function sessionAnswer(
  tokens: AccessTokens,
  { user, session, refreshToken }: SignedIn,
  now: Date,
): Promise<object> {
  return {
    access_token: await tokens.sign({ user, session, now }),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
    refresh_token: refreshToken,
    user: userAnswer(user),
  }
}
