import { mailSignInProviders } from '#domain/mail-sign-in'
import * as z from 'zod/mini'

const storedSignIn = z.object({
  provider: z.enum(mailSignInProviders),
  /** The app it belongs to: it is of no use to another. */
  clientId: z.string(),
  refreshToken: z.string(),
  /** Why the provider accepts it no longer, as a sentence to the owner. */
  refusal: z.optional(z.string()),
})

/** A sign-in as its setting holds it. */
export type StoredSignIn = z.output<typeof storedSignIn>

/** Undefined for text that no sign-in has written. */
export function parseSignIn(text: string | undefined): StoredSignIn | undefined {
  if (text === undefined) return undefined
  try {
    return storedSignIn.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const formatSignIn = (signIn: StoredSignIn): string => JSON.stringify(signIn)
