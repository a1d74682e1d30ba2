import './cover.css'
import './desk.css'
import { callFunction } from '#app/lib/call-function'
import { TextField } from '#app/lib/fields.tsx'
import { useFunctionForm } from '#app/lib/use-function-form'
import { FieldError } from '#app/ui/field-error.tsx'
import { toast } from '#app/ui/toast'
import { caseStudyOfficeCopy } from '#content/case-study-office'
import { addCaseStudyFromLink, invalidGammaUrl } from '#contracts/add-case-study-from-link'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { pictureFaultOf } from './picture-fault.ts'
import { readPictureFile } from './picture-file.ts'
import { reloadSoon } from './reload-soon.ts'
import { StudyPicture } from './study-picture.tsx'

const copy = caseStudyOfficeCopy.add
const typed = z.pick(addCaseStudyFromLink.input, { title: true, url: true })
/** A picture of 5 MB over a slow line. */
const timeoutMs = 60_000

/** Adds a case study from its Gamma presentation; the page is loaded anew afterwards (S1 §4 and §5). */
export function AddStudyForm() {
  const id = useId()
  const [isComplete, setIsComplete] = useState(false)
  const [thumbnail, setThumbnail] = useState('')
  const [fileFault, setFileFault] = useState('')
  const form = useFunctionForm({
    schema: typed,
    send: (values) => callFunction(addCaseStudyFromLink, { ...values, image_url: thumbnail }, { timeoutMs }),
    onSuccess(_, element) {
      toast(copy.success)
      element.reset()
      setThumbnail('')
      setIsComplete(false)
      reloadSoon()
    },
    onFaults(faults) {
      const [fault = ''] = Object.values(faults)
      const title = fault === invalidGammaUrl ? copy.invalidUrl : copy.missing
      toast({ title, description: fault, tone: 'destructive' })
    },
    onFailure(error) {
      setFileFault(pictureFaultOf(error))
      toast({ ...copy.failure, tone: 'destructive' })
    },
  })

  async function choose(file: File | undefined) {
    setThumbnail('')
    setFileFault('')
    if (!file) return
    try {
      setThumbnail(await readPictureFile(file))
    } catch (error) {
      setFileFault(error instanceof Error ? error.message : '')
    }
  }

  return (
    <form
      {...form.formProps}
      className="sheet desk__add"
      aria-labelledby={`${id}-name`}
      onInput={(event) => {
        form.formProps.onInput(event)
        const required = event.currentTarget.querySelectorAll<HTMLInputElement>('input[required]')
        setIsComplete(Array.from(required).every(({ value }) => value.trim() !== ''))
      }}
    >
      <h3 id={`${id}-name`}>{copy.title}</h3>
      <fieldset disabled={form.submitting}>
        <TextField form={form} name="title" label={copy.fields.title} required />
        <TextField
          form={form}
          name="url"
          kind="url"
          autoComplete="off"
          label={copy.fields.url}
          placeholder="https://gamma.app/docs/…"
          required
        />
        <div className="field">
          <label htmlFor={`${id}-image`}>{copy.fields.image}</label>
          <p className="field__hint" id={`${id}-hint`}>
            {copy.imageHint}
          </p>
          <input
            id={`${id}-image`}
            name="image_url"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            aria-describedby={`${id}-hint ${id}-fault`}
            aria-invalid={fileFault ? true : undefined}
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
          <FieldError id={`${id}-fault`} message={fileFault} />
        </div>
        {thumbnail && (
          <figure className="desk__preview">
            <div className="cover">
              <StudyPicture src={thumbnail} />
            </div>
            <figcaption>{caseStudyOfficeCopy.manage.preview}</figcaption>
          </figure>
        )}
        <button type="submit" className="btn" disabled={!isComplete || fileFault !== ''}>
          {form.submitting ? copy.submitting : copy.button}
        </button>
      </fieldset>
    </form>
  )
}
