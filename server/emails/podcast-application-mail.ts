import { podcastFacts } from '#content/facts/facts'
import { composeLetter, greeting } from './letter.ts'

/**
 * Confirms an application to the podcast (behavior 9.4: "We'll be in touch soon!"). Without the profile's address: anybody
 * may type anybody's, and our mail is not to carry a stranger's links.
 */
export function podcastApplicationMail({ siteUrl }: { siteUrl: string }) {
  return composeLetter({
    subject: 'Your application to The AI-First CEO Podcast',
    preview: 'We have it. We’ll look at your profile and email you back.',
    parts: [
      greeting(undefined),
      { kind: 'text', text: 'Thank you for your interest. We have your guest application.' },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'steps',
        steps: [
          'We look at your profile and email you back.',
          'If it’s a match, we set a day to record.',
          `You fill out a short intake form at least ${podcastFacts.guestFormHoursBefore} hours before.`,
        ],
      },
      {
        kind: 'link',
        before: 'In the meantime,',
        href: `${siteUrl}/ai-first-ceo-podcast`,
        text: 'hear how other owners told it',
      },
    ],
    reason:
      'You’re getting this because someone applied with this address. If it wasn’t you, just ignore this email.',
  })
}
