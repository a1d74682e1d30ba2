import '#app/office/leads/sheets.css'
import '#app/office/parts/desk.css'
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
import { officeStudiesCopy } from '#content/office-studies'
import { addCaseStudyFromLink } from '#contracts/add-case-study-from-link'
import { createCaseStudy } from '#contracts/create-case-study'

const copy = officeStudiesCopy.add
const { url: gammaUrl } = addCaseStudyFromLink.input.shape
const schema = z.object({ ...createCaseStudy.input.shape, url: z.union([z.literal(''), gammaUrl]) })

/** Adds a case study: by its presentation, which puts it on the site, or as a draft to be written. */
export function AddStudySheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Said in the sheet: whatever is said on the screen stands behind it.
  const [refused, setRefused] = useState<string>()
  const form = useFunctionForm({
    schema,
    async send({ title, url }) {
      setRefused(undefined)
      const once = { idempotencyKey: makeUuid() }
      return url === ''
        ? { ...(await callFunction(createCaseStudy, { title }, once)), isDraft: true }
        : { ...(await callFunction(addCaseStudyFromLink, { title, url }, once)), isDraft: false }
    },
    onSuccess({ data, logId, isDraft }) {
      onClose()
      sayDone(client, isDraft ? copy.begun : copy.published, logId)
      refetchBy(client)({ topics: ['case-studies'], isOwn: true })
      if (isDraft) void navigate(`/admin/case-studies/${data.id}`)
    },
    onFailure: (error) => setRefused(reasonOf(error)),
  })
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <form {...form.formProps} className="sheet-form">
        <TextField form={form} name="title" label={copy.name} required />
        <TextField
          form={form}
          name="url"
          kind="url"
          label={copy.url}
          hint={copy.urlHint}
          autoComplete="off"
        />
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
