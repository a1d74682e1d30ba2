import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callsCopy } from '#content/office/calls'
import { settings } from '#server/db/schema/settings'
import { testDatabase } from '#test/database'
import { exampleRules } from '#test/example-calls'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

const copy = callsCopy.missed

test('an owner switches the email after a no-show off and on in the list of calls', async () => {
  const database = await testDatabase()
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'owner' })
  const region = await screen.findByRole('region', { name: copy.title })
  const box = await within(region).findByRole<HTMLInputElement>('checkbox', {
    name: 'Email them an hour later',
  })
  expect(box.checked).toBe(true)
  await user.click(box)
  await untilSays(region, copy.off)
  expect(box.checked).toBe(false)
  expect(await database.db.select().from(settings)).toMatchObject([{ key: 'CALL_MISSED_MAIL', value: 'off' }])
  await user.click(box)
  await untilSays(region, copy.text)
  expect(await database.db.select().from(settings)).toEqual([])
})

test('an editor sees that the email after a no-show is off, without a switch', async () => {
  const callRules = { ...exampleRules, mailsNoShows: false }
  const { screen } = await openPage(await testDatabase(), '/admin/calls', {
    role: 'editor',
    app: { outside: { callRules } },
  })
  const region = await screen.findByRole('region', { name: copy.title })
  await untilSays(region, copy.off)
  expect(within(region).queryByRole('checkbox')).toBeNull()
})
