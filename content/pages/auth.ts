import type { Page } from '#content/page'

export const authPage = {
  path: '/auth',
  title: 'Sign in',
  description: 'Sign in to your account, create one, or set a new password.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

export const adminGateCopy = {
  title: 'For admins',
  checking: 'Checking your sign-in…',
  signIn: 'Sign In',
  again: 'Try again',
  'signed-out': {
    title: 'Please sign in first',
    text: 'This part is for the people who look after the site. You come back here once you are signed in.',
  },
  'no-admin': {
    title: 'Your account cannot open this',
    text: 'You are signed in, but not as an admin of this site. Sign out in the bar above to use another account.',
  },
  unreachable: {
    title: 'We cannot check your sign-in right now',
    text: 'The server did not answer. Nothing is lost: please try again in a minute.',
  },
} as const

/** The screens of the back office, as its first page lists them. */
export const officeScreens: readonly { path: string; name: string; text: string }[] = [
  {
    path: '/admin/testimonials',
    name: 'Testimonials',
    text: 'Read what was submitted; publish it, take it back or delete it.',
  },
  {
    path: '/case-studies?admin=true',
    name: 'Case studies',
    text: 'Add one, change a title or a picture.',
  },
]

export const authCopy = {
  modes: { signIn: 'Sign In', create: 'Create Account' },
  lead: {
    'sign-in': 'For the people who look after this site. Reading it needs no account.',
    create:
      'An email address and a password, nothing else. We send one email, to see that the address is yours.',
    recover: 'We send a link to your address. Behind it you choose a new password.',
    sent: 'The email is on its way.',
    confirm: 'The link alone changes nothing. The button does.',
    recovery: 'Choose a password that you use nowhere else. Every other device is signed out.',
    'set-up': 'This makes the first admin of the site. The link works once.',
    account: 'You are signed in on this device.',
  },
  headline: {
    'sign-in': 'Sign in.',
    create: 'Create an account.',
    recover: 'Lost the password?',
    sent: 'Check your email.',
    confirm: 'One press left.',
    recovery: 'A new password.',
    'set-up': 'The first key.',
    account: 'You are in.',
  },
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    currentPassword: 'Current password',
  },
  hints: {
    user: 'At least 12 characters.',
    admin: 'At least 15 characters.',
    either: 'At least 12 characters, for admins 15.',
  },
  show: { on: 'Hide password', off: 'Show password' },
  waiting: { signIn: 'Signing in...', create: 'Creating account...', other: 'One moment...' },
  forgot: 'Forgot your password?',
  unconfirmed: {
    text: 'Signed up, but never pressed the button behind our email? Until then no password opens the account.',
    again: 'Send that email again',
  },
  recover: { title: 'Get a link', submit: 'Send me the link' },
  sent: {
    title: 'Look into your mailbox',
    signUp:
      'If the address is new here, the email has a link that confirms it. Then you can sign in. The link works for 24 hours.',
    recover:
      'If there is an account under this address, the email has a link to a new password. It works for an hour.',
    nothing:
      'Nothing there after a few minutes? Look among the unwanted mail, or send it again. Of several, the newest is the one that counts.',
    again: 'Send it again',
  },
  confirm: {
    title: 'Confirm your address',
    text: 'You asked for an account under the address this email came to. Confirm that it is yours, then sign in with the password you chose.',
    submit: 'Confirm my address',
    stranger: 'It was not you? Close this page. Without the press there will be no account.',
  },
  recovery: { title: 'Set a new password', submit: 'Set new password' },
  setUp: { title: 'Make the first admin', submit: 'Create admin' },
  account: {
    title: 'Your account',
    change: 'Change your password',
    submit: 'Change password',
    home: 'To the home page',
    office: 'To the back office',
  },
  notes: {
    confirmed: 'Your address is confirmed. Sign in with the password you chose.',
    expired: 'This link no longer works: it was used, or it is too old. Sign in, or ask for a new one.',
    broken: 'This link is not complete. Please copy it whole from the email.',
    later: 'We could not confirm it just now, and nothing is lost. Please press once more in a minute.',
    early: 'The page had not finished loading. Please press once more.',
  },
  noScript: 'Signing in happens in your browser and needs JavaScript.',
  toasts: {
    error: 'Error',
    verify: { title: 'Almost done', description: 'Please check your email to verify your account.' },
    changed: { title: 'Password changed', description: 'Every other device is signed out.' },
    calm: {
      title: 'We cannot do this right now',
      description:
        'The server is busy or being restarted. What you typed is still here: please try again in a minute.',
    },
  },
} as const
