import { chatAgentFacts, coldEmailFacts, scorecardFacts } from '#content/facts'
import { site } from '#content/site'
import { composeLetter, greeting, type Letter, type LetterPart } from './letter.ts'

export interface ContactMailData {
  /** As the visitor typed it. */
  name: string | null
  siteUrl: string
}

type ContactLetter = (siteUrl: string) => Omit<Letter, 'parts'> & { parts: LetterPart[] }

const bookCall = (text: string): LetterPart => ({ kind: 'button', href: site.bookingUrl, text })

/** S1 §8: "We'll be in touch with you shortly with the 3 fixes." They are the home page's three plates, in order. */
const threeFixes: ContactLetter = (siteUrl) => ({
  subject: 'The 3 fixes you asked for',
  preview: 'Where a lead is lost between the first message and the first day of work, and what to put there.',
  reason: 'You get this because your address was entered for the 3 fixes on our home page.',
  parts: [
    {
      kind: 'text',
      text: 'A lead has to get past three places before it is a client. Repair them in this order: the later ones only carry what comes through the earlier ones.',
    },
    { kind: 'heading', text: '1. From the new lead to the first reply' },
    {
      kind: 'text',
      text: 'Whoever writes to you is writing to others as well, and talks to the one who answers. Let every form and every inbox answer by itself, at once: that the message has arrived, who will write and by when, and the one question you would ask first. The person who takes over then starts with an answer instead of a blank page.',
    },
    {
      kind: 'text',
      text: 'Test it: send yourself a request through your own website on Friday at five, and look at the clock when the answer comes.',
    },
    { kind: 'heading', text: '2. From the first reply to the follow-up' },
    {
      kind: 'text',
      text: 'Quiet is not a no. Write the next three messages now, while nobody is waiting for them: a reminder, something useful without a question in it, and a last one that makes it easy to decline. Give each its day, send them by themselves, and stop at the first reply. Now it no longer depends on who remembers.',
    },
    {
      kind: 'text',
      text: 'Test it: take the last ten requests that came to nothing. Who wrote last, you or they?',
    },
    { kind: 'heading', text: '3. From the yes to the start' },
    {
      kind: 'text',
      text: 'The yes is the moment of most goodwill, and it often ends in a pause. Let one yes set off everything that comes after it: the agreement to sign, the deposit, the date of the first meeting, the folder and the list of tasks. Nothing of that should wait until somebody is back at a desk.',
    },
    {
      kind: 'text',
      text: 'Test it: for your latest client, write down the day of the yes and the day the work began. Then name what each day between them was waiting for.',
    },
    { kind: 'heading', text: 'Not sure which of them is yours?' },
    {
      kind: 'text',
      text: 'Reply to this mail with the place where it stops for you. A person reads it.',
    },
    bookCall('Book A Call'),
    {
      kind: 'link',
      before: 'Or see it in numbers first, with',
      href: `${siteUrl}/ai-ready-score`,
      text: `the free ${scorecardFacts.minutes}-minute scorecard`,
    },
  ],
})

const employee: ContactLetter = (siteUrl) => ({
  subject: 'Your talk with an AI employee',
  preview: 'We get in touch to set it up. Nothing calls you before that.',
  reason: 'You get this because your address was entered for a talk with an AI employee on our home page.',
  parts: [
    {
      kind: 'text',
      text: 'You asked to talk to an AI employee. Somebody from our team gets in touch with you to set it up; no machine calls you before that.',
    },
    {
      kind: 'text',
      text: 'It helps if you know by then which of the four you would like to hear, and one thing your callers keep asking. You can reply to this mail with it.',
    },
    { kind: 'steps', steps: chatAgentFacts.agents },
    bookCall('Pick a time yourself'),
    {
      kind: 'link',
      before: 'What each of them does stands on the page about',
      href: `${siteUrl}/ai-chat-agents`,
      text: 'our AI chat agents',
    },
  ],
})

const walkthrough: ContactLetter = (siteUrl) => ({
  subject: 'Your cold email walkthrough',
  preview: 'We get in touch to go through it with you.',
  reason: 'You get this because your address was entered for the cold email walkthrough on our home page.',
  parts: [
    {
      kind: 'text',
      text: 'You asked for the cold email walkthrough. Somebody from our team gets in touch with you and goes through it with your business as the example:',
    },
    {
      kind: 'steps',
      steps: [
        `The inboxes, and why they are warmed for ${coldEmailFacts.warmUpDays} days before the first mail.`,
        'Whom the mails go to, and what stands in the first line.',
        'What happens to a reply, from the inbox to your calendar.',
      ],
    },
    { kind: 'text', text: 'If you already know whom you want to reach, reply with it: we start from there.' },
    bookCall('Pick a time yourself'),
    {
      kind: 'link',
      before: 'To read until then,',
      href: `${siteUrl}/cold-email-automation`,
      text: 'how it works and what it costs',
    },
  ],
})

const followUp: ContactLetter = () => ({
  subject: 'Your question to our assistant',
  preview: 'A person reads it and answers you.',
  reason: 'You get this because your address was left with the assistant on our site for an answer.',
  parts: [
    {
      kind: 'text',
      text: 'You left your address with our assistant. Somebody from our team reads the conversation and answers you at this address.',
    },
    { kind: 'text', text: 'If there is something to add, reply to this mail.' },
    bookCall('Or ask on a call'),
  ],
})

/**
 * What a visitor gets by the form they used. The free workshop's own confirmation comes from its registration, and a
 * source of another program has made no promise of ours.
 */
const letters = {
  capture: threeFixes,
  ai_employee: employee,
  cold_email_walkthrough: walkthrough,
  assistant: followUp,
} satisfies Record<string, ContactLetter>

export type MailedContactForm = keyof typeof letters

export const isMailedContactForm = (form: string | undefined): form is MailedContactForm =>
  form !== undefined && Object.hasOwn(letters, form)

/** What a lead is told by mail. */
export function contactMail(form: MailedContactForm, { name, siteUrl }: ContactMailData) {
  const { parts, ...letter } = letters[form](siteUrl)
  return composeLetter({ ...letter, parts: [greeting(name), ...parts] })
}
