import './case-studies.css'
import '#app/office/parts/desk.css'
import { useContext, useState } from 'react'
import { readPictureFile } from '#app/features/case-studies/picture-file'
import { studyFormCopy as copy } from '#content/office-studies'
import { pictureIn } from './study-draft.ts'
import { EditingContext, StudyField } from './study-fields.tsx'

interface PictureFieldProps {
  /** Which of the two it is in the draft, and its column. */
  of: 'image' | 'logo'
  name: 'image_url' | 'client_logo_url'
  label: string
  /** The one that is there. */
  stored: string | null
}

/** A picture of the study: chosen from a file, or taken away. */
export function PictureField({ of, name, label, stored }: PictureFieldProps) {
  const { draft, change, faults } = useContext(EditingContext)
  const [fault, setFault] = useState<string>()
  const shown = pictureIn(draft[of], stored)

  async function choose(input: HTMLInputElement) {
    setFault(undefined)
    const file = input.files?.[0]
    if (!file) return
    // The same file can be chosen again, after it was taken away.
    input.value = ''
    try {
      change({ [of]: await readPictureFile(file) })
    } catch (error) {
      setFault(error instanceof Error ? error.message : '')
    }
  }
  return (
    <div className="study-picture">
      {shown ? (
        <img
          className={`study-picture__now study-picture__now--${of}`}
          src={shown}
          alt=""
          width={320}
          height={180}
        />
      ) : (
        <p className="sub">{copy.noPicture}</p>
      )}
      <StudyField label={label} hint={copy.hints.file} fault={fault ?? faults[name]}>
        {(control) => (
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={(event) => void choose(event.currentTarget)}
            {...control}
          />
        )}
      </StudyField>
      {shown && (
        <button type="button" className="text-btn" onClick={() => change({ [of]: null })}>
          {copy.removePicture}
          <span className="vh">: {label}</span>
        </button>
      )}
    </div>
  )
}

/** An address elsewhere, of whose picture the site makes a copy. */
export function PictureAddressField() {
  const { draft, change, faults } = useContext(EditingContext)
  const { image } = draft
  return (
    <StudyField label={copy.fields.image_url} hint={copy.hints.image_url} fault={faults['image_url']}>
      {(control) => (
        <input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typeof image === 'string' && !image.startsWith('data:') ? image : ''}
          onChange={(event) => change({ image: event.currentTarget.value || undefined })}
          {...control}
        />
      )}
    </StudyField>
  )
}
