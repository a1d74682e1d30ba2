import './quiz-question.css'
import type { DraftValues } from '#app/lib/form-draft'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { Honeypot } from '#app/lib/honeypot.tsx'
import type { FunctionForm } from '#app/lib/use-function-form'
import { Icon } from '#app/ui/icon.tsx'
import {
  businessTypeChoices,
  contactQuestions,
  type ContactQuestion,
  teamSizeChoices,
} from '#content/forms/scorecard'
import type { InputHTMLAttributes } from 'react'

import { FieldError } from '#app/ui/field-error.tsx'

const textFields: Partial<Record<ContactQuestion['name'], InputHTMLAttributes<HTMLInputElement>>> = {
  fullName: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', required: true, spellCheck: false },
  // Not type="url": the browser would require "https://", and any text is allowed.
  linkedin: { type: 'text', autoComplete: 'url', inputMode: 'url', spellCheck: false },
}

const lists = { businessType: businessTypeChoices, teamSize: teamSizeChoices }

interface ContactStepProps {
  form: FunctionForm
  posted?: DraftValues | undefined
  hidden: boolean
}

/** Questions 1 to 5 (behavior 6.3, step contact). */
export function ContactStep({ form, posted, hidden }: ContactStepProps) {
  return (
    <form {...form.formProps} hidden={hidden} aria-labelledby="contact-title">
      {contactQuestions.map((question) => (
        <ContactField
          key={question.name}
          question={question}
          form={form}
          given={posted?.[question.name]?.[0] ?? ''}
        />
      ))}
      <div className="send row">
        <button className="btn" type="submit">
          Continue
          <Icon name="go" />
        </button>
        <p className="fine">Next: ten quick questions.</p>
        <PrivacyLine>We use this to email you your results and to follow up on them.</PrivacyLine>
      </div>
      <Honeypot />
    </form>
  )
}

interface ContactFieldProps {
  question: ContactQuestion
  form: FunctionForm
  given: string
}

function ContactField({ question, form, given }: ContactFieldProps) {
  const { number, name, text, note, placeholder } = question
  const id = `contact-${name}`
  const control = { id, name, ...form.faultProps(name) }
  return (
    <div className="q field">
      <label htmlFor={id}>
        <span className="q__no num" aria-hidden="true">
          {number}
        </span>
        <span className="row q__text">
          <span>{text}</span> {note && <small>{note}</small>}
        </span>
      </label>
      <div className="q__answer">
        {name === 'businessType' || name === 'teamSize' ? (
          <select {...control} required defaultValue={given}>
            <option value="">{placeholder}</option>
            {lists[name].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} {...textFields[name]} placeholder={placeholder} defaultValue={given} />
        )}
        <FieldError id={form.errorId(name)} message={form.errors[name]} />
      </div>
    </div>
  )
}
