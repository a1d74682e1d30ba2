import { expect, test } from 'vitest'
import { listTestimonials } from '#contracts/list-testimonials'
import { submitPodcastGuest } from '#contracts/submit-podcast-guest'
import type { SubmissionContract } from '#contracts/submission'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { definePlainForm } from './define-plain-form.ts'

const id = '00000000-0000-4000-8000-000000000001'

test('a plain form writes a timeline entry with the answers that its record in domain/forms.ts names', () => {
  const input = { email: 'ada@example.com', linkedinProfile: 'https://linkedin.com/in/ada', topic: 'none' }
  const { submit, access } = definePlainForm(submitPodcastGuest, { access: 'public' })
  const outside = { callRules: serviceSettingsOf({}, undefined).callRules }
  const given = { input, id, now: new Date(), senderKey: '', outside }
  const call = { ...given, isConnected: () => false, seen: undefined }
  expect(access).toBe('public')
  expect(submit(call)).toEqual({
    activity: {
      kind: 'podcast-application',
      subjectId: id,
      person: { email: 'ada@example.com', linkedin: 'https://linkedin.com/in/ada' },
      source: undefined,
      content: [
        ['email', 'ada@example.com'],
        ['linkedinProfile', 'https://linkedin.com/in/ada'],
      ],
      visit: undefined,
    },
    deliveries: [],
    answer: { data: { id } },
  })
})

test('definePlainForm throws for a contract that no form in domain/forms.ts uses', () => {
  const contract = listTestimonials as unknown as SubmissionContract
  expect(() => definePlainForm(contract, { access: 'public' })).toThrow('No form of domain/forms.ts')
})
