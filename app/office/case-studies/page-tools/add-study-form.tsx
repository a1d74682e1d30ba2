import '#app/features/case-studies/cover.css'
import './desk.css'
import { useId } from 'react'
import { StudyPicture } from '#app/features/case-studies/study-picture.tsx'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { toast } from '#app/ui/toast'
import { caseStudyOfficeCopy } from '#content/office/case-study-tools'
import { addCaseStudyFromLink, invalidGammaUrl } from '#contracts/add-case-study-from-link'
import { pictureTimeoutMs, usePictureChoice } from '#app/office/case-studies/use-picture-choice'
import { pictureFaultOf } from './picture-fault.ts'
import { PictureInput } from './picture-input.tsx'
import { reloadWithToast } from './reload-with-toast.ts'

const copy = caseStudyOfficeCopy.add

/** Adds a case study from its Gamma presentation, then reloads the page (behavior 12.8). */
export function AddStudyForm() {
  const id = useId()
  const form = useOfficeForm(addCaseStudyFromLink, {
    stored: { title: '', url: '', image_url: '' },
    draft: 'new-study',
    excludedFromDraft: ['image_url'],
    input: ({ values }) => values,
    topics: ['case-studies'],
    timeoutMs: pictureTimeoutMs,
    onDone() {
      reloadWithToast(copy.success)
    },
    onFaults(faults) {
      const [fault = ''] = Object.values(faults)
      const title = fault === invalidGammaUrl ? copy.invalidUrl : copy.missing
      toast({ title, description: fault, tone: 'destructive' })
    },
    onFailure(error) {
      toast({ ...copy.failure, tone: 'destructive' })
      return pictureFaultOf(error) === ''
    },
  })
  const { fault, choose } = usePictureChoice((image_url) => form.write({ image_url }))
  const { title, url, image_url: thumbnail } = form.values
  const isComplete = title.trim() !== '' && url.trim() !== '' && fault === undefined
  return (
    <form {...form.formProps} className="sheet desk__add" aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{copy.title}</h3>
      <fieldset disabled={form.isPending}>
        <OfficeField form={form} name="title" label={copy.fields.title} />
        <OfficeField form={form} name="url" type="url" label={copy.fields.url} />
        <PictureInput
          id={`${id}-image`}
          name="image_url"
          label={copy.fields.image}
          hint={copy.imageHint}
          fault={fault ?? form.errors['image_url']}
          onChoose={(file) => {
            form.write({ image_url: '' })
            void choose(file)
          }}
        />
        {thumbnail && (
          <figure className="desk__preview">
            <div className="cover">
              <StudyPicture src={thumbnail} />
            </div>
            <figcaption>{caseStudyOfficeCopy.manage.preview}</figcaption>
          </figure>
        )}
        <button type="submit" className="btn" disabled={!isComplete}>
          {form.isPending ? copy.submitting : copy.button}
        </button>
      </fieldset>
    </form>
  )
}
