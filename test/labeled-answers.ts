import type { ActivityKind, StoredAnswers } from '#domain/activity'

interface Labeled {
  kind: ActivityKind
  source: string | null
  content: StoredAnswers
}

/**
 * Submissions of every form as 0.2.0 stored them, made by its own code: answers under their labels, as they read. Those
 * of 0.1.0 differ by the address of a testimonial alone. Never change them: databases hold such rows.
 */
export const labeledAnswers: readonly Labeled[] = [
  {
    kind: 'scorecard',
    source: null,
    content: [
      ['Score', '14 out of 27 (The System Architect)'],
      ['Full Name', ['Ada Example']],
      ['Email Address', ['ada@example.com']],
      ['LinkedIn Profile', ['https://www.linkedin.com/in/ada-example']],
      ['Business Type', ['Tech / SaaS']],
      ['Team Size', ['2-5']],
      ['How much automation or AI runs in your business today?', ['Some AI tools in daily work']],
      ['Who does the repetitive tasks?', ['Software does some of them']],
      ['Which areas eat the most manual work?', ['Sales', 'Admin']],
      ['What happens to a new lead?', ['We follow up by hand']],
      ['Is it written down how work gets done?', ['Standard written procedures']],
      ['How comfortable are you with AI?', ['Moderately comfortable']],
      ['What would you automate first?', ['Lead nurture']],
      ['How many hours a week go into manual work?', ['11–20 h']],
      ['Whose time is it, mostly?', ['Mine']],
      ['What is an hour of that time worth?', ['$100–250']],
    ],
  },
  {
    kind: 'score-feedback',
    source: null,
    content: [
      ['Rating, 1 to 10', '9'],
      ['Comment', 'Right on.'],
    ],
  },
  {
    kind: 'newsletter',
    source: null,
    content: [
      ['Name', 'Ada Example'],
      ['Email', 'ada@example.com'],
      ['Before', 'Unsubscribed'],
    ],
  },
  {
    kind: 'newsletter-confirmation',
    source: null,
    content: [['Newsletter', 'Confirmed']],
  },
  {
    kind: 'contact',
    source: null,
    content: [
      ['Name', 'Ada Example'],
      ['Email', 'ada@example.com'],
      ['Company', 'Example Works'],
      ['Form', 'Contact form on the home page'],
    ],
  },
  {
    kind: 'contact',
    source: 'assistant',
    content: [
      ['Email', 'ada@example.com'],
      ['Form', 'AI assistant follow-up'],
      ['Conversation', ['Assistant: Hello', 'Visitor: What does it cost?']],
    ],
  },
  {
    kind: 'contact',
    source: 'crm',
    content: [
      ['Email', 'ada@example.com'],
      ['Phone', '+1 555 0100'],
      ['Biggest challenge', 'Quotes wait.'],
      ['Form', 'crm'],
    ],
  },
  {
    kind: 'readiness-workshop',
    source: null,
    content: [
      ['Name', 'Ada Example'],
      ['Email', 'ada@example.com'],
      ['Company', 'Example Works'],
    ],
  },
  {
    kind: 'free-workshop',
    source: 'free_workshop_registration',
    content: [
      ['Session', 'November 26, 2026, 10:00 AM EST'],
      ['Place', 'Seat 12'],
      ['Full Name', 'Ada Example'],
      ['Business Email', 'ada@example.com'],
      ['Company Name', 'Example Works'],
      ['Biggest Workflow Challenge', 'Quotes wait.'],
    ],
  },
  {
    kind: 'free-workshop',
    source: 'free_workshop_registration',
    content: [
      ['Session', 'November 26, 2026, 10:00 AM EST'],
      [
        'Place',
        'Waiting list: three people on the same network already got seats that day (signed up again, same place)',
      ],
      ['Full Name', 'Ada Example'],
      ['Business Email', 'ada@example.com'],
      ['Company Name', 'Example Works'],
      ['Biggest Workflow Challenge', 'Quotes wait.'],
    ],
  },
  {
    kind: 'free-workshop-seat',
    source: null,
    content: [
      ['Session', 'November 26, 2026, 10:00 AM EST'],
      ['Place', 'Seat 12, confirmed'],
    ],
  },
  {
    kind: 'workshop-feedback',
    source: null,
    content: [
      ['Name', 'Ada Example'],
      ['Email', 'ada@example.com'],
      ['Company', 'Example Works'],
      ['Overall value, 1 to 5', '5'],
      ['Key insight', 'We lose a day a week to copying orders.'],
      ['Clarity on AI ROI, 1 to 5', '4'],
      ['Suggestions', 'More time for questions, please.'],
      ['Would recommend', 'Yes'],
      ['Allows a testimonial', 'Yes: it waits for your approval'],
      ['Testimonial', 'I left knowing which step to fix first.'],
    ],
  },
  {
    kind: 'podcast-application',
    source: null,
    content: [
      ['Email', 'ada@example.com'],
      ['LinkedIn profile', 'https://linkedin.com/in/ada'],
    ],
  },
  {
    kind: 'guest-intake',
    source: null,
    content: [
      ['Full name', 'Ada Example'],
      ['Company name', 'Example & Co.'],
      ['Title or role', 'Owner'],
      ['Email', 'ada@example.com'],
      ['Website', 'https://example.com'],
      ['LinkedIn profile', 'https://www.linkedin.com/in/ada-example'],
      ['Social media links', '@ada everywhere'],
      ['What your business does', 'We keep the books of small shops.'],
      ['The system that lets you scale', 'One list of clients, one owner for each, a check every Friday.'],
      ['The bottleneck you broke through', 'Receipts came by mail. Now they come through one form.'],
      ['Workflows you can share', 'The receipts form.'],
      ['Topics to avoid', 'Our pricing.'],
      ['Short bio', 'Ada has kept books for twenty years.'],
      ['Headshot link', 'https://example.com/ada.jpg'],
    ],
  },
  {
    kind: 'week-1-intake',
    source: null,
    content: [
      ['Name', 'Ada Example'],
      ['Email', 'ada@example.com'],
      ['Business name', 'Example & Co.'],
      ['Team size', '6-10'],
      ['Which workflows does your business run on?', 'Quotes, month-end books, reminders.'],
      ['How does a new client get assigned to someone?', 'Whoever has time.'],
      ['Do you have a set onboarding process?', 'Sort of'],
      ['Which tools do you use to deliver your work?', ['Google Docs', 'Other']],
      ['Which other tool?', 'A shared calendar'],
      ['How do you track progress on a client’s work?', 'A board on the wall.'],
      ['Which tasks take longer than they should?', ['Typing receipts', 'Copying notes']],
      ['What do you still do by hand in onboarding?', 'The contract and the folder.'],
      ['What do you have to chase people for?', ['Receipts']],
      ['How do you gather updates from your team?', 'We meet on Monday.'],
      ['What work eats up the most time each week?', 'Receipts.'],
      ['Which tools run your sales and operations?', 'A spreadsheet and a calendar.'],
      ['Which tools do you pay for but hardly use?', 'The customer list we bought.'],
      [
        'What would you like to know about your business that you can’t see today?',
        'Which clients cost us money.',
      ],
      ['Where do client notes live?', 'In my head.'],
      ['Why would you turn a new client away today?', 'Nobody has time.'],
      ['If your clients doubled next month, what would break first?', 'The month-end books.'],
      [
        'What would need to be in place for you to say yes with confidence?',
        'Someone who answers while I am away.',
      ],
      ['What else has gotten in the way of growing?', 'Finding people.'],
      ['What should this audit do for you?', 'Two days a week back.'],
      ['What else should we know?', 'Nothing.'],
    ],
  },
  {
    kind: 'testimonial',
    source: null,
    content: [
      ['Name', 'Ada Example'],
      ['Email', 'ada@example.com'],
      ['Role', 'Founder'],
      ['Company', 'Example Ltd'],
      ['Testimonial', 'The report I typed every Friday now writes itself.'],
      ['Rating', '5 of 5'],
      ['Program or service', 'Business coaching'],
      ['Picture', 'https://example.com/ada.png'],
      [
        'May be published',
        'You may publish this testimonial with my name, role, company and picture on your website.',
      ],
    ],
  },
  {
    kind: 'testimonial',
    source: null,
    content: [
      ['Name', 'Ada Example'],
      ['Testimonial', 'The report I typed every Friday now writes itself.'],
      ['Rating', '5 of 5'],
      ['Program or service', 'Business coaching'],
      ['Picture', 'https://example.com/ada.png'],
      ['May be published', 'Not asked'],
    ],
  },
]
