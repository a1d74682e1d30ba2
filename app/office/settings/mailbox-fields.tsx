import './settings.css'
import '#app/office/parts/desk.css'
import { useId } from 'react'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import type { OfficeForm } from '#app/office/form/use-office-form'
import { mailboxProviderOf, mailboxProviders } from '#content/office/mailbox-providers'
import { settingsCopy } from '#content/office/settings'
import type { OwnerSetting } from '#contracts/owner-setting'
import { Locked, SettingField } from './setting-field.tsx'

const copy = settingsCopy.mail

interface MailboxFieldsProps {
  form: OfficeForm<Record<string, string>>
  /** All settings of incoming mail. */
  settings: readonly OwnerSetting[]
}

/** A select for the provider of the mailbox with replies, and the fields that the chosen one needs. */
export function MailboxFields({ form, settings }: MailboxFieldsProps) {
  const providerId = useId()
  const server = settings.find(({ name }) => name === 'IMAP_URL')
  const password = settings.find(({ name }) => name === 'IMAP_PASSWORD')
  if (server && server.lockedBy !== null)
    return (
      <div className="setting__wide">
        <Locked names={server.lockedBy} />
      </div>
    )

  function choose(name: string) {
    const known: Record<string, string> = mailboxProviderOf(name)?.known ?? {}
    form.write({ provider: name, host: known['host'] ?? '', port: known['port'] ?? '', user: '' })
  }

  const provider = mailboxProviderOf(form.values['provider'])
  return (
    <>
      <FieldFrame
        id={providerId}
        label={copy.provider}
        errorId={form.errorId('provider')}
        message={form.errors['provider']}
        below={provider && <span className="sub">{provider.hint}</span>}
      >
        <select
          id={providerId}
          value={form.values['provider'] ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled>
            {copy.choose}
          </option>
          {Object.entries(mailboxProviders).map(([name, each]) => (
            <option key={name} value={name}>
              {each.name}
            </option>
          ))}
        </select>
      </FieldFrame>
      {provider &&
        Object.entries(provider.fields).map(([name, label]) => {
          const control = form.text(name)
          return (
            <FieldFrame
              key={name}
              id={control.id}
              label={label}
              errorId={form.errorId(name)}
              message={form.errors[name]}
            >
              <input
                {...control}
                type="text"
                inputMode={name === 'port' ? 'numeric' : undefined}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </FieldFrame>
          )
        })}
      {provider && !provider.isBySignIn && password && <SettingField form={form} setting={password} />}
    </>
  )
}
