import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { backups } from '#server/db/schema/backups'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { replies } from '#server/db/schema/replies'
import { testimonials } from '#server/db/schema/testimonials'
import { users } from '#server/db/schema/users'
import { putExampleContent } from './example-content.ts'
import { putExampleTeam } from './example-team.ts'
import { putExampleCalls } from './example-calls.ts'
import { putExampleAction } from './example-log.ts'
import { putExampleQuarantinedSubmissions } from './quarantined-submissions.ts'
import { putExampleContacts } from './one-contact.ts'
import { temporaryFolder } from './server-process.ts'

/** Ids that the examples of functions refer to. */
const exampleIds = {
  cancelled: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a21',
  corrected: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a22',
  submission: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a23',
  contact: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a24',
  unasked: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a25',
  colleague: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a27',
  reply: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a26',
  backup: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a41',
} as const

const at = new Date('2026-04-05T06:07:08.009Z')

/** The rows that the examples of functions refer to. */
export async function putExampleRows(db: Db): Promise<void> {
  await putExampleQuarantinedSubmissions(db)
  await putExampleContacts(db)
  await putExampleAction(db)
  await putExampleCalls(db)
  await putExampleContent(db)
  await putExampleTeam(db)
  await db.insert(users).values({
    id: exampleIds.colleague,
    email: 'colleague@example.com',
    password_hash: '',
    email_confirmed_at: at,
    created_at: at,
    updated_at: at,
  })
  const file = join(temporaryFolder(), 'example.backup')
  writeFileSync(file, '')
  await db
    .insert(backups)
    .values({ id: exampleIds.backup, occasion: 'nightly', begun_at: at, finished_at: at, file })
  await db.insert(contacts).values({
    id: exampleIds.contact,
    email: 'malik@northgate.example.com',
    name: 'Malik Ferreira',
    company: 'Northgate Dental',
    created_at: at,
    last_activity_at: at,
  })
  await db.insert(activities).values({
    id: exampleIds.submission,
    kind: 'testimonial',
    subject_id: exampleIds.submission,
    content: [['Company', 'Northgate Dental']],
    created_at: at,
  })
  await db.insert(activities).values({
    id: exampleIds.unasked,
    kind: 'testimonial',
    subject_id: exampleIds.unasked,
    contact_id: exampleIds.contact,
    content: [],
    created_at: at,
  })
  await db.insert(testimonials).values({
    id: exampleIds.unasked,
    name: 'Malik Ferreira',
    testimonial: 'Recalls went from one head into a list.',
    rating: 5,
    category: 'business-coaching',
    created_at: at,
  })
  const reply = {
    id: exampleIds.reply,
    contact_id: exampleIds.contact,
    subject: 'Hello',
    text: 'Hello Malik',
  }
  await db.insert(replies).values({ ...reply, created_at: at })
  await db.insert(deliveries).values({
    id: exampleIds.reply,
    kind: 'reply-mail',
    dedupe_key: `reply-mail:${exampleIds.reply}`,
    payload: { replyId: exampleIds.reply },
    subject_kind: 'reply',
    subject_id: exampleIds.reply,
    contact_id: exampleIds.contact,
    mail: 'reply',
    recipient: 'malik@northgate.example.com',
    state: 'not_connected',
    created_at: at,
  })
  for (const id of [exampleIds.cancelled, exampleIds.corrected]) {
    await db.insert(deliveries).values({
      id,
      kind: 'score-mail',
      dedupe_key: `score-mail:${id}`,
      payload: { submissionId: id },
      mail: 'visitor',
      recipient: 'ada@exmaple.com',
      state: 'failed',
      attempts: 1,
      created_at: at,
    })
  }
}
