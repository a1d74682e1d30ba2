/** The text about connections on Today. */
export const connectionsCopy = {
  title: 'Connections',
  text: 'Each is set up under Settings.',
  settings: 'Settings',
  connected: 'Connected',
  notConnected: 'Not connected',
  broken: 'Not working',
  captured: 'Captured',
  capturedText: 'This site runs for development: each mail is captured under Deliveries and never sent.',
  /** After a number that leads to as many rows. */
  counts: { needs_you: 'need attention', waits: 'waiting', not_connected: 'not sent yet', held: 'held back' },
} as const
