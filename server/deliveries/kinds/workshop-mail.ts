import { registrationOf } from '#server/queries/workshops/workshop-registrations.server'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { workshopFacts } from '#content/facts/facts'
import { composeLetter, greeting, type LetterPart } from '#server/emails/letter'

/**
 * Confirms a registration for the readiness workshop: with the link once Zoom has created it (behavior 9.1), or at
 * once without Zoom.
 */
export const workshopMail = defineMail({
  name: 'workshop-mail',
  purpose: 'visitor',
  payload: z.object({ registrationId: z.string() }),
  subjectOf: ({ registrationId: id }) => ({ kind: 'readiness-workshop', id }),
  async compose({ registrationId }, { db }) {
    const registration = await registrationOf(db, registrationId)
    const mail = await composeWorkshopMail({
      name: registration.name,
      isConfirmed: registration.zoom_registrant_id !== null,
      joinUrl: registration.join_url ?? undefined,
    })
    return { to: registration.email, ...mail }
  },
})

interface WorkshopMailData {
  /** The name as the visitor typed it. */
  name: string
  /** Whether Zoom has the registration. */
  isConfirmed: boolean
  /** The visitor's own link; null without Zoom, and until the host has approved the registration. */
  joinUrl: string | undefined
}

const hasNoDate = 'The session doesn’t have a date yet. We’ll email you as soon as it does.'

/** Composes the confirmation of a place in the readiness workshop, with the visitor's link (behavior 9.1). */
export function composeWorkshopMail({ name, isConfirmed, joinUrl }: WorkshopMailData) {
  const { minutes } = workshopFacts.readiness
  const meeting: LetterPart[] =
    joinUrl !== undefined
      ? [
          { kind: 'text', text: `${hasNoDate} Here’s where it will happen. This link is just for you:` },
          { kind: 'button', href: joinUrl, text: 'Your link to the workshop' },
        ]
      : isConfirmed
        ? [{ kind: 'text', text: `${hasNoDate} Zoom will send your link once your spot is approved.` }]
        : [{ kind: 'text', text: `${hasNoDate} That email will have the meeting link.` }]
  return composeLetter({
    subject: 'You’re in: AI readiness workshop',
    preview: `${minutes} minutes, free. Bring one workflow that keeps going wrong.`,
    parts: [
      greeting(name),
      { kind: 'text', text: `You’re on the list for the AI readiness workshop: ${minutes} minutes, free.` },
      ...meeting,
      { kind: 'heading', text: 'What to bring' },
      {
        kind: 'steps',
        steps: [
          'One workflow that keeps going wrong.',
          'A rough idea of who spends how long on it.',
          'The tools you’ve already tried.',
        ],
      },
      { kind: 'text', text: 'No AI tools needed, nothing to install.' },
    ],
    reason:
      'You’re getting this because this address was registered for the AI readiness workshop. Wasn’t you? Reply and we’ll take it off the list.',
  })
}
