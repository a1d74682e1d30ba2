import { exampleContacts } from './one-contact.ts'

const formData = {
  fullName: 'Ada Example',
  email: 'ada@example.com',
  linkedin: 'https://www.linkedin.com/in/ada-example',
  businessType: 'tech',
  teamSize: 'small',
  currentUse: 'some',
  repetitiveTasks: 'some-automation',
  manualAreas: ['sales', 'admin'],
  leadHandling: 'manual',
  sopApproach: 'standard',
  aiComfort: 'moderate',
  automationPriority: 'lead-nurture',
  manualHours: '11-20',
  timeOwner: 'me',
  hourlyValue: '100-250',
} as const

/** The answers of the design's example: 14 points, $136,500 a year. */
export const exampleAnswers = formData

export const exampleGuestIntake = {
  fullName: 'Ada Example',
  companyName: 'Example & Co.',
  titleRole: 'Owner',
  email: 'ada@example.com',
  website: 'https://example.com',
  linkedinProfile: 'https://www.linkedin.com/in/ada-example',
  socialMediaLinks: '@ada everywhere',
  businessDescription: 'We keep the books of small shops.',
  scalingSystem: 'One list of clients, one owner for each, a check every Friday.',
  bottleneckBreakthrough: 'Receipts came by mail. Now they come through one form.',
  workflowsToShare: 'The receipts form.',
  avoidTopics: 'Our pricing.',
  shortBio: 'Ada has kept books for twenty years.',
  headshotUrl: 'https://example.com/ada.jpg',
} as const

