import { within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personalLinkParameter } from '#contracts/get-intake-greeting'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { away } from '#test/away'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { putDelivery } from '#test/put-delivery'
import { openPage } from '#test/open-page.tsx'
import { putAccount } from '#test/team'
import { said, untilGone, untilSays } from '#test/until-says'

const phone = '+1 555 0100 00'

/** Adds a lead with a scorecard and an open question. */
async function addLead(database: TestDatabase, name: string) {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`
  const { post } = createTestApp(database)
  const formData = { ...exampleAnswers, email, fullName: name, linkedin: `in/${email}` }
  await post('send-score-email', { score: 14, submissionId: crypto.randomUUID(), formData })
  const asked = await post('subscribe-contact', { name, email, phone, source: 'ai_employee' })
  expect(asked.status, asked.body.error).toBe(200)
  const [row] = await database.db.select().from(contacts).where(eq(contacts.email, email))
  return { id: row?.id ?? '', email, path: `/admin/leads/${row?.id}` }
}

test('the head of a lead shows worth, score, deadline and a link that calls them', async () => {
  const database = await testDatabase()
  const { path } = await addLead(database, 'Ada Example')
  const { screen } = await openPage(database, path, { role: 'viewer' })
  await screen.findByRole('heading', { level: 1, name: 'Ada Example' })
  const head = document.querySelector('.head__lead')!
  expect(said(head)).toMatch(/Costs \$[\d,]+ a year, score 14 of 27\. Waiting \d+ min, reply by .+[AP]M/)
  const call = screen.getByRole('link', { name: `Call Ada Example: ${phone}` })
  expect(call.getAttribute('href')).toBe('tel:+1555010000')
})

test('an unsuggested duplicate is searched for by keyboard, compared and merged', async () => {
  const database = await testDatabase()
  const email = 'r.ejemplo@example.com'
  const id = await putContact(database, { email: 'rosa@example.com', name: 'Rosa Example' })
  await putContact(database, { email, name: 'R. Ejemplo' })
  let refused = 0
  let isAway = false
  const { screen, user } = await openPage(database, `/admin/leads/${id}`, {
    role: 'owner',
    intercept(path) {
      if (!isAway || path !== '/functions/v1/list-contacts') return undefined
      refused += 1
      return away()
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Rosa Example' })
  const reach = () => screen.getByRole('region', { name: 'Contact details' })
  expect(said(reach())).not.toContain('Maybe also')
  within(screen.getByRole('main')).getByRole('button', { name: 'More' }).focus()
  await user.keyboard('{Enter}')
  const withWhom = await screen.findByRole('menuitem', { name: 'Merge with…' })
  // Elements that are hidden from screen readers cannot take focus.
  expect(document.querySelectorAll('[aria-hidden="true"]:is(a, button, [tabindex="0"])')).toHaveLength(0)
  withWhom.focus()
  await user.keyboard('{Enter}')
  const found = await screen.findByRole('dialog', { name: 'Merge with…' })
  const field = within(found).getByLabelText('Possible duplicate')
  expect(document.activeElement).toBe(field)
  isAway = true
  await user.keyboard(email)
  const fault = await within(found).findByRole('alert')
  await untilSays(fault, 'The database is away.')
  const refusedBefore = refused
  isAway = false
  within(fault).getByRole('button', { name: 'Try again' }).focus()
  await user.keyboard('{Enter}')
  const compare = await within(found).findByRole('button', { name: /^Compare.*R. Ejemplo/ })
  expect(refused).toBe(refusedBefore)
  compare.focus()
  await user.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: 'Are these one person?' })
  await user.click(within(sheet).getByRole('radio', { name: 'R. Ejemplo' }))
  within(sheet).getByRole('button', { name: 'Merge' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'R. Ejemplo' })
  await untilSays(reach, email)
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await screen.findByRole('heading', { level: 1, name: 'Rosa Example' })
  expect(said(reach())).not.toContain(email)
})

test('a conflict names the other person, with both values to choose', async () => {
  const database = await testDatabase()
  const { id, path } = await addLead(database, 'Grace Example')
  await putAccount(database.db, 'editor', 'editor@example.com')
  const { screen, user } = await openPage(database, path, { role: 'owner' })
  const what = async () => (await screen.findByRole('textbox', { name: 'What' })) as HTMLInputElement
  await user.type(await what(), 'Ring her')
  const [row] = await database.db.select().from(contacts).where(eq(contacts.id, id))
  const changes = { next_step: 'Send the offer' }
  const other = createTestApp(database, { role: 'editor' })
  const saved = await other.post('update-contact', { id, version: row?.version, changes })
  expect(saved.status).toBe(200)
  await user.type(await what(), '{Enter}')
  const conflict = await screen.findByRole('alert', { name: 'Someone else changed this first.' })
  expect(said(conflict)).toContain(
    'Editor has set the next step to “Send the offer” in the meantime. Yours is “Ring her”. Nothing was changed.',
  )
  expect((await what()).value).toBe('Ring her')
  await user.click(within(conflict).getByRole('button', { name: 'Use mine' }))
  await screen.findByText('Next step saved.')
  expect(await database.db.select().from(contacts).where(eq(contacts.id, id))).toMatchObject([
    { next_step: 'Ring her' },
  ])
})

test('a viewer sees a lead’s timeline without buttons that change anything', async () => {
  const database = await testDatabase()
  const { path } = await addLead(database, 'Joan Example')
  const { screen } = await openPage(database, path, { role: 'viewer' })
  await untilSays(await screen.findByRole('region', { name: 'Timeline' }), 'Asked to talk to an AI employee')
  for (const name of ['Send', 'Save', 'Edit', 'Answered elsewhere'])
    expect(screen.queryAllByRole('button', { name: new RegExp(name) })).toEqual([])
  expect(screen.queryByRole('link', { name: 'Erase them' })).toBeNull()
  expect(screen.queryAllByRole('combobox')).toEqual([])
})

test('sending a reply after undoing one hides the notice that the first was not sent', async () => {
  const database = await testDatabase()
  const { path } = await addLead(database, 'Ed Again')
  const { screen, user } = await openPage(database, path, { role: 'owner' })
  const notifications = screen.getByRole('region', { name: 'Notifications' })
  const send = async () => {
    const message = await screen.findByRole('textbox', { name: 'Message' })
    await user.type(message, 'When may I ring you?')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    return within(notifications).findByRole('button', { name: 'Undo' })
  }
  await user.click(await send())
  await within(notifications).findByText(/^Not sent\./)
  // The undone reply is a draft again, which is sent once more.
  await send()
  await untilGone(() => within(notifications).queryByText(/^Not sent\./))
})

test('an editor makes a client’s personal link to the week-1 intake, which greets them by name', async () => {
  const database = await testDatabase()
  const { path } = await addLead(database, 'Ines Client')
  const { screen, user } = await openPage(database, path, { role: 'editor' })
  await screen.findByRole('heading', { level: 1, name: 'Ines Client' })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Week-1 intake link' }))
  const sheet = await screen.findByRole('dialog', { name: 'A link to the week-1 intake' })
  await user.click(within(sheet).getByRole('button', { name: 'Make the link' }))
  const field = (await within(sheet).findByLabelText('Link to the week-1 intake')) as HTMLInputElement
  expect(document.activeElement).toBe(field)
  // The intake form sends this request when it is opened by the link.
  const token = new URL(field.value).searchParams.get(personalLinkParameter)
  const greeted = await createTestApp(database).post('get-intake-greeting', { token })
  expect(greeted.body['data']).toEqual({ firstName: 'Ines' })
})

/** Adds mails that failed because the mail server refused their address permanently. */
async function putRefused(database: TestDatabase, email: string, count: number) {
  for (let times = 0; times < count; times += 1)
    await putDelivery(database.db, {
      kind: 'score-mail',
      mail: 'visitor',
      lane: 'mail',
      recipient: email,
      state: 'failed',
      first_attempted_at: new Date(),
      last_error: 'The mail server refused the recipient (550 5.1.1).',
    })
}

test('a refused address is corrected to the suggested one, and its waiting mails are queued again', async () => {
  const database = await testDatabase()
  const email = 'ada@gmial.com'
  const id = await putContact(database, { email, name: 'Ada Typo' })
  await putRefused(database, email, 2)
  const { screen, user } = await openPage(database, `/admin/leads/${id}`, { role: 'editor' })
  const panel = await screen.findByRole('region', { name: 'Address doesn’t exist' })
  expect(said(panel)).toContain(
    `${email}: The mail server refused the recipient (550 5.1.1). 2 emails wait for the right address.`,
  )
  expect(within(panel).getByLabelText<HTMLInputElement>(/^Correct address/).value).toBe('ada@gmail.com')
  await user.click(within(panel).getByRole('button', { name: 'Correct and send 2 emails' }))
  await screen.findByText(/^Address corrected\./)
  await untilGone(() => screen.queryByRole('region', { name: 'Address doesn’t exist' }))
  const rows = await database.db.select().from(deliveries).where(eq(deliveries.recipient, 'ada@gmail.com'))
  expect(rows.map(({ state }) => state)).toEqual(['pending', 'pending'])
  expect(await database.db.select().from(contacts)).toMatchObject([{ email: 'ada@gmail.com' }])
})

test('a viewer sees that an address was refused, without buttons to correct it', async () => {
  const database = await testDatabase()
  const id = await putContact(database, { email: 'ada@gmial.com', name: 'Ada Typo' })
  await putRefused(database, 'ada@gmial.com', 1)
  const { screen } = await openPage(database, `/admin/leads/${id}`, { role: 'viewer' })
  const panel = await screen.findByRole('region', { name: 'Address doesn’t exist' })
  expect(said(panel)).toContain('1 email waits for the right address.')
  expect(within(panel).queryAllByRole('button')).toEqual([])
})

test('a lead’s last message is above the composer, and the previous and next leads are links', async () => {
  const database = await testDatabase()
  const { post } = createTestApp(database)
  const write = async (name: string) => {
    const email = `${name.toLowerCase()}@example.com`
    await post('subscribe-contact', { ...exampleBodies['subscribe-contact'], name, email })
    const [row] = await database.db.select().from(contacts).where(eq(contacts.email, email))
    return row?.id ?? ''
  }
  const [, bea] = [await write('Ann'), await write('Bea'), await write('Cyd')]
  const { screen, user } = await openPage(database, `/admin/leads/${bea}?from=`, { role: 'editor' })
  const composer = await screen.findByRole('region', { name: 'Write' })
  const words = screen.getByText('Follow-up', { selector: '.theirs__words' })
  expect(words.compareDocumentPosition(composer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(await screen.findByRole('link', { name: /Next: (Ann|Cyd)$/ }))
  await screen.findByRole('heading', { level: 1, name: /^(Ann|Cyd)$/ })
  expect(screen.getByRole('link', { name: /Previous: Bea$/ })).toBeTruthy()
})

test('without a mail server the composer says before sending that the reply waits', async () => {
  const database = await testDatabase()
  const { path, email } = await addLead(database, 'Joan Example')
  const { screen } = await openPage(database, path, { role: 'editor' })
  const composer = await screen.findByRole('region', { name: 'Write' })
  await untilSays(composer, /Mail isn’t connected\. Your reply will be saved/)
  expect(said(composer)).toContain(`To ${email}. Their reply goes to editor@example.com.`)
})
