import '#app/office/parts/desk.css'
import { bookingLink } from '#content/facts/booking-link'
import { contactCopy } from '#content/office/contact'
import { isSampleLink } from '#content/facts/outside-links'
import { usd } from '#content/facts/usd'
import type { ContactPage } from '#contracts/get-contact'

const copy = contactCopy.compose

interface ReplyInsertsProps {
  contact: ContactPage
  /** Called with the message after the insertion. */
  onInsert: (text: string) => void
}

/** Inserts for a reply: their score, and the booking link. Offers only what exists. */
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

/** Inserts a paragraph at the last cursor position, puts the cursor behind it, and returns the new text. */
export function withParagraph(field: HTMLTextAreaElement, words: string): string {
  const at = field.selectionEnd || field.value.length
  const before = field.value.slice(0, at)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  field.setRangeText(`${gap}${words}\n\n`, at, at, 'end')
  field.focus()
  return field.value
}

/** The same in place of all that the field holds. */
export function withParagraphAlone(field: HTMLTextAreaElement, words: string): string {
  field.value = ''
  return withParagraph(field, words)
}
