import * as z from 'zod/mini'
import { givePermissionPath } from '#contracts/give-permission'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { timeOf } from '#server/db/time-of'
import { addPermissionLink, authorOf } from '#server/queries/testimonials/permission.server'
import { testimonialOf } from '#server/queries/testimonials/testimonials.server'
import { defineMail } from './define-mail.ts'
import { consentWording } from '#content/facts/testimonials'
import { composeLetter, greeting } from '#server/emails/letter'

/** Asks an author for permission to publish; sends nothing if it has been given in the meantime. */
export const permissionMail = defineMail({
  name: 'permission-mail',
  purpose: 'visitor',
  payload: z.object({ testimonialId: z.string() }),
  subjectOf: ({ testimonialId: id }) => ({ kind: 'testimonial', id }),
  async compose({ testimonialId }, { db, services: { siteUrl } }) {
    const [testimonial, author] = [await testimonialOf(db, testimonialId), await authorOf(db, testimonialId)]
    if (!testimonial || !author) throw new NotWanted('The testimonial or its author was deleted.')
    if (testimonial.consent_wording !== null) throw new NotWanted('The author had already given permission.')
    const token = await addPermissionLink(db, testimonialId, await timeOf(db))
    const permissionUrl = `${siteUrl}${givePermissionPath}?token=${token}`
    return { to: author.email, ...(await composePermissionMail({ ...testimonial, permissionUrl })) }
  },
})

interface PermissionMailData {
  name: string
  role: string | null
  company: string | null
  /** The text as it would be published. */
  testimonial: string
  permissionUrl: string
}

/** Composes the mail that asks for permission and shows the testimonial as it would be published. */
export function composePermissionMail({
  name,
  role,
  company,
  testimonial,
  permissionUrl,
}: PermissionMailData) {
  const shownAs = [name, role, company].filter(Boolean).join(', ')
  return composeLetter({
    subject: 'May we publish your words?',
    preview: 'You wrote about working with us. Nothing is published unless you say so.',
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: 'You told us what it was like to work with us. We’d like to show it on our website, and ask you first.',
      },
      {
        kind: 'facts',
        facts: [
          ['Your words', testimonial],
          ['Shown with', shownAs],
        ],
      },
      { kind: 'text', text: `If you’re fine with it, press the button. You then say: “${consentWording}”` },
      { kind: 'button', href: permissionUrl, text: 'Yes, you may publish it' },
      { kind: 'heading', text: 'Rather not?' },
      { kind: 'text', text: 'Do nothing, and it stays with us. To change a word first, answer this email.' },
    ],
    reason: 'You’re getting this because a testimonial was sent to us with your address.',
  })
}
