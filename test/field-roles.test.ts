import { expect, test } from 'vitest'
import { functions } from '#server/functions/index'
import { exampleBodies } from '#test/examples'
import { roleOfField, wordsOf } from '#content/answers/field-roles'

const forms = functions.filter(({ shape }) => shape === 'form')

/** Returns the names of the text fields in a body; texts of a conversation count as `conversation`. */
function fieldsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return [field]
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    field === 'conversation' ? fieldsOf(inner, field) : fieldsOf(inner, name),
  )
}

test.each(forms.map(({ contract }) => contract.name))('%s: every field has a known role', (name) => {
  const body = exampleBodies[name] ?? {}
  expect(fieldsOf(body).filter((field) => roleOfField(field) === undefined)).toEqual([])
})

// The spam filter only checks forms.
test('every function that stores visitors’ text is a form', () => {
  const others = functions.filter(
    ({ shape, access }) => access === 'public' && (shape === 'handle' || shape === 'read'),
  )
  for (const { contract } of others) expect(wordsOf(exampleBodies[contract.name])).toEqual([])
})

test('wordsOf finds text in objects and lists, under the field’s name', () => {
  const formData = { fullName: 'Ada', inefficientTasks: ['Typing', ''], businessType: 'tech' }
  const visit = { first: { landingPage: 'https://example.com' } }
  expect(wordsOf({ formData, visit, topic: 'x', surprise: 'y' })).toEqual([
    { role: 'name', field: 'fullName', text: 'Ada' },
    { role: 'text', field: 'inefficientTasks', text: 'Typing' },
  ])
  expect(wordsOf({ conversation: [{ type: 'user', text: 'Hm?' }] }).map(({ role }) => role)).toEqual([
    'talk',
    'talk',
  ])
})
