import { mailSignInProviders } from '#domain/mail-sign-in'
import * as z from 'zod/mini'

const storedSignIn = z.object({
  provider: z.enum(mailSignInProviders),
  /** The app that the refresh token belongs to; another app cannot use it. */
  clientId: z.string(),
  refreshToken: z.string(),
  /** Why the provider no longer accepts the sign-in, as a sentence for the owner. */
  refusal: z.optional(z.string()),
})

/** A sign-in as it is stored in its setting. */
export type StoredSignIn = z.output<typeof storedSignIn>

/** Parses the setting; undefined if the text is no stored sign-in. */
export function parseSignIn(text: string | undefined): StoredSignIn | undefined {
  if (text === undefined) return undefined
  try {
    return storedSignIn.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const formatSignIn = (signIn: StoredSignIn): string => JSON.stringify(signIn)
