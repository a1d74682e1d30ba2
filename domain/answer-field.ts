import type { FieldRole } from './field-role.ts'

/** How a stored value reads. `text` is shown as it is. */
export type AnswerFormat =
  | 'text'
  | 'moment'
  | 'score'
  | 'of-5'
  | 'testimonial-category'
  /** Speaker and message in turns: `['user', 'Hi', 'bot', 'Hello']`. */
  | 'conversation'

/** What the office knows of one answer of a form, beside its stored value. */
export interface AnswerField {
  label: string
  format?: AnswerFormat
  /** The labels of the values that can be chosen. */
  choices?: Readonly<Record<string, string>>
  /** Values that are none of the choices are shown as they are. */
  isOpen?: boolean
  isList?: boolean
  /** The column of the sender's contact that it fills. */
  person?: 'name' | 'email' | 'company' | 'phone' | 'linkedin'
  /** The heading of the entry says it already. */
  isInHeading?: boolean
  /** What the spam filter reads it as, where the rest does not say it: by default the visitor's own words. */
  role?: FieldRole | 'none'
}

export type AnswerFields = Readonly<Record<string, AnswerField>>
