import { bookingLink } from '#content/facts/booking-link'
import { auditFacts, chatAgentFacts, internalOpsFacts } from '#content/facts/facts'
import { site } from '#content/facts/site'
import { contentView } from '#content/facts/content-view'
import { usd } from '#content/facts/usd'
import { bookCopy } from '#content/pages/book'

/** The `about` of the booking link for each kind of call. */
export const bookedAbout = {
  book: 'assistant',
  audit: 'ai-audit',
  demo: 'ai-chat-agents',
  consultation: 'ai-internal-ops',
} as const
export type BookedKind = keyof typeof bookedAbout

/** Visitors' phrases that ask for a time, move one or ask for a call back, in the format of `concepts.ts`. */
export const bookingPhrases = {
  times:
    'before [a-z]+|this (morning|afternoon|evening)|[0-9]+ish|next (monday|tuesday|wednesday|thursday|friday|week|month)|today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|(on|next|this|for) wed|wed (at|morning|afternoon|noon|[0-9]+)|thu|thurs|fri|noon|morning|afternoon|evening|weekend|next week|this week|next month|at [0-9]+|[0-9]+ ?(am|pm)|january|february|march|april|june|july|august|september|october|november|december|(any|some|a) time|after [0-9]+|first thing',
  acts: 'can (we|i) (talk|speak|meet|come)|(need|want) (a|an) (call|slot|appointment|time)|come in|(are there|got) (any )?(slots?|times?|openings?)|hold|(i|we|id|wed) (need|want|like|would like|d like|take)|works? (for|fine)|(can|does|would|will) (that|this|it|[0-9]+ ?(am|pm)?) work|ring me|phone me|give me a (call|ring)|(some|any)(one|body|1) (call|ring|phone|contact)|on the calendar|book|schedule|set (me |us |it |that ){0,3}up|set up|put me|put us|pencil|reserve|arrange|squeeze me in|fit me in|get me (in|on|a)|get (me|us) _ (call|slot|appointment|meeting)|make (me )?an appointment|i want (a|to do a) (call|meeting)|can (i|we) (get|have|do|come in)|lets (do|talk|meet)|(do|are) (you|u|ya|yall) (have|available|free|open)|have time|got time|(are|is|be) (you|u|ya|anyone|anybody|somebody|someone) free|(im|i am|we are|were) free|free (slot|time|on|at|this|next)|when (\\w+ )?free|available|availability|any opening*|open slot*|is there|works for me|how about|call me',
  things:
    'slots?|spot|availability|available|call|calls|meeting|appointment|demo|consult*|time|slot*|chat|talk|audit|interview|opening*|someone|somebody|person|me|you|yall',
  /** Together with any time, these ask for a meeting. */
  meetings:
    'calls?|meetings?|meet|appointments?|demos?|consultation|(can|could) (we|i) talk|(a|to|us|lets) talk|slots?|opening*',
  moves:
    'give (up|back)|free up|release|withdraw|cant attend|cannot attend|cancel*|move|moving|reschedul*|change|push|pushed|postpone|switch|bump|late|came up|cant make|cannot make|wont make|miss|another (day|time)|cant come|not make it',
  ours: '(my|our|the|a|this|tomorrows|todays|mondays|tuesdays|wednesdays|thursdays|fridays) (\\w+ ){0,2}(call|appointment|meeting|demo|booking|slot|consultation)|(my|our|the) (audit|deposit) (to|until|back|forward)|my (\\w+ )?(seat|spot|place|registration|workshop|session)',
  callMe:
    '(call|ring|phone|text) (me|us) (back )?(at|on|under) ([0-9]|this|the|my)|(call|ring|phone|text) (me|us) _ [0-9]{3}|my (number|cell|phone) is|reach me (at|on)',
  /** Asks for a call at any time. */
  anyTime:
    '(can|could|may) (i|we) (please )?(book|schedule|arrange|get|have|set up) (a|an|the|my) (\\w+ )?(call|meeting|appointment|demo|consultation)|(i|we|id|wed) (want|like|would like|d like|need) to (book|schedule|arrange|set up) (a|an|the|my) (\\w+ )?(call|meeting|appointment|demo|consultation)|when (can|could|do) (i|we|you) (talk|speak|meet|have time)|(when|what times) are (you|u) (free|available|open)|(what|which|any|next|your) (free|open|available) (times?|slots?)|(what|which) (times|slots) are (free|open|available)',
}

export const bookingWords = contentView(() => {
  const pickAbout = (kind: BookedKind) =>
    `I can’t book it from this chat. You pick the day and time yourself on our calendar: ${bookingLink(bookedAbout[kind])} ${terms[kind]}`
  const terms: Readonly<Record<BookedKind, string>> = {
    book: 'The call is free and shows whether we’re right for you, before you pay anything.',
    audit: `The free call comes first; then a deposit of ${usd(auditFacts.depositUsd)} reserves your audit.`,
    demo: `The demo takes ${chatAgentFacts.demoMinutes} minutes: you talk to an agent and to us.`,
    consultation: `The consultation takes ${internalOpsFacts.consultationMinutes} minutes.`,
  }
  return {
    book: pickAbout('book'),
    audit: pickAbout('audit'),
    demo: pickAbout('demo'),
    consultation: pickAbout('consultation'),
    /** Shown below open times, which a small panel shows first. */
    pick: (kind: BookedKind) =>
      `I can’t book one from this chat. Pick it on our calendar, and a person confirms it by email. ${terms[kind]}`,
    next: 'The next open times',
    onDay: 'Open on that day',
    notOnDay: 'Nothing is open on that day. The next open times',
    zone: { theirs: 'in your time zone', ours: 'in our time zone' },
    others: 'All open times:',
    none: bookCopy.none.text,
    move: `I can’t see or change bookings from this chat. Write to ${site.contactEmail} with your name, the time you had and the time you want, and a person takes care of it.`,
    callMe: `I can’t call you or pass a number on from this chat. Pick a time on our calendar: ${bookingLink('assistant')} Or write to ${site.contactEmail} with your number and when to call.`,
  }
})
