/**
 * What a mail is to whoever gets it. It decides how many an address may get in an hour, who goes first, whether a
 * newer mail takes an older one's place, and whether strangers' addresses are counted:
 *
 * - `sign-up`: asked for by somebody who wants an account, at an address that may be anybody's
 * - `recovery`: the way back into an account; goes to addresses of accounts only
 * - `alert`: tells somebody what has happened to their account; waits for nothing
 * - `visitor`: what a form promised
 * - `reply`: what somebody of the back office wrote to one person
 * - `owner`: tells the site's owner
 */
export const mailPurposes = ['sign-up', 'recovery', 'alert', 'visitor', 'reply', 'owner'] as const
export type MailPurpose = (typeof mailPurposes)[number]

interface MailRules {
  /** Mails with one allowance are counted together: three an hour to one address. None: as many as there are. */
  allowance?: 'account' | 'visitor'
  /** Higher goes first. */
  priority: number
  /** Of several that wait for one address, of one kind and about the same, the newest goes out alone. */
  isReplaced?: true
  /** May go to an address that has never confirmed or answered anything: those are counted for the whole site. */
  reachesStrangers?: true
}

/** Above this, mails of the same service that wait already hold nothing up. */
export const firstPriority = 10

export const mailRules: Readonly<Record<MailPurpose, MailRules>> = {
  'sign-up': { allowance: 'account', priority: firstPriority, reachesStrangers: true },
  recovery: { allowance: 'account', priority: firstPriority },
  alert: { priority: firstPriority },
  visitor: { allowance: 'visitor', priority: 0, isReplaced: true, reachesStrangers: true },
  reply: { priority: firstPriority },
  owner: { priority: 0 },
}
