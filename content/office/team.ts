import { invitationDays } from '#domain/invitation'
import type { AdminRole } from '#domain/role'

export const roleNames: Readonly<Record<AdminRole, string>> = {
  viewer: 'Viewer',
  editor: 'Editor',
  owner: 'Owner',
}

/** The name of each role within a sentence. */
export const oneOfRole: Readonly<Record<AdminRole, string>> = {
  viewer: 'a viewer',
  editor: 'an editor',
  owner: 'an owner',
}

/** What each role may do, as shown when a role is chosen. */
export const roleTexts: Readonly<Record<AdminRole, string>> = {
  viewer: 'Sees leads and reports. Can’t change anything.',
  editor: 'Replies to leads, moderates testimonials, edits the case studies.',
  owner: 'Everything, including connections, team and erasing data.',
}

const people = (count: number) => (count === 1 ? 'One person has access.' : `${count} people have access.`)

export const teamCopy = {
  title: 'Team',
  ownersOnly:
    'Only an owner of this site can see and change the team. Ask one to add somebody or change a role.',
  loading: 'Loading the team…',
  people,
  strong: {
    alone: 'Invite the first teammate.',
    undelivered: (name: string) => `The invitation for ${name} wasn’t delivered.`,
    open: (count: number) => (count === 1 ? 'One invitation is open.' : `${count} invitations are open.`),
    all: 'Everybody invited has joined.',
    unprotected: (name: string) => `${name} has only a password.`,
  },
  offline: 'You’re offline. The team can be changed once you’re back online.',
  invite: {
    title: 'Invite a teammate',
    email: 'Email',
    hint: `The link works once, for ${invitationDays} days, for this address only.`,
    role: 'Role',
    submit: 'Send invitation',
    submitLink: 'Make an invitation link',
    pending: 'One moment…',
    notMailed: 'No mail server is connected, so you get a link to pass on yourself.',
    connect: 'Connect mail',
    sent: (email: string) => `The invitation to ${email} is on its way.`,
  },
  link: {
    title: (email: string) => `Link for ${email}`,
    text: `This couldn’t be emailed because no mail server is connected. Copy the link now and send it yourself. It’s shown only once, and a new link replaces it. Anyone who has it can join in that person’s place.`,
    label: 'Invitation link',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'Couldn’t copy it. Select the link and copy it by hand.',
    done: 'I have passed it on',
  },
  list: {
    title: 'People',
    lastOwner: 'The last owner can’t be removed.',
    you: (name: string) => `${name}, you`,
    way: (name: string) => `Where ${name} is`,
    since: 'Account since',
    seen: 'Last seen',
    secondStep: 'Two-step sign-in',
    app: 'app',
    passkeys: (count: number) => (count === 1 ? 'passkey' : `${count} passkeys`),
    off: 'off',
    daysLeft: (days: number) => (days === 1 ? 'off, 1 day left' : `off, ${days} days left`),
    overdue: 'off, can only look',
    ownSignIn: 'Your sign-in',
    never: 'never signed in',
    now: 'within 15 min',
    ownRole: 'Another owner can change your role.',
    roleOf: (name: string) => `Role of ${name}`,
  },
  role: {
    title: (name: string, role: AdminRole) => `Make ${name} ${oneOfRole[role]}?`,
    text: (role: AdminRole) => `${roleTexts[role]} The change takes effect right away, even on open pages.`,
    confirm: 'Change role',
    cancel: 'Cancel',
    done: (name: string, role: AdminRole) => `${name} is ${oneOfRole[role]} now.`,
  },
  reset: {
    title: (name: string) => `Reset the two-step sign-in of ${name}?`,
    points: (isMailConnected: boolean) => [
      'Their authenticator app, passkeys and recovery codes stop working.',
      'They’re signed out everywhere, and can sign in with the password alone.',
      isMailConnected
        ? 'They’re told by mail. The log says that you did it.'
        : 'No mail server is connected, so tell them yourself. The log says that you did it.',
    ],
    text: 'Talk to them first: until they set it up again, anyone who knows their password gets in.',
    confirm: 'Reset two-step sign-in',
    cancel: 'Cancel',
    done: (name: string) => `${name} signs in with the password alone now.`,
  },
  signOut: {
    title: (name: string) => `Sign ${name} out everywhere?`,
    points: (sessions: number) => [
      sessions === 1
        ? 'They have one active session. It ends right away, even on an open page.'
        : `They have ${sessions} active sessions. All of them end right away, even on open pages.`,
    ],
    text: 'They can sign in again. To keep them out, remove them from the team.',
    confirm: 'Sign out everywhere',
    cancel: 'Cancel',
    done: (name: string) => `${name} is signed out everywhere.`,
  },
  remove: {
    title: (name: string) => `Remove ${name} from the team?`,
    points: [
      'All their sessions end at once, on open pages too.',
      'Leads assigned to them stay assigned until you give them to somebody else.',
      'Their name stays in the history: on replies, notes and changes.',
    ],
    text: 'To take them back, invite them again.',
    confirm: 'Remove',
    cancel: 'Cancel',
    done: (name: string) => `${name} has no access anymore.`,
  },
  invitation: {
    by: {
      you: (day: string, role: AdminRole) => `Invited ${day} by you, as ${oneOfRole[role]}`,
      other: (day: string, name: string, role: AdminRole) =>
        `Invited ${day} by ${name}, as ${oneOfRole[role]}`,
      nobody: (day: string, role: AdminRole) => `Invited ${day}, as ${oneOfRole[role]}`,
    },
    invited: 'Invited',
    joins: 'Joins',
    delivered: 'mail accepted',
    pending: 'mail on its way',
    held: 'mail held back, see Deliveries',
    notConnected: 'not mailed, no mail server',
    notDelivered: 'Not delivered',
    unknown: 'mail not known anymore',
    until: (day: string, left: string) => `valid until ${day}, ${left} left`,
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    lessThanADay: 'less than a day',
    expired: 'Expired',
    expiredOn: (day: string) => `on ${day}`,
    resend: 'Resend',
    newLink: 'New link',
    revoke: 'Revoke',
    about: (email: string) => ` the invitation of ${email}`,
    resendTitle: (email: string) => `Send ${email} a new link?`,
    resendText: `The new link works for ${invitationDays} days. The earlier one stops working.`,
    revokeTitle: (email: string) => `Revoke the invitation of ${email}?`,
    revokeText: 'The link stops working at once. You can invite them again at any time.',
    cancel: 'Cancel',
    revoked: (email: string) => `The invitation of ${email} is revoked.`,
  },
  permissions: {
    title: 'What each role may do',
    what: 'What',
    yes: 'yes',
    no: 'no',
    rows: [
      { what: 'See leads, forms, deliveries and the log', from: 'viewer' },
      { what: 'Reply, add notes, assign and merge leads', from: 'editor' },
      { what: 'Approve testimonials, edit case studies', from: 'editor' },
      { what: 'Retry or cancel deliveries', from: 'editor' },
      { what: 'Import leads', from: 'editor' },
      { what: 'Erase people', from: 'owner' },
      { what: 'Connections, business and team', from: 'owner' },
    ],
  },
} as const
