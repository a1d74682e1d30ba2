import { podcastFacts } from '#content/facts'
import { composeLetter, greeting } from './letter.ts'

/**
 * Confirms an application to the podcast (S1 §8: "We'll be in touch soon!"). Without the profile's address: anybody
 * may type anybody's, and our mail is not to carry a stranger's links.
 */
export function podcastApplicationMail({ siteUrl }: { siteUrl: string }) {
  return composeLetter({
    subject: 'Your application to The AI-First CEO Podcast',
    preview: 'It has arrived. We read your profile and write back.',
    parts: [
      greeting(undefined),
      { kind: 'text', text: 'Thank you for your interest: your application as a guest has arrived.' },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'steps',
        steps: [
          'We read your profile and write back to this address.',
          'If it is a match, we agree on a day to record.',
          `You fill in a short intake form at least ${podcastFacts.guestFormHoursBefore} hours before.`,
        ],
      },
      {
        kind: 'link',
        before: 'Until then:',
        href: `${siteUrl}/ai-first-ceo-podcast`,
        text: 'hear how other owners told it',
      },
    ],
    reason: 'You get this because somebody applied with this address. If it was not you, ignore it.',
  })
}
