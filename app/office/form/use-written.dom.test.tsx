import { act } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { sessionStorageKey } from '#app/lib/stored-session'
import { draftOf, keepDraft } from './drafts.ts'
import { useWritten } from './use-written.ts'

/** Writes `typed` in its first layout effect, as a form does with text typed before hydration. */
function Week({ typed }: { typed?: Record<string, string> }) {
  const written = useWritten<Record<string, string>>({
    stored: { monday: '9 to 5', friday: '9 to 5' },
    version: 3,
    draft: 'week',
    excludedFromDraft: [],
  })
  useLayoutEffect(() => {
    if (typed) written.write(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, [])
  return (
    <output data-version={written.version}>
      {written.values['monday']}, {written.values['friday']}
      <button type="button" aria-label="Forget" onClick={written.forget} />
    </output>
  )
}

/** Makes two changes from the same rendering, as when a picture is read while somebody types. */
function Study() {
  const { values, write } = useWritten<Record<string, string>>({
    stored: { title: '', image: '' },
    version: 1,
    draft: undefined,
    excludedFromDraft: ['image'],
  })
  const read = () => {
    write({ title: 'typed' })
    write({ image: 'read' })
  }
  return (
    <button type="button" onClick={read}>
      {values['title']}, {values['image']}
    </button>
  )
}

/** Renders without an account, as on the server, and hydrates with a signed-in account. */
async function hydrateWeek(week: React.ReactElement) {
  const user = { email: 'owner@example.com' }
  localStorage.setItem(
    sessionStorageKey,
    JSON.stringify({ access_token: 'a.b.c', expires_at: Date.now() / 1000 + 3600, user }),
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(week)
  document.body.append(place)
  const faults: unknown[] = []
  const root = await act(async () => hydrateRoot(place, week, { onRecoverableError: (e) => faults.push(e) }))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
    localStorage.clear()
  })
  expect(faults).toEqual([])
  return place
}

test('a server-rendered form shows the signed-in account’s draft once it is hydrated', async () => {
  keepDraft('owner@example.com week', { version: 2, monday: '10 to 3' })
  keepDraft(' week', { version: 1, monday: 'of nobody' })
  const place = await hydrateWeek(<Week />)
  expect(place.textContent).toBe('10 to 3, 9 to 5')
  expect(place.querySelector('output')?.dataset['version']).toBe('2')
})

test('text typed before hydration overrides the account’s draft, and both are deleted once the form is sent', async () => {
  keepDraft('owner@example.com week', { version: 2, monday: '10 to 3', friday: 'closed' })
  const place = await hydrateWeek(<Week typed={{ monday: '11 to 2' }} />)
  expect(place.textContent).toBe('11 to 2, closed')
  expect(draftOf('owner@example.com week')).toEqual({ version: 2, monday: '11 to 2', friday: 'closed' })
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('9 to 5, 9 to 5')
  expect(localStorage.getItem('office-drafts')).toBe('{}')
})

test('two changes from the same rendering, such as typed text and a read picture, are both applied', async () => {
  const place = await hydrateWeek(<Study />)
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('typed, read')
})
