import './week-one-intake.css'
import { PickField, TextAreaField, TextField } from '#app/lib/fields.tsx'
import type { DraftValues } from '#app/lib/form-draft'
import { ListField } from '#app/lib/list-field.tsx'
import type { SubmissionForm } from '#app/lib/use-submission-form'
import { type IntakeQuestion, otherToolQuestion } from '#content/forms/audit-intake'
import { maxIntakeList, otherTool } from '#domain/audit-intake'

interface QuestionProps {
  form: SubmissionForm
  question: IntakeQuestion
  restored: DraftValues | undefined
}

/** One question of the intake, rendered by its kind. */
export function QuestionField({ form, question, restored }: QuestionProps) {
  const { name, label, hint, kind } = question
  const field = { form, name, label, hint, required: true }
  switch (kind) {
    case 'line':
      return <TextField {...field} kind="company" />
    case 'answer':
      return <TextAreaField {...field} rows={3} />
    case 'one-of':
      return (
        <PickField
          {...field}
          type="radio"
          choices={question.choices}
          columns={question.choices.length === 5 ? 5 : 3}
        />
      )
    case 'any-of':
      return <ToolsField form={form} question={question} restored={restored} />
    case 'list':
      return <ListField {...field} entry={question.entry} limit={maxIntakeList} restored={restored?.[name]} />
  }
}

/** The tools as checkboxes, with a text field that the style sheet shows only while Other is checked. */
function ToolsField({ form, question }: QuestionProps) {
  if (question.kind !== 'any-of') return null
  const { name, label, hint, choices } = question
  return (
    <div className="tools">
      <PickField
        form={form}
        name={name}
        label={label}
        hint={hint}
        type="checkbox"
        choices={choices}
        columns={3}
        onChange={(value, isTicked) => {
          const other = form.formProps.ref.current?.elements.namedItem(otherToolQuestion.name)
          if (value === otherTool && !isTicked && other instanceof HTMLInputElement) other.value = ''
        }}
      />
      <div className="tools__other">
        <TextField form={form} {...otherToolQuestion} />
      </div>
    </div>
  )
}
