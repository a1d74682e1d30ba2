/** The feed of the calls, as calendar programs show it. */
export const callFeedCopy = {
  name: (business: string) => `Calls, ${business}`,
  title: (name: string, type: string, isRequested: boolean) =>
    `${isRequested ? 'Not confirmed: ' : ''}${name}, ${type}`,
} as const

export const calendarsCopy = {
  title: 'Connected calendars',
  feed: {
    title: 'Your calls in your calendar',
    text: 'Subscribe to your calls, and your calendar shows each of them, also after a change. Requests show as not confirmed.',
    since: (day: string) => `The address was made on ${day} and was shown only then.`,
    make: 'Subscribe to your calls',
    renew: 'Renew the address',
    renewTitle: 'Renew the address?',
    renewText:
      'The old address stops working right away. Calendars that use it stop updating until you give them the new one.',
    cancel: 'Cancel',
    made: 'Copy it now: it’s shown only once. Anyone who has it can read whom you talk to and when.',
    label: 'Secret address of your calls',
    hint: 'In Google: Other calendars, From URL. In Outlook: Add calendar, Subscribe from web. In Apple: New Calendar Subscription.',
    copy: 'Copy the address',
    copied: 'Copied.',
    notCopied: 'Couldn’t copy it. Select the address and copy it by hand.',
  },
  none: 'Connect your calendar, and nobody can ask for a time when you’re busy.',
  /** The state of a calendar that works. */
  synced: (when: string, busy: number) =>
    `Synced ${when}, every 10 minutes. ${busy === 1 ? '1 busy time' : `${busy} busy times`} ahead.`,
  waits: 'Not synced yet. It takes less than a minute.',
  /** The state of a calendar that cannot be read. */
  notSynced: (since: string | null) => (since ? `Not synced since ${since}:` : 'Not synced yet:'),
  keeps: 'Known busy times stay blocked.',
  note: 'We only read when you’re busy, not why.',
  add: 'Connect a calendar',
  fix: 'Fix',
  remove: 'Disconnect',
  about: (name: string) => ` ${name}`,
  name: 'Name',
  address: 'Secret address',
  hint: 'In Google: Settings, your calendar, “Secret address in iCal format”. In Outlook: Settings, Shared calendars, Publish. In Apple: Share Calendar, Public Calendar.',
  save: 'Connect',
  pending: 'Connecting…',
  cancel: 'Cancel',
  saved: (name: string) => `“${name}” is connected. Its busy times show in less than a minute.`,
  removeTitle: (name: string) => `Disconnect “${name}”?`,
  removeText: 'Its busy times can be booked again. To connect it once more you need its address.',
  removed: (name: string) => `“${name}” is disconnected.`,
} as const
