import { backOffice } from '#content/office/back-office'

/** Separate from the sign-in page's text, because the back office's first screen loads it. */
export const adminGateCopy = {
  title: backOffice,
  checking: 'Checking your sign-in…',
  noScript: 'The back office needs JavaScript. Please turn it on in your browser.',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  again: 'Try again',
  'signed-out': {
    title: 'Please sign in first',
    text: 'This part is for the people who run the site. Once you’re signed in, you’ll come right back here.',
  },
  'no-admin': {
    title: 'Your account can’t open this',
    text: 'You’re signed in, but not as an admin of this site. To use another account, sign out first.',
  },
  unreachable: {
    title: 'We can’t check your sign-in right now',
    text: 'The server didn’t answer. Nothing is lost. Please try again in a minute.',
  },
} as const
