import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000

/** Codes of an authenticator app, each of a later time step than the one before: none is accepted twice. */
export function totpCodes(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  let used = -1
  return () => {
    // A phone's clock may be one step ahead.
    used = Math.max(used + 1, Math.floor(Date.now() / stepMs))
    return totp.generate({ timestamp: used * stepMs })
  }
}
