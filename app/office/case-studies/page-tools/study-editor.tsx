import '#app/features/case-studies/cover.css'
import './desk.css'
import { type FormEvent, useId, useRef } from 'react'
import { StudyPicture } from '#app/features/case-studies/study-picture.tsx'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { toast } from '#app/ui/toast'
import { caseStudyOfficeCopy } from '#content/office/case-study-tools'
import type { AdminCaseStudy } from '#contracts/case-study'
import { noChanges, updateCaseStudyImage } from '#contracts/update-case-study-image'
import { pictureTimeoutMs, usePictureChoice } from '#app/office/case-studies/use-picture-choice'
import { pictureFaultOf } from './picture-fault.ts'
import { PictureInput } from './picture-input.tsx'
import { StudyNow } from './study-now.tsx'

const copy = caseStudyOfficeCopy.manage
const isFile = (picture: string) => picture.startsWith('data:')

interface StudyEditorProps {
  study: AdminCaseStudy
  /** Called once a change is stored. */
  onChanged: () => void
}

/** One study in the manager: its state, and a form for a new title and picture (behavior 12.9). */
export function StudyEditor({ study, onChanged }: StudyEditorProps) {
  const id = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const form = useOfficeForm(updateCaseStudyImage, {
    // `image_url` is a chosen file as a `data:` URL or a web address, whichever was entered last.
    stored: { title: '', image_url: '' },
    input: ({ values: { title, image_url } }) => ({
      id: study.id,
      ...(title.trim() && { title }),
      ...(image_url.trim() && { image_url }),
    }),
    fieldAt: ([name], { image_url }) =>
      name === 'image_url' && isFile(image_url ?? '') ? 'image_file' : name,
    topics: ['case-studies'],
    timeoutMs: pictureTimeoutMs,
    onDone() {
      toast(copy.success)
      clearFile()
      onChanged()
    },
    onFailure(error) {
      toast({ ...copy.failure, tone: 'destructive' })
      return pictureFaultOf(error) === ''
    },
  })
  const { fault, choose } = usePictureChoice((image_url) => form.write({ image_url }))
  const { title, image_url: picture } = form.values

  function clearFile() {
    if (fileInput.current) fileInput.current.value = ''
  }
  function save(event: FormEvent<HTMLFormElement>) {
    if (title.trim() || picture.trim()) return form.formProps.onSubmit(event)
    event.preventDefault()
    toast({ title: copy.noChanges, description: noChanges, tone: 'destructive' })
  }

  const addressId = `${id}-url`
  return (
    <li className="desk__study split split--4-8">
      <StudyNow study={study} nameId={`${id}-name`} />
      <form {...form.formProps} aria-labelledby={`${id}-name`} onSubmit={save}>
        <fieldset disabled={form.isPending}>
          <OfficeField form={form} name="title" label={copy.fields.title} />
          <PictureInput
            id={`${id}-image`}
            name="image_file"
            label={copy.fields.image}
            fault={fault ?? form.errors['image_file']}
            inputRef={fileInput}
            onChoose={(file) => {
              form.write({ image_url: '' })
              void choose(file)
            }}
          />
          <FieldFrame
            id={addressId}
            label={copy.fields.imageUrl}
            errorId={form.errorId('image_url')}
            message={form.errors['image_url']}
          >
            <input
              {...form.text('image_url')}
              id={addressId}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={isFile(picture) ? '' : picture}
              onChange={({ currentTarget: { value } }) => {
                clearFile()
                form.write({ image_url: value })
              }}
            />
          </FieldFrame>
          {picture && (
            <figure className="desk__preview">
              <div className="cover">
                {isFile(picture) ? (
                  <StudyPicture src={picture} />
                ) : (
                  <span className="cover__later">{copy.previewLater}</span>
                )}
              </div>
              <figcaption>{copy.preview}</figcaption>
            </figure>
          )}
          <button type="submit" className="btn btn--line">
            {form.isPending ? copy.submitting : copy.button}
            <span className="vh">: {study.title}</span>
          </button>
        </fieldset>
      </form>
    </li>
  )
}
