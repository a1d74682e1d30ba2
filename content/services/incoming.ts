import type { ServiceWords } from './service-words.ts'

export const incoming: ServiceWords<'incoming'> = {
  name: 'Replies',
  settings: {
    IMAP_URL: 'the mailbox that replies come to',
    IMAP_PASSWORD: 'the password of that mailbox',
    IMAP_SIGN_IN: 'reading replies by the sign-in of mail',
    IMAP_FOLDER: 'the folder of replies',
    IMAP_SENT_FOLDER: 'the folder of sent mail',
    REPLY_ADDRESS: 'the address that replies go to',
  },
  card: {
    on: 'Email replies show up here, and so do emails you send leads from your own mail program.',
    off: 'Email replies arrive in your mailbox and don’t show up here, so “waiting” only counts forms.',
  },
  form: {
    text: 'Reads your mailbox, changes nothing in it, and shows what leads write you. Other mail isn’t stored.',
    needs: ['IMAP_URL'],
    insteadOfNeeds: ['IMAP_SIGN_IN'],
    fields: {
      IMAP_URL: { label: 'Server', kind: 'text' },
      IMAP_PASSWORD: { label: 'Password', kind: 'secret' },
      IMAP_SIGN_IN: { label: 'Use the sign-in of “Mail to visitors”', kind: 'yes-no' },
      IMAP_FOLDER: {
        label: 'Folder',
        hint: 'Where replies arrive. Leave it empty for the inbox.',
        kind: 'text',
        placeholder: 'INBOX',
      },
      IMAP_SENT_FOLDER: {
        label: 'Sent folder',
        hint: 'Where your mail program keeps what you send. Leave it empty if you don’t know: most servers say which it is.',
        kind: 'text',
      },
      REPLY_ADDRESS: {
        label: 'Reply address',
        hint: 'The address of this mailbox, if it accepts “plus” addresses such as you+tag@company.com. Replies from anybody in the team then go there, and each is recognized by its tag.',
        kind: 'email',
        placeholder: 'hello@your-company.com',
      },
    },
  },
  checks: {
    connect: 'Reach the mail server',
    'sign-in': 'Sign in to it',
    read: 'Open the folders',
  },
  deliveries: null,
}
