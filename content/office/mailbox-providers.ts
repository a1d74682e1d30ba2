/** The fields of a mailbox, except its password. */
export type MailboxField = 'host' | 'port' | 'user'

interface MailboxProvider {
  name: string
  hint: string
  /** The fields that must be entered, with the provider's names for them. */
  fields: Readonly<Partial<Record<MailboxField, string>>>
  known: Readonly<Partial<Record<MailboxField, string>>>
  /** Uses the OAuth sign-in with which mail is sent. */
  isBySignIn?: true
}

/** The providers of mailboxes, with the fields that each needs. */
export const mailboxProviders = {
  gmail: {
    name: 'Gmail or Google Workspace, app password',
    hint: 'Make an app password in your Google account under Security, 2-Step Verification. The password of the account itself does not work.',
    fields: { user: 'Gmail address' },
    known: { host: 'imap.gmail.com', port: '993' },
  },
  signIn: {
    name: 'Microsoft 365 or Google, by the sign-in of “Mail to visitors”',
    hint: 'Save first. Then press “Sign in again” under “Mail to visitors”, and allow reading mail. In Microsoft Entra, add the delegated permission “IMAP.AccessAsUser.All” to the app before.',
    fields: {},
    known: {},
    isBySignIn: true,
  },
  icloud: {
    name: 'iCloud',
    hint: 'Make an app-specific password at account.apple.com. The user name is the part of your address before the @.',
    fields: { user: 'User name' },
    known: { host: 'imap.mail.me.com', port: '993' },
  },
  other: {
    name: 'Another provider',
    hint: 'Your provider’s help pages list these under “IMAP”.',
    fields: { host: 'Server', port: 'Port', user: 'User name' },
    known: { port: '993' },
  },
} as const satisfies Readonly<Record<string, MailboxProvider>>

export const mailboxProviderOf = (name: string | undefined): MailboxProvider | undefined =>
  Object.entries<MailboxProvider>(mailboxProviders).find(([each]) => each === name)?.[1]
