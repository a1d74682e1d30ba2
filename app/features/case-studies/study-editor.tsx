import './cover.css'
import './desk.css'
import { callFunction } from '#app/lib/call-function'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { dismissFailures, toast } from '#app/ui/toast'
import { caseStudyOfficeCopy } from '#content/case-study-office'
import type { AdminCaseStudy } from '#contracts/case-study'
import { noChanges, updateCaseStudyImage } from '#contracts/update-case-study-image'
import { type FormEvent, useId, useRef, useState } from 'react'
import { pictureFaultOf } from './picture-fault.ts'
import { readPictureFile } from './picture-file.ts'
import { StudyNow } from './study-now.tsx'
import { StudyPicture } from './study-picture.tsx'

const copy = caseStudyOfficeCopy.manage
const timeoutMs = 60_000

/** What is about to be changed of a study; empty where nothing is. */
interface Draft {
  title: string
  /** The chosen file as a `data:` address. */
  file: string
  imageUrl: string
}

const emptyDraft: Draft = { title: '', file: '', imageUrl: '' }

interface StudyEditorProps {
  study: AdminCaseStudy
  /** Called once a change is stored. */
  onSaved: () => void
}

/** One study in the manager, for who may change it: how it stands, and its draft (S1 §4, "Case study edit"). */
export function StudyEditor({ study, onSaved }: StudyEditorProps) {
  const id = useId()
  const [draft, setDraft] = useState(emptyDraft)
  const [fault, setFault] = useState<{ field: 'image' | 'imageUrl'; message: string }>()
  const [isSaving, setIsSaving] = useState(false)
  const fileInput = useRef<HTMLInputElement>(null)

  function clearFile() {
    if (fileInput.current) fileInput.current.value = ''
  }

  async function choose(file: File | undefined) {
    setFault(undefined)
    // The newer of the two counts: a file takes the address’s place, and an address the file’s.
    setDraft(({ title }) => ({ title, file: '', imageUrl: '' }))
    if (!file) return
    try {
      const address = await readPictureFile(file)
      setDraft(({ title }) => ({ title, file: address, imageUrl: '' }))
    } catch (error) {
      setFault({ field: 'image', message: error instanceof Error ? error.message : '' })
    }
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    dismissFailures()
    const title = draft.title.trim()
    const image_url = draft.file || draft.imageUrl.trim()
    if (!title && !image_url) {
      toast({ title: copy.noChanges, description: noChanges, tone: 'destructive' })
      return
    }
    setFault(undefined)
    setIsSaving(true)
    try {
      const change = { id: study.id, ...(title && { title }), ...(image_url && { image_url }) }
      await callFunction(updateCaseStudyImage, change, { timeoutMs })
      toast(copy.success)
      setDraft(emptyDraft)
      clearFile()
      onSaved()
    } catch (error) {
      const message = pictureFaultOf(error)
      if (message) setFault({ field: draft.file ? 'image' : 'imageUrl', message })
      toast({ ...copy.failure, tone: 'destructive' })
    } finally {
      setIsSaving(false)
    }
  }

  const faultOf = (field: 'image' | 'imageUrl') => (fault?.field === field ? fault.message : undefined)
  return (
    <li className="desk__study split split--4-8">
      <StudyNow study={study} nameId={`${id}-name`} />
      <form method="post" noValidate aria-labelledby={`${id}-name`} onSubmit={(event) => void save(event)}>
        <fieldset disabled={isSaving}>
          <div className="field">
            <label htmlFor={`${id}-title`}>{copy.fields.title}</label>
            <input
              id={`${id}-title`}
              name="title"
              type="text"
              maxLength={200}
              value={draft.title}
              onChange={({ currentTarget: { value } }) => setDraft((last) => ({ ...last, title: value }))}
            />
          </div>
          <FieldFrame
            id={`${id}-image`}
            label={copy.fields.image}
            errorId={`${id}-image-fault`}
            message={faultOf('image')}
          >
            <input
              ref={fileInput}
              id={`${id}-image`}
              name="image_file"
              type="file"
              accept="image/png,image/jpeg,image/webp,image/gif"
              aria-describedby={`${id}-image-fault`}
              aria-invalid={faultOf('image') ? true : undefined}
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
            />
          </FieldFrame>
          <FieldFrame
            id={`${id}-url`}
            label={copy.fields.imageUrl}
            errorId={`${id}-url-fault`}
            message={faultOf('imageUrl')}
          >
            <input
              id={`${id}-url`}
              name="image_url"
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={draft.imageUrl}
              aria-describedby={`${id}-url-fault`}
              aria-invalid={faultOf('imageUrl') ? true : undefined}
              onChange={({ currentTarget: { value } }) => {
                clearFile()
                setDraft(({ title }) => ({ title, file: '', imageUrl: value }))
              }}
            />
          </FieldFrame>
          {(draft.file || draft.imageUrl) && (
            <figure className="desk__preview">
              <div className="cover">
                {draft.file ? (
                  <StudyPicture src={draft.file} />
                ) : (
                  <span className="cover__later">{copy.previewLater}</span>
                )}
              </div>
              <figcaption>{copy.preview}</figcaption>
            </figure>
          )}
          <button type="submit" className="btn btn--line">
            {isSaving ? copy.submitting : copy.button}
            <span className="vh">: {study.title}</span>
          </button>
        </fieldset>
      </form>
    </li>
  )
}
