import type { ServiceWords } from './service-words.ts'

export const mail: ServiceWords<'mail'> = {
  name: 'Mail to visitors',
  settings: {
    SMTP_URL: 'the mail server',
    MAIL_OAUTH_PROVIDER: 'the sign-in’s provider',
    MAIL_OAUTH_TENANT: 'the Microsoft directory',
    MAIL_OAUTH_CLIENT_ID: 'the mail app’s id',
    MAIL_OAUTH_CLIENT_SECRET: 'the mail app’s secret',
    MAIL_OAUTH_USER: 'the mailbox',
    MAIL_OAUTH_SIGN_IN: 'the sign-in to the mailbox',
    MAIL_FROM: 'the sender of mail',
  },
  card: {
    on: 'Sent through your mail server.',
    off: 'No mail server yet. Mail waits under Deliveries, and you decide later which is sent.',
  },
  form: {
    text: 'Sends confirmations to visitors, and your replies. Without it, mail waits under Deliveries.',
    needs: ['SMTP_URL'],
    insteadOfNeeds: ['MAIL_OAUTH_SIGN_IN'],
    fields: {
      SMTP_URL: { label: 'Mail server', kind: 'secret' },
      MAIL_OAUTH_PROVIDER: { label: 'Sign in with', kind: 'text' },
      MAIL_OAUTH_TENANT: {
        label: 'Directory (tenant) ID',
        hint: 'From the app’s overview.',
        kind: 'text',
      },
      MAIL_OAUTH_CLIENT_ID: { label: 'Application (client) ID', kind: 'text' },
      MAIL_OAUTH_CLIENT_SECRET: { label: 'Client secret', kind: 'secret' },
      MAIL_OAUTH_USER: {
        label: 'Mailbox',
        hint: 'Leave it empty for the one you sign in with. For a shared mailbox, its address.',
        kind: 'email',
      },
      MAIL_OAUTH_SIGN_IN: { label: 'Sign-in', kind: 'secret' },
      MAIL_FROM: {
        label: 'Sender',
        hint: 'The name and address that visitors see.',
        kind: 'text',
        placeholder: 'Your Company <hello@your-company.com>',
      },
    },
  },
  checks: { connect: 'Reach the mail server', 'sign-in': 'Sign in to it' },
  deliveries: {
    things: ['email', 'emails'],
    off: 'No mail server is connected, so neither you nor your visitors get any emails. Emails are saved, and once mail is connected you decide which ones to send.',
    lane: {
      name: 'Mail',
      things: ['email', 'emails'],
      where: 'you',
      once: 'A replay has the same message ID: a mailbox that has it already shows it once.',
    },
    kinds: {},
  },
}
