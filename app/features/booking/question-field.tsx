import '#app/lib/form.css'
import './booking.css'
import { useEffect, useRef, useState } from 'react'
import { TextAreaField } from '#app/lib/fields.tsx'
import type { SubmissionForm } from '#app/lib/use-submission-form'
import type { CallQuestion } from '#content/facts/call-types'
import { bookCopy as copy } from '#content/pages/book'
import type { callQuestionFields } from '#domain/call-rules'

interface QuestionFieldProps {
  form: SubmissionForm
  fields: (typeof callQuestionFields)[number]
  /** The owner's current question; undefined if there is none. */
  question: CallQuestion | undefined
}

/** A question set by the owner. Its text is sent along, so that an answer is stored with the question that was read. */
export function QuestionField({ form, fields, question }: QuestionFieldProps) {
  const [asked, setAsked] = useState(() => {
    const [[before], [answer]] = [form.postedValues(fields.question), form.postedValues(fields.answer)]
    return before && answer && before !== question?.text ? { text: before, isRequired: false } : question
  })
  const box = useRef<HTMLDivElement>(null)
  // A changed question replaces the shown one only while its answer is empty.
  useEffect(() => {
    if (!box.current?.querySelector('textarea')?.value.trim()) setAsked(question)
  }, [question])
  if (!asked) return null
  return (
    <div className="booking__wide" ref={box}>
      <input type="hidden" name={fields.question} value={asked.text} />
      <TextAreaField
        key={asked.text}
        form={form}
        name={fields.answer}
        label={asked.text}
        hint={asked.isRequired ? undefined : copy.form.optional}
        required={asked.isRequired}
        rows={2}
      />
    </div>
  )
}
