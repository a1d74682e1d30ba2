import type { AutomationPriority } from '#domain/answers'
import type { Industry } from '#domain/industry'

export interface Opportunity {
  name: string
  /** What happens at the broken link, and once it is repaired. */
  today: string
  repaired: string
  text: string
  /** The stations of the drawn line; the break is between the first two. */
  steps: readonly [string, string, string]
  /** One sentence more, in the terms of the visitor's own trade. */
  inIndustry: Record<Industry, string>
}

/** The first thing to repair, by what the visitor would automate first. */
export const opportunities: Record<AutomationPriority, Opportunity> = {
  'lead-nurture': {
    name: 'Lead nurture',
    today: 'A form comes in and waits until someone has time to call.',
    repaired: 'The form is answered at once, and the call is booked.',
    text: 'Three things do most of it: a reply that goes out by itself, a link to book a call, and a reminder for whoever goes quiet.',
    steps: ['Form', 'Call', 'Client'],
    inIndustry: {
      tech: 'In software, that means a trial that stalls gets a nudge before it runs out.',
      coaching:
        'In coaching, whoever writes to you at eleven at night sees your calendar while they mean it.',
      'real-estate':
        'In real estate, the question about a listing is answered while the buyer still has it open.',
      healthcare: 'In a practice, a new patient is offered a time without anyone picking up the phone.',
      'professional-services':
        'In a firm, the basic facts come in with the enquiry, so the first call is about the matter itself.',
      others: 'Whatever you sell, the customer who asks today hears from you today.',
    },
  },
  content: {
    name: 'Content',
    today: 'Ideas pile up, and the draft waits for a free evening.',
    repaired: 'A recorded thought becomes a draft; you correct it and approve it.',
    text: 'One source, a call or a voice note, becomes the post, the newsletter and the short version. Nothing goes out before you have read it.',
    steps: ['Idea', 'Draft', 'Post'],
    inIndustry: {
      tech: 'Your release notes are a good source: they already say what changed and for whom.',
      coaching: 'The questions your clients keep asking are the source, with their names taken out.',
      'real-estate': 'Each new listing can bring its own description, its post and its mail to past buyers.',
      healthcare: 'What patients ask at the desk is the source, and a clinician signs off each answer.',
      'professional-services':
        'A change in the rules your clients live by is the source, and one of your own people checks every line.',
      others: 'Start with the question customers ask you most.',
    },
  },
  'client-onboarding': {
    name: 'Client onboarding',
    today: 'The contract is signed. Then mails go back and forth until everything is collected.',
    repaired: 'The signature sends the welcome, the forms and the first date.',
    text: 'Whatever a new client has to send or sign is asked for once, in one place, and the missing piece is chased for you.',
    steps: ['Signed', 'Set up', 'Started'],
    inIndustry: {
      tech: 'In software, accounts, roles and the first import are ready before the first call.',
      coaching: 'Intake form, agreement and dates leave together, so the first session can be a session.',
      'real-estate': 'In mortgage work, the document list follows the file and says which page is missing.',
      healthcare: 'Intake, consent and insurance details arrive before the patient does.',
      'professional-services':
        'Engagement letter, identity check and document requests leave in the right order, each with a record.',
      others: 'A new customer knows what happens next without having to ask.',
    },
  },
  reporting: {
    name: 'Reporting',
    today: 'Someone copies figures from several places before anyone can read them.',
    repaired: 'The figures gather themselves, and the report is there when you sit down.',
    text: 'The same numbers from the same sources, put together on a schedule, with the unusual ones marked.',
    steps: ['Data', 'Report', 'Decision'],
    inIndustry: {
      tech: 'Usage, churn and revenue stand on one page, and it is the same page for everyone.',
      coaching: 'You see which programme fills, which client has gone quiet, and which invoice is open.',
      'real-estate': 'Pipeline, days on market and pending files are together before the weekly meeting.',
      healthcare: 'No-shows, open slots and unpaid claims are in front of you before the day starts.',
      'professional-services':
        'Hours, work in progress and unpaid invoices stand side by side, matter by matter.',
      others: 'Begin with the report somebody rebuilds every week.',
    },
  },
  'project-management': {
    name: 'Project management',
    today: 'A request arrives in a chat and becomes a task if someone remembers it.',
    repaired: 'Every request becomes a task with an owner and a date.',
    text: 'Status is read from where the work happens, so nobody has to ask for it or type it twice.',
    steps: ['Request', 'Task', 'Done'],
    inIndustry: {
      tech: 'A bug report lands in the right queue with the details an engineer would have asked for.',
      coaching: 'What a client promises in one session comes back to them before the next.',
      'real-estate': 'Every deal carries its checklist, and each date on it warns the person who owns it.',
      healthcare: 'Referrals and follow-ups each have a name beside them and a date that can’t slip unseen.',
      'professional-services':
        'Filing dates and reviews share one calendar, and a missing signature shows up early.',
      others: 'Your status meeting can then be about decisions.',
    },
  },
  'customer-support': {
    name: 'Customer support',
    today: 'The same questions are answered by hand, one at a time.',
    repaired: 'Known questions are answered at once; the rest reach a person, with the history attached.',
    text: 'The answers come from your own documents. What those don’t cover goes to someone who knows.',
    steps: ['Question', 'Answer', 'Solved'],
    inIndustry: {
      tech: 'Password, billing and how-to tickets stop at your help pages; engineers see what is broken.',
      coaching: 'Where is the link, when is the call, where is the recording: you stop answering those.',
      'real-estate': 'Viewing times, paperwork and “any news?” are answered from the file itself.',
      healthcare:
        'Opening hours, directions and rescheduling are taken care of; anything medical goes to staff.',
      'professional-services':
        'Clients can see where their matter stands; whatever needs advice goes to the person who may give it.',
      others: 'The questions you could answer in your sleep are the place to begin.',
    },
  },
  other: {
    name: 'Your own bottleneck',
    today: 'Work stops where one person hands it to the next.',
    repaired: 'The hand-off happens by itself, and you can see that it did.',
    text: 'Your first pick is not on our list, so we would begin by drawing the work step by step and marking where it waits.',
    steps: ['Start', 'Hand-off', 'Finish'],
    inIndustry: {
      tech: 'In a software company, look first at what passes between sales, product and support.',
      coaching: 'In coaching, look first at everything around the session: scheduling, notes, invoices.',
      'real-estate': 'In real estate, look first at the days between an accepted offer and the closing.',
      healthcare: 'In a practice, look first at what happens between two visits.',
      'professional-services': 'In a firm, look first at the time that never reaches an invoice.',
      others: 'Look first where a customer waits, or where your team asks each other for an update.',
    },
  },
}
