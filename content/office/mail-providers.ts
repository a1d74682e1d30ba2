import type { MailSignInProvider } from '#domain/mail-sign-in'

/** The fields of a mail server, or of a provider's account that replaces one. */
export type MailServerField = 'host' | 'port' | 'region' | 'user' | 'password'

interface ServerProvider {
  name: string
  hint: string
  /** The fields that must be entered, with the provider's names for them. */
  fields: Readonly<Partial<Record<MailServerField, string>>>
  /** The known values, and the initial values of fields. */
  known: Readonly<Partial<Record<MailServerField, string>>>
  signIn?: undefined
}

interface SignInSteps {
  name: string
  /** Where the owner signs in instead of entering a password. */
  signIn: MailSignInProvider
  /** How the app is registered there, step by step. */
  steps: readonly string[]
  /** The label of the OAuth redirect URI. */
  redirect: string
}

export type MailProvider = ServerProvider | SignInSteps

/** The mail providers, with the fields that each needs. */
export const mailProviders = {
  gmail: {
    name: 'Gmail or Google Workspace, app password',
    hint: 'Make an app password in your Google account under Security, 2-Step Verification. The password of the account itself does not work.',
    fields: { user: 'Gmail address', password: 'App password' },
    known: { host: 'smtp.gmail.com', port: '465' },
  },
  google: {
    name: 'Gmail or Google Workspace, sign in with Google',
    signIn: 'google',
    steps: [
      'In the Google Cloud console, choose or create a project and turn on the Gmail API.',
      'Under “Google Auth Platform”, set up the consent screen. In Google Workspace, choose “Internal”. Otherwise publish the app, or Google ends the sign-in after seven days.',
      'Under “Clients”, create an OAuth client of the type “Web application”.',
    ],
    redirect: 'Enter this as its authorized redirect URI:',
  },
  microsoft: {
    name: 'Microsoft 365',
    signIn: 'microsoft',
    steps: [
      'In the Microsoft Entra admin center, under “App registrations”, register an app of the type “Web”.',
      'Under “API permissions”, add the delegated permission “SMTP.Send” of Office 365 Exchange Online.',
      'Under “Certificates & secrets”, make a client secret and copy its value. Note when it expires.',
      'In the Microsoft 365 admin center, turn on “Authenticated SMTP” for the mailbox, under “Mail”, “Manage email apps”.',
    ],
    redirect: 'Enter this as its redirect URI:',
  },
  postmark: {
    name: 'Postmark',
    hint: 'In Postmark, open your server and copy the token under “API Tokens”.',
    fields: { password: 'Server API token' },
    known: { host: 'smtp.postmarkapp.com', port: '587' },
  },
  brevo: {
    name: 'Brevo',
    hint: 'Both are in Brevo under “SMTP & API”. The key is not the password of your account.',
    fields: { user: 'Login', password: 'SMTP key' },
    known: { host: 'smtp-relay.brevo.com', port: '587' },
  },
  ses: {
    name: 'Amazon SES',
    hint: 'Make both in SES under “SMTP settings”. They are not the access keys of your account.',
    fields: { region: 'Region', user: 'SMTP user name', password: 'SMTP password' },
    known: { region: 'us-east-1', port: '465' },
  },
  resend: {
    name: 'Resend',
    hint: 'Make an API key in Resend that may send mail.',
    fields: { password: 'API key' },
    known: { host: 'smtp.resend.com', port: '465', user: 'resend' },
  },
  other: {
    name: 'Another provider',
    hint: 'Your provider’s help pages list these under “SMTP”.',
    fields: { host: 'Server', port: 'Port', user: 'User name', password: 'Password' },
    known: { port: '587' },
  },
} as const satisfies Readonly<Record<string, MailProvider>>

export const mailProviderOf = (name: string | undefined): MailProvider | undefined =>
  Object.entries<MailProvider>(mailProviders).find(([each]) => each === name)?.[1]
