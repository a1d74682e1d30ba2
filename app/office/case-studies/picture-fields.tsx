import './case-studies.css'
import '#app/office/parts/desk.css'
import { useId } from 'react'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { studyFormCopy as copy } from '#content/office/studies'
import { noPicture, pictureIn } from './study-draft.ts'
import { useStudyForm } from './study-fields.tsx'
import { usePictureChoice } from './use-picture-choice.ts'

interface PictureFieldProps {
  /** The form's value that holds the picture; `name` is the name of its control. */
  of: 'image' | 'logo'
  name: 'image_file' | 'client_logo_url'
  label: string
  /** The stored picture. */
  stored: string | null
}

/** A picture of the study: chosen from a file, or removed. */
export function PictureField({ of, name, label, stored }: PictureFieldProps) {
  const { values, write, errors, errorId } = useStudyForm()
  const id = useId()
  const { fault, choose } = usePictureChoice((address) => write({ [of]: address }))
  const shown = pictureIn(values[of], stored)
  const message = fault ?? errors[name]
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
      <FieldFrame id={id} label={label} hint={copy.hints.file} errorId={errorId(name)} message={message}>
        <input
          id={id}
          name={name}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-describedby={errorId(name)}
          aria-invalid={message ? true : undefined}
          onChange={({ currentTarget: input }) => {
            void choose(input.files?.[0])
            // Allows the same file to be chosen again after it was removed.
            input.value = ''
          }}
        />
      </FieldFrame>
      {shown && (
        <button
          type="button"
          className="text-btn"
          onClick={() => write({ [of]: stored === null ? '' : noPicture })}
        >
          {copy.removePicture}
          <span className="vh">: {label}</span>
        </button>
      )}
    </div>
  )
}

/** A field for the web address of a picture, which the site copies. */
export function PictureAddressField() {
  const { values, write, errors, errorId } = useStudyForm()
  const id = useId()
  const name = 'image_url'
  const { image } = values
  return (
    <FieldFrame
      id={id}
      label={copy.fields.image_url}
      hint={copy.hints.image_url}
      errorId={errorId(name)}
      message={errors[name]}
    >
      <input
        id={id}
        name={name}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={image === noPicture || image.startsWith('data:') ? '' : image}
        aria-describedby={errorId(name)}
        aria-invalid={errors[name] ? true : undefined}
        onChange={(event) => write({ image: event.currentTarget.value })}
      />
    </FieldFrame>
  )
}
