import type { InputOf } from '#contracts/contract'
import type { registerWorkshop } from '#contracts/register-workshop'
import type { NewActivity } from '#server/queries/contacts/contacts.server'

export function readinessWorkshopActivity(
  id: string,
  { name, email, company, visit }: InputOf<typeof registerWorkshop>,
): NewActivity {
  return {
    kind: 'readiness-workshop',
    subjectId: id,
    person: { email, name, company },
    content: [
      ['Name', name],
      ['Email', email],
      ['Company', company],
    ],
    visit,
  }
}
