import './settings.css'
import '#app/office/parts/desk.css'
import '#app/lib/form.css'
import { type FormEvent, useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { useAction } from '#app/office/frame/use-action'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast'
import { type SettingGroup, settingsCopy as copy } from '#content/office/settings'
import { mailSignInSettings } from '#domain/mail-sign-in'
import type { RawInputOf } from '#contracts/contract'
import { getSettings } from '#contracts/get-settings'
import type { OwnerSetting } from '#contracts/owner-setting'
import { saveSettings } from '#contracts/save-settings'
import { changesOf, resetOf, type FormValues } from './changes.ts'
import { MailFields } from './mail-fields.tsx'
import { MailboxFields } from './mailbox-fields.tsx'
import { mailboxFaults, storedMailbox, typedMailboxUrl } from './mailbox-server.ts'
import { mailServerFaults, storedMailServer, typedServerUrl } from './mail-server.ts'
import { type SentencesOf, SettingField } from './setting-field.tsx'
import { WebhookEvents } from './webhook-events.tsx'

interface GroupFormProps {
  group: SettingGroup
  settings: readonly OwnerSetting[]
  sentencesOf?: SentencesOf | undefined
  onClose: () => void
  onSaved: () => void
}

/** The form of a group of settings, which are saved together or not at all. */
export function GroupForm({ group, settings, sentencesOf, onClose, onSaved }: GroupFormProps) {
  // The settings from when the form opened, so that a later change by somebody else is a conflict.
  const [opened, setOpened] = useState(settings)
  const [isAsked, setIsAsked] = useState(false)
  const hasMail = group.names.includes('SMTP_URL')
  const hasMailbox = group.names.includes('IMAP_URL')
  function written(values: Values) {
    const typed = typedIn(values)
    if (hasMailbox) return writtenMailbox(typed, opened)
    const server = hasMail ? typedServerUrl(typed) : undefined
    const changes = changesOf({ ...typed, ...(hasMail && { SMTP_URL: server }) }, opened)
    if (server === undefined) return changes
    // A mail server replaces an OAuth sign-in.
    const reset = resetOf(opened.filter(({ name }) => isOfSignIn(name)))
    return [...changes.filter(({ name }) => !isOfSignIn(name)), ...reset]
  }

  async function overTheirs({ changes }: RawInputOf<typeof saveSettings>) {
    const { data } = await callFunction(getSettings, {})
    setOpened(data.filter(({ name }) => group.names.includes(name)))
    const times = new Map(data.map(({ name, updatedAt }) => [name, updatedAt]))
    return { changes: changes.map((each) => ({ ...each, updatedAt: times.get(each.name) ?? null })) }
  }
  const stored: Values = {
    ...Object.fromEntries(opened.map(({ name, value }) => [name, value ?? ''])),
    ...(hasMailbox && storedMailbox(opened)),
    ...(hasMail && storedMailServer(opened)),
  }
  // There is no draft, because secrets must not be stored on the device.
  const form = useOfficeForm(saveSettings, {
    stored,
    input: ({ values }) => ({ changes: written(values) }),
    check: ({ values }) => faultsIn(values),
    fieldAt(path, { changes }) {
      const name = path[0] === 'changes' ? changes[Number(path[1])]?.name : path[0]
      return name === 'SMTP_URL' || name === 'IMAP_URL' ? 'host' : name
    },
    topics: ['settings'],
    successMessage: () => copy.saved(group.title),
    inputForOverride: overTheirs,
    onDone: onSaved,
    onDropped: onClose,
  })
  const reset = resetOf(opened)
  const disconnecting = useAction(saveSettings, {
    topics: ['settings'],
    successMessage: () => copy.disconnected(group.title),
    inputForOverride: overTheirs,
    onDone: onClose,
    onDropped: onClose,
  })

  function faultsIn(values: Values): Record<string, string> {
    if (hasMailbox) return mailboxFaults(typedIn(values), opened)
    return hasMail ? mailServerFaults(typedIn(values), opened) : {}
  }

  function save(event: FormEvent<HTMLFormElement>) {
    const isFaulty = Object.keys(faultsIn(form.values)).length > 0
    if (isFaulty || written(form.values).length > 0) return form.formProps.onSubmit(event)
    event.preventDefault()
    toast({ title: copy.unchanged, tone: 'notice' })
    onClose()
  }

  return (
    <form {...form.formProps} onSubmit={save} className="setting-form" aria-label={group.title}>
      {opened.map((setting) =>
        setting.name === 'SMTP_URL' ? (
          <MailFields key={setting.name} form={form} settings={opened} />
        ) : setting.name === 'IMAP_URL' ? (
          <MailboxFields key={setting.name} form={form} settings={opened} />
        ) : isOfSignIn(setting.name) || isOfMailbox(setting.name) ? null : (
          <SettingField key={setting.name} form={form} setting={setting} sentencesOf={sentencesOf} />
        ),
      )}
      {group.names.includes('WEBHOOK_URL') && <WebhookEvents />}
      <ConflictNote conflict={form.conflict ?? disconnecting.conflict} />
      <p className="row-of setting__wide">
        <button type="submit" className="btn" disabled={form.isPending}>
          {form.isPending ? copy.saving : copy.save}
        </button>
        <button type="button" className="text-btn" onClick={onClose}>
          {copy.cancel}
        </button>
        {group.needs.length > 0 && reset.length > 0 && (
          <button type="button" className="text-btn text-btn--bad" onClick={() => setIsAsked(true)}>
            {copy.disconnect}
          </button>
        )}
      </p>
      {isAsked && (
        <ConfirmDialog
          title={copy.disconnectTitle(group.title)}
          question={copy.disconnectText}
          confirm={copy.disconnect}
          cancel={copy.cancel}
          onConfirm={() => {
            setIsAsked(false)
            disconnecting.act({ changes: reset })
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </form>
  )
}

type Values = Record<string, string>

/** The trimmed values; an empty field is undefined. */
const typedIn = (values: Values): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim() || undefined]))

/** Returns the changes of a mailbox. An OAuth sign-in and a server with its password replace each other. */
function writtenMailbox(typed: FormValues, opened: readonly OwnerSetting[]) {
  const url = typedMailboxUrl(typed)
  const isBySignIn = url === undefined
  const changes = changesOf(
    { ...typed, IMAP_URL: url, IMAP_SIGN_IN: isBySignIn ? 'on' : undefined },
    opened,
  ).filter(({ name }) => !(isBySignIn && name === 'IMAP_PASSWORD'))
  const password = opened.filter(({ name }) => isBySignIn && name === 'IMAP_PASSWORD')
  return [...changes, ...resetOf(password)]
}

/** Whether {@link MailboxFields} edits the setting. */
const isOfMailbox = (name: string) => name === 'IMAP_PASSWORD' || name === 'IMAP_SIGN_IN'

/** Whether the setting belongs to an OAuth sign-in, so that the fields of its provider show it. */
const isOfSignIn = (name: string) => mailSignInSettings.some((each) => each === name)
