import type { ChangeEvent } from 'react'
import type { Contract } from '#contracts/contract'
import { fieldLimits, fieldOf } from './field-limits.ts'

/** The attributes of a field's control that do not depend on what it holds. */
interface Control {
  id: string
  name: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A list to choose from. */
export interface ChoiceControl extends Control {
  value: string
  onChange: (
    event: ChangeEvent<HTMLInputElement> | ChangeEvent<HTMLTextAreaElement> | ChangeEvent<HTMLSelectElement>,
  ) => void
}

/** A text, of one line or several. */
export interface TextControl extends ChoiceControl {
  readOnly: boolean
  maxLength: number | undefined
}

interface ControlState {
  id: string
  errorId: string
  isFaulty: boolean
}

/** What the contract demands of a field, and whether it has a fault, as attributes. */
export function fieldControl(
  { input }: Contract,
  name: string,
  { id, errorId, isFaulty }: ControlState,
): Control & Pick<TextControl, 'maxLength'> {
  const field = fieldOf(input, name)
  const { required, maxLength } = field ? fieldLimits(field) : { required: false, maxLength: undefined }
  return {
    id,
    name,
    required,
    maxLength,
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': isFaulty ? errorId : undefined,
  }
}
