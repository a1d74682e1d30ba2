import type { FieldRole } from './field-role.ts'

/** How a stored value is displayed; `text` is shown unchanged. */
export type AnswerFormat =
  | 'text'
  | 'moment'
  | 'score'
  | 'of-5'
  | 'testimonial-category'
  /** Speaker and message alternate: `['user', 'Hi', 'bot', 'Hello']`. */
  | 'conversation'

/** How the office labels, displays and uses the answer to one field of a form. */
export interface AnswerField {
  label: string
  format?: AnswerFormat
  /** The labels of the values that can be chosen. */
  choices?: Readonly<Record<string, string>>
  /** Values other than the choices are possible, and shown unchanged. */
  isOpen?: boolean
  isList?: boolean
  /** The column of the sender's contact that it fills. */
  person?: 'name' | 'email' | 'company' | 'phone' | 'linkedin'
  /** The entry's heading already shows the answer. */
  isInHeading?: boolean
  /** How the spam filter treats it, if the other properties do not tell; by default as the visitor's own words. */
  role?: FieldRole | 'none'
}

export type AnswerFields = Readonly<Record<string, AnswerField>>
