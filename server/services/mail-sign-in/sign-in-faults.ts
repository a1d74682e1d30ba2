import { missingOf } from '#server/services/define-service'
import type { GivenSettings, SettingFault } from '#server/settings/given-settings'
import { parseSignIn } from './stored-sign-in.ts'

const app = ['MAIL_OAUTH_PROVIDER', 'MAIL_OAUTH_CLIENT_ID', 'MAIL_OAUTH_CLIENT_SECRET'] as const

/** Returns which settings a sign-in lacks, and why a stored one cannot be used. */
export function signInFaults(given: GivenSettings): SettingFault[] {
  const name = 'MAIL_OAUTH_SIGN_IN'
  const missing = missingOf(given, app, 'a sign-in needs the provider, and the app’s id and secret')
  if (given[name] === undefined || missing.length > 0) return missing
  const signIn = parseSignIn(given[name])
  const isOfThisApp =
    signIn?.provider === given['MAIL_OAUTH_PROVIDER'] && signIn?.clientId === given['MAIL_OAUTH_CLIENT_ID']
  if (!signIn || !isOfThisApp) return [{ name, message: 'is for another app: sign in again' }]
  if (given['MAIL_OAUTH_USER'] === undefined)
    return [{ name: 'MAIL_OAUTH_USER', message: 'is missing: enter the address that was signed in with' }]
  if (signIn.refusal === undefined) return []
  return [{ name, message: `no longer works: ${signIn.refusal.replace(/\.$/, '')}` }]
}
