/** The text about connections on Today. */
export const connectionsCopy = {
  title: 'Connections',
  connected: (names: readonly string[]) =>
    names.length === 0 ? 'Nothing is connected.' : `Connected: ${names.join(', ')}.`,
  captured: 'This site runs for development: each email is captured under Deliveries and never sent.',
  broken: (name: string) => `${name}: not working`,
  settings: 'Settings',
} as const
