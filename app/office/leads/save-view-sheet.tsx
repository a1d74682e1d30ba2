import '#app/office/parts/desk.css'
import './sheets.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { callFunction } from '#app/lib/call-function'
import { TextField } from '#app/lib/fields.tsx'
import { makeUuid } from '#app/lib/make-uuid'
import { reasonOf } from '#app/lib/toast-failure'
import { useFunctionForm } from '#app/lib/use-function-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { refetchBy } from '#app/office/frame/refetch'
import { sayDone } from '#app/office/frame/say-done.tsx'
import { saveView } from '#contracts/save-view'
import { requiredText } from '#contracts/person'
import { leadsCopy } from '#content/office-leads'
import { addressOf, askedAt, filtersOf, sortOf } from './lead-address.ts'

const copy = leadsCopy.save
const schema = z.object({ name: requiredText(40, 'Give the view a name') })

/** Gives what the address asks for a name of its own, and goes to the view. */
export function SaveViewSheet({ address, onClose }: { address: URLSearchParams; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Said in the sheet: whatever is said on the screen stands behind it.
  const [refused, setRefused] = useState<string>()
  const form = useFunctionForm({
    schema,
    async send({ name }) {
      setRefused(undefined)
      const input = { name, ...askedAt(address) }
      const { data, logId } = await callFunction(saveView, input, { idempotencyKey: makeUuid() })
      const view = { id: data.id, q: address.get('q'), filters: filtersOf(address), sort: sortOf(address) }
      return { name, logId, to: addressOf(view) }
    },
    onSuccess({ name, logId, to }) {
      onClose()
      sayDone(client, copy.saved(name), logId)
      refetchBy(client)({ topics: ['contacts'], isOwn: true })
      void navigate(to, { preventScrollReset: true })
    },
    onFailure: (error) => setRefused(reasonOf(error)),
  })
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <form {...form.formProps} className="sheet-form">
        <p className="sub">{copy.text}</p>
        <TextField form={form} name="name" label={copy.name} />
        {refused && (
          <p className="strong signal" role="alert">
            {refused}
          </p>
        )}
        <button type="submit" className="btn" disabled={form.submitting}>
          {copy.submit}
        </button>
      </form>
    </ModalSheet>
  )
}
