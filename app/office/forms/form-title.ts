import type { ActivityKind } from '#domain/activity'
import { contactPlaces, formTitles } from '#content/office-forms'

/** “Contact, home page”. */
export function formTitle(form: ActivityKind | null, source: unknown, otherwise = ''): string {
  if (form === null) return otherwise
  const place = form === 'contact' ? contactPlaces[typeof source === 'string' ? source : ''] : undefined
  return place === undefined ? formTitles[form] : `${formTitles[form]}, ${place}`
}