export const exampleAuditIntake = {
  businessName: 'Example & Co.',
  teamSize: '6-10',
  topWorkflows: 'Quotes, month-end books, reminders.',
  clientAssignment: 'Whoever has time.',
  onboardingProcess: 'sort-of',
  deliveryTools: ['Google Docs', 'Other'],
  otherDeliveryTool: 'A shared calendar',
  trackingProgress: 'A board on the wall.',
  inefficientTasks: ['Typing receipts', 'Copying notes'],
  manualOnboarding: 'The contract and the folder.',
  chaseDownTask: ['Receipts'],
  updateGathering: 'We meet on Monday.',
  timeConsumingWork: 'Receipts.',
  salesOpsTools: 'A spreadsheet and a calendar.',
  underusedTools: 'The customer list we bought.',
  neededData: 'Which clients cost us money.',
  clientNotesStorage: 'In my head.',
  newClientRejection: 'Nobody has time.',
  wouldBreakFirst: 'The month-end books.',
  confidenceNeeds: 'Someone who answers while I am away.',
  scalingIssues: 'Finding people.',
  auditGoal: 'Two days a week back.',
  additionalThoughts: 'Nothing.',
} as const
/** A picture, in the smallest of its kinds. */
const onePixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A valid body for every function, by its name. */
export const exampleBodies: Readonly<Record<string, object>> = {
  'chatbot-response': {
    userMessage: 'And how long does it take?',
    conversationHistory: [
      { type: 'user', text: 'What does the AI Audit cost?' },
      { type: 'bot', text: 'The AI Audit costs $1,999, flat.' },
    ],
  },
  'change-subscription': { token: 'of-no-mail-of-ours', state: 'unsubscribed' },
  'confirm-subscription': { token: 'of-no-mail-of-ours', step: 'confirm' },
  'get-intake-greeting': { token: 'of-no-link-of-ours' },
  'keep-seat': { token: 'of-no-mail-of-ours' },
  'get-admin-testimonials': {},
  'list-testimonials': { category: 'business-coaching', limit: 3 },
  'send-score-email': { score: 14, formData },
  'send-to-sheets': { score: 14, formData, costOfInaction: 10_500 },
  'submit-audit-intake': exampleAuditIntake,
  'submit-guest-intake': exampleGuestIntake,
  'submit-podcast-guest': {
    email: 'ada@example.com',
    linkedinProfile: 'https://www.linkedin.com/in/ada-example',
  },
  'submit-score-feedback': { rating: 8, comment: 'Clear, and it named the right thing.' },
  'subscribe-contact': {
    name: 'Ada Example',
    email: 'ada@example.com',
    company: 'Example Engines',
    phone: '+1 555 0100',
    biggest_challenge: 'Follow-up',
    source: 'assistant',
    conversation: [
      { type: 'user', text: 'Do you work with bakeries?' },
      { type: 'bot', text: 'I could not find that.' },
    ],
  },
  'subscribe-newsletter': { name: 'Ada Example', email: 'ada@example.com' },
  'register-workshop': { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' },
  'zoom-registration': { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' },
  'register-free-workshop': {
    name: 'Ada Example',
    email: 'ada@example.com',
    company: 'Example Works',
    biggest_challenge: 'Quotes wait in my inbox until Friday.',
  },
  'submit-workshop-feedback': {
    name: 'Ada Example',
    email: 'ada@example.com',
    company: 'Example Works',
    overallValue: 5,
    keyInsight: 'We lose a day a week to copying orders.',
    roiClarity: 4,
    improvementSuggestions: 'More time for questions, please.',
    wouldRecommend: true,
    allowTestimonial: true,
    testimonialContent: 'I left knowing which step to fix first.',
  },
  'update-testimonial-status': { id: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a11', action: 'delete' },
  'submit-testimonial': {
    name: 'Ada Example',
    role: 'Founder',
    company: 'Example Ltd',
    testimonial: 'The report I typed every Friday now writes itself.',
    rating: 5,
    category: 'business-coaching',
    image_url: 'https://example.com/ada.png',
    consent: true,
  },
  'list-case-studies': { featured: true },
  'list-admin-case-studies': {},
  'list-deliveries': { filters: { state: ['held', 'failed'], kind: ['score-mail'] }, limit: 20 },
  'list-delivery-groups': { q: 'ada', filters: { view: 'needs_you', service: 'mail' } },
  'get-delivery': { id: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a21' },
  'get-delivery-overview': {},
  // As in test/example-rows.ts.
  'cancel-delivery': { id: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a21' },
  'correct-delivery': { id: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a22', recipient: 'ada@example.com' },
  'list-kept-mails': { limit: 20 },
  'get-today': {},
  'list-sinks': {},
  'replay-deliveries': { ids: ['0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a11'] },
  'add-case-study-from-link': {
    url: 'https://gamma.app/docs/example',
    title: 'The enquiry that waited',
    image_url: onePixel,
  },
  'update-case-study-image': {
    id: '5a3c1de0-0000-4000-8000-000000000001',
    title: 'The enquiry that waits no more',
    image_url: onePixel,
  },
  'fix-case-study-thumbnails': {},
  'get-settings': {},
  // Whoever saves a value a second time without having seen the first is told of a conflict.
  'save-settings': { changes: [{ name: 'BOOKING_URL', value: null, updatedAt: null }] },
  'get-submission-counts': {},
  // As in test/example-rows.ts.
  'assign-submission': {
    id: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a23',
    contactId: '0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a24',
  },
  'list-submissions': { q: 'ada', filters: { state: 'held' }, sort: 'newest', limit: 20 },
  // As in test/held-submissions.ts.
  'release-submission': { id: '6d1f0a52-0000-4000-8000-000000000001' },
  'reject-submission': { id: '6d1f0a52-0000-4000-8000-000000000002' },
  // As in test/one-contact.ts.
  'add-note': { id: exampleContacts.ada, kind: 'note', text: 'Busy until October.', isAnswer: true },
  // Who has been erased cannot be erased again.
  'erase-contact': { id: exampleContacts.cy },
  'get-contact': { id: exampleContacts.ada, only: 'all' },
  'mark-answered': { id: exampleContacts.ada },
  'merge-contacts': {
    keep: exampleContacts.ada,
    merge: exampleContacts.bob,
    fields: { company: 'merge' },
  },
  'say-answered': { token: 'of-no-mail-of-ours' },
  'send-reply': { id: exampleContacts.ada, subject: 'Your question', text: 'When may I ring you?' },
  'update-contact': {
    id: exampleContacts.ada,
    version: 0,
    changes: { name: 'Ada', next_step: 'Ring her', next_step_on: '2026-11-25' },
  },
}
