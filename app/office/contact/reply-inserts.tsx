import '#app/office/parts/desk.css'
import { bookingLink } from '#content/booking-link'
import { contactCopy } from '#content/office-contact'
import { isSampleLink } from '#content/outside-links'
import { usd } from '#content/usd'
import type { ContactPage } from '#contracts/get-contact'

const copy = contactCopy.compose

interface ReplyInsertsProps {
  contact: ContactPage
  /** Called with what the message says with them, once they stand in it. */
  onInsert: (text: string) => void
}

/** What can be put into a reply: what they scored, and where they book a call. What there is not is not offered. */
export function ReplyInserts({ contact: { scorecards }, onInsert }: ReplyInsertsProps) {
  const [card] = scorecards
  const booking = bookingLink('reply')
  const inserts = [
    ...(card
      ? [
          {
            name: copy.addResults,
            words: copy.results(card.score, card.tier, card.cost.yearlyUsd > 0 && usd(card.cost.yearlyUsd)),
          },
        ]
      : []),
    ...(isSampleLink(booking) ? [] : [{ name: copy.addCalendar, words: copy.calendar(booking) }]),
  ]
  return inserts.map(({ name, words }) => (
    <button
      key={name}
      type="button"
      className="text-btn"
      onClick={({ currentTarget: { form } }) => {
        const field = form?.querySelector('textarea')
        if (field) onInsert(withParagraph(field, words))
      }}
    >
      {name}
    </button>
  ))
}

/** Puts a paragraph where the field was last written in, and leaves the cursor behind it; gives what it then says. */
function withParagraph(field: HTMLTextAreaElement, words: string): string {
  const at = field.selectionEnd || field.value.length
  const before = field.value.slice(0, at)
  const gap = before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  field.setRangeText(`${gap}${words}\n\n`, at, at, 'end')
  field.focus()
  return field.value
}
