export const calendarsCopy = {
  title: 'Connected calendars',
  none: 'Connect your calendar, and nobody can ask for a time when you’re busy.',
  /** Of one that works. */
  synced: (when: string, busy: number) =>
    `Synced ${when}, every 10 minutes. ${busy === 1 ? '1 busy time' : `${busy} busy times`} ahead.`,
  waits: 'Not synced yet. It takes less than a minute.',
  /** Of one that cannot be read. */
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
