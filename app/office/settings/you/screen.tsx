import './you.css'
import { Head } from '#app/office/parts/head.tsx'
import { dayText } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { LoadError } from '#app/office/list/load-error.tsx'
import { SettingTabs } from '#app/office/settings/setting-tabs.tsx'
import { ChangePasswordForm } from '#app/features/account/new-password-form.tsx'
import { useOnline } from '#app/lib/use-online'
import { youCopy as copy } from '#content/office/you'
import { AppSection } from './app-section.tsx'
import { KeySwitch } from './key-switch.tsx'
import { MySessions } from './my-sessions.tsx'
import { NameForm } from './name-form.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useMyAccount } from './use-my-account.ts'

/** The signed-in account, for every role: name, password, second steps and sessions (behavior 13.10). */
export default function YouScreen() {
  const account = useMyAccount()
  const isOnline = useOnline()
  const now = useNow()
  const { data } = account
  const isProtected = data !== undefined && data.factors.length > 0
  const required =
    data?.requiredFrom && !isProtected ? copy.required(dayText(data.requiredFrom, now)) : undefined
  return (
    <>
      {data ? (
        <Head
          muted={isProtected ? copy.mutedOn : copy.muted}
          strong={isProtected ? copy.hardOn : copy.hardOff}
          lead={required}
        />
      ) : (
        <Head strong={copy.title} />
      )}
      <SettingTabs />
      {!isOnline && <p role="status">{copy.offline}</p>}
      {account.isError && (
        <LoadError error={account.error} lastLoadedAt={undefined} onRetry={() => void account.refetch()} />
      )}
      {data && (
        <fieldset className="you" disabled={!isOnline}>
          <AppSection factors={data.factors.filter(({ type }) => type === 'totp')} />
          <PasskeySection factors={data.factors.filter(({ type }) => type === 'webauthn')} />
          <RecoveryCodes left={data.recoveryCodesLeft} isProtected={isProtected} />
          <MySessions />
          <NameForm name={data.name ?? ''} />
          <section className="you__part" aria-labelledby="change-title">
            <div className="you__head">
              <h2 id="change-title">{copy.password.title}</h2>
              <p>{copy.password.text}</p>
            </div>
            <ChangePasswordForm account={{ email: data.email, isAdmin: true }} isQuiet />
          </section>
          <KeySwitch />
        </fieldset>
      )}
    </>
  )
}
