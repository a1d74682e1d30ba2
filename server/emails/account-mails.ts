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

/** @param data.token as in {@link confirmAddressMail}; behind the #, so that it is in no server's log */
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

async function compose(content: AccountMailContent): Promise<Mail> {
  // Loaded at the first mail: a command and most tests write none.
  const { accountMailHtml } = await import('./account-mail-html.ts')
  return { subject: content.subject, html: accountMailHtml(content), text: textOf(content) }
}

function textOf({ greeting, paragraphs, link, reason }: AccountMailContent): string {
  return [greeting, ...paragraphs, ...(link ? [`${link.text}:\n${link.href}`] : []), foot(reason)].join(
    '\n\n',
  )
}
