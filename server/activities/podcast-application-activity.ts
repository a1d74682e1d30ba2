import type { InputOf } from '#contracts/contract'
import type { submitPodcastGuest } from '#contracts/submit-podcast-guest'
import type { NewActivity } from '#server/queries/contacts/contacts.server'

export function podcastApplicationActivity(
  id: string,
  { email, linkedinProfile, visit }: InputOf<typeof submitPodcastGuest>,
): NewActivity {
  return {
    kind: 'podcast-application',
    subjectId: id,
    person: { email, linkedin: linkedinProfile },
    content: [
      ['Email', email],
      ['LinkedIn profile', linkedinProfile],
    ],
    visit,
  }
}
