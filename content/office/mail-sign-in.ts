import type { MailSignInProvider } from '#domain/mail-sign-in'

const names: Readonly<Record<MailSignInProvider, string>> = { microsoft: 'Microsoft', google: 'Google' }

export const mailSignInCopy = {
  names,
  signIn: (provider: MailSignInProvider) => `Sign in with ${names[provider]}`,
  again: 'Sign in again',
  afterSaving: (provider: MailSignInProvider) =>
    `Save first. Then press “Sign in with ${names[provider]}” beside the connection.`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Select it and copy it.',
  redirectLabel: 'Redirect address',
  finishing: 'Finishing the sign-in…',
  done: 'Signed in. Mail is sent from this mailbox.',
  refused: (reason: string) => `You were not signed in (${reason}). Nothing was changed.`,
} as const
