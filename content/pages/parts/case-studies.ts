/** A sample case study; fields are the columns of `case_studies` (behavior 12.1). */
interface SampleCaseStudy {
  readonly id: string
  readonly title: string
  readonly client_name: string
  readonly industry: string
  readonly challenge: string
  readonly solution: string
  readonly results: string
  readonly image_url: string | null
  /** Why an outside picture is missing, for admins. */
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
  readonly line_was: string
  readonly line_now: string
  readonly line_unit: string
  readonly line_gap: string | null
  readonly measured: string
  readonly featured: boolean
}

/**
 * Inserted into a new database, newest first, and labeled as samples wherever they are shown. Two have no picture that
 * loads, so that Fix All Thumbnails has something to repair (behavior 12.10).
 */
export const sampleCaseStudies = [
  {
    id: '5a3c1de0-0000-4000-8000-000000000001',
    title: 'The inquiry that waited until Monday',
    client_name: 'A home-services company',
    industry: 'Home services',
    challenge:
      'Inquiries came in by form, email and voicemail, mostly in the evening and on weekends. Whoever got to the office first on Monday went through them. By then, the people who had asked were already talking to someone else.\n\nNobody had decided it should work that way. The step from “asked” to “answered” just didn’t belong to anyone.',
    solution:
      'We mapped every step from the first message to the booked visit, and found one missing. All three ways in now end in one list. Every inquiry gets an answer right away that says who will call, and when. If nobody has called by then, the owner gets an alert.\n\nNothing else changed. People still make the calls.',
    results:
      'Every inquiry has someone’s name on it, day or night. The Monday list is gone. What the company says on the phone hasn’t changed. They just get to say it first.',
    image_url: '/thumbnails/follow-up.svg',
    image_error: null,
    client_logo_url: '/thumbnails/sample-client.svg',
    gamma_url: 'https://gamma.app/docs/sample-presentation',
    tags: ['Lead handling', 'Follow-up', 'AI chat agents'],
    testimonial_quote: 'Nobody asks me anymore whether the customer got a call back. They did.',
    testimonial_author: 'Operations lead',
    testimonial_role: 'Home-services company',
    project_duration: '4 weeks of audit, then 30 days to build',
    services_provided: 'AI Audit, AI chat agents',
    metrics: { ways_in: '3 → 1', inquiries_without_an_owner: 'all → 0' },
    line_was: '0 Asked: Fri 7 pm\nx 62 Read: Mon 9 am\n65 Called: Mon noon',
    line_now: '0 Answered: by itself\n14 Called: by a person',
    line_unit: 'Hours from the inquiry to the first call',
    line_gap: 'hours sooner',
    measured:
      'Asked to called | 65 h | 14 h | Phone log and inbox, 4 weeks before, 4 weeks after\nJobs lost to a late answer | 2 a month, about $1,400 | none in 4 weeks | The owner’s own count\nWays in | 3 | 1 | Counted on the map\nInquiries without an owner | all of them | 0 | The list itself\nWhat is said on the phone | the same | the same | It didn’t change, so the story says so',
    featured: true,
  },
  {
    id: '5a3c1de0-0000-4000-8000-000000000002',
    title: 'The invoice that goes out without the owner',
    client_name: 'An accounting practice',
    industry: 'Professional services',
    challenge:
      'There were nine steps between a signed proposal and the first invoice, and the owner was in five of them. Files sat on one desk because only one person knew what came next.',
    solution:
      'We wrote down all nine steps with the owner, on paper. Four turned out to be the same every time, so we automated them. Three became a checklist anyone in the practice can follow. Two still belong to the owner, because they’re judgment calls.',
    results:
      'The first invoice goes out with the signature, even when the owner is away. The people who use the checklist have improved it twice since.',
    image_url: null,
    image_error: null,
    client_logo_url: null,
    gamma_url: null,
    tags: ['Internal ops', 'Handover'],
    testimonial_quote: 'The file waited for me, every time, because only I knew what came next.',
    testimonial_author: 'Owner',
    testimonial_role: 'Accounting practice',
    project_duration: '30 days',
    services_provided: 'Internal ops automation',
    metrics: { steps_by_hand: '9 → 5', steps_only_the_owner_can_do: '5 → 2' },
    line_was:
      '0 Signed\n4 Folder\nx 30 Terms: owner\n32 Data\nx 62 Setup: owner\nx 71 Review: owner\nx 119 Approval: owner\n122 Entry\nx 142 Invoiced: owner',
    line_now:
      '0 Signed\n0 Folder: by itself\n0 Terms: by itself\n1 Data: checklist\n7 Setup: owner\n12 Review: owner\n13 Invoiced: by itself',
    line_unit: 'Hours from the signed proposal to the first invoice',
    line_gap: 'hours sooner',
    measured:
      'Signed to invoiced | 142 h | 13 h | Dates in the accounting system, 10 clients before, 10 after\nSteps by hand | 9 | 5 | The list of steps, on paper\nSteps only the owner can do | 5 | 2 | The same list\nThe owner’s time for one client | 3 h, about $360 | 1 h, about $120 | Calendar\nWhat the work costs the client | the same | the same | Not part of this repair',
    featured: true,
  },
  {
    id: '5a3c1de0-0000-4000-8000-000000000003',
    title: 'Reminders nobody has to remember',
    client_name: 'A physical therapy clinic',
    industry: 'Health',
    challenge:
      'Reminders were sent by hand, by whoever had a minute. On busy days, when a missed appointment hurts most, nobody had one.',
    solution:
      'Reminders now go out on their own, and when a patient replies to reschedule, the calendar updates. The first version sent one patient two reminders. We fixed it the same morning and wrote down why it happened.',
    results:
      'The front desk sends none by hand. When the system isn’t sure what a patient meant, it asks the desk instead of guessing.',
    image_url: 'https://pictures.example.com/reminders.jpg',
    image_error: 'There is nothing at this sample’s address.',
    client_logo_url: null,
    gamma_url: null,
    tags: ['Booking', 'AI chat agents'],
    testimonial_quote:
      'I didn’t buy a robot that’s never wrong. I bought a booking line someone stands behind.',
    testimonial_author: 'Practice manager',
    testimonial_role: 'Physical therapy clinic',
    project_duration: '30 days',
    services_provided: 'AI chat agents, internal ops automation',
    metrics: { reminders_sent_by_hand: 'all → 0', empty_chairs_a_week: '5 → 2' },
    line_was: '0 Booked\nx 5 Reminded: if anyone had a minute\n7 Visit: or an empty chair',
    line_now: '0 Booked\n5 Reminded: by itself\n6 Moved: calendar updated\n7 Visit',
    line_unit: 'Days from the booking to the visit',
    line_gap: null,
    measured:
      'Reminders sent by hand | all of them | 0 | The front desk’s own list, 2 weeks before, 4 weeks after\nDesk time for one visit | 9 minutes | 3 minutes | Stopwatch, 20 visits each\nEmpty chairs | 5 a week, about $450 | 2 a week, about $180 | The schedule\nTwo reminders to one patient | – | once | Fixed the same morning, 3 hours after it was seen',
    featured: false,
  },
] as const satisfies readonly SampleCaseStudy[]
