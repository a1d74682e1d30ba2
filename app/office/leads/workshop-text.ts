import { sessionText } from '#app/office/workshops/session-text'
import { readinessWorkshop } from '#contracts/contact-filters'
import { forms } from '#domain/forms'

/** The name of a workshop that leads are filtered by; a text that names none stays. */
export function workshopText(workshop: string, now: Date): string {
  if (workshop === readinessWorkshop) return forms['readiness-workshop'].title
  if (Number.isNaN(Date.parse(workshop))) return workshop
  return sessionText(workshop, now)
}
