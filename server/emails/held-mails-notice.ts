import { composeLetter } from './letter.ts'

/** Tells the owner how many mails to visitors wait for a decision. */
export function heldMailsNotice({ waiting, officeUrl }: { waiting: number; officeUrl: string }) {
  const [are, them] = waiting === 1 ? ['1 email waits', 'it'] : [`${waiting} emails wait`, 'them']
  return composeLetter({
    subject:
      waiting === 1 ? '1 email to a visitor waits for you' : `${waiting} emails to visitors wait for you`,
    preview: `${are} for your OK.`,
    parts: [
      { kind: 'heading', text: 'Emails to visitors are waiting for you' },
      {
        kind: 'text',
        text: `${are} for your OK. People asked for more emails within an hour than your site sends to addresses that have never answered, so someone may be using your forms to write to strangers.`,
      },
      {
        kind: 'text',
        text: `The submissions themselves are stored, and you were told of each. If they look like people who want to hear from you, let ${them} go in the back office; otherwise leave ${them} where they are. If your site is simply busy, raise VISITOR_MAILS_PER_HOUR or VISITOR_MAILS_PER_SENDER in its settings.`,
      },
      { kind: 'button', href: officeUrl, text: 'See what waits' },
    ],
    reason: 'You’re getting this at most once an hour, while emails are being held back.',
  })
}
