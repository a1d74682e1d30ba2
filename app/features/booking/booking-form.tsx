import '#app/lib/form.css'
import './booking.css'
import { type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { PickField, SubmissionFormElement, TextAreaField, TextField } from '#app/lib/fields.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { DrawnLine, Line, LineLink, LineNode } from '#app/ui/line.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import type { CallQuestion } from '#content/facts/call-types'
import { bookCopy as copy } from '#content/pages/book'
import { bookCall, bookPath } from '#contracts/book-call'
import type { OutputOf } from '#contracts/contract'
import { callQuestionFields, type CallType } from '#domain/call-rules'
import { formatShort, formatTime } from '#domain/format-session'
import type { BookingTimes } from '#domain/booking-calendar'
import { BookingHead } from './booking-head.tsx'
import { Month } from './month.tsx'
import { NearTimes } from './near-times.tsx'
import { QuestionField } from './question-field.tsx'
import { Slots } from './slots.tsx'
import { type LinkedScorecard, IncludeScorecard } from './take-scorecard.tsx'
import { useCleanAddress } from './use-clean-address.ts'
import { ZoneField, ZoneForm } from './zone-field.tsx'

type Answer = OutputOf<typeof bookCall>
type Data = Answer['data']

interface BookingFormProps {
  type: CallType
  minutes: number
  about: string | null
  /** The time that a mail's link offers. */
  wanted: string | null
  times: BookingTimes
  questions: readonly CallQuestion[]
  /** The scorecard that the link names, if any. */
  scorecard: LinkedScorecard | null
  /** Makes two clicks one request without script. */
  submissionId: string
  posted: PostedForm<Answer> | undefined
  /** Between the headline and the form. */
  children?: ReactNode
}

/** The form that requests a call at an open time; typed text stays if the time is taken by then (behavior 9.13). */
export function BookingForm({
  type,
  minutes,
  about,
  wanted,
  times,
  questions,
  scorecard,
  submissionId,
  posted,
  children,
}: BookingFormProps) {
  const { zone } = times
  const [answer, setAnswer] = useState<{ data: Data; attempt: number } | undefined>(
    posted?.result && { data: posted.result.data, attempt: 0 },
  )
  const [chosen, setChosen] = useState(posted ? undefined : (wanted ?? undefined))
  const [isShowingAll, setIsShowingAll] = useState(false)
  // Kept in state, because the token is removed from the URL.
  const [brought] = useState(scorecard)
  // Changing the URL is a navigation, which would discard the posted values.
  useCleanAddress(brought !== null && posted === undefined)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const form = useSubmissionForm({
    contract: bookCall,
    posted,
    onSuccess({ data }) {
      if (data.token !== undefined) return void navigate(`${bookPath}/${data.token}`)
      setAnswer((before) => ({ data, attempt: (before?.attempt ?? 0) + 1 }))
      setIsShowingAll(false)
      if (data.state !== 'too_many') setChosen(data.nearest?.[0])
      void revalidate()
    },
    // A question may have become required after the page loaded, so the questions are loaded again.
    onFaults: (faults) =>
      void (callQuestionFields.some(({ answer: name }) => name in faults) && revalidate()),
    onFailure: () => toast({ title: 'Error', description: copy.failed, tone: 'destructive' }),
  })

  const { state } = answer?.data ?? {}
  // Neither refusal concerns the time, so any open time can be picked.
  const refused = state === 'too_many' ? copy.tooMany : state === 'requested' ? copy.known : undefined
  const missed = answer && !refused && !isShowingAll ? answer.data : undefined
  // A time chosen on another day no longer has a control in this form.
  const shown = missed
    ? (chosen ?? missed.nearest?.[0])
    : times.times.find((time) => time.toISOString() === chosen)?.toISOString()
  return (
    <section className="wrap booking" aria-labelledby="booking-title">
      {refused ? (
        <BookingHead key={answer?.attempt} isNews {...refused.title} lead={refused.text} />
      ) : missed ? (
        <BookingHead
          key={answer?.attempt}
          isNews
          {...copy.taken[missed.state === 'taken' ? 'title' : 'closed'](
            formatTime(new Date(missed.startsAt), zone),
          )}
          lead={missed.state === 'taken' ? copy.taken.text : copy.taken.closedText}
        />
      ) : (
        <BookingHead {...copy.title} lead={copy.lead(type)} />
      )}
      {children}
      <SubmissionFormElement form={form} className="booking__form">
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="zone" value={zone} />
        <input type="hidden" name="submissionId" value={submissionId} />
        {about !== null && <input type="hidden" name="about" value={about} />}
        {missed ? (
          <>
            <DrawnLine shape="o-o-x-o-o" className="line--bleed" />
            <NearTimes
              nearest={missed.nearest ?? []}
              wanted={missed.startsAt}
              times={times}
              onChange={setChosen}
              onShowAll={() => setIsShowingAll(true)}
            />
          </>
        ) : (
          <div className="booking__when">
            <div>
              <Month times={times} />
              <ZoneField times={times} />
            </div>
            <Slots
              key={times.day}
              times={times}
              posted={posted?.values['startsAt']?.[0] ?? wanted ?? undefined}
              error={{ id: form.errorId('startsAt'), message: form.errors['startsAt'] }}
              onChange={setChosen}
            />
          </div>
        )}
        <div className="booking__you">
          <h2>{copy.form.title}</h2>
          <div className="booking__fields">
            <TextField
              form={form}
              name="name"
              label={copy.form.name}
              kind="name"
              given={brought?.name}
              required
            />
            <TextField
              form={form}
              name="email"
              label={copy.form.email}
              kind="email"
              given={brought?.email}
              required
            />
            <PickField
              form={form}
              name="way"
              type="radio"
              label={copy.form.way}
              usual="phone"
              choices={[
                { value: 'phone', label: copy.form.ways.phone },
                { value: 'video', label: copy.form.ways.video },
              ]}
              required
            />
            <TextField
              form={form}
              name="phone"
              label={copy.form.phone}
              hint={copy.form.phoneHint}
              kind="phone"
            />
            <div className="booking__wide">
              <TextAreaField
                form={form}
                name="broken"
                label={copy.form.broken}
                hint={copy.form.optional}
                rows={3}
              />
            </div>
            {callQuestionFields.map((fields, index) => (
              <QuestionField key={fields.answer} form={form} fields={fields} question={questions[index]} />
            ))}
            {brought && (
              <div className="booking__wide">
                <IncludeScorecard form={form} scorecard={brought} isPosted={posted !== undefined} />
              </div>
            )}
          </div>
        </div>
        <div className="booking__end">
          <Line>
            <LineNode />
            <LineLink />
          </Line>
          <SubmitButton form={form} waiting={copy.form.waiting}>
            {shown === undefined ? copy.form.button : copy.form.request(formatShort(new Date(shown), zone))}
          </SubmitButton>
        </div>
        <p className="fine booking__terms">{copy.terms(times.noticeHours)}</p>
        <PrivacyLine>{copy.form.privacy}</PrivacyLine>
      </SubmissionFormElement>
      <ZoneForm
        kept={{
          about,
          type: about === null && type !== 'intro' ? type : null,
          day: times.day,
          time: wanted,
          scorecard: brought?.token ?? null,
        }}
      />
      <aside className="booking__side" aria-label={copy.steps.label}>
        <ol className="booking__steps">
          {[copy.steps.now, copy.steps.afterwards, copy.steps.call(minutes)].map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </aside>
    </section>
  )
}
