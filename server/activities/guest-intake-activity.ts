import { guestQuestions } from '#content/guest-intake'
import type { InputOf } from '#contracts/contract'
import type { submitGuestIntake } from '#contracts/submit-guest-intake'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import { answered } from './answered.ts'

export function guestIntakeActivity(id: string, input: InputOf<typeof submitGuestIntake>): NewActivity {
  const { email, fullName, companyName, linkedinProfile, visit } = input
  const answers = input as Readonly<Record<string, unknown>>
  return {
    kind: 'guest-intake',
    subjectId: id,
    person: { email, name: fullName, company: companyName, linkedin: linkedinProfile },
    content: answered(
      ...guestQuestions.map(({ name, label }) => [label, answers[name] as string | undefined] as const),
    ),
    visit,
  }
}
