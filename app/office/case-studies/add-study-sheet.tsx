import '#app/office/leads/sheets.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { officeStudiesCopy } from '#content/office/studies'
import { addCaseStudyFromLink } from '#contracts/add-case-study-from-link'
import { createCaseStudy } from '#contracts/create-case-study'

const copy = officeStudiesCopy.add

/** Adds a case study: from a presentation link, which publishes it, or as a draft. */
export function AddStudySheet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [hasLink, setHasLink] = useState(false)
  const form = useOfficeForm(hasLink ? addCaseStudyFromLink : createCaseStudy, {
    stored: { title: '', url: '' },
    draft: 'new-study',
    input: ({ values: { title, url } }) => (hasLink ? { title, url } : { title }),
    topics: ['case-studies'],
    successMessage: (_, input) => ('url' in input ? copy.published : copy.begun),
    onDone({ data }, input) {
      onClose()
      if (!('url' in input)) void navigate(`/admin/case-studies/${data.id}`)
    },
    // Shown in the sheet, because a message on the screen would be behind it.
    saysRefusal: true,
  })
  const isLinked = form.values.url.trim() !== ''
  if (isLinked !== hasLink) setHasLink(isLinked)
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <form {...form.formProps} className="sheet-form">
        <OfficeField form={form} name="title" label={copy.name} />
        <OfficeField form={form} name="url" type="url" label={copy.url} hint={copy.urlHint} />
        <Refusal form={form} />
        <button type="submit" className="btn" disabled={form.isPending}>
          {hasLink ? copy.submitLinked : copy.submit}
        </button>
      </form>
    </ModalSheet>
  )
}
