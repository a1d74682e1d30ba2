import { eq } from 'drizzle-orm'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { issueConfirmation } from '#server/queries/newsletter/newsletter-confirmations.server'
import type { Subscriber } from '#server/queries/newsletter/newsletter.server'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'

/** Submits the newsletter's form, and returns the stored subscriber. */
export async function ask(
  database: TestDatabase,
  { name = 'Ada Example', email = 'ada@example.com' } = {},
): Promise<Subscriber> {
  await createTestApp(database).post('subscribe-newsletter', { name, email })
  const [subscriber] = await database.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  if (!subscriber) throw new Error(`${email} was not stored`)
  return subscriber
}

/** Submits the form and confirms the subscription, as by the button in the mail. */
export async function subscribe(
  database: TestDatabase,
  person?: { name?: string; email?: string },
): Promise<Subscriber> {
  const { id } = await ask(database, person)
  const token = await issueConfirmation(database.db, id)
  await createTestApp(database).post('confirm-subscription', { token, step: 'confirm' })
  return ask(database, person)
}
