import type { ActivityKind } from '#domain/activity'
import type { AnswerField } from '#domain/answer-field'
import type { FieldRole } from '#domain/field-role'
import { forms } from '#domain/forms'
import { answerFields } from './answer-fields.ts'

/** The fields that forms send besides answers. */
const notAnswers = ['submissionId', 'visit', 'stamp', 'topic', 'token', 'step', 'limit']

const rolesOfPerson: Record<NonNullable<AnswerField['person']>, FieldRole> = {
  name: 'name',
  company: 'name',
  phone: 'name',
  email: 'email',
  linkedin: 'link',
}

function roleOf({ role, choices, format = 'text', person }: AnswerField): FieldRole | 'none' {
  if (role) return role
  if (person) return rolesOfPerson[person]
  if (format === 'conversation') return 'talk'
  return choices || format !== 'text' ? 'none' : 'text'
}

const roles = new Map<string, FieldRole | 'none'>([
  ...notAnswers.map((name) => [name, 'none'] as const),
  ...(Object.keys(forms) as ActivityKind[]).flatMap((kind) =>
    Object.entries(answerFields(kind)).map(([name, field]) => [name, roleOf(field)] as const),
  ),
])

/** The role of a field; `none` for a choice, a number or metadata, undefined for a field that no form has. */
export const roleOfField = (field: string): FieldRole | 'none' | undefined => roles.get(field)

export interface Words {
  role: FieldRole
  field: string
  text: string
}

/** Every meaningful text of an input, at any depth; values in a list or an object have their field's role. */
export function wordsOf(input: unknown, field = '', role?: FieldRole): Words[] {
  if (typeof input === 'string') return role && input !== '' ? [{ role, field, text: input }] : []
  if (Array.isArray(input)) return input.flatMap((each) => wordsOf(each, field, role))
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => {
    if (role) return wordsOf(value, field, role)
    const own = roleOfField(name)
    return own === 'none' ? [] : wordsOf(value, name, own)
  })
}
