import type { ConsentPurpose, ConsentWay } from '#domain/consents'

/** The texts of the Privacy screen. */
export const privacySettingsCopy = {
  title: 'Privacy',
  muted: 'What you keep, and for how long.',
  strong: 'Visitors read the same.',
  lead: 'A change shows on the privacy page at once. What is older than a shorter period is deleted within the hour, for good.',
  loading: 'Loading…',
  page: 'Open the privacy page',
  wordings: {
    title: 'What people agree to',
    text: 'Nothing is ticked beforehand. A permission to publish is stored in the words that its author saw.',
    purpose: { newsletter: 'Newsletter', publication: 'Publishing their words' } satisfies Record<
      ConsentPurpose,
      string
    >,
    by: { checkbox: 'A box to tick', button: 'A button to press' } satisfies Record<ConsentWay, string>,
    version: (version: number, since: string) => `Version ${version}, since ${since}`,
    agreed: (count: number | null) =>
      count === null
        ? 'How many agreed in these words isn’t stored.'
        : count === 0
          ? 'Nobody has agreed yet.'
          : count === 1
            ? 'One person agreed.'
            : `${count.toLocaleString('en-US')} people agreed.`,
    developers: 'For developers: content/consent-wordings.ts',
  },
} as const
