/**
 * The purpose of a mail. It decides how many an address may get per hour, the priority, whether a newer mail replaces
 * an older one, and whether strangers' addresses are counted:
 * - `sign-up`: requested for a new account, at an address that may be anybody's
 * - `recovery`: a password reset; sent to addresses of accounts only
 * - `invitation`: to the team, requested by an owner
 * - `alert`: about something that happened to an account; has no hourly limit
 * - `visitor`: what a form promised
 * - `reply`: written in the back office to one person
 * - `owner`: a notice to the site's owner
 */
export const mailPurposes = [
  'sign-up',
  'recovery',
  'invitation',
  'alert',
  'visitor',
  'reply',
  'owner',
] as const
export type MailPurpose = (typeof mailPurposes)[number]

interface MailRules {
  /** Mails with one allowance are counted together: three per hour to one address. None: no limit. */
  allowance?: 'account' | 'visitor'
  /** Higher is sent first. */
  priority: number
  /** Only the newest of several pending mails to one address, of one kind and subject, is sent. */
  isReplaced?: true
  /** May go to an address that has never confirmed or answered anything; those are counted for the whole site. */
  reachesStrangers?: true
}

/** From this priority on, a mail is not delayed by other pending mails. */
export const firstPriority = 10

export const mailRules: Readonly<Record<MailPurpose, MailRules>> = {
  'sign-up': { allowance: 'account', priority: firstPriority, reachesStrangers: true },
  recovery: { allowance: 'account', priority: firstPriority },
  invitation: { allowance: 'account', priority: firstPriority },
  alert: { priority: firstPriority },
  visitor: { allowance: 'visitor', priority: 0, isReplaced: true, reachesStrangers: true },
  reply: { priority: firstPriority },
  owner: { priority: 0 },
}
