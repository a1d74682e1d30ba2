import { sessionText } from '#app/office/workshops/session-text'
import { readinessWorkshop } from '#contracts/contact-filters'
import { forms } from '#domain/forms'

/** The label of the workshop that leads are filtered by; an unknown value is returned unchanged. */
export function workshopText(workshop: string, now: Date): string {
  if (workshop === readinessWorkshop) return forms['readiness-workshop'].title
  if (Number.isNaN(Date.parse(workshop))) return workshop
  return sessionText(workshop, now)
}
