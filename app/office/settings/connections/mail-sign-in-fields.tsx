import '#app/office/settings/settings.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import type { OfficeForm } from '#app/office/form/use-office-form'
import { SettingField } from '#app/office/settings/setting-field.tsx'
import { useSettingsAnswer } from '#app/office/settings/use-settings'
import type { MailProvider } from '#content/office/mail-providers'
import { mailSignInCopy as copy } from '#content/office/mail-sign-in'
import type { OwnerSetting } from '#contracts/owner-setting'
import type { OwnerSettingName } from '#domain/owner-setting'

interface MailSignInFieldsProps {
  form: OfficeForm<Record<string, string>>
  provider: Extract<MailProvider, { steps: unknown }>
  settings: readonly OwnerSetting[]
}

const fields: readonly OwnerSettingName[] = [
  'MAIL_OAUTH_TENANT',
  'MAIL_OAUTH_CLIENT_ID',
  'MAIL_OAUTH_CLIENT_SECRET',
  'MAIL_OAUTH_USER',
]

/** Explains how to register the OAuth app with the provider, with fields for the values from there. */
export function MailSignInFields({ form, provider, settings }: MailSignInFieldsProps) {
  const { signIn, steps, redirect } = provider
  // Only Microsoft has tenants.
  const shown = settings.filter(
    ({ name }) => fields.includes(name) && (signIn === 'microsoft' || name !== 'MAIL_OAUTH_TENANT'),
  )
  return (
    <>
      <div className="setting__wide sign-in-steps">
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <RedirectAddress label={redirect} />
      </div>
      {shown.map((setting) => (
        <SettingField key={setting.name} form={form} setting={setting} />
      ))}
      <p className="setting__wide sub">{copy.afterSaving(signIn)}</p>
    </>
  )
}

/** The OAuth redirect address, with a button to copy it. */
function RedirectAddress({ label }: { label: string }) {
  const [said, setSaid] = useState<string>()
  const address = useSettingsAnswer().data?.mailSignInAddress ?? ''
  const copyAddress = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(copy.copied),
      () => setSaid(copy.notCopied),
    )
  return (
    <p>
      {label} <code>{address}</code>{' '}
      <button type="button" className="text-btn" onClick={() => void copyAddress()}>
        {copy.copy}
        <span className="vh"> {copy.redirectLabel}</span>
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  )
}
