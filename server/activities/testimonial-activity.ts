import { categoryLabels, consentWording } from '#content/testimonials'
import type { InputOf } from '#contracts/contract'
import type { submitTestimonial } from '#contracts/submit-testimonial'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import { answered } from './answered.ts'

/** It belongs to nobody where no address was given. */
export function testimonialActivity(id: string, input: InputOf<typeof submitTestimonial>): NewActivity {
  return {
    kind: 'testimonial',
    subjectId: id,
    person:
      input.email === undefined
        ? undefined
        : { email: input.email, name: input.name, company: input.company ?? undefined },
    content: answered(
      ['Name', input.name],
      ['Email', input.email],
      ['Role', input.role],
      ['Company', input.company],
      ['Testimonial', input.testimonial],
      ['Rating', `${input.rating} of 5`],
      ['Program or service', categoryLabels[input.category]],
      ['Picture', input.image_url],
      ['May be published', input.consent ? consentWording : 'Not asked'],
    ),
    visit: input.visit,
  }
}
