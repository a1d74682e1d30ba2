import './settings.css'
import '#app/office/parts/desk.css'
import { useId } from 'react'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import type { OfficeForm } from '#app/office/form/use-office-form'
import { mailProviderOf, mailProviders, type MailServerField } from '#content/office/mail-providers'
import { settingsCopy } from '#content/office/settings'
import type { OwnerSetting } from '#contracts/owner-setting'
import { MailSignInFields } from './connections/mail-sign-in-fields.tsx'
import { Locked } from './setting-field.tsx'

const copy = settingsCopy.mail

type Form = OfficeForm<Record<string, string>>

interface MailFieldsProps {
  form: Form
  /** All settings of mail. */
  settings: readonly OwnerSetting[]
}

/** A select for the mail provider, and the fields that the chosen one needs. */
export function MailFields({ form, settings }: MailFieldsProps) {
  const providerId = useId()
  const server = settings.find(({ name }) => name === 'SMTP_URL')
  if (server && server.lockedBy !== null) {
    return (
      <div className="setting__wide">
        <Locked names={server.lockedBy} />
      </div>
    )
  }

  function choose(name: string) {
    const chosen = mailProviderOf(name)
    const known = chosen?.signIn === undefined ? chosen?.known : undefined
    form.write({
      provider: name,
      host: known?.host ?? '',
      port: known?.port ?? '',
      region: known?.region ?? '',
      user: known?.user ?? '',
      MAIL_OAUTH_PROVIDER: chosen?.signIn ?? '',
    })
  }

  const provider = mailProviderOf(form.values['provider'])
  return (
    <>
      <FieldFrame
        id={providerId}
        label={copy.provider}
        errorId={form.errorId('provider')}
        message={undefined}
        below={provider && !provider.signIn && <span className="sub">{provider.hint}</span>}
      >
        <select
          id={providerId}
          value={form.values['provider'] ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled>
            {copy.choose}
          </option>
          {Object.entries(mailProviders).map(([name, each]) => (
            <option key={name} value={name}>
              {each.name}
            </option>
          ))}
        </select>
      </FieldFrame>
      {provider?.signIn && <MailSignInFields form={form} provider={provider} settings={settings} />}
      {provider &&
        !provider.signIn &&
        (Object.entries(provider.fields) as [MailServerField, string][]).map(([name, label]) => (
          <MailField
            key={name}
            form={form}
            name={name}
            label={label}
            hint={name === 'password' && server?.isSet ? settingsCopy.stored : undefined}
          />
        ))}
    </>
  )
}

interface MailFieldProps {
  form: Form
  name: MailServerField
  label: string
  hint: string | undefined
}

function MailField({ form, name, label, hint }: MailFieldProps) {
  const control = form.text(name)
  return (
    <FieldFrame
      id={control.id}
      label={label}
      hint={hint}
      errorId={form.errorId(name)}
      message={form.errors[name]}
    >
      <input
        {...control}
        type={name === 'password' ? 'password' : 'text'}
        inputMode={name === 'port' ? 'numeric' : undefined}
        autoComplete={name === 'password' ? 'new-password' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
      />
    </FieldFrame>
  )
}
