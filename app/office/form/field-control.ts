import type { ChangeEvent } from 'react'
import type { Contract } from '#contracts/contract'
import { fieldLimits, fieldOf } from './field-limits.ts'

/** The attributes of a field's control that do not depend on its value. */
interface Control {
  id: string
  name: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The attributes of a select. */
export interface ChoiceControl extends Control {
  value: string
  onChange: (
    event: ChangeEvent<HTMLInputElement> | ChangeEvent<HTMLTextAreaElement> | ChangeEvent<HTMLSelectElement>,
  ) => void
}

/** The attributes of a text field with one or more lines. */
export interface TextControl extends ChoiceControl {
  readOnly: boolean
  maxLength: number | undefined
}

interface ControlState {
  id: string
  errorId: string
  isFaulty: boolean
}

/** Returns a field's attributes: the limits of its contract, and its error state. */
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
