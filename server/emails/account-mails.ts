import { site } from '#content/facts/site'
import { invitationPath } from '#contracts/get-invitation'
import type { AdminRole } from '#domain/role'
import { footer } from './mail-text.ts'

/** The content of an account mail: a few sentences and at most one link. */
export interface AccountMailContent {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  link?: { href: string; text: string }
  /** What the reader should do if somebody else caused the mail. */
  reason: string
}

interface Mail {
  subject: string
  html: string
  text: string
}

/** @param data.token the plain token for the link; only its hash is stored */
export function confirmAddressMail({ siteUrl, token }: { siteUrl: string; token: string }): Promise<Mail> {
  return compose({
    subject: 'Confirm your email address',
    greeting: 'One step left',
    paragraphs: [
      `You asked for an account at ${site.name} with this email address. Confirm that it’s yours, and you can sign in.`,
      'The link opens a page with a button. Click the button to confirm. The link works for 24 hours.',
    ],
    link: { href: `${siteUrl}/auth/v1/verify?type=signup&token=${token}`, text: 'Confirm my address' },
    reason: 'Wasn’t you? Just ignore this email. Unless you confirm, no account is created.',
  })
}

export function alreadyRegisteredMail({ siteUrl }: { siteUrl: string }): Promise<Mail> {
  return compose({
    subject: 'You already have an account',
    greeting: 'You already have an account',
    paragraphs: [
      `Someone tried to create an account at ${site.name} with this email address, but you already have one. Nothing has changed.`,
      'Sign in with your password. Forgot it? You can get a new one on the same page.',
    ],
    link: { href: `${siteUrl}/auth`, text: 'Sign in' },
    reason: 'Wasn’t you? You don’t need to do anything. Your password is the same as before.',
  })
}

/** @param data.token the plain token, in the link's fragment so that no server logs it; only its hash is stored */
export function recoveryMail({ siteUrl, token }: { siteUrl: string; token: string }): Promise<Mail> {
  return compose({
    subject: 'Set a new password',
    greeting: 'Choose a new password',
    paragraphs: [
      `You asked for a new password for your ${site.name} account. The link takes you to a page where you choose it.`,
      'It works once, within one hour. Your other devices will be signed out.',
    ],
    link: { href: `${siteUrl}/auth#type=recovery&token_hash=${token}`, text: 'Set a new password' },
    reason: 'Wasn’t you? Just ignore this email. Your password stays the same.',
  })
}

export function passwordChangedMail({ siteUrl }: { siteUrl: string }): Promise<Mail> {
  return compose({
    subject: 'Your password was changed',
    greeting: 'Your password was changed',
    paragraphs: [
      `The password of your ${site.name} account was just changed. Your other devices have been signed out.`,
    ],
    reason: `Wasn’t you? Set a new password right away: go to ${siteUrl}/auth and choose “Forgot your password?”.`,
  })
}

const mayDo: Readonly<Record<AdminRole, string>> = {
  viewer: 'As a viewer, you can see leads and reports.',
  editor: 'As an editor, you can reply to leads and work on the site’s content.',
  owner: 'As an owner, you can do everything, including connections, the team and erasing data.',
}

interface InvitationMailData {
  siteUrl: string
  token: string
  role: AdminRole
  /** Undefined once that account is erased. */
  from: { name: string; email: string } | undefined
  /** The last day on which the link works. */
  until: string
}

/** @param data.token the plain token, in the link's fragment so that no server logs it; only its hash is stored */
export function invitationMail({ siteUrl, token, role, from, until }: InvitationMailData): Promise<Mail> {
  const inviter = from ? `${from.name} (${from.email})` : 'An owner'
  return compose({
    subject: `You’re invited to the back office of ${site.name}`,
    greeting: 'Join the team',
    paragraphs: [
      `${inviter} invited you to the back office of ${site.name}. ${mayDo[role]}`,
      `The link takes you to a page where you choose a password. It works once, for this address only, until ${until}.`,
    ],
    link: { href: `${siteUrl}${invitationPath}${token}`, text: 'Accept the invitation' },
    reason: 'Don’t know them? Just ignore this email. Unless you accept, nothing happens.',
  })
}

/** The changes of an account's second step that its owner gets a mail about. */
export const secondFactorEvents = ['added', 'removed', 'codes-made', 'code-used', 'reset'] as const
export type SecondFactorEvent = (typeof secondFactorEvents)[number]

const eventTexts: Readonly<Record<SecondFactorEvent, { subject: string; text: string }>> = {
  added: {
    subject: 'A second step was added to your account',
    text: 'now asks for a second step at sign-in: an authenticator app or a passkey was just added. Other devices were signed out.',
  },
  removed: {
    subject: 'A second step was removed from your account',
    text: 'has one second step less: an authenticator app or a passkey was just removed.',
  },
  'codes-made': {
    subject: 'New recovery codes were made',
    text: 'just got ten new recovery codes. Earlier ones no longer work.',
  },
  'code-used': {
    subject: 'A recovery code was used',
    text: 'was just signed in to with one of its recovery codes. That code won’t work again.',
  },
  reset: {
    subject: 'Your two-step sign-in was reset',
    text: 'now needs only its password to sign in: an owner of the site has reset its two-step sign-in. You were signed out everywhere. Sign in and set it up again.',
  },
}

interface SecondFactorMailData {
  siteUrl: string
  /** The account's address, named in the mail because one mailbox may receive mail for several accounts. */
  email: string
  news: SecondFactorEvent
}

export function secondFactorMail({ siteUrl, email, news }: SecondFactorMailData): Promise<Mail> {
  const { subject, text } = eventTexts[news]
  return compose({
    subject,
    greeting: subject,
    paragraphs: [`Your ${site.name} account, ${email}, ${text}`],
    reason: `Wasn’t you? Set a new password right away: go to ${siteUrl}/auth and choose “Forgot your password?”. Then tell an owner of the site.`,
  })
}

async function compose(content: AccountMailContent): Promise<Mail> {
  // Imported at the first mail, because commands and most tests send none.
  const { accountMailHtml } = await import('./account-mail-html.ts')
  return { subject: content.subject, html: accountMailHtml(content), text: textOf(content) }
}

function textOf({ greeting, paragraphs, link, reason }: AccountMailContent): string {
  return [greeting, ...paragraphs, ...(link ? [`${link.text}:\n${link.href}`] : []), footer(reason)].join(
    '\n\n',
  )
}
