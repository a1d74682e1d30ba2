import * as z from 'zod/mini'
import { filled, mailbox, onOrOff } from '#server/settings/checks'
import { defineService, host, hostChoice, plain, secret, standIn } from '#server/services/define-service'
import { createReadingTokens } from '#server/services/mail-sign-in/reading-tokens'
import { signInOptions, type SignInValues } from '#server/services/mail-sign-in/sign-in-options'
import { signInProviders } from '#server/services/mail-sign-in/sign-in-providers'
import { createMailboxClient } from './mailbox-client.ts'

/** A host name, or an IPv6 address in brackets. */
const mailHost = /^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/i
const imapServer = z.url({
  protocol: /^imaps?$/,
  hostname: mailHost,
  error: 'must be an imap:// or imaps:// address',
})
const imapAddress = imapServer.check(
  z.refine((text) => URL.parse(text)?.username !== '', 'must name the user: imaps://user@host'),
)

/** As `https:`, because only web schemes have an origin, by which hosts are compared. */
const serverIn = (text: string): URL | undefined =>
  URL.parse(text.replace(/^imaps?:/i, 'https:')) ?? undefined

export const incoming = defineService({
  name: 'incoming',
  help: `Answers to mails, read from a mailbox by IMAP: IMAP_URL as imaps://user@host:993 (imap:// upgrades the connection
to TLS), with IMAP_PASSWORD. With IMAP_SIGN_IN=on, the sign-in of mail (MAIL_OAUTH_…) is used instead of both. Nothing in
the mailbox is changed. IMAP_FOLDER is INBOX by default; IMAP_SENT_FOLDER is what the server calls its Sent folder.
REPLY_ADDRESS is the mailbox's address if it takes plus addresses: mails to contacts are then answered to it, with a
signed tag. The last is for stand-ins.`,
  settings: {
    IMAP_URL: host(z.optional(imapAddress), serverIn),
    IMAP_PASSWORD: secret(z.optional(filled), { sentTo: 'IMAP_URL' }),
    IMAP_SIGN_IN: hostChoice(z._default(onOrOff, 'off'), () => 'off'),
    IMAP_FOLDER: plain(z._default(filled, 'INBOX'), () => 'INBOX'),
    IMAP_SENT_FOLDER: plain(z.optional(filled)),
    REPLY_ADDRESS: plain(z.optional(mailbox)),
  },
  environment: { MAIL_OAUTH_IMAP_URL: standIn(z.optional(imapServer)) },
  connection: ['IMAP_URL', 'IMAP_PASSWORD', 'IMAP_SIGN_IN'],
  faultsIn(given) {
    if (given['IMAP_SIGN_IN'] === 'on') {
      const hasSignIn = given['MAIL_OAUTH_SIGN_IN'] !== undefined
      return hasSignIn
        ? []
        : [{ name: 'IMAP_SIGN_IN', message: 'needs a sign-in: sign in under “Mail to visitors” first' }]
    }
    if (given['IMAP_URL'] === undefined || given['IMAP_PASSWORD'] !== undefined) return []
    return [{ name: 'IMAP_PASSWORD', message: 'is missing: the mailbox needs it' }]
  },
  options(values) {
    const folders = { folder: values.IMAP_FOLDER, sentFolder: values.IMAP_SENT_FOLDER }
    const common = { ...folders, replyAddress: values.REPLY_ADDRESS }
    if (values.IMAP_SIGN_IN === 'on') {
      const { signIn } = signInOptions(values as unknown as SignInValues)
      if (!signIn) return undefined
      const imapUrl = values.MAIL_OAUTH_IMAP_URL ?? signInProviders[signIn.app.provider].imapUrl
      const isStandIn = values.MAIL_OAUTH_IMAP_URL !== undefined
      return { ...common, imapUrl, user: signIn.user, password: undefined, signIn, isStandIn }
    }
    const { IMAP_URL: imapUrl, IMAP_PASSWORD: password } = values
    if (imapUrl === undefined || password === undefined) return undefined
    const user = decodeURIComponent(URL.parse(imapUrl)?.username ?? '')
    return { ...common, imapUrl, user, password, signIn: undefined, isStandIn: false }
  },
  connect({ signIn, isStandIn, ...options }, { guard, timeoutMs, secretStore, secret: siteSecret }) {
    const tokens =
      signIn &&
      createReadingTokens({ ...signIn, secretStore: secretStore?.('MAIL_OAUTH_SIGN_IN'), guard, timeoutMs })
    return createMailboxClient({
      ...options,
      secret: siteSecret,
      accessToken: tokens && (() => tokens.accessToken()),
      guard: isStandIn ? undefined : guard,
      timeoutMs,
    })
  },
  checks: (client) => ({
    connect: () => client.check('connect'),
    'sign-in': () => client.check('sign-in'),
    read: () => client.check('read'),
  }),
})
