import '#app/features/booking/booking.css'
import { data, redirect } from 'react-router'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { BookingForm } from '#app/features/booking/booking-form.tsx'
import { BookingHead } from '#app/features/booking/booking-head.tsx'
import { postedWaitlist } from '#app/features/booking/posted-waitlist'
import { FullMonth, type PostedWaitlist, TellWhenOpen } from '#app/features/booking/tell-when-open.tsx'
import type { LinkedScorecard } from '#app/features/booking/take-scorecard.tsx'
import { callContext } from '#app/lib/call-context'
import { formAction, type PostedForm } from '#app/lib/form-action'
import { makeUuid } from '#app/lib/make-uuid'
import { pageMeta } from '#app/lib/page-meta'
import { callTypeFacts } from '#content/facts/call-types'
import { bookCopy as copy, bookPage } from '#content/pages/book'
import { bookCall, bookPath } from '#contracts/book-call'
import type { OutputOf } from '#contracts/contract'
import { getScorecardToTake } from '#contracts/get-scorecard-to-take'
import { callTypeAbout, callTypes } from '#domain/call-rules'
import { formatDate } from '#domain/format-session'
import { maxScore } from '#domain/score'
import { tierOf } from '#domain/tier'
import { bookingTimes } from '#server/pages/booking-times.server'
import type { Route } from './+types/page'

export const meta = () => pageMeta(bookPage)

const post = formAction(bookCall, undefined, () => true)

interface Posted {
  call?: PostedForm<OutputOf<typeof bookCall>>
  waitlist?: PostedWaitlist
}

/** Handles both forms of the page. Answers 409 if the time is unavailable or too many requests are open. */
export async function action(args: Route.ActionArgs) {
  const waitlist = await postedWaitlist(args)
  if (waitlist) return data<Posted>({ waitlist })
  const posted = await post(args)
  const token = posted.result?.data.token
  if (token !== undefined) return redirect(`${bookPath}/${token}`, 303)
  const isMissed = posted.result !== undefined && posted.result.data.state !== 'requested'
  return data<Posted>({ call: posted }, isMissed ? 409 : 200)
}

/** Reads the scorecard that the link names, if any; for other visitors the page makes no query. */
async function broughtScorecard(
  { context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>,
  zone: string | undefined,
): Promise<LinkedScorecard | null> {
  const token = url.searchParams.get('scorecard')
  if (!token) return null
  const answer = await context.get(callContext)(getScorecardToTake.name, { token })
  const read = getScorecardToTake.output.safeParse(await answer.json())
  if (!read.success || read.data.data === null) return null
  const { name, email, score, finishedAt } = read.data.data
  const day = formatDate(new Date(finishedAt), zone ?? 'UTC')
  return { token, name, email, summary: copy.scorecard.summary(score, maxScore, tierOf(score).name, day) }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const about = url.searchParams.get('about')?.slice(0, 60) ?? null
  const type =
    callTypes.find((each) => each === url.searchParams.get('type')) ?? callTypeAbout(about ?? undefined)
  const { minutes, questions } = callTypeFacts[type]
  const wanted = url.searchParams.get('time')
  const times = bookingTimes(context, { minutes, params: url.searchParams })
  const scorecard = await broughtScorecard({ context, url }, times?.zone)
  return { type, about, wanted, minutes, questions, times, scorecard, submissionId: makeUuid() }
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const { type, about, wanted, minutes, questions, times, scorecard, submissionId } = loaderData
  if (times === null) {
    return (
      <main id="main">
        <div className="wrap booking">
          <BookingHead {...copy.title} lead={copy.unread} />
        </div>
        <NextPages pages={['score', 'caseStudies']} title={copy.notReady} />
      </main>
    )
  }
  const waiting = { type, about, times, submissionId, posted: actionData?.waitlist }
  // With script the page reloads in the visitor's own zone, unless they have just sent a form.
  const guesses = !times.isZoneGiven && !actionData
  if (times.day === null) {
    return (
      <main id="main" data-guess-zone={guesses ? times.zone : undefined}>
        <div className="wrap booking">
          <BookingHead
            soft={copy.none.title}
            hard={copy.tell.title}
            lead={copy.none.text(times.horizonDays)}
          />
          <TellWhenOpen {...waiting} />
        </div>
        <NextPages pages={['score', 'caseStudies']} title={copy.notReady} />
      </main>
    )
  }
  return (
    <main id="main" data-guess-zone={guesses ? times.zone : undefined}>
      <BookingForm
        type={type}
        minutes={minutes}
        about={about}
        wanted={wanted}
        times={times}
        questions={questions}
        scorecard={scorecard}
        submissionId={submissionId}
        posted={actionData?.call}
      >
        <FullMonth {...waiting} />
      </BookingForm>
      <NextPages pages={['score', 'caseStudies']} title={copy.notReady} />
    </main>
  )
}
