import { site } from '#content/site'
import { foot } from './mail-text.ts'

/** What the mails about an account have in common: a few sentences, at most one link, and why it came. */
export interface AccountMailContent {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  link?: { href: string; text: string }
  /** What to do if it was somebody else. */
  reason: string
}

interface Mail {
  subject: string
  html: string
  text: string
}

/** @param data.token stands in the address in the clear: this mail is the only place that has it */
export function confirmAddressMail({ siteUrl, token }: { siteUrl: string; token: string }): Promise<Mail> {
  return compose({
    subject: 'Confirm your email address',
    greeting: 'One step left',
    paragraphs: [
      `You asked for an account with ${site.name} under this address. Confirm that it is yours, and you can sign in.`,
      'The link opens a page with a button; only the button confirms. It works for 24 hours.',
    ],
    link: { href: `${siteUrl}/auth/v1/verify?type=signup&token=${token}`, text: 'Confirm my address' },
    reason: 'It was not you? Then leave this email alone: without that press there will be no account.',
  })
}

export function alreadyRegisteredMail({ siteUrl }: { siteUrl: string }): Promise<Mail> {
  return compose({
    subject: 'You already have an account',
    greeting: 'You are already in',
    paragraphs: [
      `Somebody asked for an account with ${site.name} under this address, and there is one already. Nothing was changed.`,
      'Sign in with the password you have. If you have lost it, ask for a new one on the same page.',
    ],
    link: { href: `${siteUrl}/auth`, text: 'Sign in' },
    reason: 'It was not you? Then there is nothing to do: your password is as it was.',
  })
}

/** @param data.token as in {@link confirmAddressMail}; behind the #, so that it is in no server's log */
export function recoveryMail({ siteUrl, token }: { siteUrl: string; token: string }): Promise<Mail> {
  return compose({
    subject: 'Set a new password',
    greeting: 'A new password',
    paragraphs: [
      `You asked to set a new password for your account with ${site.name}. Choose it behind this link.`,
      'The link works once, within an hour. Whoever is signed in to the account elsewhere is signed out by it.',
    ],
    link: { href: `${siteUrl}/auth#type=recovery&token_hash=${token}`, text: 'Set a new password' },
    reason: 'It was not you? Then leave this email alone: your password stays as it is.',
  })
}

export function passwordChangedMail({ siteUrl }: { siteUrl: string }): Promise<Mail> {
  return compose({
    subject: 'Your password was changed',
    greeting: 'Your password is new',
    paragraphs: [
      `The password of your account with ${site.name} was changed a moment ago. Every other device is signed out.`,
    ],
    reason: `It was not you? Then set another password now, with "Forgot your password?" on ${siteUrl}/auth.`,
  })
}

async function compose(content: AccountMailContent): Promise<Mail> {
  // Loaded at the first mail: React Email costs over half a second and 50 MB.
  const { accountMailHtml } = await import('./account-mail-html.ts')
  return { subject: content.subject, html: await accountMailHtml(content), text: textOf(content) }
}

function textOf({ greeting, paragraphs, link, reason }: AccountMailContent): string {
  return [greeting, ...paragraphs, ...(link ? [`${link.text}:\n${link.href}`] : []), foot(reason)].join(
    '\n\n',
  )
}
