import { oneOfRole } from '#content/office/team'
import type { AdminRole } from '#domain/role'

/** The panel that an invitation link opens on the sign-in page. */
export const invitationCopy = {
  loading: 'Looking up your invitation…',
  failed: 'We couldn’t look up your invitation just now. Nothing is lost.',
  again: 'Try again',
  invited: (by: string | null, role: AdminRole) =>
    `${by ?? 'An owner of this site'} invited you to the back office as ${oneOfRole[role]}.`,
  until: (day: string) => `The link works until ${day}, once.`,
  newPassword: 'Choose a password',
  yourPassword: 'Your password',
  hasAccount: 'This address has an account here already.',
  submit: 'Join',
  stranger: 'Not you? Just close this page. Nothing happens until somebody joins.',
  ended: {
    text: 'It was used, revoked or replaced by a newer one, or it’s too old. If you have joined already, sign in.',
    ask: 'Otherwise, ask whoever invited you for a new link.',
    signIn: 'Sign In',
  },
} as const
