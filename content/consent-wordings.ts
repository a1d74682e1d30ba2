import type { ConsentName, ConsentPurpose, ConsentWay } from '#domain/consents'

/** A consent with every wording it has had, because a person's consent is stored with its wording. */
export interface ConsentWording {
  purpose: ConsentPurpose
  /** Where people read it, with the owner's name for the page. */
  place: string
  /** How they agree. */
  by: ConsentWay
  /** Oldest first. A changed text is a new version: never edit one that people have seen. */
  versions: readonly WordingVersion[]
}

interface WordingVersion {
  /** The first day it was on the site, as `2026-11-23`. */
  since: string
  text: string
}

export const consentWordings = {
  testimonial: {
    purpose: 'publication',
    place: 'The testimonial form, and the email that asks an author',
    by: 'checkbox',
    versions: [
      {
        since: '2026-11-23',
        text: 'You may publish this testimonial with my name, role, company and picture on your website.',
      },
    ],
  },
  'workshop-feedback': {
    purpose: 'publication',
    place: 'The workshop feedback form',
    by: 'checkbox',
    versions: [
      {
        since: '2026-11-23',
        text: 'You may use my feedback as a testimonial, with my name and company.',
      },
    ],
  },
  newsletter: {
    purpose: 'newsletter',
    place: 'The button in the email that confirms a subscription',
    by: 'button',
    versions: [{ since: '2026-11-23', text: 'Yes, send me the newsletter' }],
  },
} as const satisfies Record<ConsentName, ConsentWording>

/** The wording that is in use now. */
export function currentWording(name: ConsentName): string {
  const versions: readonly WordingVersion[] = consentWordings[name].versions
  return versions.at(-1)?.text ?? ''
}
