import { bookingLink } from '#content/facts/booking-link'
import { isSampleLink } from '#content/facts/outside-links'
import { usd } from '#content/facts/usd'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { firstNameOf } from '#domain/greeting-name'
import type { TemplateValues } from '#domain/template-fields'

/** The values of a template's fields for a contact; a field without a value is left out. */
export function templateValues({ name, scorecards: [card] }: ContactPage): TemplateValues {
  const firstName = firstNameOf(name ?? '')
  const booking = bookingLink('reply')
  return {
    ...(firstName !== '' && { 'first name': firstName }),
    ...(card && { score: contactCopy.compose.score(card.score), tier: card.tier }),
    ...(card && card.cost.yearlyUsd > 0 && { 'yearly cost': usd(card.cost.yearlyUsd) }),
    ...(!isSampleLink(booking) && { 'booking link': booking }),
  }
}
