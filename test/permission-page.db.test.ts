import { expect, test } from 'vitest'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { createTestApp } from './app.ts'
import { serveBuiltSite } from './built-site.ts'
import { testDatabase } from './database.ts'
import { putExampleContacts } from './one-contact.ts'
import { putUnsolicitedTestimonialOfAda } from './unsolicited-testimonial.ts'

test('an author’s permission link stores consent only when its button is pressed, without script', async () => {
  const database = await testDatabase()
  await putExampleContacts(database.db)
  const { post } = createTestApp(database, { role: 'editor' })
  const id = await putUnsolicitedTestimonialOfAda(post)
  const token = await addOneTimeToken(database.db, { purpose: 'permission', subjectId: id, now: new Date() })
  const consent = async () => {
    const { body } = await post('get-admin-testimonials', {})
    return (body['data'] as AdminTestimonial[]).find((each) => each.id === id)?.consent_wording
  }
  const site = await serveBuiltSite(database)
  try {
    const url = `${site.url}/testimonials/permission?token=${token}`
    // Mail scanners send this request.
    const page = await (await fetch(url)).text()
    expect(page).toMatch(/<form[^>]* method="post"[^]*<button[^>]*>[^]*Yes, you may publish it[^]*<\/form>/)
    expect(await consent()).toBeNull()
    const answer = await fetch(url, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams(),
    })
    expect(await answer.text()).toMatch(/<h1[^>]*>Thank you\. Noted\./)
    expect(await consent()).toEqual(expect.any(String))
  } finally {
    await site.close()
  }
})
