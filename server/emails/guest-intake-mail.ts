import { composeLetter, greeting } from './letter.ts'

/** Confirms a guest's answers (behavior 9.5: "We'll review your responses and be in touch with prep details."). */
export function guestIntakeMail({ fullName }: { fullName: string }) {
  return composeLetter({
    subject: 'We have your answers for the podcast',
    preview: 'We’ll review them and email you the recording details.',
    parts: [
      greeting(fullName),
      {
        kind: 'text',
        text: 'Thank you. We have your answers. Our questions will come from them.',
      },
      {
        kind: 'text',
        text: 'We’ll review your responses and be in touch with prep details. Want to change or add something? Reply to this email.',
      },
    ],
    reason: 'You’re getting this because someone filled in our podcast guest form with this address.',
  })
}
