/** One case study as a new database is given it; the fields are the columns of `case_studies` (S1 §3). */
interface SampleCaseStudy {
  readonly id: string
  readonly title: string
  readonly client_name: string
  readonly industry: string
  readonly challenge: string
  readonly solution: string
  readonly results: string
  readonly image_url: string | null
  /** Why an outside picture is not there, for admins. */
  readonly image_error: string | null
  readonly client_logo_url: string | null
  readonly gamma_url: string | null
  readonly tags: readonly string[]
  readonly testimonial_quote: string | null
  readonly testimonial_author: string | null
  readonly testimonial_role: string | null
  readonly project_duration: string
  readonly services_provided: string
  readonly metrics: Readonly<Record<string, string>>
  readonly featured: boolean
}

/**
 * Put into a new database, newest first, and labelled as samples wherever they are shown. Two have no picture that
 * loads: Fix All Thumbnails has something to repair (readings of the specification, 23).
 */
export const sampleCaseStudies = [
  {
    id: '5a3c1de0-0000-4000-8000-000000000001',
    title: 'The enquiry that waited until Monday',
    client_name: 'A home-services company',
    industry: 'Home services',
    challenge:
      'Enquiries came in by form, mail and voice message, mostly in the evening and at weekends. Whoever was in the office first on Monday went through them. By then, the people who had asked were talking to somebody else.\n\nNobody had decided that it should be so. The step from “asked” to “answered” simply belonged to no one.',
    solution:
      'We drew the line from the first message to the booked visit, and found one link missing. All three ways in now end in one list. Each enquiry gets an answer at once that says who will call, and when. If nobody has called by then, the owner hears of it.\n\nNothing else was changed: the calls are still made by people.',
    results:
      'No enquiry is without an owner, at any hour. The Monday list is gone, and with it the Monday morning. What the company says on the phone has not changed. It says it first.',
    image_url: '/thumbnails/follow-up.svg',
    image_error: null,
    client_logo_url: '/thumbnails/sample-client.svg',
    gamma_url: 'https://gamma.app/docs/sample-presentation',
    tags: ['Lead handling', 'Follow-up', 'AI chat agents'],
    testimonial_quote: 'Nobody asks me any more whether the customer was called back. They were.',
    testimonial_author: 'Operations lead',
    testimonial_role: 'Home-services company',
    project_duration: '4 weeks',
    services_provided: 'AI Audit, AI chat agents',
    metrics: { ways_in: '3 → 1', enquiries_without_an_owner: '0' },
    featured: true,
  },
  {
    id: '5a3c1de0-0000-4000-8000-000000000002',
    title: 'An invoice that leaves without its owner',
    client_name: 'An accounting practice',
    industry: 'Professional services',
    challenge:
      'Between a signed proposal and the first invoice lay nine steps, and the owner was in five of them. Files waited on one desk, because one person knew what came next.',
    solution:
      'The nine steps were written down, with the owner, on paper. Four turned out to be the same every time and were automated. Three became a checklist that anybody in the practice can follow. Two are still the owner’s, because they are decisions.',
    results:
      'The first invoice leaves with the signature, also when the owner is away. The checklist has been changed twice since, by the people who use it.',
    image_url: null,
    image_error: null,
    client_logo_url: null,
    gamma_url: null,
    tags: ['Internal ops', 'Handover'],
    testimonial_quote: null,
    testimonial_author: null,
    testimonial_role: null,
    project_duration: '30 days',
    services_provided: 'Internal ops automation',
    metrics: { steps_by_hand: '9 → 5', steps_only_the_owner_can_do: '5 → 2' },
    featured: true,
  },
  {
    id: '5a3c1de0-0000-4000-8000-000000000003',
    title: 'Reminders that nobody has to remember',
    client_name: 'A physiotherapy clinic',
    industry: 'Health',
    challenge:
      'Reminders were sent by hand, by whoever had a minute. On full days, when a missed appointment costs most, nobody had one.',
    solution:
      'Reminders go out by themselves, and an answer that moves an appointment lands in the calendar. The first version sent two reminders to one patient. It was repaired the same morning, and the cause is written down beside the fix.',
    results:
      'The desk sends none by hand. When the system is unsure what a patient meant, it asks the desk instead of guessing.',
    image_url: 'https://pictures.example.com/reminders.jpg',
    image_error: 'Nothing answers at this sample’s address.',
    client_logo_url: null,
    gamma_url: null,
    tags: ['Booking', 'AI chat agents'],
    testimonial_quote:
      'What I bought is not a robot that is never wrong. It is a booking line that somebody answers for.',
    testimonial_author: 'Practice manager',
    testimonial_role: 'Physiotherapy clinic',
    project_duration: '3 weeks',
    services_provided: 'AI chat agents, internal ops automation',
    metrics: { reminders_sent_by_hand: '0', hours_to_the_first_repair: '3' },
    featured: false,
  },
] as const satisfies readonly SampleCaseStudy[]
