import type { Page } from '#content/pages/parts/page'

export const authPage = {
  path: '/auth',
  title: 'Sign in',
  description: 'Sign in to your account, create one, or set a new password.',
  prerender: true,
  hydrate: 'at-once',
  opensOffice: true,
  indexed: false,
} as const satisfies Page

export const authCopy = {
  modes: { signIn: 'Sign In', create: 'Create Account' },
  lead: {
    'sign-in': 'For the people who run this site. You don’t need an account to read it.',
    create:
      'An email address and a password, that’s all. We’ll send one email to check that the address is yours.',
    recover: 'We’ll email you a link to a page where you choose a new one.',
    sent: 'Our email is on its way.',
    confirm: 'Opening the link changes nothing yet. The button does.',
    recovery: 'Choose one you don’t use anywhere else. Your other devices will be signed out.',
    'second-step': 'Your password was right. One thing that only you have is left.',
    'set-up': 'This creates the site’s first admin. The link works once.',
    invitation: 'Opening the link changes nothing yet. The button does.',
    account: 'You’re signed in on this device.',
  },
  headline: {
    'sign-in': 'Sign in.',
    create: 'Create an account.',
    recover: 'Forgot your password?',
    sent: 'Check your email.',
    confirm: 'One click left.',
    recovery: 'Choose a new password.',
    'second-step': 'One more step.',
    'set-up': 'Set up your site.',
    invitation: 'Join the team.',
    account: 'You’re in.',
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
    either: 'At least 12 characters. Admins: at least 15.',
  },
  show: { on: 'Hide password', off: 'Show password' },
  waiting: { signIn: 'Signing in...', create: 'Creating account...', other: 'One moment...' },
  wrong: 'That email and password don’t match. Check both, or get a new password.',
  forgot: 'Forgot your password?',
  unconfirmed: {
    text: 'Signed up, but never confirmed your address? You can’t sign in until you click the link in our email.',
    action: 'Send that email again',
  },
  tooMany: {
    text: 'Is it your account, and somebody else has been guessing? A link by email lets you in right away: you choose a new password with it.',
    action: 'Email me a link',
  },
  secondStep: {
    title: 'Confirm it’s you',
    code: 'Code from your authenticator app',
    recoveryCode: 'Recovery code',
    lost: 'I lost my phone',
    back: 'Use the app or a passkey instead',
    passkey: 'Use a passkey',
    passkeyFailed: 'The passkey wasn’t used. Try again, or sign in another way.',
    failed: 'That code wasn’t accepted. Please try again.',
    noCodes: 'No recovery codes? Another owner of this site can reset your second step.',
    onlyOwner:
      'Are you the only owner? The person who runs the server can reset it with a command: npm run admin -- --reset-factors EMAIL.',
    other: 'Sign in as somebody else',
  },
  recover: { title: 'Get a link', submit: 'Email me the link' },
  sent: {
    title: 'What happens next',
    signUp:
      'Please check your email to verify your account. Click the link in it, then sign in. The link works for 24 hours.',
    recover:
      'If this address has an account, our email has a link for choosing a new password. It works for one hour. If you signed up and never confirmed the address, the email has the link that confirms it.',
    nothing:
      'Nothing after a few minutes? Check your spam folder, or send it again. Only the newest email works.',
    again: 'Send it again',
  },
  confirm: {
    title: 'Confirm your address',
    text: 'You asked for an account with this email address. Confirm that it’s yours, then sign in with the password you chose.',
    submit: 'Confirm my address',
    stranger: 'Wasn’t you? Just close this page. Unless you confirm, no account is created.',
  },
  recovery: { title: 'Set a new password', submit: 'Set new password' },
  setUp: { title: 'Create the first admin', submit: 'Create admin' },
  invitation: { title: 'Your invitation' },
  account: {
    title: 'Your account',
    change: 'Change your password',
    submit: 'Change password',
    home: 'Go to the home page',
    office: 'Go to the back office',
  },
  notes: {
    confirmed: 'Your address is confirmed. Sign in with the password you chose.',
    expired:
      'This link no longer works: it was already used, or it’s too old. Sign in, or ask for a new one.',
    broken: 'Part of this link is missing. Please copy all of it from the email.',
    later: 'We couldn’t confirm it just now. Nothing is lost. Please try again in a minute.',
    early: 'The page hadn’t finished loading. Please click once more.',
  },
  noScript: 'Signing in needs JavaScript. Please turn it on in your browser.',
  toasts: {
    error: 'Error',
    changed: { title: 'Password changed', description: 'Your other devices have been signed out.' },
    calm: {
      title: 'We can’t do this right now',
      description:
        'The server is busy or restarting. What you typed is still here, so please try again in a minute.',
    },
  },
} as const
