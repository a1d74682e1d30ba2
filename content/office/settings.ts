import type { OwnerSettingName, SiteSettingName } from '#domain/owner-setting'
import {
  type ServiceWithCard,
  type ServiceWithChecks,
  services,
  servicesWithCard,
  servicesWithChecks,
} from '#domain/services'
import { serviceWords } from '#content/services/index'
import type { SettingField } from '#content/services/setting-field'

const siteFields: Readonly<Record<SiteSettingName, SettingField>> = {
  PODCAST_APPLE_URL: { label: 'Apple Podcasts', kind: 'url' },
  PODCAST_SPOTIFY_URL: { label: 'Spotify', kind: 'url' },
  PODCAST_YOUTUBE_URL: { label: 'YouTube', kind: 'url' },
  PODCAST_EMBED_URL: { label: 'Player on the podcast page', kind: 'url' },
  REPLY_PROMISE_HOURS: {
    label: 'Reply within (hours)',
    hint: 'Business hours, counted from when somebody asks.',
    kind: 'number',
  },
  BUSINESS_HOURS: {
    label: 'Business hours',
    hint: 'As Mon-Fri 09:00-17:00, or Mon-Thu 09:00-12:00 13:00-17:00, Fri 09:00-12:00.',
    kind: 'text',
  },
  BUSINESS_TIMEZONE: { label: 'Time zone', kind: 'zone' },
  DAYS_OFF: { label: 'Days off', kind: 'text' },
  CALL_HOURS: { label: 'Hours for calls', kind: 'text' },
  CALL_BUFFER_MINUTES: { label: 'Buffer after each call', kind: 'number' },
  CALL_NOTICE_HOURS: { label: 'Minimum notice', kind: 'number' },
  CALL_HORIZON_DAYS: { label: 'Book ahead up to', kind: 'number' },
  CALLS_PER_DAY: { label: 'Daily limit', kind: 'number' },
  CALL_AUTO_CONFIRM: { label: 'Confirm automatically', kind: 'yes-no' },
  CALL_MISSED_MAIL: { label: 'Email them an hour later', kind: 'yes-no' },
  VIEWER_EXPORTS: { label: 'Viewers may export leads', kind: 'yes-no' },
  REQUIRE_TWO_STEP: { label: 'Require two-step sign-in', kind: 'yes-no' },
  KEEP_DELIVERED_DAYS: { label: 'Contents of deliveries (days)', kind: 'number' },
  KEEP_CAPTURED_MAIL_DAYS: { label: 'Copies of mail kept without a mail server (days)', kind: 'number' },
  KEEP_HELD_DAYS: { label: 'Messages held as spam (days)', kind: 'number' },
  KEEP_UNSUBSCRIBE_LINKS_DAYS: { label: 'Older unsubscribe links (days)', kind: 'number' },
  KEEP_UNCONFIRMED_DAYS: { label: 'Unconfirmed sign-ups (days)', kind: 'number' },
  KEEP_SESSIONS_DAYS: { label: 'Unused devices stay signed in (days, at most 30)', kind: 'number' },
  KEEP_CHANGES_DAYS: {
    label: 'Earlier versions after a change (days)',
    hint: 'You can undo a change for this long.',
    kind: 'number',
  },
  KEEP_LOG_DAYS: { label: 'The log (days)', kind: 'number' },
  KEEP_UNUSED_PICTURES_DAYS: { label: 'Unused pictures (days)', kind: 'number' },
  KEEP_MODEL_USE_DAYS: { label: 'Tokens used each day (days)', kind: 'number' },
  BACKUP_PASSPHRASE: {
    label: 'Passphrase',
    hint: 'At least 12 characters. Keep a copy somewhere else: without it nobody can restore a backup, you included.',
    kind: 'secret',
  },
}

/** What the owner fills in for each setting. A mail server's address is made of the fields under `mail` below. */
export const settingFields: Readonly<Record<OwnerSettingName, SettingField>> = Object.assign(
  {},
  siteFields,
  ...servicesWithCard.map((name) => serviceWords[name].form.fields),
)

export interface SettingGroup {
  title: string
  text: string
  names: readonly OwnerSettingName[]
  /** Those that must be set before the group does anything; none where every setting has a default. */
  needs: readonly OwnerSettingName[]
  /** Settings that are enough instead of `needs`. */
  insteadOfNeeds?: readonly OwnerSettingName[]
  /** Without it, a built-in part of the site does the same. */
  isBuiltIn?: boolean
  /** The labels of a connection test's steps, by name; undefined where nothing can be tested. */
  checks?: { connection: ServiceWithChecks; names: Readonly<Record<string, string>> }
}

function serviceGroup(name: ServiceWithCard): SettingGroup {
  const { form, checks, ...words } = serviceWords[name]
  const connection = servicesWithChecks.find((each) => each === name)
  return {
    title: words.name,
    text: form.text,
    names: services[name].settings,
    needs: form.needs,
    ...('insteadOfNeeds' in form && { insteadOfNeeds: form.insteadOfNeeds }),
    isBuiltIn: 'isBuiltIn' in form,
    ...(connection && { checks: { connection, names: checks } }),
  }
}

/** Alerts have a screen of their own. */
const { owner, ...cards } = Object.fromEntries(
  servicesWithCard.map((name) => [name, serviceGroup(name)]),
) as Record<ServiceWithCard, SettingGroup>

