import { type IntakeQuestion, intakeSections, otherToolQuestion } from '#content/audit-intake'
import type { InputOf } from '#contracts/contract'
import type { submitAuditIntake } from '#contracts/submit-audit-intake'
import type { Contact, NewActivity } from '#server/queries/contacts/contacts.server'
import { answered } from './answered.ts'

type Said = string | readonly string[] | undefined

/**
 * The intake in the timeline: every question with its answer, in the form's order and words. It belongs to the
 * client whose link the form was opened by, else to nobody: the form asks for no address.
 */
export function weekOneIntakeActivity(
  id: string,
  input: InputOf<typeof submitAuditIntake>,
  client: Contact | undefined,
): NewActivity {
  const answers = input as Readonly<Record<string, unknown>>
  const questions = intakeSections.flatMap((section): readonly IntakeQuestion[] => section.questions)
  const said = questions.flatMap((question): (readonly [string, Said])[] => {
    const answer = [question.label, saidIn(question, answers[question.name] as Said)] as const
    return question.name === 'deliveryTools'
      ? [answer, [otherToolQuestion.label, input.otherDeliveryTool]]
      : [answer]
  })
  return {
    kind: 'week-1-intake',
    subjectId: id,
    person: client && { email: client.email, company: input.businessName },
    content: answered(['Name', client?.name], ['Email', client?.email], ...said),
    visit: input.visit,
  }
}

function saidIn(question: IntakeQuestion, answer: Said): Said {
  if (!('choices' in question)) return answer
  const labelOf = (value: string) => question.choices.find((choice) => choice.value === value)?.label ?? value
  return typeof answer === 'string' ? labelOf(answer) : answer?.map(labelOf)
}
