import { FieldFrame } from '#app/lib/field-frame.tsx'
import type { ReactNode } from 'react'

interface PictureInputProps {
  id: string
  name: string
  label: ReactNode
  hint?: ReactNode
  fault: string | undefined
  inputRef?: React.Ref<HTMLInputElement>
  onChoose: (file: File | undefined) => void
}

/** A field that chooses a picture file. */
export function PictureInput({ id, name, label, hint, fault, inputRef, onChoose }: PictureInputProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} errorId={`${id}-fault`} message={fault}>
      <input
        ref={inputRef}
        id={id}
        name={name}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-describedby={`${id}-fault`}
        aria-invalid={fault ? true : undefined}
        onChange={(event) => onChoose(event.currentTarget.files?.[0])}
      />
    </FieldFrame>
  )
}