const connections: Readonly<Record<string, SettingGroup>> = {
  ...cards,
  podcast: {
    title: 'Podcast',
    text: 'Until they are set, these links lead to sample addresses.',
    names: ['PODCAST_APPLE_URL', 'PODCAST_SPOTIFY_URL', 'PODCAST_YOUTUBE_URL', 'PODCAST_EMBED_URL'],
    needs: ['PODCAST_APPLE_URL', 'PODCAST_SPOTIFY_URL', 'PODCAST_YOUTUBE_URL', 'PODCAST_EMBED_URL'],
  },
}

const business = {
  replies: {
    title: 'Reply promise',
    text: 'What visitors are promised, and what the first-response clock counts.',
    names: ['REPLY_PROMISE_HOURS', 'BUSINESS_HOURS', 'BUSINESS_TIMEZONE'],
    needs: [],
  },
  exports: {
    title: 'Exports',
    text: 'Owners and editors may always export leads.',
    names: ['VIEWER_EXPORTS'],
    needs: [],
  },
  twoStep: {
    title: 'Two-step sign-in',
    text: 'Owners and editors who haven’t set it up seven days after you require it can look, but not change anything.',
    names: ['REQUIRE_TWO_STEP'],
    needs: [],
  },
} satisfies Record<string, SettingGroup>

const data = {
  passphrase: {
    title: 'Passphrase',
    text: 'A passphrase encrypts every backup from the next one on. Earlier ones stay as they are.',
    names: ['BACKUP_PASSPHRASE'],
    needs: ['BACKUP_PASSPHRASE'],
  },
} satisfies Record<string, SettingGroup>

const privacy = {
  messages: {
    title: 'Emails and messages',
    text: 'What the site sends, and what it holds back.',
    names: [
      'KEEP_DELIVERED_DAYS',
      'KEEP_CAPTURED_MAIL_DAYS',
      'KEEP_HELD_DAYS',
      'KEEP_UNSUBSCRIBE_LINKS_DAYS',
    ],
    needs: [],
  },
  accounts: {
    title: 'Accounts',
    text: 'People who can sign in.',
    names: ['KEEP_UNCONFIRMED_DAYS', 'KEEP_SESSIONS_DAYS'],
    needs: [],
  },
  office: {
    title: 'Back office and site',
    text: 'What you and your team change.',
    names: ['KEEP_CHANGES_DAYS', 'KEEP_LOG_DAYS', 'KEEP_UNUSED_PICTURES_DAYS', 'KEEP_MODEL_USE_DAYS'],
    needs: [],
  },
} satisfies Record<string, SettingGroup>

/** The parts of the settings that are lists of groups, each with a form. */
export const settingParts: Readonly<
  Record<
    'connections' | 'business' | 'alerts' | 'privacy' | 'data',
    { groups: Readonly<Record<string, SettingGroup>> }
  >
> = {
  connections: { groups: connections },
  business: { groups: business },
  alerts: { groups: { owner } },
  privacy: { groups: privacy },
  data: { groups: data },
}

export const settingsCopy = {
  title: 'Settings',
  webhookEvents: 'What is posted, by type',
  parts: 'Parts of the settings',
  loading: 'Loading the settings…',
  muted: (isSetUp: number, all: number) =>
    `${isSetUp} of ${all} connections ${isSetUp === 1 ? 'is' : 'are'} set up.`,
  strong: {
    all: 'Nothing is missing.',
    some: 'Add the others when you need them.',
    none: 'Begin with mail.',
  },
  optional: 'Optional',
  broken: (count: number) => (count === 1 ? 'One can’t be used.' : `${count} can’t be used.`),
  business: { muted: 'How you work.', strong: 'Visitors read the same.' },
  lead: 'What you save takes effect at once. Passwords and keys are stored encrypted and never shown again.',
  ownersOnly: 'Only an owner can see and change the settings.',
  state: {
    fault: 'Can’t be used',
    on: 'Set up',
    off: 'Not set up',
    builtIn: 'Built in',
    byDefault: 'Standard',
    own: 'Changed by you',
  },
  setUp: 'Set up',
  change: 'Change',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  test: 'Test',
  testing: 'Testing…',
  tested: { done: 'Worked', failed: 'Failed', skipped: 'Not tried' },
  testFailed: 'The test could not be run.',
  disconnect: 'Disconnect',
  disconnectTitle: (title: string) => `Disconnect “${title}”?`,
  disconnectText:
    'What was entered here is deleted. Passwords and keys have to be entered again to connect it later.',
  saved: (title: string) => `“${title}” saved.`,
  disconnected: (title: string) => `“${title}” disconnected.`,
  unchanged: 'Nothing was changed.',
  stored: 'Stored. Leave this empty to keep it.',
  usual: (value: string) => `If empty: ${value}`,
  locked: 'Set on the server, and can only be changed there.',
  forDevelopers: (names: string) => `For developers: ${names}`,
  makeSecret: 'Make one',
  yes: 'Yes',
  no: 'No',
  usualChoice: (value: string) => `${value} (standard)`,
  mail: {
    provider: 'Provider',
    choose: 'Choose your provider',
    needs: (label: string) => `Please enter: ${label}`,
    needsHost: 'Please enter the server',
    needsMailboxPort: 'Please enter a port, as a rule 993',
    password: 'Password',
    needsPort: 'Please enter a port, as a rule 465 or 587',
  },
} as const
