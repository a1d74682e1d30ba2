import { guestQuestions } from '#content/forms/guest-intake'
import { type IntakeQuestion, intakeSections, otherToolQuestion } from '#content/forms/audit-intake'
import {
  businessTypeChoices,
  contactQuestions,
  readinessQuestions,
  teamSizeChoices,
} from '#content/forms/scorecard'
import type { AnswerField, AnswerFields } from '#domain/answer-field'
import type { KindWithQuestions } from '#domain/forms'

interface Choice {
  readonly value: string
  readonly label: string
}

const choicesOf = (choices: readonly Choice[]): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]))

const contactParts: Readonly<Record<(typeof contactQuestions)[number]['name'], Partial<AnswerField>>> = {
  fullName: { person: 'name' },
  email: { person: 'email' },
  linkedin: { person: 'linkedin' },
  businessType: { choices: choicesOf(businessTypeChoices) },
  teamSize: { choices: choicesOf(teamSizeChoices) },
}

const guestParts: Readonly<Record<string, Partial<AnswerField>>> = {
  fullName: { person: 'name' },
  email: { person: 'email' },
  companyName: { person: 'company' },
  titleRole: { role: 'name' },
  linkedinProfile: { person: 'linkedin' },
  website: { role: 'link' },
  socialMediaLinks: { role: 'link' },
  headshotUrl: { role: 'link' },
}

const intakeField = (question: IntakeQuestion): AnswerField => ({
  label: question.label,
  isList: question.kind === 'any-of' || question.kind === 'list',
  ...('choices' in question && { choices: choicesOf(question.choices) }),
  ...(question.name === 'businessName' && { person: 'company' as const }),
})

/** The fields of the forms whose questions are content, with the questions as labels. */
export const formQuestions: Readonly<Record<KindWithQuestions, AnswerFields>> = {
  scorecard: {
    score: { label: 'Score', format: 'score', isInHeading: true },
    ...Object.fromEntries(
      contactQuestions.map(({ name, text }) => [name, { label: text, ...contactParts[name] }]),
    ),
    ...Object.fromEntries(
      readinessQuestions.map(({ name, text, choices }): [string, AnswerField] => [
        name,
        { label: text, choices: choicesOf(choices), isList: name === 'manualAreas' },
      ]),
    ),
  },
  'guest-intake': Object.fromEntries(
    guestQuestions.map(({ name, label }) => [name, { label, ...guestParts[name] }]),
  ),
  'week-1-intake': {
    // The form asks for neither: they are those of the client whose personal link opened it.
    name: { label: 'Name', person: 'name' },
    email: { label: 'Email', person: 'email' },
    ...Object.fromEntries(
      intakeSections
        .flatMap((section): readonly IntakeQuestion[] => section.questions)
        .flatMap((question): [string, AnswerField][] =>
          question.name === 'deliveryTools'
            ? [
                [question.name, intakeField(question)],
                [otherToolQuestion.name, { label: otherToolQuestion.label }],
              ]
            : [[question.name, intakeField(question)]],
        ),
    ),
  },
}
