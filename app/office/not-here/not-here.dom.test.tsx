import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { said } from '#test/until-says'

test('an unknown office address shows the not-found screen with links to the screens', async () => {
  const database = await testDatabase()
  const { screen, user, router } = await openPage(database, '/admin/no-such-screen', { role: 'owner' })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(said(heading)).toMatch(/^Nothing is here\. ?These screens are\.$/)
  const main = within(screen.getByRole('main'))
  main.getByText('There’s no screen at /admin/no-such-screen.')
  await user.click(main.getByRole('link', { name: 'Deliveries' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/deliveries'))
  await router.navigate(-1)
  await main.findByText('There’s no screen at /admin/no-such-screen.')
})

test('an unknown or invalid id in an address shows that the item does not exist anymore', async () => {
  const database = await testDatabase()
  const { screen, router } = await openPage(database, '/admin/log', { role: 'owner' })
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const id of [nobody, 'ada'])
    for (const [path, text] of [
      [`/admin/leads/${id}`, 'This person isn’t here anymore.'],
      [`/admin/case-studies/${id}`, 'This case study isn’t here anymore.'],
      [`/admin/deliveries?one=${id}`, 'This delivery isn’t here anymore.'],
      [`/admin/log?one=${id}`, 'This isn’t in the log anymore.'],
    ] as const) {
      await router.navigate(path)
      await screen.findByText(text)
    }
})
