import type { Visit } from '#contracts/visit'
import { answerFields } from '#content/answers/answer-fields'
import type { ActivityKind, StoredAnswers } from '#domain/activity'
import type { AnswerField } from '#domain/answer-field'
import type { NewActivity, Person } from '#server/queries/contacts/contacts.server'

interface Given {
  /** The fields of the contract and those that the server adds; others than the form’s are left out. */
  values: object
  visit?: Visit | undefined
  source?: string | undefined
  /** The person it belongs to; default: the one in the fields, if they contain an email address. */
  person?: Person | undefined
}

/** Returns a submission's timeline entry, as the record of its form defines it. */
export function newActivity(kind: ActivityKind, subjectId: string, given: Given): NewActivity {
  const values = given.values as Readonly<Record<string, unknown>>
  const fields = Object.entries(answerFields(kind))
  return {
    kind,
    subjectId,
    person: 'person' in given ? given.person : personIn(fields, values),
    source: given.source,
    content: fields.flatMap(([name, field]): StoredAnswers => {
      const value = storedValue(field, values[name])
      return value === undefined || value.length === 0 ? [] : [[name, value]]
    }),
    visit: given.visit,
  }
}

function personIn(
  fields: readonly (readonly [string, AnswerField])[],
  values: Readonly<Record<string, unknown>>,
): Person | undefined {
  const parts = fields.flatMap(([name, { person }]) => {
    const value = values[name]
    return person && typeof value === 'string' && value !== '' ? [[person, value] as const] : []
  })
  const person = Object.fromEntries(parts) as Partial<Person>
  return person.email === undefined ? undefined : { ...person, email: person.email }
}

/** Returns the value as text, because processes of an earlier version show it while an upgrade is in progress. */
function storedValue({ format }: AnswerField, value: unknown): string | readonly string[] | undefined {
  if (value === undefined || value === null) return undefined
  if (format === 'conversation')
    return (value as readonly { type: string; text: string }[]).flatMap(({ type, text }) => [type, text])
  return Array.isArray(value) ? value.map(String) : `${value as string | number | boolean}`
}
