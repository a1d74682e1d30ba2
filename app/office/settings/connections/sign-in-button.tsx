import '#app/office/settings/settings.css'
import '#app/office/parts/desk.css'
import { useMutation } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { toastFailure } from '#app/lib/toast-failure'
import { mailSignInCopy as copy } from '#content/office/mail-sign-in'
import type { OwnerSetting } from '#contracts/owner-setting'
import { startMailSignIn } from '#contracts/start-mail-sign-in'
import { mailSignInProviders } from '#domain/mail-sign-in'
import type { OwnerSettingName } from '#domain/owner-setting'

const app: readonly OwnerSettingName[] = [
  'MAIL_OAUTH_PROVIDER',
  'MAIL_OAUTH_CLIENT_ID',
  'MAIL_OAUTH_CLIENT_SECRET',
]

/** A button that starts the OAuth sign-in at the mail provider, once its app is saved. */
export function SignInButton({ settings }: { settings: readonly OwnerSetting[] }) {
  const start = useMutation({
    mutationFn: async () => (await callFunction(startMailSignIn, {})).data.url,
    onSuccess: (url) => window.location.assign(url),
    onError: toastFailure,
  })
  const settingOf = (name: OwnerSettingName) => settings.find((each) => each.name === name)
  const provider = mailSignInProviders.find((each) => each === settingOf('MAIL_OAUTH_PROVIDER')?.value)
  const signIn = settingOf('MAIL_OAUTH_SIGN_IN')
  if (!provider || signIn?.lockedBy !== null || !app.every((name) => settingOf(name)?.isSet)) return null
  const isNeeded = !signIn.isSet || signIn.fault !== null
  return (
    <p className="sign-in-row">
      <button
        type="button"
        className={isNeeded ? 'btn' : 'text-btn'}
        disabled={start.isPending || start.isSuccess}
        onClick={() => start.mutate()}
      >
        {signIn.isSet ? copy.again : copy.signIn(provider)}
      </button>
    </p>
  )
}
