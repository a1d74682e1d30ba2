import { Secret, TOTP } from 'otpauth'

/** Authenticator apps silently ignore any other values. */
const stepSeconds = 30
const options = { algorithm: 'SHA1', digits: 6, period: stepSeconds }
/** Steps that a phone's clock may be ahead or behind. */
const skewSteps = 1

/** A new secret, and the `otpauth:` URI that an authenticator app scans. */
export function newTotp({ issuer, label }: { issuer: string; label: string }): {
  secret: string
  uri: string
} {
  const totp = new TOTP({ ...options, issuer, label, secret: new Secret({ size: 20 }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The number of the time step that a code belongs to; undefined for a wrong one. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const totp = new TOTP({ ...options, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token, timestamp: now.getTime(), window: skewSteps })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}
