import type { InputOf } from '#contracts/contract'
import type { submitAuditIntake } from '#contracts/submit-audit-intake'
import { type IntakeQuestion, intakeSections, otherToolQuestion } from '#content/audit-intake'
import type { Contact, NewActivity } from '#server/queries/contacts/contacts.server'

type Said = string | readonly string[]

/**
 * The intake in the timeline: every question with its answer, in the form's order and words. It belongs to the
 * client whose link the form was opened by, else to nobody: the form asks for no address.
 */
export function auditIntakeActivity(
  id: string,
  input: InputOf<typeof submitAuditIntake>,
  client: Contact | undefined,
): Omit<NewActivity, 'now'> {
  const answers = input as Readonly<Record<string, unknown>>
  const questions = intakeSections.flatMap((section): readonly IntakeQuestion[] => section.questions)
  const who: [string, Said][] = client
    ? [...(client.name ? [['Name', client.name] as [string, Said]] : []), ['Email', client.email]]
    : []
  const said = questions.flatMap((question): [string, Said][] => {
    const { name, label } = question
    const answer: [string, Said] = [label, saidIn(question, answers[name] as Said)]
    const isOther = name === 'deliveryTools' && input.otherDeliveryTool !== undefined
    return isOther ? [answer, [otherToolQuestion.label, input.otherDeliveryTool ?? '']] : [answer]
  })
  return {
    kind: 'week-1-intake',
    subjectId: id,
    person: client && { email: client.email, company: input.businessName },
    content: [...who, ...said],
    visit: input.visit,
  }
}

function saidIn(question: IntakeQuestion, answer: Said): Said {
  if (!('choices' in question)) return answer
  const labelOf = (value: string) => question.choices.find((choice) => choice.value === value)?.label ?? value
  return typeof answer === 'string' ? labelOf(answer) : answer.map(labelOf)
}
