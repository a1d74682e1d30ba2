import type { ConsentPurpose, ConsentWay } from '#domain/consents'

/** The texts of the Privacy screen. */
export const privacySettingsCopy = {
  title: 'Privacy',
  muted: 'What you keep, and for how long.',
  strong: 'Visitors read the same.',
  lead: 'A change shows on the privacy page at once. If you shorten a period, anything older is permanently deleted within the hour.',
  loading: 'Loading…',
  page: 'Open the privacy page',
  wordings: {
    title: 'What people agree to',
    text: 'No box is checked in advance. Permission to publish is stored with the exact wording its author saw.',
    purpose: { newsletter: 'Newsletter', publication: 'Publishing their words' } satisfies Record<
      ConsentPurpose,
      string
    >,
    by: { checkbox: 'Checkbox', button: 'Button' } satisfies Record<ConsentWay, string>,
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
