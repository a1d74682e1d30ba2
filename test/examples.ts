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

/** A valid body for every function, by its name. */
export const exampleBodies: Readonly<Record<string, object>> = {
  'chatbot-response': {
    userMessage: 'And how long does it take?',
    conversationHistory: [
      { type: 'user', text: 'What does the AI Audit cost?' },
      { type: 'bot', text: 'The AI Audit costs $1,999, flat.' },
    ],
  },
  'list-testimonials': { category: 'business-coaching', limit: 3 },
  'send-score-email': { score: 14, formData },
  'send-to-sheets': { score: 14, formData, costOfInaction: 10_500 },
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
}
