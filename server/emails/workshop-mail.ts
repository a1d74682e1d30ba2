import { workshopFacts } from '#content/facts'
import { composeLetter, greeting, type LetterPart } from './letter.ts'

export interface WorkshopMailData {
  /** As the visitor typed it. */
  name: string
  /** Whether Zoom has the registration. */
  isConfirmed: boolean
  /** The visitor's own link; none without Zoom, and none while the host approves by hand. */
  joinUrl: string | undefined
}

const { minutes } = workshopFacts.readiness
const noDateYet = 'The session has no date yet. We write to you as soon as it has one.'

/** Confirms a place in the readiness workshop, with the visitor's link to it (S1 §8; readings, 33). */
export function workshopMail({ name, isConfirmed, joinUrl }: WorkshopMailData) {
  const meeting: LetterPart[] =
    joinUrl !== undefined
      ? [
          { kind: 'text', text: `${noDateYet} This is where it takes place; the link is yours alone:` },
          { kind: 'button', href: joinUrl, text: 'Your link to the workshop' },
        ]
      : isConfirmed
        ? [{ kind: 'text', text: `${noDateYet} Zoom sends you your link once your place is approved.` }]
        : [{ kind: 'text', text: `${noDateYet} The link to the meeting comes with it.` }]
  return composeLetter({
    subject: "You're in: AI readiness workshop",
    preview: `${minutes} minutes, free. Bring one workflow that keeps going wrong.`,
    parts: [
      greeting(name),
      { kind: 'text', text: `You are on the list for the AI readiness workshop: ${minutes} minutes, free.` },
      ...meeting,
      { kind: 'heading', text: 'What to bring' },
      {
        kind: 'steps',
        steps: [
          'One workflow that keeps going wrong.',
          'A guess at who spends how long on it.',
          'The tools you have already tried.',
        ],
      },
      { kind: 'text', text: 'You need no AI tools and nothing installed.' },
    ],
    reason:
      'You get this because your address was registered for the AI readiness workshop. Was it not you? Reply and we take it off the list.',
  })
}
