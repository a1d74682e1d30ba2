import { formAction } from '#app/lib/form-action'
import { joinCallWaitlist } from '#contracts/join-call-waitlist'
import { waitlistMark } from './tell-when-open.tsx'

const store = formAction(joinCallWaitlist)

/** Stores the form for the waiting list sent without script; undefined for another form of the page. */
export async function postedWaitlist(args: Parameters<typeof store>[0]) {
  const sent = await args.request
    .clone()
    .formData()
    .catch(() => undefined)
  return sent?.get(waitlistMark.name) === waitlistMark.value ? store(args) : undefined
}
