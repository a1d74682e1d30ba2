import { chatAgentFacts, coldEmailFacts, scorecardFacts } from '#content/facts/facts'
import { bookingLink } from '#content/facts/booking-link'
import type { MailedContactForm } from '#domain/contact-form'
import { composeLetter, greeting, type Letter, type LetterPart } from './letter.ts'

interface ContactMailData {
  /** The name as the visitor typed it. */
  name: string | null
  siteUrl: string
}

type ContactLetter = (siteUrl: string) => Omit<Letter, 'parts'> & { parts: LetterPart[] }

const bookCall = (about: string, text: string): LetterPart => ({
  kind: 'button',
  href: bookingLink(about),
  text,
})

/** The three sections of the home page (behavior 9.9: "We'll be in touch with you shortly with the 3 fixes."). */
const threeFixes: ContactLetter = (siteUrl) => ({
  subject: 'The 3 fixes you asked for',
  preview: 'Where leads get lost between the first message and the first day of work, and how to fix it.',
  reason: 'You’re getting this because someone entered your address for the 3 fixes on our home page.',
  parts: [
    {
      kind: 'text',
      text: 'A lead has to make it past three places to become a client. Fix them in this order, because the later ones only get what makes it through the earlier ones.',
    },
    { kind: 'heading', text: '1. From new lead to first reply' },
    {
      kind: 'text',
      text: 'People who contact you are contacting others too, and they talk to whoever answers. Set up every form and inbox to reply on its own, right away: we got your message, here’s who will write back and when, and the one question you’d ask first. Whoever takes over starts with an answer instead of a blank page.',
    },
    {
      kind: 'text',
      text: 'Test it: send yourself a request through your own website on Friday at five, and check the clock when the answer comes.',
    },
    { kind: 'heading', text: '2. From first reply to follow-up' },
    {
      kind: 'text',
      text: 'Silence isn’t a no. Write the next three messages now, while nobody is waiting for them: a reminder, something useful that asks for nothing, and a last one that makes it easy to say no. Give each one a day, send them automatically, and stop at the first reply. Now it doesn’t depend on who remembers.',
    },
    {
      kind: 'text',
      text: 'Test it: take the last ten requests that went nowhere. Who wrote last, you or them?',
    },
    { kind: 'heading', text: '3. From yes to start' },
    {
      kind: 'text',
      text: 'People are happiest with you when they say yes, and then they often hear nothing. Let one yes kick off everything after it: the agreement to sign, the deposit, the first meeting, the folder and the task list. None of that should wait until someone is back at their desk.',
    },
    {
      kind: 'text',
      text: 'Test it: for your latest client, write down the day they said yes and the day work began. Then write down what each day in between was waiting for.',
    },
    { kind: 'heading', text: 'Not sure which one is yours?' },
    {
      kind: 'text',
      text: 'Reply to this email and tell us where it gets stuck for you. A person will read it.',
    },
    bookCall('three-fixes', 'Book A Call'),
    {
      kind: 'link',
      before: 'Or see the numbers first with',
      href: `${siteUrl}/ai-ready-score`,
      text: `the free ${scorecardFacts.minutes}-minute scorecard`,
    },
  ],
})

const employee: ContactLetter = (siteUrl) => ({
  subject: 'Your talk with an AI employee',
  preview: 'We’ll get in touch to set it up. No machine will call you before that.',
  reason:
    'You’re getting this because someone entered your address for a talk with an AI employee on our home page.',
  parts: [
    {
      kind: 'text',
      text: 'You asked to talk to an AI employee. Someone on our team will get in touch with you to set it up. No machine will call you before that.',
    },
    {
      kind: 'text',
      text: 'What to have ready: which of these four you’d like to hear, and one thing your callers keep asking. You can just reply to this email.',
    },
    { kind: 'steps', steps: chatAgentFacts.agents },
    bookCall('ai-chat-agents', 'Pick a time yourself'),
    {
      kind: 'link',
      before: 'See what each one does on the page about',
      href: `${siteUrl}/ai-chat-agents`,
      text: 'our AI chat agents',
    },
  ],
})

const walkthrough: ContactLetter = (siteUrl) => ({
  subject: 'Your cold email walkthrough',
  preview: 'We’ll get in touch to walk you through it.',
  reason:
    'You’re getting this because someone entered your address for the cold email walkthrough on our home page.',
  parts: [
    {
      kind: 'text',
      text: 'You asked for the cold email walkthrough. Someone on our team will get in touch with you and walk you through it, using your business as the example:',
    },
    {
      kind: 'steps',
      steps: [
        `The inboxes, and why we warm them for ${coldEmailFacts.warmUpDays} days before the first email.`,
        'Who gets the emails, and what the first line says.',
        'What happens to a reply, from the inbox to your calendar.',
      ],
    },
    {
      kind: 'text',
      text: 'Already know who you want to reach? Reply and tell us, and we’ll start from there.',
    },
    bookCall('cold-email-automation', 'Pick a time yourself'),
    {
      kind: 'link',
      before: 'In the meantime, read',
      href: `${siteUrl}/cold-email-automation`,
      text: 'how it works and what it costs',
    },
  ],
})

const followUp: ContactLetter = () => ({
  subject: 'Your question to our assistant',
  preview: 'A person will read it and write back.',
  reason: 'You’re getting this because someone left your address with the assistant on our site.',
  parts: [
    {
      kind: 'text',
      text: 'You left your address with our assistant. Someone on our team will read the conversation and answer you at this address.',
    },
    { kind: 'text', text: 'Anything to add? Just reply to this email.' },
    bookCall('assistant', 'Or ask on a call'),
  ],
})

/** The mail for each form. */
const letters: Readonly<Record<MailedContactForm, ContactLetter>> = {
  capture: threeFixes,
  ai_employee: employee,
  cold_email_walkthrough: walkthrough,
  assistant: followUp,
}

/** Composes the mail that a form promised to a lead. */
export function contactMail(form: MailedContactForm, { name, siteUrl }: ContactMailData) {
  const { parts, ...letter } = letters[form](siteUrl)
  return composeLetter({ ...letter, parts: [greeting(name), ...parts] })
}
