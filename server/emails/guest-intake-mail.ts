import { composeLetter, greeting } from './letter.ts'

/** Confirms a guest's answers (S1 §8: "We'll review your responses and be in touch with prep details."). */
export function guestIntakeMail({ fullName }: { fullName: string }) {
  return composeLetter({
    subject: 'Your answers for the podcast have arrived',
    preview: 'We review them and write with the details for the recording.',
    parts: [
      greeting(fullName),
      {
        kind: 'text',
        text: 'Thank you. Your answers have arrived, and we prepare the questions from them.',
      },
      {
        kind: 'text',
        text: 'We’ll review your responses and be in touch with prep details. If you want to change or add something, reply to this mail.',
      },
    ],
    reason: 'You get this because somebody filled in the guest form with this address.',
  })
}
