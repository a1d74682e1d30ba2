import type { InputOf } from '#contracts/contract'
import type { submitAuditIntake } from '#contracts/submit-audit-intake'
import { type IntakeQuestion, intakeSections, otherToolQuestion } from '#content/audit-intake'
import type { NewActivity } from './contacts.server.ts'

type Said = string | readonly string[]

/**
 * The intake in the timeline: every question with its answer, in the form's order and words. It belongs to no
 * contact, for the form asks for no address.
 */
export function auditIntakeActivity(
  id: string,
  input: InputOf<typeof submitAuditIntake>,
): Omit<NewActivity, 'now'> {
  const answers = input as Readonly<Record<string, unknown>>
  const questions = intakeSections.flatMap((section): readonly IntakeQuestion[] => section.questions)
  const content = questions.flatMap((question): [string, Said][] => {
    const { name, label } = question
    const said: [string, Said] = [label, saidIn(question, answers[name] as Said)]
    const isOther = name === 'deliveryTools' && input.otherDeliveryTool !== undefined
    return isOther ? [said, [otherToolQuestion.label, input.otherDeliveryTool ?? '']] : [said]
  })
  return { kind: 'week-1-intake', subjectId: id, content, visit: input.visit }
}

function saidIn(question: IntakeQuestion, answer: Said): Said {
  if (!('choices' in question)) return answer
  const labelOf = (value: string) => question.choices.find((choice) => choice.value === value)?.label ?? value
  return typeof answer === 'string' ? labelOf(answer) : answer.map(labelOf)
}
