import { numberWordFirst } from '#content/facts/number-word'

export const moderationCopy = {
  title: 'Testimonials',
  head: {
    toRead: (count: number, figures: string) => `${numberWordFirst(count, figures)} to read.`,
    ready: (count: number, figures: string) =>
      count === 1 ? 'One may be published.' : `${numberWordFirst(count, figures)} may be published.`,
    noneReady: 'Permission is missing.',
    live: (count: number, figures: string) =>
      count === 0
        ? 'No testimonials are live.'
        : count === 1
          ? 'One testimonial is live.'
          : `${numberWordFirst(count, figures)} testimonials are live.`,
    allSamples: 'All are samples.',
    samples: (count: number, figures: string) =>
      count === 1 ? 'One is a sample.' : `${numberWordFirst(count, figures)} are samples.`,
  },
  formLink: {
    copy: 'Copy form link',
    copied: 'Link copied. Send it to a client.',
    notCopied: 'The browser didn’t allow copying. The form is at /testimonials/submit.',
  },
  looksIn: 'Name, company, words',
  category: 'Category',
  allCategories: 'All',
  tabs: { pending: 'Pending Approval', approved: 'Approved' },
  loading: 'Loading testimonials...',
  empty: { pending: 'No pending testimonials', approved: 'No approved testimonials' },
  request: 'Send a client your testimonial form.',
  askClient: 'Ask a client',
  acts: {
    approve: 'Approve',
    unapprove: 'Unapprove',
    delete: 'Delete',
    feature: 'Put at the top',
    unfeature: 'Not at the top',
    correct: 'Correct',
    ask: 'Ask for permission',
    askAgain: 'Ask again',
    whose: 'Say whose it is',
  },
  successMessages: {
    featured: 'At the top now.',
    unfeatured: 'Back among the others.',
    corrected: 'Corrected.',
    asked: 'The question to the author is written.',
    notAsked: 'The author could not be asked',
    notUpdated: 'Failed to update testimonial status',
    notDeleted: 'Failed to delete testimonial',
  },
  steps: {
    written: 'Written',
    confirmed: 'Address confirmed',
    unconfirmed: 'Address not confirmed',
    noAddress: 'No address given',
    may: 'May be published',
    notAsked: 'Not asked',
    asked: 'Asked',
    askedUnsent: 'Question not sent yet',
    onSite: 'On the site',
  },
  atTop: 'At the top',
  contact: 'Contact',
  correction: {
    note: 'Corrected. Crossed out is what the author wrote.',
    label: 'What the author wrote, corrected',
    hint: 'Spelling only: the words are the author’s.',
    from: 'Repaired link: from',
    fromHint:
      'On the page it stands under “From asked to answered”. Leave both empty for a place under “In other words”.',
    to: 'To',
    save: 'Save the correction',
    cancel: 'Cancel',
  },
  keys: {
    approve: 'approve or unapprove',
    delete: 'delete',
    correct: 'correct',
    ask: 'ask for permission',
    legend: [
      [['j', 'k'], 'up and down'],
      [['a'], 'approve'],
      [['d'], 'delete'],
      [['c'], 'correct'],
      [['p'], 'ask for permission'],
      [['u'], 'undo'],
    ],
  },
  sample: 'Sample',
  mayPublish: 'Permission: ',
  notAsked: 'No permission on record. Ask the author before you approve this.',
  askedUnsent: 'The question to the author has not been sent yet.',
  asked: (when: string) => `The author was asked on ${when}, and hasn’t said yes so far.`,
  nobodyToAsk: 'No permission on record, and no address to ask at.',
  confirm: {
    title: 'Delete testimonial',
    question: 'Are you sure you want to delete this testimonial? This action cannot be undone.',
    confirm: 'Delete',
    cancel: 'Keep it',
  },
} as const
