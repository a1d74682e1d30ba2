import { cleanup, render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { draftValues } from './form-draft.ts'
import { storedValue } from './stored-value.ts'
import { useFormDraft } from './use-form-draft.ts'

const draft = storedValue('test-draft', draftValues)

function Form() {
  const ref = useRef<HTMLFormElement>(null)
  const { keep, clear } = useFormDraft(draft, ref)
  return (
    <form ref={ref} onInput={keep}>
      <input name="name" aria-label="Name" />
      <input name="company" aria-label="Company" />
      <button type="button" onClick={clear}>
        Sent
      </button>
    </form>
  )
}

beforeEach(() => {
  onTestFinished(() => {
    cleanup()
    localStorage.clear()
  })
})

/** Renders the form as in another tab: they share only the browser's storage. */
function openTab() {
  const { container, unmount } = render(<Form />)
  const tab = within(container)
  const field = (name: string) => tab.getByLabelText<HTMLInputElement>(name)
  return {
    close: unmount,
    values: () => [field('Name').value, field('Company').value],
    async type(name: string, text: string) {
      await userEvent.clear(field(name))
      if (text) await userEvent.type(field(name), text)
    },
    send: () => userEvent.click(tab.getByText('Sent')),
  }
}

test('fields filled in by two tabs of one form are restored together', async () => {
  const [one, other] = [openTab(), openTab()]
  await one.type('Name', 'Ada')
  await other.type('Company', 'Example Works')
  expect(openTab().values()).toEqual(['Ada', 'Example Works'])
})

test('a field edited in two tabs is restored with the text typed last', async () => {
  const first = openTab()
  await first.type('Name', 'Ada')
  first.close()
  const [one, other] = [openTab(), openTab()]
  await one.type('Name', 'Ada Lovelace')
  await other.type('Company', 'Example Works')
  expect(openTab().values()).toEqual(['Ada Lovelace', 'Example Works'])
  await other.type('Name', '')
  await one.type('Company', 'Works')
  expect(openTab().values()).toEqual(['', 'Works'])
})

test('sending the form in one tab leaves in the draft only what another tab typed', async () => {
  const [one, other] = [openTab(), openTab()]
  await one.type('Name', 'Ada')
  await other.type('Company', 'Example Works')
  await one.send()
  expect(draft.read()).toEqual({ company: ['Example Works'] })
  await other.send()
  expect(draft.read()).toBeUndefined()
})
